import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type CompanionOptions, editionNames, saveOf } from '@mokum/amsterdam/companion';
import { readTomOptions } from '@mokum/protocol/tom-sheet';
import { command } from '../command.ts';
import { Keeping, ownFolder } from '../files/keeping.ts';
import { exists, freeFile } from '../files/read.ts';
import { asker } from '../io.ts';
import { penFor } from '../pen.ts';
import { UsageError } from '../usage.ts';
import { tomInLines } from './lines.ts';
import { readSheet, writeSheet } from './sheets.ts';
import { sitAtTable } from './sitting.ts';

function optionsOf(flags: { readonly length: string; readonly edition: string }): CompanionOptions {
  const read = readTomOptions(editionNames, flags);
  if (!read.ok) throw new UsageError(read.fault.message);
  return read.value;
}

export const tomCommand = command('tom', {
  does: 'play TOM of Amsterdam’s solo game beside your own box',
  words: '',
  most: 0,
  about: `Somebody plays Amsterdam alone with the cardboard, and this is TOM. He asks for the dice and for the few things he must
know, at the moment he must know them; says what he does, with the paragraph of the rules that makes him do it; keeps
his score; and counts it in the end. What was entered can be taken back. The sheet is saved after every entry.
With --json each line of the input is an entry ("ahead me", "dice 1 6 3 4 2 2", "undo") and each line of the output a
sheet: round, points, gulden, reach, crests, by, entries, the steps since the last line, question and result; or error.`,
  examples: [
    ['mokum tom', 'a game of twelve rounds'],
    ['mokum tom --length short --edition ru', 'ten rounds, triples as in the Russian rulebook'],
    ['mokum tom --resume tom-4f1c.json', 'go on with a sheet'],
    ['mokum tom --json < entries.txt', 'lines for other programs'],
  ],
  flags: {
    length: { kind: 'text', value: 'length', among: () => ['full', 'short'], does: 'rounds', otherwise: 'full' },
    edition: {
      kind: 'text',
      value: 'edition',
      among: () => editionNames,
      does: 'whose docks for triples of 3 and 4',
      otherwise: 'house',
    },
    save: {
      kind: 'text',
      value: 'file',
      does: 'the file of the sheet (otherwise a new one in your state folder; none with --json)',
    },
    resume: { kind: 'text', value: 'file', does: 'go on with a sheet' },
    json: { kind: 'switch', does: 'entries in, JSON lines out' },
    colour: { kind: 'switch', does: 'colours, or none with --no-colour' },
  },
  async run({ flags }, io) {
    const { resume, save } = flags;
    const stray = (['length', 'edition'] as const).find((flag) => resume !== undefined && flags[flag] !== undefined);
    if (stray !== undefined) throw new UsageError(`--${stray} is settled by the sheet: leave it out with --resume`);
    if (save !== undefined && save !== resume && exists(save))
      throw new UsageError(`${save} exists already: --resume ${save} goes on with it, or choose another name`);
    const begun = resume === undefined ? undefined : readSheet(resume);
    const options: CompanionOptions =
      begun?.options ?? optionsOf({ length: flags.length ?? 'full', edition: flags.edition ?? 'house' });
    const entries = begun?.entries ?? [];
    const named = save ?? resume;
    const ask = asker(io);
    try {
      if (flags.json)
        await tomInLines(io, ask, options, entries, (kept) => {
          if (named !== undefined) writeSheet(named, saveOf(options, kept));
        });
      else {
        const file = named ?? freeFile(join(ownFolder(io), `tom-${randomBytes(4).toString('hex')}.json`));
        const pen = penFor(flags.colour, io);
        const keeping = new Keeping({
          io,
          asker: ask,
          pen,
          what: 'sheet',
          file,
          begun: file === resume ? 'from the file' : 'anew',
          resume: (kept) => `tom --resume ${kept}`,
        });
        return await sitAtTable({ io, asker: ask, pen, options, keeping }, entries);
      }
    } finally {
      ask.close();
    }
    return 0;
  },
});

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { isPlainText, LONGEST_NAME } from '@mokum/kernel';
import { amount } from '../amount.ts';
import { command } from '../command.ts';
import { Keeping, ownFolder } from '../files/keeping.ts';
import { exists, freeFile } from '../files/read.ts';
import { optionsFlag, optionsIn } from '../game-options.ts';
import { botLevels, checkBots, checkSeats, gameNames, seatsFlag, titleCalled, describeOptions } from '../games.ts';
import { asker } from '../io.ts';
import { LONGEST_SEED_TYPED } from '../limits.ts';
import { PACK_FLAG, withPack } from '../pack.ts';
import { penFor } from '../pen.ts';
import { Failure, UsageError } from '../usage.ts';
import { play } from './play.ts';
import type { Sitting } from './card.ts';
import { checkSave, noGame, readSave } from './saves.ts';
import type { Wanted } from './session.ts';

const NAMES = ['Anna', 'Bram', 'Carla', 'Daan', 'Eva', 'Floris', 'Griet', 'Hugo'];
const SEATS = 3;
const BOT = 'greedy';

function sittingsFor(seats: number, people: number, names: readonly string[], bots: readonly string[]): Sitting[] {
  const free = NAMES.filter((name) => !names.includes(name));
  return Array.from({ length: seats }, (_, seat) => ({
    name: names[seat] ?? (free.shift() as string),
    player: seat < people ? 'human' : bots[(seat - people) % bots.length],
  }));
}

export const playCommand = command('play', {
  does: 'play a game at this terminal, against bots or with others at one screen',
  words: '<game>',
  most: 1,
  about: `Plays a game. You take the first seat and bots the others; with --hotseat people take turns at this screen, which is
cleared between them where something is secret. Answer with the number of an option or with a move in notation; "help" lists more words.
The game is saved after every move, to a file that is named when it begins; one can leave at any time, by "quit", by Ctrl-C
or by closing the window. As it was before the last move it stays beside that file, under a name that ends in .earlier.`,
  examples: [
    ['mokum play grachtenpand', 'you against two bots'],
    ['mokum play grachtenpand --seats 2 --bots random', 'two players, an easy bot'],
    ['mokum play grachtenpand --seats 3 --hotseat --names Anna,Bram,Cas', 'three people at one screen'],
    ['mokum play grachtenpand --seats 4 --hotseat --names Anna,Bram', 'two people and two bots'],
    ['mokum play nieuw-amsterdam --pack mine.json', 'with the tables of an edition pack'],
    ['mokum play amsterdam --seats 1', 'alone against TOM'],
    ['mokum play amsterdam --options length=short', 'the short game'],
    ['mokum play amsterdam --options foreman=true,orders=3,trader=true,extraTiles=true', 'with all four expansions'],
    ['mokum play --resume grachtenpand-4f1c.log', 'go on with a game that was left'],
  ],
  flags: {
    seats: seatsFlag(SEATS),
    bots: {
      kind: 'list',
      value: 'a,b',
      among: botLevels,
      does: 'the bots of the seats without people',
      otherwise: BOT,
    },
    hotseat: { kind: 'switch', does: 'people in all seats, or in as many as there are names' },
    names: { kind: 'list', value: 'a,b', longest: LONGEST_NAME, does: 'names by seat' },
    options: optionsFlag,
    seed: { kind: 'text', value: 'text', longest: LONGEST_SEED_TYPED, does: 'the same seed deals the same cards' },
    pack: PACK_FLAG,
    save: {
      kind: 'text',
      value: 'file',
      does: 'save the game to this file',
      otherwise: 'a new one in your state folder',
    },
    resume: { kind: 'text', value: 'file', does: 'go on with a saved game' },
    colour: { kind: 'switch', does: 'colours, or none with --no-colour' },
  },
  more: describeOptions,
  async run({ flags, words }, io) {
    const resumed = flags.resume;
    let session: Wanted;
    if (resumed !== undefined) {
      const stray = (['seats', 'bots', 'hotseat', 'names', 'options', 'seed', 'pack'] as const).find(
        (flag) => flags[flag] !== undefined,
      );
      if (stray !== undefined)
        throw new UsageError(`--${stray} is settled by the saved game: leave it out with --resume`);
      const saved = readSave(resumed);
      session = { ...saved, start: saved };
      if (words[0] !== undefined && titleCalled(words[0]) !== session.title)
        throw new UsageError(`${resumed} is a game of ${session.title.game.name}, not of ${words[0]}`);
      if (session.sittings.every(({ player }) => player !== 'human')) {
        await checkSave(resumed, saved);
        throw new UsageError(`${resumed} was played by bots alone: there is no seat to take`);
      }
    } else {
      if (words[0] === undefined) throw new UsageError(`which game? mokum play ${gameNames()[0]}`);
      const title = titleCalled(words[0]);
      const names = flags.names ?? [];
      const seats = flags.seats ?? Math.max(SEATS, names.length);
      const bots = flags.bots ?? [BOT];
      checkSeats(title, seats);
      checkBots(title, bots);
      if (names.length > seats)
        throw new UsageError(`--names: ${amount(names.length, 'name')} for ${amount(seats, 'seat')}`);
      if (new Set(names).size < names.length) throw new UsageError('--names: two have the same name');
      if (!names.every(isPlainText)) throw new UsageError('--names: a name is plain text');
      const people = flags.hotseat ? (names.length > 0 ? names.length : seats) : 1;
      if (flags.bots && bots.length > seats - people)
        throw new UsageError(
          `--bots: ${amount(bots.length, 'bot')} for ${amount(seats - people, 'seat')} without people (${seats} in all)`,
        );
      const options = withPack(title, seats, optionsIn(title, seats, flags.options), flags.pack);
      const seed = flags.seed ?? randomBytes(4).toString('hex');
      session = { title, sittings: sittingsFor(seats, people, names, bots), seed, start: { options } };
    }
    if (flags.save !== undefined && flags.save !== resumed && exists(flags.save))
      throw new UsageError(
        `${flags.save} exists already: --resume ${flags.save} goes on with it, or choose another name`,
      );
    const seedName = session.seed.replaceAll(/[^\w-]+/g, '-').slice(0, 40);
    const file = flags.save ?? resumed ?? freeFile(join(ownFolder(io), `${session.title.game.name}-${seedName}.log`));
    const ask = asker(io);
    try {
      const pen = penFor(flags.colour, io);
      const keeping = new Keeping({
        io,
        asker: ask,
        pen,
        what: 'game',
        file,
        begun: file === resumed ? 'from the file' : 'anew',
        resume: (kept) => `play --resume ${kept}`,
      });
      return await play(session, { io, asker: ask, pen, keeping }, (why) =>
        resumed === undefined ? new Failure(why) : noGame(resumed, why),
      );
    } finally {
      ask.close();
    }
  },
});

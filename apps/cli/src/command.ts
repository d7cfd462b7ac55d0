import { describeFlags, type Flags, readFlags, type Values } from './flags.ts';
import type { Io } from './io.ts';
import { UsageError } from './usage.ts';

export interface Command {
  readonly name: string;
  readonly does: string;
  readonly usage: string;
  /** lines */
  readonly help: () => readonly string[];
  readonly run: (args: readonly string[], io: Io) => Promise<number>;
}

interface Parts<F extends Flags> {
  readonly does: string;
  /** the words a command takes, for --help */
  readonly words: string;
  readonly most: number;
  readonly about: string;
  readonly examples: readonly (readonly [command: string, does: string])[];
  readonly flags: F;
  /** what the flags alone do not say */
  readonly more?: () => string;
  readonly run: (parsed: { flags: Values<F>; words: readonly string[] }, io: Io) => number | Promise<number>;
}

const HELP = { help: { kind: 'switch', does: 'show this text' } } as const;

/** A command with its flags, its help and its examples. */
export function command<F extends Flags>(name: string, parts: Parts<F>): Command {
  const flags = { ...parts.flags, ...HELP };
  const usage = `mokum ${name}${parts.words === '' ? '' : ` ${parts.words}`} [flags]`;
  const help = (): string[] => {
    const width = Math.max(...parts.examples.map(([example]) => example.length));
    const examples = parts.examples.map(([example, does]) => `  ${example.padEnd(width)}  ${does}`).join('\n');
    const text = `${usage}\n\n${parts.about}\n\nFlags:\n${describeFlags(flags)}\n\n${parts.more?.() ?? ''}Examples:\n${examples}`;
    return text.split('\n');
  };
  return {
    name,
    does: parts.does,
    usage,
    help,
    async run(args, io) {
      // Help is given whatever else is wrong with the line.
      if (args.includes('--help') || args.includes('-h')) {
        io.say(...help());
        return 0;
      }
      const parsed = readFlags(args, flags);
      if (parsed.words.length > parts.most)
        throw new UsageError(`"${parsed.words[parts.most]}" is one word too many: ${usage}`);
      return await parts.run(parsed, io);
    },
  };
}

import { MokumError } from '@mokum/kernel';
import manifest from '../package.json' with { type: 'json' };
import { benchCommand } from './bench/command.ts';
import type { Command } from './command.ts';
import { editionCommand } from './edition.ts';
import { engineCommand } from './engine/command.ts';
import { gameNames } from './games.ts';
import { type Io, ioOver, type Streams } from './io.ts';
import { notAmong } from '@mokum/protocol/checking';
import { playCommand } from './play/command.ts';
import { simulateCommand } from './simulate.ts';
import { tomCommand } from './tom/command.ts';
import { Failure, messageOf, UsageError } from './usage.ts';
import { verifyCommand } from './verify.ts';

const COMMANDS: readonly Command[] = [
  playCommand,
  tomCommand,
  simulateCommand,
  verifyCommand,
  engineCommand,
  editionCommand,
  benchCommand,
];

function overview(): string[] {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length));
  const text = `mokum: eurogames about Amsterdam, at the terminal and for programs

Usage: mokum <command> [flags]

Commands:
${COMMANDS.map(({ name, does }) => `  ${name.padEnd(width)}  ${does}`).join('\n')}

Games: ${gameNames().join(', ')}

Flags:
  --help     show this text; after a command, what that command does
  --version  show the version

Examples:
  mokum play grachtenpand                     a game against two bots
  mokum play grachtenpand --seats 2 --hotseat two people at one screen
  mokum play amsterdam --seats 1              alone against TOM
  mokum tom                                   TOM beside your own box
  mokum simulate grachtenpand --games 100     let the bots play among themselves
  mokum help verify                           the same as mokum verify --help

Exit codes: 0 all is well, 1 something failed or does not hold, 2 wrong usage`;
  return text.split('\n');
}

async function dispatch(args: readonly string[], io: Io): Promise<number> {
  const [first, ...rest] = args;
  if (first === undefined || first === '--help' || first === '-h') {
    io.say(...overview());
    return 0;
  }
  if (first === '--version' || first === '-v') {
    io.say(manifest.version);
    return 0;
  }
  const names = COMMANDS.map(({ name }) => name);
  if (first === 'help') {
    io.say(...(rest.length === 0 ? overview() : find(rest[0], names).help()));
    return 0;
  }
  if (first.startsWith('-')) throw new UsageError(notAmong('flag', first, ['--help', '--version']));
  return await find(first, names).run(rest, io);
}

function find(name: string, names: readonly string[]): Command {
  const found = COMMANDS.find((command) => command.name === name);
  if (!found) throw new UsageError(notAmong('command', name, [...names, 'help']));
  return found;
}

/** A fault of the command itself. Where it lies in the code is told to those who ask for it. */
function tellFault(error: unknown, io: Io): void {
  io.warn(`mokum: this is a fault in mokum itself: ${messageOf(error)}`);
  if (io.env['MOKUM_STACK'] && error instanceof Error) io.warn(...(error.stack ?? '').split('\n'));
  else io.warn('With MOKUM_STACK=1 before the command it says where, which is worth a report.');
}

/** Runs the command line and returns the exit code. */
export async function mokum(args: readonly string[], streams: Streams): Promise<number> {
  const io = ioOver(streams);
  try {
    return await dispatch(args, io);
  } catch (error) {
    if (error instanceof UsageError) {
      const command = COMMANDS.find(({ name }) => name === args[0]);
      io.warn(`mokum: ${error.message}`, `mokum${command ? ` ${command.name}` : ''} --help shows how it is used`);
      return 2;
    }
    if (error instanceof Failure) io.warn(`mokum: ${error.message}`, ...error.more);
    else if (error instanceof MokumError) io.warn(`mokum: ${error.message}`);
    else tellFault(error, io);
    return 1;
  }
}

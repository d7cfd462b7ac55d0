import { type Json, MokumError, readJson } from '@mokum/kernel';
import { readText } from './files/read.ts';
import { reasonOf } from './files/reason.ts';
import type { Flag } from './flags.ts';
import { namingForeignPack } from './pack.ts';
import type { Title } from './table.ts';
import { messageOf, UsageError } from './usage.ts';

/** The flag by which a game's options are given. */
export const optionsFlag = {
  kind: 'text',
  value: 'o',
  does: 'the options of the game: length=short,edition=fr, JSON, or a .json file',
} as const satisfies Flag;

function jsonOf(text: string, where: string): Json {
  try {
    return readJson(text);
  } catch (error) {
    throw new UsageError(`--options: ${where} is no JSON: ${messageOf(error)}`);
  }
}

/** `length=short,edition=fr`: a value that is no JSON is a word. */
function pairsOf(text: string): Json {
  const pairs = new Map<string, Json>();
  for (const pair of text.split(',')) {
    const sign = pair.indexOf('=');
    const name = pair.slice(0, Math.max(sign, 0)).trimStart();
    const value = pair.slice(sign + 1).trimEnd();
    if (name === '' || /\s/.test(name)) throw new UsageError(`--options: expected name=value, found "${pair}"`);
    if (pairs.has(name)) throw new UsageError(`--options: ${name} is given twice`);
    pairs.set(name, /^(true|false|null|-?(0|[1-9]\d*))$/.test(value) ? readJson(value) : value);
  }
  return Object.fromEntries(pairs);
}

function read(text: string): Json {
  if (text.trim().startsWith('{')) return jsonOf(text, 'it');
  if (!text.endsWith('.json')) return pairsOf(text);
  try {
    return jsonOf(readText(text), text);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`--options: ${text} cannot be read: ${reasonOf(error)}`);
  }
}

/** The options of a game as somebody wrote them, read by the game itself so that it says what is wrong. */
export function optionsIn({ game }: Title, seats: number, text: string | undefined): Json {
  const given = text === undefined ? undefined : read(text);
  try {
    return game.definition.readOptions(given, seats);
  } catch (thrown) {
    const error = namingForeignPack(thrown, game, given);
    if (error instanceof MokumError) throw new UsageError(`--options: ${error.message}`);
    throw error;
  }
}

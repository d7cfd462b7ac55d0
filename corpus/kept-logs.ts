import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Json, OpenReferee, Replayed, Reply, Rules } from '@mokum/kernel';
import { readLog } from '@mokum/kernel';
import { canonical } from './digest.ts';

// Kept logs: fifty for each version of each game. What they gave when they were recorded stands beside them in one file:
// a line for each log, with eight letters for every row.

export const KEPT = fileURLToPath(new URL('kept/', import.meta.url));
export const LOGS_A_VERSION = 50;
const GIVES = 'gives.txt';

export const folderOf = (game: string, version: number): string => `${KEPT}${game}/${version}`;

/** Every version that has kept logs. */
export function keptVersions(): { readonly game: string; readonly version: number }[] {
  if (!existsSync(KEPT)) return [];
  return readdirSync(KEPT)
    .toSorted()
    .flatMap((game) => readdirSync(KEPT + game).map((version) => ({ game, version: Number(version) })));
}

export const namesOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.log'))
    .toSorted();

/** By name, what each log gave. */
export function givesIn(folder: string): ReadonlyMap<string, string> {
  const lines = readFileSync(`${folder}/${GIVES}`, 'utf8').trim().split('\n');
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]));
}

export const writeGives = (gives: ReadonlyMap<string, string>): { readonly name: string; readonly text: string } => ({
  name: GIVES,
  text: [...gives].map(([name, hashes]) => `${name} ${hashes}\n`).join(''),
});

const BYTES = 3;
export const LETTERS = 8;
/** Four letters: the first 24 bits of SHA-256 of canonical JSON. */
const short = (value: unknown): string =>
  createHash('sha256').update(canonical(value)).digest().subarray(0, BYTES).toString('base64url');

/**
 * The state as it is compared: all that a game declares, without what is still to happen; derived fields are in no JSON. A
 * pack is named in the state by a hash of how it is written, which is no matter of the rules: only that there is one counts.
 */
function stateOf(referee: OpenReferee): Json {
  const { agenda: _agenda, edition, ...fields } = referee.json() as Readonly<Record<string, Json>>;
  return { ...fields, ...(edition !== undefined && { edition: edition === 0 ? 'own' : 'pack' }) };
}

/** Who is asked, with their legal moves in their order; of chance its outcomes. */
function asked(referee: OpenReferee): Json {
  const waiting = referee.waitingFor();
  if (waiting === 'chance') return [waiting, referee.outcomes() as unknown as Json];
  return waiting.map((seat) => [seat, referee.legal(seat)]);
}

/** What a log gives under these rules: eight letters after every row, and at the end with the answers that wait. */
export function givenBy(rules: Rules, text: string): string {
  const rows = rules.replaying(readLog(text));
  let given = '';
  for (;;) {
    const { is, referee } = opened(rows.next());
    given += short(stateOf(referee)) + short(asked(referee));
    if (is === 'over') return given;
  }
}

function opened(reply: Reply<Replayed>): Replayed {
  if (!reply.ok) throw new Error(`${reply.refusal.code}: ${reply.refusal.message}`);
  return reply.value;
}

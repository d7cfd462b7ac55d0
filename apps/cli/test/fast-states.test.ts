import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { CHANCE, Options, Outcomes, Random } from '@mokum/kernel';
import { expect, test } from 'vitest';
import { harbour } from '../../../packages/kernel/test/toy-game.ts';
import { gameNames, TITLES } from '../src/games.ts';
import type { AnyGame } from '../src/table.ts';

/*
 * V8 keeps the properties of an object at fixed places, or, when too many came by computed names, as a dictionary. A
 * state as a dictionary plays the same games at half the speed, so no other test would notice.
 */
setFlagsFromString('--allow-natives-syntax');
const hasFastProperties = runInThisContext('(object) => %HasFastProperties(object)') as (object: object) => boolean;

/** The paths of all objects of a state that V8 keeps as dictionaries. */
function slowParts(value: unknown, path: string, seen = new Set<unknown>()): string[] {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || seen.has(value)) return [];
  seen.add(value);
  const inside = Object.entries(value).flatMap(([name, part]) => slowParts(part, `${path}.${name}`, seen));
  return hasFastProperties(value) ? inside : [path, ...inside];
}

function playToTheEnd(game: AnyGame, g: ReturnType<AnyGame['create']>, random: Random): void {
  const options = new Options();
  const outcomes = new Outcomes();
  for (let waiting = game.waitingFor(g); waiting !== 0; waiting = game.waitingFor(g)) {
    if (waiting === CHANCE) {
      game.applyChance(g, game.sample(g, random, outcomes));
      continue;
    }
    const seat = 31 - Math.clz32(waiting & -waiting);
    game.options(g, seat, options);
    game.apply(g, seat, options.at(random.below(options.length)), []);
  }
}

test('the test itself tells a dictionary from fixed places', () => {
  const dictionary: Record<string, number> = { first: 1, second: 2 };
  delete dictionary['first'];
  expect(slowParts({ fast: { first: 1 }, list: [dictionary] }, 'sample')).toEqual(['sample.list.0']);
});

const games: AnyGame[] = [...gameNames().map((name) => TITLES[name].game), harbour];

test.each(games.map((game) => [game.name, game] as const))('V8 keeps states of %s at fixed places', (_name, game) => {
  const fresh = game.setup({ seats: 3 });
  const copied = game.create();
  game.copy(fresh, copied);
  const played = game.create();
  game.copy(fresh, played);
  playToTheEnd(game, played, new Random('fast'));
  const loaded = game.load(JSON.parse(JSON.stringify(game.json(played))), game.definition.readOptions(undefined, 3));
  const states = { fresh, copied, played, loaded };
  for (const [name, state] of Object.entries(states)) expect(slowParts(state, name)).toEqual([]);
  expect(game.result(played)).toBeDefined();
});

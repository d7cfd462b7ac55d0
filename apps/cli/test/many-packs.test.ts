import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { DEEPEST_JSON, type Json, Match, MOST_PACKS_KEPT, MOST_PROBLEMS, quickNature } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { Engine } from '../src/engine/engine.ts';
import { TITLES } from '../src/games.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const takers = Object.values(TITLES).filter(({ packs }) => packs === 'taken');
type Pack = Readonly<Record<string, Json>>;
const packOf = (game: string): Pack => structuredClone(TITLES[game].game.definition.edition) as Pack;

/** Every object and list inside a value, with what stands there. */
function* placesIn(value: Json, path: readonly (string | number)[] = []): Generator<readonly (string | number)[]> {
  if (path.length > 0) yield path;
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* placesIn(inner, [...path, key]);
}

function withAt(value: Json, [key, ...rest]: readonly (string | number)[], put: Json): Json {
  if (key === undefined) return put;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, Json>;
  copy[key] = withAt(copy[key] ?? null, rest, put);
  return copy;
}

function nested(depth: number, kind: 'list' | 'object'): Json {
  let deep: Json = 1;
  for (let i = 0; i < depth; i++) deep = kind === 'list' ? [deep] : { a: deep };
  return deep;
}

describe.each(takers.map(({ game }) => [game.name, game] as const))('packs of %s', (name, game) => {
  const begin = (pack: Json) => new Match(game, { seats: 2, options: { pack }, nature: quickNature('packs') });

  test('a thousand of them leave no more behind than a few', () => {
    const heap = (): number => {
      collect();
      return process.memoryUsage().heapUsed;
    };
    const read = (called: string) => game.definition.readOptions({ pack: { ...packOf(name), name: called } }, 2);
    const waiting = begin({ ...packOf(name), name: 'a game that waits' });
    const before = waiting.legal(waiting.waitingFor()[0] as number);
    for (let i = 0; i < MOST_PACKS_KEPT; i++) read(`early ${i}`);
    const began = heap();
    for (let i = 0; i < 1000; i++) read(`pack ${i}`);
    // As many are kept as before; kept for ever, each would hold 30 to 300 kB more.
    expect(heap() - began).toBeLessThan(5_000_000);
    expect(waiting.legal(waiting.waitingFor()[0] as number)).toEqual(before);
  });

  test('that are nested deeply anywhere are refused with the field, by the game and by the engine', () => {
    const seen = new Set<string>();
    for (const path of placesIn(packOf(name))) {
      // One place of each shape: the twelfth card is read like the first.
      const shape = path.map((part) => (/^\d+$/.test(String(part)) ? '#' : part)).join('.');
      if (seen.has(shape)) continue;
      seen.add(shape);
      for (const kind of ['list', 'object'] as const) {
        const pack = withAt(packOf(name), path, nested(20_000, kind));
        expect(() => begin(pack), shape).toThrow(expect.objectContaining({ name: 'MokumError', code: 'bad-config' }));
      }
    }
    expect(seen.size).toBeGreaterThan(20);
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ]) {
      const deep = `${open.repeat(50_000)}1${close.repeat(50_000)}`;
      const request = `{"id":7,"op":"new","game":"${name}","seats":2,"options":{"pack":{"name":"x","market":${deep}}}}`;
      const reply = JSON.parse(new Engine().answer({ text: request }) as string);
      expect(reply).toMatchObject({ id: 7, ok: false, error: { code: 'bad-config' } });
      expect(reply.error.message.length).toBeLessThan(20_000);
    }
    expect(DEEPEST_JSON).toBeLessThan(20_000);
  });

  test('with very many problems name the first of them', () => {
    const stray = Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`stray ${i} ${'x'.repeat(500)}`, i]));
    let message = '';
    try {
      begin({ ...packOf(name), ...stray });
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toContain(`and ${50_000 - MOST_PROBLEMS} more problems`);
    expect(message.length).toBeLessThan(30_000);
  });
});

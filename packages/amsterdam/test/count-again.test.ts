import { CHANCE, entryOf, type Json, NONE, Options, Outcomes, Random, textOf } from '@mokum/kernel';
import { expect, test } from 'vitest';
import { defaultEdition } from '../src/data/edition.ts';
import { amsterdam } from '../src/game.ts';
import { districts, type G, type Me } from '../src/state.ts';
import { scored } from './table.ts';

/*
 * The parts of the final scoring counted a second time, by looking at every possibility instead of by the engine's
 * shorter ways, at the end of short games for four.
 */

const { city, districtTiles } = defaultEdition;

/** 067 to 069: the best of all ways to give each Oude Kerk one church of the other types, both, or none. */
function churches(kerken: number, zuid: number, west: number): number {
  if (kerken === 0) return 0;
  let best = 0;
  for (const z of [0, 1])
    for (const w of [0, 1]) {
      if (z > zuid || w > west) continue;
      best = Math.max(best, [3, 8, 15][z + w] + churches(kerken - 1, zuid - z, west - w));
    }
  return best;
}

/** 15.6: the largest of all groups, each grown from one crest as far as bridges lead. */
function group(me: Me): number {
  const mine = me.crests.toArray();
  return Math.max(
    0,
    ...mine.map((crest) => {
      let reached = [crest];
      for (;;) {
        const wider = mine.filter(
          (block) =>
            reached.includes(block) ||
            city.bridges.some(
              ({ a, b }) => (a === block && reached.includes(b)) || (b === block && reached.includes(a)),
            ),
        );
        if (wider.length === reached.length) return reached.length;
        reached = wider;
      }
    }),
  );
}

/** 15.9 to 15.12: players in the order of their crests, each group of equals sharing the places it stands on. */
function district(players: readonly Me[], name: string): number[] {
  const crests = players.map((me) => city.blocks.filter((b) => b.district === name && me.crests.has(b.id)).length);
  const places: readonly number[] = districtTiles.places[4];
  return crests.map((mine) => {
    if (mine === 0) return 0;
    const ranked = crests.toSorted((a, b) => b - a);
    const shared = places.filter((_, place) => ranked[place] === mine);
    const sum = shared.reduce((total, points) => total + points, 0);
    const equals = crests.filter((theirs) => theirs === mine).length;
    return Math.floor(sum / equals);
  });
}

const ofType = (me: Me, type: string): number =>
  me.active.toArray().filter((card) => defaultEdition.cards[card - 1].type === type).length;

/** Plays a game at random up to its final scoring. */
function playToTheEnd(seed: string): Json {
  const random = new Random(seed);
  const [options, outcomes] = [new Options(), new Outcomes()];
  const g = amsterdam.setup({ seats: 4, options: { length: 'short' } });
  for (;;) {
    const waiting = amsterdam.waitingFor(g);
    if (waiting === CHANCE) {
      amsterdam.applyChance(g, amsterdam.sample(g, random, outcomes));
      continue;
    }
    const seat = 31 - Math.clz32(waiting);
    amsterdam.options(g, seat, options);
    const last = options.at(options.length - 1);
    const passes = textOf(amsterdam, entryOf(amsterdam, seat, last)) === 'pass';
    if (g.round === 12 && passes && g.order.indexOf(seat) === 3) return amsterdam.json(g);
    // Passing stands last: seldom, so that cards are activated and blocks taken.
    const most = passes && options.length > 1 && random.below(8) > 0 ? options.length - 1 : options.length;
    amsterdam.apply(g, seat, options.at(random.below(most)));
  }
}

test.each(Array.from({ length: 12 }, (_, n) => n))('short game %i for four, counted again', (n) => {
  const json = playToTheEnd(`count ${n}`) as Record<string, Json>;
  const g = amsterdam.load(json, { length: 'short' }) as G;
  const players = g.players.slice(0, 4) as readonly Me[];
  expect([g.firstRound, g.round]).toEqual([3, 12]);
  const expected = players.map((me) => ({
    churches: churches(ofType(me, 'oude-kerk'), ofType(me, 'zuiderkerk'), ofType(me, 'westerkerk')),
    group: 3 * group(me),
    district: 0,
    tokens: me.penalties + (me.active.has(8) ? 0 : me.inactive.size),
    leftovers: Math.floor(
      (me.pool.total +
        (me.stored === NONE ? 0 : 1) +
        me.storage.total +
        me.aboard.total +
        me.dockers.total +
        me.gulden) /
        2,
    ),
  }));
  for (const name of districts.list)
    if (g.openDistricts.has(districts.of[name]))
      district(players, name).forEach((points, seat) => {
        expected[seat].district += points;
      });
  const state = amsterdam.json(g) as Record<string, Json>;
  const end = amsterdam.load({ ...state, agenda: { main: [{ task: 'scoring' }] } }, { length: 'short' });
  const { breakdown, points } = amsterdam.result(end) as NonNullable<ReturnType<typeof amsterdam.result>>;
  breakdown.forEach((by, seat) => {
    const gained = (source: string): number => by[source] ?? 0;
    const before = players[seat];
    expect(gained('group')).toBe(expected[seat].group);
    expect(gained('district')).toBe(expected[seat].district);
    expect(gained('leftovers')).toBe(expected[seat].leftovers);
    expect(gained('card 67') + gained('card 68') + gained('card 69')).toBe(expected[seat].churches);
    const { tokens } = expected[seat];
    expect(-gained('penalty')).toBe([0, 3, 8, 15][Math.min(tokens, 3)] + 7 * Math.max(0, tokens - 3));
    expect(Object.values(by).reduce((sum, one) => sum + one, 0)).toBe(points[seat]);
    expect(end.players[seat].penalties).toBe(tokens);
    expect(before.points).toBeLessThanOrEqual(points[seat] + 7 * tokens);
  });
});

test('every number of churches of each type, counted again', () => {
  for (let kerken = 0; kerken <= 3; kerken++)
    for (let zuid = 0; zuid <= 3; zuid++)
      for (let west = 0; west <= 3; west++) {
        const active = [67, 68, 69].slice(0, kerken).concat([70, 71, 72].slice(0, zuid), [73, 74, 75].slice(0, west));
        const by = scored({ anna: { active } }).by[0];
        const points = [67, 68, 69].reduce((sum, card) => sum + (by[`card ${card}`] ?? 0), 0);
        expect([kerken, zuid, west, points]).toEqual([kerken, zuid, west, churches(kerken, zuid, west)]);
      }
});

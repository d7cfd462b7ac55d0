import { CHANCE, Match, Options, Outcomes, quickNature, Random } from '@mokum/kernel';
import { expect, test } from 'vitest';
import { districts, zones } from '../src/domains.ts';
import { nieuwAmsterdam as game } from '../src/game.ts';
import { completedLands } from '../src/land.ts';
import type { G, Me } from '../src/state.ts';
import { farthestCamp } from '../src/travel.ts';
import { at, inTurn, next, only, turn } from './at.ts';

const none = { beaver: 0, mink: 0, otter: 0, muskrat: 0, lynx: 0 };

test('13.1 all holdings are open, what lies face down is unknown to all alike', () => {
  const match = new Match(game, { seats: 3, nature: quickNature('open') });
  const { landDeck, shipDeck, supply, players } = match.view(1);
  expect([landDeck, shipDeck, supply]).toEqual([{ hidden: 24 }, { hidden: 24 }, { hidden: 33 }]);
  expect(players).toEqual(match.view(2).players);
  expect(match.view('spectator').unseen).toEqual(match.view(0).unseen);
});
test('13.2 columns nobody takes lie idle, and all tiles are dealt again', () => {
  const { nature, g } = at({
    round: 1,
    ...next('upkeep'),
    chest: [{ tiles: { town: 3 } }],
    players: [{ tiles: { land: 2 }, column: 3 }],
  });
  nature('deal-lands 5 6 7 8', 'deal-ships 5 6 7 8');
  expect([g.chest[0].tiles.total, g.players[0].tiles.total]).toEqual([0, 0]);
  nature('deal-chest town town town town land land land land trade trade trade trade');
  expect(g.chest.reduce((sum, column) => sum + column.tiles.total, 0)).toBe(12);
});
test('13.3 what would have no effect cannot be done, only passed', () => {
  const { anna } = inTurn('land', 1);
  expect([anna.why('clear'), anna.why('take-land 1'), anna.why('millwork 1'), anna.may('pass-tile')]).toEqual([
    '8.8',
    '8.4',
    '10.11',
    true,
  ]);
  anna.does('granary buy');
  expect(anna.why('buy-grain 0')).toBe('13.3');
  expect(inTurn('town', 1).anna.why('election')).toBe('7.4');
});
test('13.4 a coin from passing can be spent later in the turn', () => {
  const { anna } = inTurn('land', 1, { stock: only({ wood: 1 }) });
  expect(anna.why('docks')).toBe('10.2');
  anna.does('pass-tile', 'docks');
  expect([anna.coin, anna.warehouses]).toEqual([0, 2]);
});
test('13.5 without a building no farms and no warehouses', () => {
  const { anna } = inTurn('land', 0, { shops: { granary: 24 }, lands: [1] });
  expect([anna.why('millwork 1'), anna.why('docks')]).toEqual(['13.5', '13.5']);
});
test('13.6 a trader not full sells what is there at the full price', () => {
  const traders = [{ furs: none }, { furs: { ...none, lynx: 1 } }, { furs: { ...none, lynx: 2 } }];
  const { anna } = inTurn('trade', 2, { warehouses: 4, stock: only({ goods: 9 }) }, { traders });
  anna.does('buy middle', 'buy bottom');
  expect([anna.goods, anna.stock.at(8)]).toEqual([2, 3]);
});
test('13.7 traders are filled from top to bottom, spaces that find no fur stay empty', () => {
  const hoard = { stock: { beaver: 10, mink: 10, otter: 10, muskrat: 10, lynx: 8 } };
  const bare = { furs: none };
  const { nature, g, match } = at({
    ...next('fill-traders'),
    traders: [bare, bare, bare],
    players: [hoard, { stock: only() }],
  });
  nature('fill-trader lynx', 'fill-trader lynx');
  expect(g.traders.map((trader) => trader.furs.total)).toEqual([2, 0, 0]);
  expect(match.game.chance(match.state).name).toBe('deal-chest');
});
test('13.8 the discard becomes the supply in the middle of a refill or a draw', () => {
  const part = { supply: { ...none, lynx: 1 }, players: [{ special: 1, stock: { coin: 9 } }] };
  const refill = at({ ...part, ...next('fill-traders'), traders: [{ furs: none }, {}, {}] });
  refill.nature('fill-trader lynx');
  expect([refill.g.discard.total, refill.match.trace[0].happening]).toEqual([0, 'reshuffled']);
  refill.nature('fill-trader muskrat');
  const { anna, nature, g } = at({ ...part, ...turn(0, 'town') });
  anna.does('black-market 2', 'market-coin 6');
  expect(g.discard.total).toBeGreaterThan(0);
  nature('draw-fur lynx', 'draw-fur otter');
  expect([g.discard.total, anna.stock.at(6), anna.stock.at(8)]).toEqual([0, 1, 1]);
});
test('13.9 no more furs can be announced than supply and discard hold', () => {
  const hoard = { stock: { beaver: 10, mink: 10, otter: 10, muskrat: 10, lynx: 8 } };
  const bare = { furs: none };
  const { anna } = at({
    ...turn(0, 'town'),
    traders: [bare, bare, bare],
    players: [{ special: 1, stock: only({ coin: 20 }) }, hoard],
  });
  expect([anna.may('black-market 2'), anna.why('black-market 3')]).toEqual([true, '13.9']);
});
test('13.10 a post may enter the zone opposite the farthest occupied camp', () => {
  const { anna } = inTurn('town', 0, { post: 2 }, { houses: { 1: 0, 2: 1, 3: 1 } });
  anna.does('trading-company');
  expect([anna.post, anna.why('trading-company')]).toEqual([3, '6.5']);
});
test('13.11 with only the permanent house left land is still taken', () => {
  const { anna, g } = inTurn('land', 1, {}, { landDisplay: [2], houses: { 1: 0, 6: 1 } });
  anna.does('take-land 2');
  expect([anna.lands.length, g.houses.at(6), g.houses.total]).toEqual([1, 1, 1]);
});
test('13.12 with 0 or 1 points a lost shop leaves 0', () => {
  for (const score of [0, 1]) {
    const { anna } = at({ ...next('income'), players: [{ shops: { docks: 1 }, stock: only(), score }] });
    expect([anna.score, anna.points.total]).toEqual([0, 0]);
  }
});
test('13.13 logs on uncleared land are not the player’s wood', () => {
  const { anna } = inTurn('town', 1, { stock: only(), lands: [1, 2, 3] });
  expect(anna.why('build docks')).toBe('7.2');
  const { result } = at({
    seats: 2,
    round: 6,
    ...next('final-scoring'),
    players: [{ stock: only(), lands: [1, 2, 3] }, { stock: only() }],
  });
  expect(result()?.points).toEqual([0, 0]);
});
test('13.14 the ninth and later places score 36', () => {
  const { anna } = inTurn('land', 1, { lands: [1, 2, 3, 4, 5, 13, 14, 15, 16, 17], farms: 11, cleared: 8 });
  anna.does('clear');
  expect([anna.cleared, anna.score]).toEqual([10, 36]);
});
test('13.15 a majority shared by three scores 2 for each', () => {
  const shops = { shops: { docks: 1 }, stock: only() };
  const { result } = at({ seats: 3, round: 6, ...next('final-scoring'), players: [shops, shops, shops] });
  expect(result()?.points).toEqual([2, 2, 2]);
});
test('13.16 the coin for a special action is paid before it brings anything', () => {
  const { anna } = inTurn('town', 0, { stock: only({ wood: 5, grain: 5 }) });
  expect([anna.why('lumberyard sell'), anna.why('granary sell'), anna.why('lumberyard buy')]).toEqual([
    '13.16',
    '13.16',
    '10.2',
  ]);
});
test('13.17 warehouses are built from left to right', () => {
  const { anna } = inTurn('town', 0, { warehouses: 2, stock: { goods: 6 } });
  anna.does('docks');
  expect(anna.warehouses).toBe(3);
  expect(() => at({ players: [{ warehouses: 1, stock: { goods: 5 } }] })).toThrow('the quay holds 4');
});
test('13.18 no special action in the middle of an action', () => {
  const { anna } = inTurn('town', 1);
  anna.does('build docks');
  expect([anna.why('docks'), anna.why('done')]).toEqual(['not-asked', 'not-asked']);
  anna.does('stop', 'docks');
  expect(anna.warehouses).toBe(2);
});
test('13.19 only the number of goods on the quay counts', () => {
  const { anna } = at({ ...next('unload'), players: [{ warehouses: 3, ships: [12], stock: { goods: 5 } }] });
  expect(anna.goods).toBe(8);
});
test('13.20 farms of one special action may complete one land and begin the next', () => {
  const { anna, g } = inTurn('land', 0, { lands: [6, 7], farms: 1 });
  anna.does('millwork 3');
  expect([anna.farms, completedLands(g, anna as unknown as Me)]).toEqual([4, 2]);
  const part = inTurn('land', 0, { lands: [6, 7], farms: 1 });
  part.anna.does('millwork 2');
  expect(completedLands(part.g, part.anna as unknown as Me)).toBe(1);
});

/** Looks at every state of some random games. */
function everywhere(seats: number, look: (g: G) => void): void {
  const random = new Random(`lemmas ${seats}`);
  const options = new Options();
  const outcomes = new Outcomes();
  for (let n = 0; n < 20; n++) {
    const g = game.setup({ seats });
    for (let waiting = game.waitingFor(g); waiting !== 0; waiting = game.waitingFor(g)) {
      look(g);
      if (waiting === CHANCE) game.applyChance(g, game.sample(g, random, outcomes));
      else {
        const seat = 31 - Math.clz32(waiting);
        game.options(g, seat, options);
        game.apply(g, seat, options.at(random.below(options.length)));
      }
    }
  }
}
const sitting = (g: G): Me[] => g.players.slice(0, g.seats);

test('13.21 cleared lands are the first of the completed ones', () => {
  let cleared = 0;
  everywhere(2, (g) => {
    for (const me of sitting(g)) {
      expect(me.cleared).toBeLessThanOrEqual(completedLands(g, me));
      cleared = Math.max(cleared, me.cleared);
    }
  });
  expect(cleared).toBeGreaterThan(0);
  expect(() => at({ players: [{ lands: [1, 2], farms: 1, cleared: 2 }] })).toThrow('1 lands are complete');
});
test('13.22 occupied camps are one or two neighbours, and no post lies beyond them', () => {
  let farthest = 1;
  everywhere(5, (g) => {
    const occupied = Array.from({ length: zones.size }, (_, i) => i + 1).filter((camp) => g.houses.at(camp) > 0);
    expect(occupied.length).toBeLessThanOrEqual(2);
    expect((occupied.at(-1) as number) - occupied[0]).toBeLessThanOrEqual(1);
    for (const me of sitting(g)) expect(me.post).toBeLessThanOrEqual(farthestCamp(g));
    farthest = Math.max(farthest, farthestCamp(g));
  });
  expect(farthest).toBeGreaterThan(2);
});
test('13.23 a post in the last zone cannot move', () => {
  expect(inTurn('town', 0, { post: 6 }, { houses: { 1: 0, 6: 1 } }).anna.why('trading-company')).toBe('13.23');
});
test('points are the sum of their parts in every state', () => {
  everywhere(3, (g) => {
    for (const me of sitting(g)) expect(me.points.total).toBe(me.score);
  });
  expect(districts.size).toBe(6);
});

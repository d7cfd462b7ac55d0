import { expect, test } from 'vitest';
import { chance, deal, type G, micro, numbers, sayOf } from '../test/micro.ts';
import { harbour } from '../test/toy-game.ts';
import { Match } from './match.ts';
import { Outcomes } from './options.ts';
import { quickNature } from './nature.ts';
import { Random } from './random.ts';

const fur = chance('fur', numbers, {
  seen: 'all',
  args: { most: numbers },
  outcomes(_g, _me, offer, { most }) {
    offer(1, 1);
    offer(2, 2);
    offer(3, 0);
    offer(4, most);
  },
  do: (g, _me, value) => g.said.push(value),
});
const ask = sayOf('ask', 1);
const game = micro({
  tasks: [fur, ask],
  begin(g) {
    g.next(fur, -1, { most: 7 });
    g.next(ask, 0);
  },
});

test('a drawn chance has its outcomes with their weights, and no others', () => {
  const g = game.setup({ seats: 2 });
  const outcomes = game.outcomes(g, new Outcomes());
  expect([outcomes.total, outcomes.length]).toEqual([10, 3]);
  const drawn = Array.from({ length: 10 }, (_, ticket) => outcomes.pick(ticket));
  expect(drawn).toEqual([1, 2, 2, 4, 4, 4, 4, 4, 4, 4]);
  expect(() => outcomes.pick(10)).toThrow('no outcome for 10 of 10');
  expect([outcomes.weightOf(4), outcomes.weightOf(3)]).toEqual([7, 0]);
});

test('nature waits to be told, in notation, and only what can happen', () => {
  const match = new Match(game, { seats: 2 });
  expect(match.waitingFor()).toBe('chance');
  expect(match.outcomes()).toEqual(['fur 1', 'fur 2', 'fur 4']);
  const bytes = match.state.$m.slice();
  for (const [outcome, message] of [
    ['fur 3', 'fur 3 cannot happen now'],
    ['fur 99', 'fur 99 cannot happen now'],
    ['ask 1', 'nature is asked fur, not ask'],
    ['fur', 'fur takes one number'],
    ['fur 1 2', 'fur takes one number'],
  ])
    expect(() => match.tellChance(outcome)).toThrow(message);
  expect(() => match.submit(0, ['fur 1'])).toThrow('seat 0 is not asked anything now');
  expect(match.state.$m).toEqual(bytes);
  match.tellChance('fur 4');
  expect(match.state.said.toArray()).toEqual([4]);
  expect(() => match.tellChance('fur 4')).toThrow('no chance is waited for now');
});

test('with a generator nature answers by itself, the same for the same seed', () => {
  const play = (seed: string): number[] =>
    new Match(game, { seats: 2, nature: quickNature(seed) }).state.said.toArray();
  expect(play('x')).toEqual(play('x'));
  const counts = new Map<number, number>();
  for (let i = 0; i < 2000; i++) {
    const [value] = play(String(i));
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const expected = [
    [1, 200],
    [2, 400],
    [4, 1400],
  ];
  // two degrees of freedom: 13.8 is passed once in a thousand times
  expect(expected.reduce((sum, [value, n]) => sum + ((counts.get(value) ?? 0) - n) ** 2 / n, 0)).toBeLessThan(13.8);
});

test('a chance without an outcome is a dead end', () => {
  const never = chance('never', numbers, { seen: 'all', outcomes: () => undefined, do: () => undefined });
  const match = new Match(micro({ tasks: [never], begin: (g) => g.next(never) }), { seats: 2 });
  expect(() => match.outcomes()).toThrow('never: nature has no outcome');
});

test('chances without end are an error that names them', () => {
  const again: typeof fur = { ...fur, name: 'again', do: (g: G) => g.next(again, -1, { most: 7 }) };
  const endless = micro({ tasks: [again], begin: (g) => g.next(again, -1, { most: 7 }) });
  expect(() => new Match(endless, { seats: 2, nature: quickNature(1) })).toThrow(
    'again: 10000 chances without a question',
  );
});

test('a deal is told as a whole, and checked as a whole', () => {
  const match = new Match(harbour, { seats: 2 });
  expect(match.outcomes()).toEqual([]);
  const bytes = match.state.$m.slice();
  for (const [outcome, message] of [
    ['unload 1 2 3', '4 values are dealt'],
    ['unload 1 2 3 3', 'not these crates'],
    ['unload 1 4 2 3', '4 lies beside its own colour'],
    ['unload 1 2 3 25', '"25" is no crate'],
    ['unload', '4 values are dealt'],
  ])
    expect(() => match.tellChance(outcome)).toThrow(message);
  expect(match.state.$m).toEqual(bytes);
  match.tellChance('unload 1 2 3 4');
  expect(match.state.market.toArray()).toEqual([1, 2, 3, 4]);
  expect(() => harbour.outcomes(harbour.setup({ seats: 2 }), new Outcomes())).toThrow('unload is dealt as a whole');
});

test('a sampled deal is always a legal one', () => {
  const g = harbour.setup({ seats: 4 });
  const unload = harbour.chance(g);
  for (let i = 0; i < 300; i++) {
    const outcome = harbour.sample(g, new Random(i), new Outcomes());
    expect(unload.kind === 'deal' && unload.wrong(g, outcome)).toBeUndefined();
  }
});

test('an outcome that breaks a rule further on leaves the state and the rows as they were', () => {
  const broken = chance('broken', numbers, {
    seen: 'all',
    outcomes: (_g, _me, offer) => offer(1),
    do(g: G) {
      g.said.push(5);
      g.players[0].gulden = 500;
    },
  });
  const whole = deal('whole', numbers, {
    seen: 'all',
    length: () => 1,
    wrong: () => undefined,
    sample: () => [1],
    do: () => undefined,
  });
  const pay = { ...sayOf('pay', 1), do: (g: G) => g.next(broken) };
  const game2 = micro({
    tasks: [whole, pay, broken],
    begin(g) {
      g.next(whole);
      g.next(pay, 0);
    },
  });
  for (const nature of [undefined, quickNature(1)]) {
    const match = new Match(game2, { seats: 2, ...(nature && { nature }) });
    if (!nature) match.tellChance('whole 1');
    const rows = match.rows.length;
    const bytes = match.state.$m.slice();
    expect(() => {
      match.submit(0, ['pay 1']);
      if (!nature) match.tellChance('broken 1');
    }).toThrow('players[0].gulden: 500 is not from 0 to 99');
    if (nature) expect(match.state.$m).toEqual(bytes);
    expect(match.state.said.toArray()).toEqual([]);
    expect(match.rows.length).toBe(nature ? rows : rows + 1);
  }
});

import { describe, expect, test, vi } from 'vitest';
import { harbour } from '../../test/toy-game.ts';
import { applyDelta } from '../delta/apply.ts';
import type { ViewDelta } from '../delta/view-delta.ts';
import { readLog } from '../log.ts';
import { Match } from '../match.ts';
import { quickNature } from '../nature.ts';
import type { OpenReferee } from './open-referee.ts';
import type { Reply } from './reply.ts';
import { rulesOf } from './rules-of.ts';

const rules = rulesOf(harbour);
const nature = () => quickNature('border');

function value<T>(reply: Reply<T>): T {
  if (!reply.ok) throw new Error(reply.refusal.message);
  return reply.value;
}
const begun = (): OpenReferee => value(rules.begin({ seats: 3, nature: nature() }));
/** the game one row earlier */
const begunAt = (referee: OpenReferee): OpenReferee =>
  value(rules.begin({ seats: referee.seats, from: referee.jsonAt(referee.length - 1) }));
const refusal = (reply: Reply<unknown>) => (reply.ok ? undefined : reply.refusal);

/** Plays on; `look` is shown every position. */
function play(referee: OpenReferee, look: () => void): void {
  for (let n = 0; !referee.result(); n++) {
    const [seat] = referee.waitingFor() as readonly number[];
    const legal = referee.legal(seat);
    value(referee.submit(seat, [legal[n % legal.length]]));
    look();
  }
}

/** all that the border gives for looking */
const everything = (referee: OpenReferee): unknown[] => {
  const seats = Array.from({ length: referee.seats }, (_, seat) => seat);
  return [
    ...seats.map((seat) => [
      referee.legal(seat),
      referee.pending(seat),
      referee.earlier(seat),
      referee.undoable(seat),
      referee.question(seat),
      referee.memory(seat),
      referee.why(seat, 'take 3'),
    ]),
    ...([...seats, 'spectator', 'everybody'] as const).map((audience) => [
      referee.view(audience),
      referee.viewAt(referee.length, audience),
      referee.rows(audience, 0),
    ]),
    [referee.waitingFor(), referee.standing(), referee.lines(0), referee.json(), referee.hash(), referee.outcomes()],
    [referee.length, referee.drawn, referee.options, referee.jsonAt(referee.length), referee.log({ seed: 's' })],
    referee.knowsSecrets(seats),
  ];
};

describe('what crosses the border', () => {
  test('is JSON, whole numbers and texts, and stays what it was when the game goes on', () => {
    const referee = begun();
    const seen: { told: unknown; asText: string }[] = [];
    play(referee, () => {
      const told = everything(referee);
      expect(JSON.parse(JSON.stringify(told))).toEqual(told);
      seen.push({ told, asText: JSON.stringify(told) });
    });
    expect(seen.length).toBeGreaterThan(20);
    for (const { told, asText } of seen) expect(JSON.stringify(told)).toBe(asText);
    expect(referee.result()).toEqual(referee.standing());
  });

  test('a view and what has changed since a mark make the view now', () => {
    const referee = begun();
    const audiences = [0, 1, 2, 'spectator', 'everybody'] as const;
    const views = (): object[] => audiences.map((audience) => referee.view(audience) as object);
    let [mark, before] = [referee.mark(), views()];
    play(referee, () => {
      const deltas = JSON.parse(JSON.stringify(audiences.map((one) => referee.changes(one, mark)))) as ViewDelta[];
      expect(before.map((view, i) => applyDelta(view, deltas[i]))).toEqual(views());
      [mark, before] = [referee.mark(), views()];
    });
  });

  test('is the same after a rest, and after a replay', () => {
    const referee = begun();
    play(referee, () => undefined);
    const told = JSON.stringify(everything(referee));
    referee.rest();
    expect(JSON.stringify(everything(referee))).toBe(told);
    for (const how of ['trusted', 'checked'] as const) {
      const again = value(rules.replay(readLog(referee.log({})), how));
      expect(JSON.stringify(everything(again))).toBe(told);
    }
  });

  test('is checked move by move in a replay, unless the log is trusted', () => {
    const referee = begun();
    for (const seat of [0, 1, 2]) value(referee.submit(seat, ['bid 0', 'seal']));
    const [seat] = referee.waitingFor() as readonly number[];
    const [first] = referee.legal(seat);
    value(referee.submit(seat, [first]));
    const other = Array.from({ length: 24 }, (_, i) => `take ${i + 1}`).find((move) => {
      const reply = referee.why(seat, move);
      return move !== first && reply.ok && !begunAt(referee).legal(seat).includes(move);
    });
    const illegal = readLog(referee.log({}).replace(`${seat} ${first}`, `${seat} ${other}`));
    expect(refusal(rules.replay(illegal, 'checked'))).toMatchObject({ code: 'bad-log', row: referee.length - 1 });
    expect(value(rules.replay(illegal, 'trusted')).length).toBe(referee.length);
  });

  test('at rest nothing is kept that can be made again', () => {
    const rest = vi.spyOn(Match.prototype, 'rest');
    begun().rest();
    expect(rest).toHaveBeenCalledTimes(1);
    rest.mockRestore();
  });

  test('a refusal is data: a code, a message, a paragraph or a row', () => {
    const referee = begun();
    value(referee.submit(0, ['bid 2', 'seal']));
    value(referee.submit(1, ['bid 0', 'seal']));
    const { length } = referee;
    expect(value(referee.submit(2, ['bid 0', 'seal']))).toEqual({ from: length, length: length + 1 });
    expect(refusal(referee.submit(0, ['done']))).toEqual({
      code: 'illegal-move',
      message: '"done": forbidden by 3.2',
      paragraph: '3.2',
    });
    expect(refusal(referee.submit(7, ['done']))).toMatchObject({ code: 'bad-seat' });
    expect(refusal(referee.undo(0))).toMatchObject({ code: 'no-undo' });
    expect(refusal(referee.rewind(99))).toMatchObject({ code: 'no-undo' });
    expect(refusal(referee.tellChance('weather calm'))).toMatchObject({ code: 'bad-chance' });
    expect(refusal(referee.why(0, 'dance'))).toMatchObject({ code: 'bad-notation' });
    expect(refusal(rules.begin({ seats: 9 }))).toMatchObject({ code: 'bad-config' });
    const log = referee.log({});
    const bad = readLog(log.replace('bid 2', 'bid 9'));
    expect(refusal(rules.replay(bad, 'checked'))).toMatchObject({ code: 'bad-log', row: 1 });
    expect(refusal(rules.replay(readLog(log.replace('rules 3', 'rules 4')), 'trusted'))).toMatchObject({
      code: 'other-rules',
    });
    expect(referee.log({})).toBe(log);
  });

  test('a fault of the program is no refusal', () => {
    const broken = rulesOf({ ...harbour, setup: () => (undefined as unknown as { seats: never }).seats });
    expect(() => broken.begin({ seats: 2 })).toThrow(TypeError);
  });
});

describe('a question', () => {
  test('is named by rows and own answers, and does not change when others answer beside it', () => {
    const referee = begun();
    expect([0, 1, 2].map((seat) => referee.question(seat))).toEqual(['1.0', '1.0', '1.0']);
    value(referee.submit(0, ['bid 2']));
    expect([0, 1, 2].map((seat) => referee.question(seat))).toEqual(['1.1', '1.0', '1.0']);
    value(referee.submit(1, ['bid 0', 'seal']));
    expect([0, 1, 2].map((seat) => referee.question(seat))).toEqual(['1.1', '', '1.0']);
    value(referee.undo(0));
    value(referee.submit(0, ['bid 3']));
    // Another answer was given meanwhile, so what is asked now is another question.
    expect(referee.question(0)).toBe('1.3');
    value(referee.submit(0, ['seal']));
    value(referee.submit(2, ['bid 0', 'seal']));
    expect([0, 1, 2].map((seat) => referee.question(seat))).toEqual(['2.0', '', '']);
  });

  test('before each answer that waits the seat could do what it could', () => {
    const referee = begun();
    const bids = referee.legal(2);
    value(referee.submit(2, ['bid 2']));
    const then = referee.legal(2);
    value(referee.submit(2, ['seal']));
    value(referee.submit(0, ['bid 1']));
    expect(referee.earlier(2)).toEqual([bids, then]);
    expect(referee.earlier(1)).toEqual([]);
  });
});

test('a log is replayed row by row: the game after every row, then the answers that wait, and what is wrong with it', () => {
  const referee = begun();
  play(referee, () => undefined);
  const rows = rules.replaying(readLog(referee.log({})));
  for (let length = 1; length <= referee.length; length++) {
    const { is, referee: again } = value(rows.next());
    expect([is, again.length]).toEqual(['row', length]);
    expect(again.json()).toEqual(referee.jsonAt(length));
  }
  const { is, referee: last } = value(rows.next());
  expect([is, JSON.stringify(everything(last))]).toEqual(['over', JSON.stringify(everything(referee))]);
  expect(refusal(rows.next())).toMatchObject({ code: 'bad-log' });

  const waiting = begun();
  value(waiting.submit(1, ['bid 0', 'seal']));
  const again = rules.replaying(readLog(waiting.log({})));
  expect(value(again.next()).referee.pending(1)).toEqual([]);
  expect(value(again.next()).referee.pending(1)).toEqual([['bid 0', 'seal']]);

  const spoilt = rules.replaying(readLog(waiting.log({}).replace('rules 3', 'rules 4')));
  expect(refusal(spoilt.next())).toMatchObject({ code: 'other-rules' });
  expect(refusal(spoilt.next())).toMatchObject({ code: 'bad-log' });
});

test('rules read options and moves, and name their tables', () => {
  expect(rules).toMatchObject({ game: 'harbour', version: 3, seats: { least: 2, most: 4 } });
  expect(rules.readOptions(undefined, 2).ok).toBe(true);
  expect(rules.tables({})).toMatch(/^[0-9a-f]{16}$/);
  expect(rules.readMoves(['take 3', 'done'])).toEqual({ ok: true, value: ['take 3', 'done'] });
  for (const moves of [['dance'], ['draw 3'], [3 as unknown as string], 'done' as unknown as string[]])
    expect(refusal(rules.readMoves(moves))).toMatchObject({ code: 'bad-notation' });
});

test('nature that comes with a replay answers what waits for it, and all that comes', () => {
  const told = value(rules.begin({ seats: 2 }));
  const again = value(rules.replay(readLog(told.log({})), 'trusted', nature()));
  expect(told.waitingFor()).toBe('chance');
  expect(again.waitingFor()).toEqual([0, 1]);
  expect(again.lines(0)).toEqual(value(rules.begin({ seats: 2, nature: nature() })).lines(0));
});

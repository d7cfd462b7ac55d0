import { grachtenpand } from '@mokum/grachtenpand';
import { readLog, replayLog } from '@mokum/kernel';
import { describe, expect, it } from 'vitest';
import type { BotRequest } from '@mokum/host';
import type { BotPlayers } from './bot-players.ts';
import { noKeeper } from './keeper.ts';
import type { LocalTable } from './local-table.ts';
import { openTestTable, playOn, tick, until } from './test-kit.ts';

const asked = (table: LocalTable) => until(() => table.now.value.legal.length > 0);

describe('a person and bots', () => {
  it('play a whole game, and everybody sees the end', async () => {
    const table = await openTestTable(['human', 'random', 'random']);
    expect(table.now.value.audience).toBe(0);
    await playOn(table);
    const { result, audience, legal, waitingFor } = table.now.value;
    expect(result?.points).toHaveLength(3);
    expect({ audience, legal, waitingFor }).toEqual({ audience: 'everybody', legal: [], waitingFor: [] });
    expect(table.thinking.value).toEqual([]);
    table.close();
  });

  it('is the same game again with the same seed and the same moves', async () => {
    const logs: (string | undefined)[] = [];
    for (let i = 0; i < 2; i++) {
      const table = await openTestTable(['human', 'random']);
      await playOn(table, () => table.now.value.revision >= 4);
      logs.push(await table.log());
      table.close();
    }
    expect(logs[0]).toBe(logs[1]);
  });

  it('goes on from a log as if it had never stopped', async () => {
    const whole = await openTestTable(['human', 'random']);
    await playOn(whole, () => whole.now.value.revision >= 3);
    await asked(whole);
    const log = (await whole.log()) as string;
    const later = await openTestTable(['human', 'random'], { log });
    await asked(later);
    expect(later.now.value).toEqual(whole.now.value);
    await Promise.all([playOn(whole), playOn(later)]);
    expect(await later.log()).toBe(await whole.log());
    whole.close();
    later.close();
  });

  it('makes a move all the same that a bot of another tab has overtaken; one of the same seat is not overtaken', async () => {
    const quicker = await openTestTable(['human', 'random']);
    await until(() => quicker.now.value.waitingFor.length === 1);
    await quicker.settled();
    const overtaking = (await quicker.log()) as string;
    await quicker.submit(['draw shop']);
    const own = (await quicker.log()) as string;
    const never: BotPlayers = { choose: () => new Promise(() => undefined), close: () => undefined };
    for (const [log, refusal] of [
      [overtaking, undefined],
      [own, { code: 'stale' }],
    ] as const) {
      const outcomes = [{ is: 'kept' }, { is: 'stale', log }] as const;
      let kept = 0;
      const table = await openTestTable(['human', 'random'], {
        bots: never,
        keeper: { ...noKeeper, keep: () => Promise.resolve(outcomes[kept++] ?? outcomes[0]) },
      });
      await table.settled();
      const refused = await table.submit(['draw roof']);
      if (refusal) expect(refused).toMatchObject(refusal);
      else expect(refused).toBeUndefined();
      expect(await table.log()).toContain(refusal ? '0 draw shop' : '0 draw roof');
      table.close();
    }
    quicker.close();
  });

  it('refuses what is not legal, with the paragraph, and changes nothing', async () => {
    const table = await openTestTable(['human', 'random']);
    await asked(table);
    await table.submit(['draw shop']);
    await until(() => table.now.value.legal.some((move) => move.startsWith('build')));
    const before = table.now.value;
    expect(await table.submit(['build 200'])).toMatchObject({ code: 'bad-notation' });
    const foreign = Array.from({ length: 109 }, (_, i) => `build ${i + 1}`).find(
      (move) => !before.legal.includes(move),
    ) as string;
    expect(await table.submit([foreign])).toMatchObject({ code: 'illegal-move', paragraph: '3.12' });
    expect(await table.why(foreign)).toEqual({ legal: false, paragraph: '3.12' });
    expect(table.now.value).toEqual(before);
    table.close();
  });
});

describe('bots', () => {
  it('are given nothing but what their seat sees', async () => {
    const requests: BotRequest[] = [];
    const bots: BotPlayers = {
      choose: (request) => {
        requests.push(structuredClone(request));
        return Promise.resolve({ moves: [request.legal[0]] });
      },
      close: () => undefined,
    };
    const table = await openTestTable(['human', 'curious', 'curious'], { bots });
    await playOn(table, () => table.now.value.revision >= 6);
    const log = replayLog(grachtenpand, readLog((await table.log()) as string));
    const shown = new Set(log.rowsFor('spectator').flatMap(({ entries }) => entries.flatMap((it) => it.values ?? [])));
    for (const { seat, memory, view } of requests) {
      expect(memory.seat).toBe(seat);
      for (const { entries } of memory.rows)
        for (const it of entries) if (it.task === 'card' && it.owner !== seat) expect(it.values).toBeUndefined();
      const players = (view as { players: { hand: unknown }[] }).players;
      players.forEach(({ hand }, other) => {
        if (other !== seat) expect(JSON.stringify(hand)).not.toMatch(/\[\d/);
      });
    }
    expect(shown.size).toBeGreaterThan(0);
    expect(new Set(requests.map(({ seed }) => seed)).size).toBe(requests.length);
    expect(JSON.stringify(requests)).not.toContain('"seed":"seed"');
    table.close();
  });

  it('a bot that fails is replaced by lot, and that is said', async () => {
    const bots: BotPlayers = {
      choose: ({ seat }) =>
        Promise.resolve(seat === 1 ? { failed: 'too-slow', message: 'asleep' } : { moves: ['dance'] }),
      close: () => undefined,
    };
    const table = await openTestTable(['human', 'sleepy', 'dancer'], { bots });
    await until(() => table.notice.value);
    expect(table.notice.value).toMatchObject({ kind: 'bot-replaced' });
    await playOn(table, () => table.now.value.revision >= 4);
    table.dismissNotice();
    expect(table.notice.value).toBeUndefined();
    table.close();
  });

  it('a bot’s move waits as long as the pace says, and no longer once it is quickened', async () => {
    const table = await openTestTable(['human', 'random'], { pace: 60_000 });
    await asked(table);
    await until(() => table.thinking.value.length > 0);
    await table.submit(['draw shop']);
    await tick(30);
    expect(table.now.value.waitingFor).toEqual([1]);
    expect(table.thinking.value).toEqual([1]);
    const before = performance.now();
    table.pace.value = 0;
    await until(() => table.now.value.legal.length > 0);
    expect(performance.now() - before).toBeLessThan(100);
    table.close();
  });
});

describe('taking back', () => {
  it('goes step by step to where others have seen it, and says why it ends', async () => {
    const slow: BotPlayers = { choose: () => new Promise(() => undefined), close: () => undefined };
    const table = await openTestTable(['human', 'slow'], { bots: slow });
    await asked(table);
    expect(table.now.value.undo).toMatchObject({ ok: false });
    await table.submit(['draw roof']);
    expect(table.now.value).toMatchObject({
      pending: [['draw roof']],
      undo: { ok: true, moves: ['draw roof'] },
      legal: [],
    });
    expect(await table.undo()).toBeUndefined();
    expect(table.now.value.pending).toEqual([]);
    expect(table.now.value.legal).toContain('draw shop');
    expect(await table.undo()).toMatchObject({ code: 'no-undo' });
    table.close();
  });
});

describe('taking back several submissions', () => {
  it('goes to a chosen step in one call, or nowhere', async () => {
    let answered = 0;
    const bots: BotPlayers = {
      choose: ({ legal }) => (answered++ === 0 ? Promise.resolve({ moves: [legal[0]] }) : new Promise(() => undefined)),
      close: () => undefined,
    };
    let kept = 0;
    const keeper = { ...noKeeper, keep: () => (kept++, Promise.resolve({ is: 'kept' } as const)) };
    const table = await openTestTable(['human', 'first-answer'], { bots, keeper });
    await table.submit(['draw shop']);
    await until(() => table.now.value.revision === 2 && table.now.value.legal.length > 0);
    const before = table.now.value;
    const canal = before.legal.find((move) => move.startsWith('canal ')) as string;
    await table.submit([canal]);
    await table.submit(['done']);
    expect(table.now.value).toMatchObject({ pending: [[canal], ['done']], undo: { ok: true, steps: 2 } });
    const waiting = table.now.value;
    const times = kept;
    expect(await table.undo(3)).toMatchObject({ code: 'no-undo' });
    expect(await table.undo(0)).toMatchObject({ code: 'no-undo' });
    expect(table.now.value).toEqual(waiting);
    const seen: unknown[] = [];
    const stop = table.now.subscribe(({ pending }) => seen.push(pending));
    expect(await table.undo(2)).toBeUndefined();
    stop();
    // Nothing in between is kept or shown.
    expect([kept - times, seen]).toEqual([1, [[[canal], ['done']], []]]);
    expect(table.now.value.legal).toEqual(before.legal);
    table.close();
  });
});

describe('nothing of a table tells its seed', () => {
  it.each([
    ['one person', ['human', 'random']],
    ['people at one screen', ['human', 'human']],
  ])('not its info, positions, refusals or notices: %s', async (_who, who) => {
    const seed = 'never-to-be-told';
    const table = await openTestTable(who, { seed });
    const told: unknown[] = [];
    const hear = (it: unknown): void => void told.push(it);
    const stops = [table.now.subscribe(hear), table.notice.subscribe(hear), table.connection.subscribe(hear)];
    await playOn(table, async () => {
      hear(await table.why('draw shop'));
      hear([await table.submit(['fly']), await table.undo(99), await table.ahead(['fly']), await table.at(1)]);
      return table.now.value.revision >= 6;
    });
    for (const stop of stops) stop();
    expect(told.length).toBeGreaterThan(10);
    expect(JSON.stringify([table.info, told])).not.toContain(seed);
    expect(Object.keys(table.info).toSorted()).toEqual(['begun', 'game', 'id', 'options', 'rules', 'seats']);
    expect(table.connection.value).toBe('live');
    table.close();
  });
});

describe('what could be done before', () => {
  it('is known after a reload as it was before it', async () => {
    const slow: BotPlayers = { choose: () => new Promise(() => undefined), close: () => undefined };
    let log = '';
    const keeper = {
      ...noKeeper,
      keep: (game: { log: string }) => {
        ({ log } = game);
        return Promise.resolve({ is: 'kept' } as const);
      },
    };
    const table = await openTestTable(['human', 'slow'], { bots: slow, keeper });
    await asked(table);
    expect(await table.earlier()).toEqual([]);
    const first = table.now.value.legal;
    await table.submit(['draw roof']);
    expect(await table.earlier()).toEqual([first]);
    const again = await openTestTable(['human', 'slow'], { bots: slow, log });
    expect(again.now.value.pending).toEqual([['draw roof']]);
    expect(await again.earlier()).toEqual([first]);
    table.close();
    again.close();
  });
});

describe('earlier moments', () => {
  it('are what the same seat saw then', async () => {
    const table = await openTestTable(['human', 'random']);
    const seen = new Map<number, string>();
    const stop = table.now.subscribe(({ revision: length, pending, view, audience }) => {
      if (pending.length === 0 && audience === 0 && !seen.has(length)) seen.set(length, JSON.stringify(view));
    });
    await playOn(table, () => table.now.value.revision >= 8);
    stop();
    await asked(table);
    expect(seen.size).toBeGreaterThan(5);
    for (const length of seen.keys()) {
      const { view, rows, audience } = await table.at(length);
      const { waitingFor: _now, question: _asked, ...fields } = view as unknown as Record<string, unknown>;
      const { waitingFor: _then, question: _was, ...before } = JSON.parse(seen.get(length) as string);
      if (length < table.now.value.revision) expect(fields).toEqual(before);
      expect(rows).toHaveLength(length);
      expect(audience).toBe(0);
    }
    expect(await table.at(table.now.value.revision)).toBe(table.now.value);
    expect(await table.at(1)).toMatchObject({ legal: [], pending: [], revision: 1 });
    expect((await table.at(0)).rows).toEqual([]);
    expect(await table.at(99_999)).toBe(table.now.value);
    table.close();
  });

  it('show no more than the seat knew, even of what came out later', async () => {
    const table = await openTestTable(['human', 'random']);
    await playOn(table, () => table.now.value.revision >= 6);
    const hidden = (position: { view: unknown }): unknown =>
      (position.view as { players: { hand: unknown }[] }).players[1].hand;
    for (let length = 1; length < table.now.value.revision; length++)
      expect(JSON.stringify(hidden(await table.at(length)))).not.toMatch(/\[\d/);
    table.close();
  });
});

describe('several people at one screen', () => {
  it('hand it on behind a curtain that shows nobody’s secrets', async () => {
    const table = await openTestTable(['human', 'human']);
    expect(table.hotSeat?.curtain.value).toBe(0);
    let curtains = 0;
    const whole = (): Record<string, unknown> => table.now.value as unknown as Record<string, unknown>;
    const stop = table.now.subscribe((position) => {
      if (table.hotSeat?.curtain.value === undefined || position.audience !== 'spectator') return;
      curtains++;
      const players = (position.view as unknown as { players: { hand: unknown; deck?: unknown }[] }).players;
      for (const { hand } of players) expect(JSON.stringify(hand)).not.toMatch(/\[\d/);
      expect(position.legal).toEqual([]);
      expect(position.pending).toEqual([]);
      expect(position.undo).toEqual({ ok: false, barrier: 'nothing' });
      for (const { entries } of position.rows)
        for (const it of entries) if (it.task === 'card' || it.task === 'canal') expect(it.values).toBeUndefined();
    });
    expect(whole()['audience']).toBe('spectator');
    expect(await table.submit(['draw shop'])).toMatchObject({ code: 'not-waiting' });
    expect(await table.undo()).toMatchObject({ code: 'not-waiting' });
    expect(await table.why('draw shop')).toEqual({ legal: false, code: 'not-waiting' });
    expect((await table.at(1)).audience).toBe('spectator');
    expect(await table.log()).toBeUndefined();
    await playOn(table);
    stop();
    expect(curtains).toBeGreaterThan(10);
    expect(table.now.value.audience).toBe('everybody');
    expect(table.hotSeat?.curtain.value).toBeUndefined();
    expect(await table.log()).toContain('mokum log');
    table.close();
  });

  it('the one who looks and is asked again keeps the screen', async () => {
    const table = await openTestTable(['human', 'human']);
    table.hotSeat?.raiseCurtain();
    await table.submit(['draw shop']);
    expect(table.hotSeat?.curtain.value).toBe(1);
    expect(JSON.stringify(table.now.value)).not.toContain('draw shop');
    table.hotSeat?.raiseCurtain();
    expect(table.now.value.audience).toBe(1);
    await table.submit(['draw window']);
    expect(table.hotSeat?.curtain.value).toBeUndefined();
    expect(table.now.value).toMatchObject({ audience: 1, revision: 2 });
    expect(table.now.value.legal.length).toBeGreaterThan(0);
    table.close();
  });

  it('a reloaded page begins behind the curtain', async () => {
    const table = await openTestTable(['human', 'human']);
    table.hotSeat?.raiseCurtain();
    await table.submit(['draw shop']);
    let log = '';
    const keeper = {
      ...noKeeper,
      keep: (game: { log: string }) => ((log = game.log), Promise.resolve({ is: 'kept' as const })),
    };
    const again = await openTestTable(['human', 'human'], { keeper });
    await again.settled();
    again.hotSeat?.raiseCurtain();
    await again.submit(['draw shop']);
    expect(log).toContain('pending 0 draw shop');
    const reloaded = await openTestTable(['human', 'human'], { log });
    expect(reloaded.hotSeat?.curtain.value).toBe(1);
    expect(reloaded.now.value.audience).toBe('spectator');
    for (const it of [table, again, reloaded]) it.close();
  });
});

describe('keeping', () => {
  it('comes before showing', async () => {
    const waiting: (() => void)[] = [];
    const keeper = {
      ...noKeeper,
      keep: () => new Promise<{ is: 'kept' }>((resolve) => waiting.push(() => resolve({ is: 'kept' }))),
    };
    const slow: BotPlayers = { choose: () => new Promise(() => undefined), close: () => undefined };
    let shown = false;
    const opening = openTestTable(['human', 'slow'], { keeper, bots: slow }).finally(() => (shown = true));
    await until(() => waiting.length > 0);
    await tick(5);
    expect(shown).toBe(false);
    waiting.pop()?.();
    const table = await opening;
    const submitted = table.submit(['draw shop']);
    await until(() => waiting.length > 0);
    expect(table.now.value.pending).toEqual([]);
    waiting.pop()?.();
    expect(await submitted).toBeUndefined();
    expect(table.now.value.pending).toEqual([['draw shop']]);
    table.close();
  });
});

describe('answering ahead', () => {
  const slow: BotPlayers = { choose: () => new Promise(() => undefined), close: () => undefined };

  it('waits until the seat is asked and is kept, shown and replayed like any row', async () => {
    let answer: (moves: string[]) => void = () => undefined;
    const bots: BotPlayers = {
      choose: () => new Promise((resolve) => (answer = (moves) => resolve({ moves }))),
      close: () => undefined,
    };
    const table = await openTestTable(['human', 'slow'], { bots });
    await asked(table);
    await table.submit(['draw shop']);
    expect(await table.ahead(['canal 1'])).toBeUndefined();
    expect(await table.ahead([])).toBeUndefined();
    expect(table.left.value).toEqual([]);
    const { hand } = (table.now.value.view as unknown as { players: { hand: number[] }[] }).players[0];
    await table.ahead([`canal ${hand[0]}`, 'done']);
    expect(table.left.value).toEqual([`canal ${hand[0]}`, 'done']);
    answer(['draw shop']);
    await until(() => table.now.value.revision === 2);
    expect(table.now.value).toMatchObject({ pending: [[`canal ${hand[0]}`, 'done']], legal: [], waitingFor: [1] });
    expect(table.left.value).toEqual([]);
    expect((await table.at(1)).rows).toHaveLength(1);
    expect(replayLog(grachtenpand, readLog((await table.log()) as string)).pending(0)).toHaveLength(1);
    table.close();
  });

  it('that is not legal when it is asked is dropped with a notice', async () => {
    const table = await openTestTable(['human', 'random']);
    await asked(table);
    expect(await table.ahead(['place 3'])).toBeUndefined();
    expect(table.notice.value).toMatchObject({
      kind: 'ahead-dropped',
      seat: 0,
      moves: ['place 3'],
      why: { code: 'illegal-move' },
    });
    expect(table.now.value.legal).toContain('draw shop');
    expect(await table.ahead(['fly'])).toMatchObject({ code: 'bad-notation' });
    expect(table.hotSeat).toBeUndefined();
    table.close();
  });

  it('is taken back by undo', async () => {
    const table = await openTestTable(['human', 'slow'], { bots: slow });
    await asked(table);
    await table.submit(['draw shop']);
    await table.ahead(['canal 1', 'done']);
    await table.undo();
    expect(table.left.value).toEqual([]);
    expect(table.now.value.legal).toContain('draw shop');
    table.close();
  });

  it('for another person at the screen shows that it was left, not what', async () => {
    const table = await openTestTable(['human', 'human'], { game: 'amsterdam' });
    table.hotSeat?.raiseCurtain();
    const first = table.now.value.audience as number;
    const other = 1 - first;
    const [one, two] = table.now.value.legal;
    expect(await table.hotSeat?.ahead(other, [two, 'commit'])).toBeUndefined();
    expect(await table.hotSeat?.ahead(2, [two, 'commit'])).toMatchObject({ code: 'not-waiting' });
    expect([table.left.value, table.hotSeat?.leaving.value]).toEqual([[], [other]]);
    await table.submit([one, 'commit']);
    expect(table.hotSeat?.leaving.value).toEqual([]);
    expect(
      table.now.value.rows.slice(-2).map(({ entries }) => entries.slice(0, 2).map(({ by, text }) => [by, text])),
    ).toEqual([
      [
        [first, one],
        [first, 'commit'],
      ],
      [
        [other, two],
        [other, 'commit'],
      ],
    ]);
    table.close();
  });
});

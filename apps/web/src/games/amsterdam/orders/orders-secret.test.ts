import { amsterdam } from '@mokum/amsterdam';
import { headerOf, Match, writeLog } from '@mokum/kernel';
import { sceneOf, speakEnglish } from '../board/test-scene.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { sinceOwnTurn } from '../../../screens/own-rows.ts';
import type { Position } from '../../../table/table.ts';
import { openTestTable, playOn, tableInfo } from '../../../table/test-kit.ts';
import { ask, options } from '../speech/ask.ts';
import { meaning } from '../speech/meaning.tsx';
import { ordersOf } from './orders-data.ts';
import { lines, speech } from '../speech/speech.ts';
import { summary } from '../speech/summary.ts';
import { thoughtOf } from '../speech/thought.ts';
import type { AmsterdamView } from '../view.ts';

type Now = Position<AmsterdamView>;
const game = 'amsterdam';
const agreed = { length: 'short', orders: 5, openOrders: 1 };
const info = tableInfo('human', 'human');
const ENDS = ['commit', 'pass', 'store-resource', 'hand-back', 'open-order'];

beforeAll(speakEnglish);

/** Everything the table says to one audience, in one text: log, recap, prompt, options, meanings, warnings. */
function saidTo(position: Now, seat: number): string {
  const scene = sceneOf(position, seat, info.seats);
  const viewer = typeof position.audience === 'number' ? position.audience : undefined;
  const log = lines(position, viewer, info.seats, speech.value);
  const orders = Array.from({ length: 42 }, (_, i) => `order ${i + 1}`).filter((piece) =>
    [0, 1].some((one) => ordersOf(position.view, one).known.includes(Number(piece.split(' ')[1]))),
  );
  return JSON.stringify([
    log,
    sinceOwnTurn(position, log, viewer, ENDS),
    position.legal.length > 0 ? [ask(scene), options(scene), summary(scene)] : [],
    orders.map((piece) => meaning({ piece }, scene)?.lines),
  ]);
}

/** An order as it stands in a JSON text. */
const textOf = (view: AmsterdamView, order: number): string =>
  JSON.stringify(speech.value.order(view, order)).slice(1, -1);

describe('17.4 secret orders at one screen', () => {
  it('are nobody else’s to see: in position, log, recap, hint, points, behind the curtain or looking back', async () => {
    const table = await openTestTable(['human', 'human'], { game, options: agreed });
    const looked = { seats: 0, curtain: 0, back: 0 };
    const hands: (readonly number[])[] = [[], []];
    /** what of the other's orders can be found in what an audience is given */
    const leaks = (position: Now, viewer: number | undefined): number[] => {
      const hidden = [0, 1].filter((seat) => seat !== viewer).flatMap((seat) => hands[seat]);
      const open = new Set(position.view.players.flatMap(({ openOrders }) => openOrders));
      const said = saidTo(position, viewer ?? 0);
      const rows = JSON.stringify(position.rows);
      const thought = viewer === undefined ? undefined : thoughtOf(position.view, viewer);
      const given = new Set([
        ...position.view.players.flatMap(({ orders }) => ('hidden' in orders ? [] : orders)),
        ...(thought?.g.players.flatMap((me) => me.orders.toArray()) ?? []),
      ]);
      return hidden.filter(
        (order) =>
          !open.has(order) &&
          (given.has(order) ||
            said.includes(textOf(position.view, order)) ||
            new RegExp(`-order ${order}\\b|"order":${order}\\b`).test(rows) ||
            position.legal.some((move) => new RegExp(`^(open-order ${order}$|hand-back ${order}-)`).test(move))),
      );
    };
    await playOn(table, async () => {
      const now = table.now.value as unknown as Now;
      // 17.4: at the final scoring all orders are shown.
      if (now.result || now.view.phase === 5) return false;
      const viewer = typeof now.audience === 'number' ? now.audience : undefined;
      if (viewer !== undefined) {
        const { orders } = now.view.players[viewer];
        hands[viewer] = 'hidden' in orders ? [] : orders;
        if (hands[viewer].length > 0 && now.revision % 3 === 0) looked.seats++;
      }
      if (viewer === undefined) looked.curtain++;
      else if (now.revision % 3 !== 0) return false;
      // One's own are told in full, so that a leak would be found.
      else for (const order of hands[viewer]) expect(saidTo(now, viewer)).toContain(textOf(now.view, order));
      expect(leaks(now, viewer)).toEqual([]);
      expect(Object.values(now.view.orderPoints).some((points) => points !== 0)).toBe(false);
      if (now.revision % 7 === 0 || viewer === undefined) {
        looked.back++;
        expect(leaks((await table.at(Math.trunc(now.revision / 2))) as unknown as Now, viewer)).toEqual([]);
      }
      // The log of the whole game holds every secret: at a table of two people it is not given out before the end.
      expect(await table.log()).toBeUndefined();
      return false;
    });
    expect(looked.seats).toBeGreaterThan(10);
    expect(looked.curtain).toBeGreaterThan(10);
    expect(looked.back).toBeGreaterThan(10);
    // The count shows them all.
    const end = table.now.value as unknown as Now;
    expect(end.view.players.map((_, seat) => ordersOf(end.view, seat).known.length)).toEqual([5, 5]);
    expect(await table.log()).toBeDefined();
    table.close();
  });

  it('26.29 what is handed back for them is its owner’s affair until all have answered', async () => {
    const from = {
      seats: 2,
      round: 12,
      phase: 5,
      agenda: {
        main: ['handing-back', 'score-groups', 'score-districts', 'score-leftovers'].map((task) => ({ task })),
      },
      players: [
        { openOrders: [42], dockers: { white: 2 } },
        { openOrders: [38], dockers: { yellow: 2 } },
      ],
    };
    const match = new Match(amsterdam, { seats: 2, from, options: { orders: 3 } });
    const header = headerOf(match, { names: ['P0', 'P1'], players: ['human', 'human'], seed: 'seed' });
    const table = await openTestTable(['human', 'human'], { game, log: writeLog(match, header) });
    const now = (): Now => table.now.value as unknown as Now;
    const handed = (): unknown[] => now().view.players.map(({ handsBack }) => handsBack);
    await table.settled();
    if (table.hotSeat?.curtain.value !== undefined) table.hotSeat.raiseCurtain();
    const first = now().audience as number;
    expect(await table.submit([`hand-back ${first === 0 ? 42 : 38}-2`])).toBeUndefined();
    expect(table.hotSeat?.curtain.value).toBe(1 - first);
    const secret = [{ hidden: 1 }, { hidden: 1 }];
    expect([now().audience, handed(), now().pending]).toEqual(['spectator', secret, []]);
    table.hotSeat?.raiseCurtain();
    expect(now().audience).toBe(1 - first);
    expect(handed()[first]).toEqual({ hidden: 1 });
    expect(JSON.stringify([now().rows, saidTo(now(), 1 - first)])).not.toMatch(/hand-back|hands back/);
    expect(await table.submit([`hand-back ${first === 0 ? 38 : 42}-1`])).toBeUndefined();
    await table.settled();
    expect(now().result?.breakdown).toMatchObject([
      { 'order 42': first === 0 ? 7 : 2 },
      { 'order 38': first === 0 ? 2 : 7 },
    ]);
    table.close();
  });
});

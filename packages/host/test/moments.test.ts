import type { Audience, Json, Rules, SeenRow } from '@mokum/kernel';
import { Random, readLog } from '@mokum/kernel';
import { type Down, readDown } from '@mokum/protocol';
import { describe, expect, it } from 'vitest';
import type { Client } from '../src/client/index.ts';
import { type Host, receiveText } from '../src/index.ts';
import { begin, clientOf, GAMES, value } from './kit.ts';

const SEATS = 3;

/** The whole view and all rows, made anew from the log that the host has now. */
function whole(rules: Rules, host: Host, audience: Audience): { view: Json; rows: readonly SeenRow[] } {
  const referee = value(rules.replay(readLog(host.log()), 'trusted'));
  const eyes = referee.result() ? 'everybody' : audience;
  return { view: referee.view(eyes), rows: referee.rows(eyes, 0) };
}

/** One act of a random person: a move, moves ahead, taking back, wishing back. */
function act(client: Client, others: readonly Client[], random: Random): Promise<unknown> {
  const { legal, undo, length } = client.position as NonNullable<Client['position']>;
  const turn = random.below(12);
  if (turn === 0 && undo.ok) return client.undo(1 + random.below(undo.steps));
  if (turn === 1 && random.below(3) === 0 && length > 2) {
    const rows = Math.max(1, length - 1 - random.below(4));
    return Promise.all([client, ...others].map((it) => it.rewind(rows)));
  }
  if (turn === 2) {
    const shown = others.flatMap(({ position }) => position?.legal ?? []);
    return client.ahead(shown.length > 0 ? [shown[random.below(shown.length)]] : []);
  }
  return legal.length > 0 ? client.submit([legal[random.below(legal.length)]]) : Promise.resolve();
}

describe.each(Object.keys(GAMES))('%s', (game) => {
  it('5.1 5.2 5.4 5.5 5.8 a client that only applied moments has the whole view and all rows at every revision', async () => {
    const random = new Random(`moments ${game}`);
    const host = await begin(game, ['human', 'human', 'bot'], `moments ${game}`);
    const people = [await clientOf(host, 'seat 0'), await clientOf(host, 'seat 1')];
    const others = [await clientOf(host, 'seat 2'), await clientOf(host, 'onlooker')];
    const audiences = [0, 1, 2, 'spectator'] as const;
    let checked = 0;
    for (let n = 0; n < 200 && !people[0].position?.result; n++) {
      const me = random.below(2);
      await act(people[me], [people[1 - me]], random);
      await host.settled();
      for (const [i, client] of [...people, ...others].entries()) {
        const { view, rows, audience, length } = client.position as NonNullable<Client['position']>;
        const expected = whole(GAMES[game], host, audiences[i]);
        expect(JSON.stringify(view)).toBe(JSON.stringify(expected.view));
        expect(rows).toEqual(expected.rows);
        expect(length).toBe(host.length);
        expect(audience).toBe(people[0].position?.result ? 'everybody' : audiences[i]);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(100);
    host.close();
  });

  it('1.6 what a host sends is read by the schemas as it was written', async () => {
    const host = await begin(game, ['human', ...Array.from({ length: SEATS - 1 }, () => 'bot')]);
    const sent: Down[] = [];
    const connected = host.connect({ send: (down) => sent.push(down), close: () => undefined });
    receiveText(connected, JSON.stringify({ is: 'hello', protocol: 1, table: 'a-table', ticket: 'seat 0' }));
    receiveText(connected, JSON.stringify({ is: 'ping' }));
    await host.settled();
    for (let n = 1; n < 30; n++) {
      const last = sent.findLast((down) => down.is === 'moment');
      const legal = last?.now.legal?.[0].split(' ') ?? [];
      if (legal.length === 0) break;
      const act = { is: 'submit', moves: [legal.slice(0, 2).join(' ')] };
      receiveText(connected, JSON.stringify({ is: 'do', n, question: last?.now.question, act }));
      await host.settled();
      await new Promise((resolve) => setTimeout(resolve, 1));
      await host.settled();
    }
    expect(sent.length).toBeGreaterThan(10);
    for (const down of sent) expect(readDown(JSON.stringify(down))).toEqual({ ok: true, value: down });
    host.close();
  });
});

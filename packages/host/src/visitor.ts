import { PROTOCOL, type Up } from '@mokum/protocol';
import { answerTo } from './asks.ts';
import type { Base } from './moment.ts';
import { perform } from './operations.ts';
import type { Wire } from './ports/index.ts';
import { Session } from './session.ts';
import type { StopWords, Table } from './table.ts';

type Hello = Extract<Up, { is: 'hello' }>;

/** One connection to a table. Its messages are dealt with one after the other, among those of all others. */
export class Visitor {
  readonly #table: Table;
  readonly #wire: Wire;
  #session: Session | undefined;
  #gone: 'no' | 'yes' = 'no';

  constructor(table: Table, wire: Wire) {
    this.#table = table;
    this.#wire = wire;
  }

  async hear(up: Up): Promise<void> {
    if (this.#gone === 'yes') return;
    const session = this.#session;
    if (session && !this.#table.sessions.has(session)) return;
    if (!session) {
      if (up.is === 'hello') this.#greet(up);
      else this.#stop({ why: 'bad-message', message: 'the first message is hello', again: 1000 });
      return;
    }
    switch (up.is) {
      case 'hello':
        this.#stop({ why: 'bad-message', message: 'hello is the first message and no other', again: 1000 });
        return;
      case 'do':
        await perform(this.#table, session, up);
        return;
      case 'ask':
        this.#answer(session, up);
        return;
      case 'ping':
        session.send({ is: 'pong', nth: session.nth });
    }
  }

  /** What came was no message. */
  refuse(message: string): void {
    if (this.#gone === 'no') this.#stop({ why: 'bad-message', message, again: 'reload' });
  }

  /** The wire can take more: what is owed is sent. */
  drained(): void {
    const { play, mark } = this.#table;
    const owes = this.#session?.owes ?? 'nothing';
    if (owes !== 'nothing') this.#session?.sendMoment(play, mark, owes);
  }

  /** The connection has ended. */
  leave(): void {
    this.#gone = 'yes';
    const session = this.#session;
    if (!session || !this.#table.sessions.delete(session)) return;
    this.#table.lanes.leave(session.lane);
    this.#table.showAround();
  }

  #greet({ protocol, table: name, ticket, lane: wanted, have }: Hello): void {
    const table = this.#table;
    const { card, door } = table.setting;
    if (protocol !== PROTOCOL) {
      const message = `version ${protocol} of the protocol is spoken there, ${PROTOCOL} here`;
      this.#stop({ why: 'other-protocol', message, again: 'reload' });
      return;
    }
    if (name !== card.id) {
      this.#stop({ why: 'no-table', message: 'there is no such table here', again: 'never' });
      return;
    }
    const audience = door(ticket);
    if (audience === undefined) {
      this.#stop({ why: 'no-ticket', message: 'this ticket does not open this table', again: 'never' });
      return;
    }
    const lane = table.lanes.take(ticket, wanted);
    this.#takeOver(lane.name);
    const base: Base | undefined = have && { ...have, audience, mark: undefined };
    const session = new Session(this.#wire, audience, lane, base);
    this.#session = session;
    table.sessions.add(session);
    session.send({ is: 'welcome', protocol: PROTOCOL, table: card, audience, lane: lane.name, done: lane.last });
    session.sendMoment(table.play, table.mark, 'always');
    table.showAround(session);
  }

  /** Whoever held this lane before is told that it is held elsewhere now. */
  #takeOver(lane: string): void {
    for (const session of this.#table.sessions)
      if (session.lane.name === lane) {
        this.#table.sessions.delete(session);
        session.stop({ why: 'lane-taken', message: 'the same lane was opened again elsewhere', again: 'never' });
      }
  }

  #answer(session: Session, { id, what }: Extract<Up, { is: 'ask' }>): void {
    const { play, people, openHead } = this.#table;
    const { audience } = session;
    const alone = people.length === 1 && people[0] === audience;
    const asker = { audience, mayReadLog: play.referee.result() || alone ? 'yes' : 'no' } as const;
    session.send({ is: 'answer', id, answer: answerTo(play, asker, what, openHead) });
  }

  #stop(words: StopWords): void {
    this.#gone = 'yes';
    if (this.#session) this.#table.sessions.delete(this.#session);
    this.#wire.send({ is: 'stop', ...words });
    this.#wire.close();
  }
}

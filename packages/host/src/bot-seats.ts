import { Random } from '@mokum/kernel';
import type { TableCard } from '@mokum/protocol';
import type { Play } from './play.ts';
import type { BotAnswer, BotRequest, Bots, Clock, TableLuck } from './ports/index.ts';

/** Why a legal move was drawn for a bot. */
export type Replaced = 'too-slow' | 'error' | 'illegal';

export interface BotSetting {
  readonly card: TableCard;
  readonly bots: Bots;
  readonly clock: Clock;
  readonly luck: TableLuck;
  /** how long a bot may think, in milliseconds; as long as it likes where this is left out */
  readonly botTime?: number;
}

/** The seats of bots: who is asked, and what is played for them. */
export class BotSeats {
  readonly #setting: BotSetting;
  readonly #asked = new Set<number>();

  constructor(setting: BotSetting) {
    this.#setting = setting;
  }

  /** the seats whose bots are thinking */
  get thinking(): number[] {
    return [...this.#asked].toSorted((a, b) => a - b);
  }

  /** Asks the bots that are waited for and were not asked yet. `answered` is told each answer, with the question it is for. */
  ask(play: Play, answered: (seat: number, question: string, answer: BotAnswer) => void): void {
    const { bots, card } = this.#setting;
    if (bots.leads?.() === false) return;
    for (const seat of play.waitingFor()) {
      if (card.seats[seat].who === 'human' || this.#asked.has(seat)) continue;
      this.#asked.add(seat);
      const question = play.question(seat);
      void this.#choose(this.#requestFor(play, seat)).then((answer) => {
        this.#asked.delete(seat);
        answered(seat, question, answer);
      });
    }
  }

  /** Plays a bot's answer, or a legal move drawn by lot in its place; says why, if so. */
  play(play: Play, seat: number, answer: BotAnswer): Replaced | undefined {
    const said = 'failed' in answer ? undefined : play.act(seat, { is: 'submit', moves: [...answer.moves] });
    if (said?.ok) return undefined;
    const legal = play.referee.legal(seat);
    const dice = new Random(this.#lot(play, 'instead of bot', seat));
    const drawn = play.act(seat, { is: 'submit', moves: [legal[dice.below(legal.length)]] });
    if (!drawn.ok) throw new Error(`a legal move was refused: ${drawn.refusal.message}`);
    return 'failed' in answer ? answer.failed : 'illegal';
  }

  /** What fails in the port is a bot that fails. */
  async #choose(request: BotRequest): Promise<BotAnswer> {
    const { bots, clock, botTime } = this.#setting;
    const thought = Promise.resolve()
      .then(() => bots.choose(request))
      .catch((error: unknown): BotAnswer => ({ failed: 'error', message: String(error) }));
    if (botTime === undefined) return thought;
    const late = new Promise<BotAnswer>((resolve) => {
      const cancel = clock.wake(clock.now() + botTime, () =>
        resolve({ failed: 'too-slow', message: `the bot thought longer than ${botTime} ms` }),
      );
      void thought.then(cancel);
    });
    return Promise.race([thought, late]);
  }

  #requestFor(play: Play, seat: number): BotRequest {
    const { card } = this.#setting;
    const { referee } = play;
    return {
      game: card.game,
      rules: card.rules,
      level: card.seats[seat].who,
      seat,
      view: referee.view(seat),
      memory: referee.memory(seat),
      legal: referee.legal(seat),
      seed: this.#lot(play, 'bot', seat),
    };
  }

  #lot({ referee }: Play, purpose: string, seat: number): string {
    return this.#setting.luck.lot(`${purpose} ${seat} ${referee.length} ${referee.pending(seat).length}`);
  }
}

import { furKinds } from '@mokum/nieuw-amsterdam';
import { defaultPayment } from '@mokum/nieuw-amsterdam';
import { signal } from '@preact/signals';
import type { NaScene } from '../pieces/pieces.ts';
import { bestCargo, type NieuwAmsterdamView, type Stuff, STUFF } from '../view.ts';

/** What a player has begun to choose and not submitted: it belongs to one question and is forgotten with it. */
interface Draft {
  readonly of: unknown;
  readonly numbers: readonly number[];
}
const draft = signal<Draft | undefined>(undefined);

/** The position a draft belongs to: what is asked, and after how many moves. */
const keyOf = ({ position: { view, revision, pending }, seat }: NaScene): string =>
  `${seat} ${revision} ${pending.length} ${view.question?.task}`;

export function drafted(scene: NaScene, otherwise: readonly number[]): readonly number[] {
  const now = draft.value;
  return now?.of === keyOf(scene) ? now.numbers : otherwise;
}
export function setDraft(scene: NaScene, numbers: readonly number[]): void {
  draft.value = { of: keyOf(scene), numbers };
}

/** An amount in several kinds that is asked for kind by kind: a payment, or a cargo. */
export interface Split {
  readonly kind: 'pay' | 'load';
  readonly names: readonly Stuff[];
  readonly own: readonly number[];
  /** already given, by the same places */
  readonly held: readonly number[];
  readonly due: number;
  readonly plan: readonly number[];
}

const MOST = 62;

export function splitOf(scene: NaScene): Split | undefined {
  const { view } = scene.position;
  const task = view.question?.task ?? '';
  const kind = task.startsWith('pay-') ? 'pay' : task.startsWith('load-') ? 'load' : undefined;
  if (kind === undefined || scene.position.legal.length === 0) return undefined;
  const names: readonly Stuff[] = kind === 'pay' ? STUFF : furKinds;
  const from = names.indexOf(task.slice(kind.length + 1) as Stuff);
  const player = view.players[scene.seat];
  // Kinds asked for before this one have been answered.
  const own = names.map((name, i) => (i < from ? 0 : player.stock[name]));
  const held = names.map((name) => (kind === 'load' ? view.hold[name as 'lynx'] : 0));
  const due = kind === 'pay' ? view.due : Number(view.question?.about['left'] ?? 0);
  const sensible = kind === 'pay' ? defaultPlan(view, scene.seat, own, due) : bestCargo(own, due);
  return { kind, names, own, held, due, plan: drafted(scene, sensible) };
}

function defaultPlan(view: NieuwAmsterdamView, seat: number, own: readonly number[], due: number): readonly number[] {
  const players = view.players.map((player, i) =>
    i === seat ? { ...player, stock: Object.fromEntries(STUFF.map((name, k) => [name, own[k]])) } : player,
  );
  return defaultPayment({ ...view, players, due } as never, seat);
}

/** The whole split as moves; questions with one answer are the engine's to answer. */
export function splitMoves({ kind, names, own, due, plan }: Split): string[] {
  const moves: string[] = [];
  let left = due;
  for (const [i, name] of names.entries()) {
    let stock = own[i];
    let part = plan[i];
    const later = own.slice(i + 1).reduce((sum, n) => sum + n, 0);
    for (let more = true; more && left > 0; ) {
      const least = Math.max(0, left - later);
      const most = Math.min(stock, left);
      more = part > MOST;
      const answer = more ? MOST + 1 : part;
      const answers = Math.max(0, Math.min(most, MOST) - least + 1) + (most > MOST ? 1 : 0);
      if (answers > 1) moves.push(`${kind}-${name} ${more ? 'more' : part}`);
      part -= answer;
      stock -= answer;
      left -= answer;
    }
  }
  return kind === 'pay' ? [...moves, 'confirm'] : moves;
}

const AMOUNTS: ReadonlySet<string> = new Set([
  'buy-wood',
  'sell-wood',
  'buy-grain',
  'sell-grain',
  'market-coin',
  'answer',
]);
export const isAmount = (task: string): boolean => AMOUNTS.has(task);

/** The numbers that an amount can be. */
export function amountRange(scene: NaScene): { readonly least: number; readonly most: number; readonly task: string } {
  const numbers = scene.position.legal.flatMap((move) => {
    const [task, value] = move.split(' ');
    return /^\d+$/.test(value ?? '') ? [{ task, n: Number(value) }] : [];
  });
  return { least: numbers[0]?.n ?? 0, most: numbers.at(-1)?.n ?? 0, task: numbers[0]?.task ?? '' };
}

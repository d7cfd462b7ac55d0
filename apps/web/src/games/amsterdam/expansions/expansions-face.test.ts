import { amsterdam } from '@mokum/amsterdam';
import { bots } from '@mokum/bots/amsterdam';
import { type Json, Match, Random } from '@mokum/kernel';
import { sceneOf as sceneFor, speakEnglish } from '../board/test-scene.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { QUICK } from '../../../../test/visitor.ts';
import { answerChance } from '../../../table/test-position.ts';
import { positionOf } from '../../../table/test-position.ts';
import type { SeatInfo } from '../../../table/table.ts';
import { setLanguage } from '../../../words/language.ts';
import { ask, options } from '../speech/ask.ts';
import { figuresData } from './figures-data.ts';
import { handBackMoves } from '../orders/hand-back-panel.tsx';
import { meaning } from '../speech/meaning.tsx';
import { orderData, ordersOf } from '../orders/orders-data.ts';
import { notes } from '../speech/notes.ts';
import { movesOf } from '../pieces/pieces.ts';
import type { AmsScene } from '../scene.ts';
import { lines, speech } from '../speech/speech.ts';
import { thoughtOf } from '../speech/thought.ts';
import { editionOf } from '../view.ts';

const seats: readonly SeatInfo[] = [
  { name: 'Anna', colour: 'red', who: 'human' },
  { name: 'Joost', colour: 'blue', who: 'greedy' },
  { name: 'Saskia', colour: 'yellow', who: 'greedy' },
];
const ALL = { length: 'short', foreman: true, trader: true, orders: 5, openOrders: 2, extraTiles: true };

const newMatch = (wanted: Json, people: number) =>
  new Match(amsterdam, { seats: people, options: amsterdam.definition.readOptions(wanted, people) });
type M = ReturnType<typeof newMatch>;

const sceneOf = (match: M, seat: number): AmsScene =>
  sceneFor(positionOf(match, seat) as unknown as AmsScene['position'], seat, seats);

/** What of the table a question of the expansions can be answered on. */
function piecesOf(scene: AmsScene): string[] {
  const { view } = scene.position;
  const { city, harbour, cards } = editionOf(view);
  return [
    ...city.blocks.map(({ id }) => `block ${id}`),
    ...harbour.spaces.map(({ id }) => `space ${id}`),
    ...cards.map(({ number }) => `card ${number}`),
    ...ordersOf(view, scene.seat).known.map((order) => `order ${order}`),
    ...figuresData(scene).flatMap(({ goals = [] }) => goals.map(({ press }) => press.id)),
  ];
}

const ASKED = /^(place-|move-|open-order|activate-free|free-block|barge-to|swap-out|swap-in|tom-discards)/;

/** Plays a game, showing every question to `look`; what it has played itself is not played again. */
function playThrough(match: M, seed: string, who: 'greedy' | 'random', look: (seat: number) => unknown): void {
  const random = new Random(seed);
  for (;;) {
    answerChance(amsterdam, match, seed);
    if (match.result()) return;
    const [seat] = match.waitingFor() as readonly number[];
    if (look(seat) === 'played') continue;
    const seen = { seat, view: match.view(seat), memory: match.memory(seat), legal: match.legal(seat), random };
    match.submit(seat, bots[who].choose(seen));
  }
}

const SEEDS = ['rokin', 'damrak', 'spui', 'singel', 'amstel', 'dam', 'leidseplein', 'nieuwmarkt'] as const;

beforeAll(speakEnglish);

describe('the table with every expansion', () => {
  it('has a place, a prompt and words for every question, and tells the log', () => {
    const tasks = new Set<string>();
    // Orders are seldom handed back in random games: as many are played as it takes.
    for (const seed of SEEDS) {
      if (seed !== SEEDS[0] && seed !== SEEDS[1] && tasks.has('hand-back')) break;
      const match = newMatch(ALL, 3);
      playThrough(match, seed, 'random', (seat) => {
        const scene = sceneOf(match, seat);
        const task = scene.position.view.question?.task ?? '';
        tasks.add(task);
        if (!ASKED.test(task)) return;
        expect(ask(scene).ask).not.toContain('{');
        expect(ask(scene).hint, task).toBeTruthy();
        expect(options(scene).every((text) => text !== '')).toBe(true);
        const pieces = piecesOf(scene);
        const onPieces = new Set(pieces.flatMap((piece) => movesOf(piece, scene)));
        for (const move of scene.legal) expect(onPieces.has(move), move).toBe(true);
        for (const piece of pieces) expect(meaning({ piece }, scene)?.title, piece).toBeTruthy();
      });
      const told = lines(sceneOf(match, 0).position, 0, seats, speech.value).map(({ text }) => text);
      expect(told.filter((text) => /\{|undefined/.test(text))).toEqual([]);
    }
    for (const task of ['place-foreman', 'place-bailiff', 'place-trader', 'open-order', 'move-bailiff', 'hand-back'])
      expect(tasks).toContain(task);
  });

  it('shows one’s own orders with what they bring now, and of the others only how many there are', () => {
    const match = newMatch({ ...ALL, openOrders: 0 }, 3);
    playThrough(match, 'rokin', 'greedy', (seat) => {
      const scene = sceneOf(match, seat);
      const { view } = scene.position;
      if (view.phase !== 3) return;
      expect(ordersOf(view, seat).known).toHaveLength(5);
      for (const other of [0, 1, 2].filter((one) => one !== seat))
        expect(ordersOf(view, other)).toEqual({ known: [], hidden: 5 });
      for (const order of ordersOf(view, seat).known) {
        const { now, reached, points } = orderData(scene, seat, order);
        expect(now).toBe(reached === 0 ? 0 : points[Math.min(reached, points.length) - 1][1]);
      }
    });
    const { view } = sceneOf(match, 0).position;
    expect(view.players.every((_, seat) => ordersOf(view, seat).known.length === 5)).toBe(true);
  });

  it.each(['en', 'fr'] as const)(
    'explains each expansion and TOM in the first game, when it matters (%s)',
    async (tongue) => {
      await setLanguage(tongue);
      const read = new Set<string>();
      const due = Object.keys(speech.value.more.notes).map((id) => `amsterdam-${id}`);
      const unread = (): string[] => due.filter((id) => !read.has(id));
      const games: readonly (readonly [Json, number, string])[] = [
        [{ length: 'short' }, 1, 'damrak'],
        ...SEEDS.map((seed): [Json, number, string] => [ALL, 3, seed]),
      ];
      for (const [wanted, people, seed] of games) {
        if (unread().length === 0) break;
        const match = newMatch(wanted, people);
        playThrough(match, seed, 'greedy', (seat) => {
          const scene = sceneOf(match, seat);
          // As at the table: one after the other, each until it is read.
          const note = notes.find(({ id, when }) => !read.has(id) && when(scene));
          if (!note) return;
          read.add(note.id);
          expect(note.text(scene.speech)).toMatch(/^[^{}]{40,240}$/);
          expect(speech.value.words.paragraphs).toHaveProperty([note.paragraph]);
        });
      }
      await setLanguage('en');
      expect(notes.filter(({ id }) => !QUICK.notesSeen.includes(id))).toEqual([]);
      expect(unread()).toEqual([]);
    },
  );

  it('hands back for all orders at once as the engine asks for them', () => {
    let asked = 0;
    for (const seed of SEEDS) {
      if (asked > 0) break;
      const match = newMatch(ALL, 3);
      playThrough(match, seed, 'greedy', (seat) => {
        const scene = sceneOf(match, seat);
        if (scene.position.view.question?.task !== 'hand-back') return;
        const thought = thoughtOf(scene.position.view, seat);
        if (!thought) throw new Error('nothing is thought of');
        const moves = handBackMoves(thought.g, thought.me, {});
        match.submit(seat, moves);
        const waiting = match.waitingFor();
        expect(waiting === 'chance' || !waiting.includes(seat)).toBe(true);
        asked++;
        return 'played';
      });
    }
    expect(asked).toBeGreaterThan(0);
  });

  it('reads cards, tiles and orders as the edition that is played does', () => {
    const viewOf = (edition: string) => sceneOf(newMatch({ edition }, 3), 0).position.view;
    const { text, tile, order } = speech.value;
    expect(text(viewOf('house'), 1)).not.toBe(text(viewOf('ru'), 1));
    expect(text(viewOf('ru'), 1)).toBe('If you have an active Plantage map: gain 1 orange resource.');
    expect(order(viewOf('hu'), 36)).toContain('12 active cards');
    expect(tile(viewOf('fr'), 18)).toContain('discard');
    expect(tile({ ...viewOf('fr'), tile18: 'supply' }, 18)).not.toContain('discard');
    const said = speech.value.tellOf(viewOf('fr')).say.card(103);
    expect(said).toContain('2 points for each pair');
  });
});

import { grachtenpand as game } from '@mokum/grachtenpand';
import { Match, quickNature, Random } from '@mokum/kernel';
import { expect, test } from 'vitest';
import { grachtenpand } from './en/grachtenpand.ts';

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const cards = numbers(1, 109);

/** Every move that could be tried at a question, by the tasks that answer it. */
const tries: Readonly<Record<string, readonly string[]>> = {
  draw: ['draw shop', 'draw window', 'draw roof'],
  'draw-again': ['draw-again shop', 'draw-again window', 'draw-again roof'],
  play: cards.flatMap((card) => [`build ${card}`, `canal ${card}`]),
  place: numbers(-28, 28).map((place) => `place ${place}`),
  done: ['done'],
};

test('whatever a question does not offer is forbidden by a paragraph, and every such paragraph has its sentence', () => {
  const cited = new Set<string>();
  const wrong: string[] = [];
  for (const seats of [2, 3, 4, 5]) {
    const random = new Random(`reasons ${seats}`);
    const match = new Match(game, { seats, nature: quickNature(`reasons ${seats}`) });
    while (match.result() === undefined) {
      const seat = (match.waitingFor() as readonly number[])[0];
      const legal = match.legal(seat);
      const asked = match.view(seat).question?.task as string;
      // Every question of a game would be the same few questions over and over.
      for (const move of random.below(3) === 0 ? tries[asked] : []) {
        const why = match.why(seat, move);
        if ('paragraph' in why) cited.add(why.paragraph);
        else if (!why.legal || !legal.includes(move)) wrong.push(move);
      }
      match.submit(seat, [legal[random.below(legal.length)]]);
    }
  }
  expect(wrong).toEqual([]);
  for (const paragraph of cited) expect(grachtenpand.reasons).toHaveProperty([paragraph]);
  expect([...cited]).toEqual(expect.arrayContaining(['3.12', '3.14', '3.15', '3.16', '3.17', '3.18', '3.20', '3.21']));
});

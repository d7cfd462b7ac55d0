import { beforeAll, describe, expect, it } from 'vitest';
import type { Position } from '../../../table/table.ts';
import { speech } from './speech.ts';
import { speakEnglish } from '../board/test-scene.ts';
import { verdict } from './verdict.ts';
import type { AmsterdamView } from '../view.ts';

const NAMES = ['Anna', 'Jan', 'Griet'];
const ended = (points: readonly number[], ranking: readonly number[], seats = points.length): string | undefined =>
  verdict({ view: { seats }, result: { points, ranking } } as unknown as Position<AmsterdamView>, NAMES, speech.value);

beforeAll(speakEnglish);

describe('how the game ended', () => {
  it('most points need no word more', () => {
    expect(ended([90, 80, 70], [1, 2, 3])).toBeUndefined();
    expect(ended([90, 70, 70], [1, 3, 2])).toBeUndefined();
  });

  it('15.15: a tie tells who is farther along the Amstel', () => {
    expect(ended([80, 90, 90], [3, 2, 1])).toBe('Griet wins: equal points, 90, but farther along the Amstel.');
  });

  it('20.18: alone a tie is lost', () => {
    expect(ended([91, 90], [1, 2], 1)).toBe('You win, 91 to 90.');
    expect(ended([90, 90], [2, 1], 1)).toBe('A tie, 90 all: TOM wins.');
  });
});

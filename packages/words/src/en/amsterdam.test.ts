import { describe, expect, it } from 'vitest';
import { amsterdam, type AmsterdamWords } from './amsterdam.ts';

const range = (to: number): string[] => Array.from({ length: to }, (_, i) => String(i + 1));

describe('the English words of Amsterdam', () => {
  it('know every card, tile and order', () => {
    expect(Object.keys(amsterdam.card)).toEqual(range(132));
    expect(Object.keys(amsterdam.tile)).toEqual(range(24));
    expect(Object.keys(amsterdam.order)).toEqual(range(42));
  });

  it('have the other reading of every card on which editions differ', () => {
    const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
    expect(Object.keys(amsterdam.cardVariant).map(Number)).toEqual([...numbers(1, 6), 21, 23, 54, ...numbers(55, 66), 70, 101, 103]);
  });

  it('leave no text empty', () => {
    const walk = (value: unknown, path: string): void => {
      if (typeof value === 'string') expect(value, path).not.toBe('');
      else for (const [key, inner] of Object.entries(value as object)) walk(inner, `${path}.${key}`);
    };
    walk(amsterdam, 'amsterdam');
  });

  it('are a catalogue another language can follow', () => {
    const catalogue: AmsterdamWords = amsterdam;
    expect(catalogue.count.points.other).toContain('{n}');
  });
});

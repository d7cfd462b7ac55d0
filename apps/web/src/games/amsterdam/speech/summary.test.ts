import { amsterdam } from '@mokum/amsterdam';
import { type Json, Match } from '@mokum/kernel';
import { sceneOf, speakEnglish } from '../board/test-scene.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { positionOf } from '../../../table/test-position.ts';
import type { AmsScene } from '../scene.ts';
import { summary } from './summary.ts';

/** What ending the turn of the first of two seats would be told, in a position that somebody has laid out. */
function toldOf(player: { readonly [key: string]: Json }, round = 5): readonly string[] {
  const options = amsterdam.definition.readOptions({}, 2);
  const match = new Match(amsterdam, {
    seats: 2,
    options,
    from: { seats: 2, round, acting: 0, players: [player, {}] },
  });
  const position = positionOf(match, 0) as unknown as AmsScene['position'];
  const seats = [
    { name: 'Anna', colour: 'red', who: 'human' },
    { name: 'Joost', colour: 'blue', who: 'greedy' },
  ] as const;
  return summary(sceneOf(position, 0, seats));
}

const PENALTY = 'Nothing leaves your dial in round 6 unless you choose a die that shows 1: that is a penalty token.';

beforeAll(speakEnglish);

describe('before the end of a turn', () => {
  it('a penalty to come is told though nothing else is lost', () => {
    expect(toldOf({})).toEqual([PENALTY]);
    expect(toldOf({ pool: { black: 1 } })).toEqual([PENALTY]);
  });

  it('nothing is told where nothing is lost and the dial brings something', () => {
    expect(toldOf({ dial: { '1-black': 1 } })).toEqual([]);
  });

  it('resources that cannot be stored are told, and the penalty after them', () => {
    const lost = 'You lose 2 resources: only one can be stored.';
    expect(toldOf({ pool: { black: 3 }, dial: { '1-black': 1 } })).toEqual([lost]);
    expect(toldOf({ pool: { black: 3 } })).toEqual([lost, PENALTY]);
  });

  it('the last turn has no next round, but what is left counts', () => {
    expect(toldOf({}, 12)).toEqual(['This was your last turn. What is left counts: 0 points.']);
  });
});

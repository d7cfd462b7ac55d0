import { amsterdam } from '@mokum/amsterdam';
import { Match } from '@mokum/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerChance } from '../../../table/test-position.ts';
import { positionOf } from '../../../table/test-position.ts';
import type { SeatInfo } from '../../../table/table.ts';
import { cardData } from '../cards/card-data.ts';
import { meaning } from './meaning.tsx';
import type { AmsScene } from '../scene.ts';
import { sceneOf, speakEnglish } from '../board/test-scene.ts';
import type { PlayerView } from '../view.ts';

const seats: readonly SeatInfo[] = [
  { name: 'Anna', colour: 'red', who: 'human' },
  { name: 'Joost', colour: 'blue', who: 'greedy' },
];

/** The first turn of a game, with an empty pool and other things changed for whoever has it. */
function turnWith(change: Partial<PlayerView>): AmsScene {
  const match = new Match(amsterdam, { seats: 2, options: amsterdam.definition.readOptions({}, 2) });
  for (;;) {
    answerChance(amsterdam, match, 'rokin');
    const [seat] = match.waitingFor() as readonly number[];
    const position = positionOf(match, seat) as unknown as AmsScene['position'];
    const { view } = position;
    if (view.question?.task !== 'turn') {
      match.submit(seat, [match.legal(seat)[0]]);
      continue;
    }
    const pool = { black: 0, brown: 0, violet: 0, pink: 0, orange: 0, grey: 0 };
    const players = view.players.map((player, i) => (i === seat ? { ...player, pool, ...change } : player));
    return sceneOf({ ...position, view: { ...view, players } }, seat, seats);
  }
}
const heard = (scene: AmsScene): string => cardData(scene, 1, 'inactive').press?.label ?? '';
const block = (scene: AmsScene): string => {
  const free = scene.position.view.goods.findIndex((good) => good !== null);
  return meaning({ piece: `block ${free + 1}` }, scene)?.lines.join(' ') ?? '';
};

beforeAll(speakEnglish);

describe('what is missing for a card or a block', () => {
  it('22.38: nothing, if the card can be paid in gulden', () => {
    expect(heard(turnWith({ inactive: [1], active: [], gulden: 3 }))).toContain('Missing now: 2 pink');
    expect(heard(turnWith({ inactive: [1], active: [38], gulden: 2 }))).toContain('Missing now: 2 pink');
    const rich = turnWith({ inactive: [1], active: [38], gulden: 3 });
    expect(heard(rich)).toContain('You can pay 3 gulden for it now.');
    expect(heard(rich)).not.toContain('Missing');
    expect(cardData(rich, 1, 'inactive').due).toBeUndefined();
    // With the resources there it may be paid either way.
    const pool = { black: 0, brown: 0, violet: 0, pink: 2, orange: 0, grey: 0 };
    expect(heard(turnWith({ inactive: [1], active: [38], gulden: 3, pool }))).toContain('You can pay for it now.');
  });

  it('22.27: nothing, if the block can be paid in gulden', () => {
    expect(block(turnWith({ active: [], gulden: 2 }))).toContain('Missing now');
    expect(block(turnWith({ active: [27], gulden: 1 }))).toContain('Missing now');
    expect(block(turnWith({ active: [27], gulden: 2 }))).toContain('You can pay 2 gulden for it now.');
  });
});

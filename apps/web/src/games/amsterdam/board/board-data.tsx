import { fill } from '../../../words/language.ts';
import type { SideProps } from './amsterdam-board.tsx';
import { cardData, marketData } from '../cards/card-data.ts';
import { Display } from '../cards/card-rows.tsx';
import type { CityMapProps } from '../city/city-map.tsx';
import { amstelData, cityData } from '../city/city-data.ts';
import { FitCards } from '../cards/fit-cards.tsx';
import { figuresData } from '../expansions/figures-data.ts';
import { harbourData } from '../harbour/harbour-data.ts';
import { diceData } from '../own/own-data.ts';
import type { AmsScene } from '../scene.ts';
import type { RoundBoardProps } from './round-board.tsx';
import type { Speech } from '../speech/speech.ts';
import { activeRow } from '../own/own-rows.tsx';
import { type AmsterdamView, editionOf } from '../view.ts';

export type Sailed = Readonly<Record<number, readonly number[]>>;

/** The shortest way over the water from one space to another. */
function wayBetween(view: AmsterdamView, from: number, to: number): readonly number[] {
  const { links } = editionOf(view).harbour;
  const paths = new Map<number, readonly number[]>([[from, [from]]]);
  for (const [here, path] of paths) {
    if (here === to) return path;
    for (const [a, b] of links) {
      const next = a === here ? b : b === here ? a : undefined;
      if (next !== undefined && !paths.has(next)) paths.set(next, [...path, next]);
    }
  }
  return [];
}

/** The ways that barges have sailed since the table was shown last: each is shown once. */
export function sailedSince(
  before: { barges: readonly number[]; sailed: Sailed } | undefined,
  view: AmsterdamView,
): { barges: readonly number[]; sailed: Sailed } {
  const barges = view.players.map(({ barge }) => barge);
  if (!before || before.barges.length !== barges.length) return { barges, sailed: {} };
  if (before.barges.every((barge, seat) => barge === barges[seat])) return before;
  const sailed: Record<number, readonly number[]> = {};
  barges.forEach((barge, seat) => {
    if (barge !== before.barges[seat])
      sailed[seat] = view.sailed?.[seat] ?? wayBetween(view, before.barges[seat], barge);
  });
  return { barges, sailed };
}

let known: { readonly of: unknown; readonly words: CityMapProps['words'] } | undefined;

/** The names of the map's parts; what lies on it is named by what can be done with it. */
function mapWords({ screen, more }: Speech, blocks: number): CityMapProps['words'] {
  if (known?.of === screen) return known.words;
  const words: CityMapProps['words'] = {
    map: screen.parts.map,
    city: fill(screen.parts.city, { n: blocks }),
    amstel: screen.parts.amstel,
    corners: screen.parts.corners,
    figures: more.figures.group,
    block: (n) => fill(screen.blockNumber, { n }),
    reach: (n) => fill(screen.reach, { n }),
    harbour: {
      harbour: screen.parts.harbour,
      space: (n) => String(n),
      warehouse: () => '',
      depot: () => '',
      dockerHouse: '',
      blackMarket: screen.blackMarketEmpty,
    },
  };
  known = { of: screen, words };
  return words;
}

export function boardData(scene: AmsScene, sailed: Sailed): Omit<CityMapProps, 'onPress'> {
  const { view } = scene.position;
  return {
    city: cityData(scene),
    amstel: amstelData(scene),
    harbour: harbourData(scene, sailed),
    figures: figuresData(scene),
    words: mapWords(scene.speech, editionOf(view).city.blocks.length),
  };
}

let cells: { readonly of: readonly unknown[]; readonly words: RoundBoardProps['words'] } | undefined;

export function roundsData(scene: AmsScene): RoundBoardProps {
  const { view } = scene.position;
  const { screen, points } = scene.speech;
  const { rounds } = editionOf(view).rounds;
  if (cells?.of[0] !== screen || cells.of[1] !== rounds)
    cells = {
      of: [screen, rounds],
      words: {
        board: screen.parts.rounds,
        round(n) {
          const { quickDelivery, highestDie } = rounds[n - 1];
          return quickDelivery > 0
            ? fill(screen.roundCell, { n, bonus: points(quickDelivery) })
            : fill(screen.roundCellDice, { n, n2: highestDie });
        },
      },
    };
  return { rounds, round: view.round, words: cells.words };
}

/** The cards of the round, or those of the discard pile that can be taken (23.18). */
function laidOut({ position: { view }, legal }: AmsScene): readonly number[] {
  const pile = [...legal].filter((move) => move.startsWith('swap-in ')).map((move) => Number(move.split(' ')[1]));
  return pile.length > 0 ? pile : view.revealed;
}

/** In phase I the cards to choose from; else the own cards that work, unless they have a page of their own. */
export function sideData(
  scene: AmsScene,
  onPress: (id: string) => void,
  cards: 'display' | 'display or active' = 'display or active',
): Omit<SideProps, 'onPress'> {
  const { screen, colour, sentence } = scene.speech;
  const market = marketData(scene);
  return {
    rounds: roundsData(scene),
    dice: diceData(scene),
    ...(market && { market }),
    cards:
      laidOut(scene).length > 0 ? (
        <FitCards of={laidOut(scene).join()}>
          <Display
            cards={laidOut(scene).map((card) => cardData(scene, card, 'display'))}
            onPress={onPress}
            words={{ row: screen.parts.display }}
          />
        </FitCards>
      ) : cards === 'display' ? null : (
        <div class="ams-side-active">
          <h2>{screen.parts.active}</h2>
          <FitCards of={scene.position.view.players[scene.seat].active.join()}>{activeRow(scene, onPress)}</FitCards>
        </div>
      ),
    words: {
      dice: screen.parts.dice,
      die: (of, value) => fill(screen.die, { colour: sentence(colour(of)), n: value }),
    },
  };
}

import { districts } from '@mokum/nieuw-amsterdam';
import type { Scene } from '../../face.ts';
import type { Speech } from '../speech/speech.ts';
import type { District } from '../types.ts';
import type { NieuwAmsterdamView } from '../view.ts';

export type NaScene = Scene<NieuwAmsterdamView, Speech>;

const special: Readonly<Record<District, readonly string[]>> = {
  lumberyard: ['lumberyard buy', 'lumberyard sell'],
  granary: ['granary buy', 'granary sell'],
  docks: ['docks'],
  millwork: ['millwork 1', 'millwork 2', 'millwork 3'],
  'black-market': ['black-market 1', 'black-market 2', 'black-market 3'],
  'trading-company': ['trading-company'],
};

/** All the moves that a thing on the table can stand for, whether they are legal now or not. */
export function standsFor(piece: string): readonly string[] {
  const [what, which] = piece.split(' ');
  switch (what) {
    case 'district':
      return [`place-shop ${which}`, `lose-shop ${which}`, `build ${which}`, ...special[which as District]];
    case 'column':
      return [`pick-column ${which}`, `free-column ${which}`];
    case 'land':
      return [`take-land ${which}`];
    case 'ship':
      return [`ship ${which}`];
    case 'trader':
      return [`buy ${which}`];
    case 'zone':
      return ['trading-company'];
    case 'pier':
      return ['docks'];
    case 'field':
      return ['clear', ...special.millwork];
    case 'tile':
      return which === 'town' ? ['election', 'pass-tile'] : which === 'land' ? ['clear', 'pass-tile'] : ['pass-tile'];
    case 'special':
      return ['pass-special'];
    default:
      return [];
  }
}

export const movesOf = (piece: string, legal: ReadonlySet<string>): readonly string[] =>
  standsFor(piece).filter((move) => legal.has(move));

/** The move by which to ask why a thing cannot be used now. */
function reasonMove(piece: string, scene: NaScene): string | undefined {
  const task = scene.position.view.question?.task;
  const moves = standsFor(piece);
  const series = scene.position.view.question?.about['series'];
  if (piece.startsWith('district'))
    return task === 'turn' ? (series === 'town' ? moves[2] : moves[3]) : task === 'lose-shop' ? moves[1] : moves[2];
  return piece.startsWith('column') && task === 'free-column' ? moves[1] : moves[0];
}

/** One move is made at once; where there are several, or none, the thing tells what it is. */
export function pressPiece(piece: string, scene: NaScene): void {
  const moves = movesOf(piece, scene.legal);
  const move = moves.length === 0 ? reasonMove(piece, scene) : undefined;
  if (moves.length === 1 && !piece.startsWith('tile')) scene.onMove(moves[0]);
  else scene.onAsk({ piece, ...(move !== undefined && { move }) });
}

export const isDistrict = (word: string): word is District => (districts as readonly string[]).includes(word);

import type { Note } from '../../face.ts';
import type { AmsScene } from '../scene.ts';
import { ordersOf } from '../orders/orders-data.ts';
import type { Speech } from './speech.ts';
import { isSolo } from '../solo/tom-data.ts';
import { type AmsterdamView, total } from '../view.ts';

type AmsNote = Note<AmsterdamView, Speech>;

const note = (id: keyof Speech['screen']['notes'], paragraph: string, when: (scene: AmsScene) => boolean): AmsNote => ({
  id: `amsterdam-${id}`,
  paragraph,
  when,
  text: (speech) => speech.screen.notes[id],
});
/** Of an expansion, or of TOM. */
const more = (id: keyof Speech['more']['notes'], paragraph: string, when: (scene: AmsScene) => boolean): AmsNote => ({
  id: `amsterdam-${id}`,
  paragraph,
  when,
  text: (speech) => speech.more.notes[id],
});
const task =
  (name: string) =>
  (scene: AmsScene): boolean =>
    scene.position.view.question?.task === name && scene.legal.size > 0;
const may =
  (name: string) =>
  ({ legal }: AmsScene): boolean =>
    [...legal].some((move) => move === name || move.startsWith(`${name} `));
const LATE = 8;
/** the tiles A and B */
const BASE_TILES = 16;
const figureStands = (scene: AmsScene): boolean => {
  const { foreman, bailiff, trader } = scene.position.view;
  return task('turn')(scene) && [foreman, bailiff, trader].some((place) => place !== null);
};

/** The first game explains itself, each thing when it matters. */
export const notes: readonly AmsNote[] = [
  note('welcome', '2.21', task('first-card')),
  note('dial', '2.23', task('first-colour')),
  note('card', '4.3', task('choose-card')),
  note('dice', '5.3', task('choose-dice')),
  note('turn', '6.1', task('turn')),
  note('docker', '9.10', may('take-docker')),
  note(
    'harbour',
    '9.1',
    ({ position: { view }, seat, legal }) => legal.size > 0 && total(view.players[seat].storage) > 0,
  ),
  note('block', '8.1', may('take-block')),
  note('store', '13.1', task('store-resource')),
  more(
    'figures',
    '16.1',
    (scene) =>
      ['place-foreman', 'place-bailiff', 'place-trader'].some((name) => task(name)(scene)) || figureStands(scene),
  ),
  more('openOrder', '17.3', task('open-order')),
  more(
    'orders',
    '17.5',
    (scene) => task('choose-card')(scene) && ordersOf(scene.position.view, scene.seat).known.length > 0,
  ),
  more(
    'tiles',
    '19.1',
    (scene) => may('market')(scene) && scene.position.view.market.some((tile) => tile > BASE_TILES),
  ),
  more('handBack', '26.29', task('hand-back')),
  more('tomRace', '20.18', (scene) => isSolo(scene.position.view) && task('choose-card')(scene)),
  more('tom', '20.9', (scene) => isSolo(scene.position.view) && task('choose-dice')(scene)),
  note('ending', '14.3', (scene) => scene.position.view.round >= LATE && task('choose-dice')(scene)),
];

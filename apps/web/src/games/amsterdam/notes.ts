import type { Note } from '../face.ts';
import type { AmsScene } from './scene.ts';
import type { Speech } from './speech.ts';
import { type AmsterdamView, total } from './view.ts';

type AmsNote = Note<AmsterdamView, Speech>;

const note = (id: keyof Speech['screen']['notes'], paragraph: string, when: (scene: AmsScene) => boolean): AmsNote => ({
  id: `amsterdam-${id}`,
  paragraph,
  when,
  text: (speech) => speech.screen.notes[id],
});
const task =
  (name: string) =>
  (scene: AmsScene): boolean =>
    scene.position.view.question?.task === name && scene.legal.size > 0;
const may =
  (name: string) =>
  ({ legal }: AmsScene): boolean =>
    [...legal].some((move) => move.startsWith(`${name} `));
const LATE = 8;

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
  note('ending', '14.3', (scene) => scene.position.view.round >= LATE && task('choose-dice')(scene)),
];

import { editionOf } from '@mokum/nieuw-amsterdam';
import type { Note } from '../../face.ts';
import type { NaScene } from '../pieces/pieces.ts';
import type { Speech } from './speech.ts';
import { hunger, journey, type NieuwAmsterdamView } from '../view.ts';

type NaNote = Note<NieuwAmsterdamView, Speech>;

const note = (id: keyof Speech['screen']['notes'], paragraph: string, when: (scene: NaScene) => boolean): NaNote => ({
  id: `nieuw-amsterdam-${id}`,
  paragraph,
  when,
  text: (speech) => speech.screen.notes[id],
});
const task =
  (name: string) =>
  (scene: NaScene): boolean =>
    scene.position.view.question?.task === name;
const series =
  (name: string) =>
  (scene: NaScene): boolean =>
    scene.position.view.question?.about['series'] === name;
const tablesOf = ({ position }: NaScene) => editionOf(position.view);
const inFront = ({ position, seat }: NaScene) => position.view.players[seat];

/** The first game explains itself, each thing when it matters. */
export const notes: readonly NaNote[] = [
  note('welcome', '2.12', task('place-shop')),
  note('column', '5.2', task('pick-column')),
  note('bid', '5.12', task('answer')),
  note('ending', '12.1', (scene) => scene.position.view.round === tablesOf(scene).rounds),
  note('feed', '11.2', (scene) => series('trade')(scene) && hunger(tablesOf(scene), inFront(scene)) > 0),
  note('town', '7.1', series('town')),
  note('land', '8.1', series('land')),
  note('trade', '9.1', series('trade')),
  note('houses', '9.7', (scene) => task('turn')(scene) && journey(scene.position.view, inFront(scene)).grain > 0),
];

import { cardNumbered } from '@mokum/grachtenpand';
import { counted, fill } from '../../../words/language.ts';
import type { About, Meaning, Note, Scene } from '../../face.ts';
import { CardTile } from '../cards/card-tile.tsx';
import { type Speech, stageOf } from './speech.ts';
import type { Condition, Kind } from '../types.ts';
import { drawnCard, type GrachtenpandView, handOf, planned, roofsOf, sizeOf, standingOf } from '../view.ts';

type GpScene = Scene<GrachtenpandView, Speech>;

/** The paragraph that judges a condition. */
function paragraphOf(condition: Condition): string {
  switch (condition.is) {
    case 'at-least':
      return Object.keys(condition.counts).length > 1 ? '6.6' : '6.5';
    case 'none':
      return '6.7';
    case 'taller':
      return condition.than === 'both' ? '6.11' : '6.9';
    case 'lower':
      return condition.than === 'both' ? '6.12' : '6.10';
    case 'height':
      return condition.at === 'least' ? '6.13' : '6.14';
  }
}

/** What a piece is, what it is worth now, and its rule. */
export function meaning({ piece }: About, scene: GpScene): Meaning | undefined {
  const { words, screen, say, name, sentence, tile } = scene.speech;
  const { view } = scene.position;
  const [what, which] = piece.split(' ');
  if (what === 'deck') {
    const kind = which as Kind;
    return {
      title: words.decks[kind],
      lines: [sentence(counted(words.deckHas, sizeOf(view[kind]))), screen.deckHas[kind]],
      paragraphs: ['3.3', '7.7'],
    };
  }
  const number = Number(which);
  const card = cardNumbered(number);
  const lines: string[] = [];
  const paragraphs: string[] = [];
  const owner = view.players.findIndex((player) => Object.values(player.street).some((pile) => pile.includes(number)));
  if (card.kind === 'window') {
    lines.push(sentence(say.features(card.features) || words.card.plain));
    if (card.features.pot) lines.push(screen.potsScore);
    paragraphs.push(card.features.pot ? '6.21' : '1.5');
  } else {
    lines.push(sentence(`${say.points(card.points)} ${screen.when} ${say.condition(card.condition)}`));
    paragraphs.push(paragraphOf(card.condition));
  }
  if (owner >= 0) {
    const standing = standingOf(view.players[owner].street);
    if (card.kind !== 'window')
      lines.push(
        standing.met.has(number)
          ? fill(words.standing.met, { points: say.points(card.points) })
          : scene.speech.unmet(stageOf(scene.position)),
      );
    if (standing.group.has(number)) {
      lines.push(screen.inGroup);
      paragraphs.push('6.22');
    }
  }
  const throwIt = `canal ${number}`;
  const canThrow = scene.legal.has(throwIt) || scene.again.has(throwIt);
  return {
    title: `${name(number)} – ${words.colours[card.colour]}`,
    lines,
    picture: <CardTile card={drawnCard(number)} state="idle" words={tile(number)} />,
    paragraphs,
    ...(canThrow && { actions: [{ label: sentence(words.places.canal), move: throwIt, symbol: 'canal' }] }),
  };
}

const task =
  (name: string) =>
  (scene: GpScene): boolean =>
    scene.position.view.question?.task === name;
const note = (
  id: keyof Speech['screen']['notes'],
  paragraph: string,
  when: (scene: GpScene) => boolean,
): Note<GrachtenpandView, Speech> => ({
  id: `grachtenpand-${id}`,
  paragraph,
  when,
  text: (speech) => speech.screen.notes[id],
});
const inFront = (scene: GpScene) => scene.position.view.players[scene.seat];

/** The first game explains itself, each thing when it matters. */
export const notes: readonly Note<GrachtenpandView, Speech>[] = [
  note('welcome', '1.10', task('draw')),
  note('build', '3.11', task('play')),
  note('place', '3.14', task('place')),
  note('done', '3.26', task('done')),
  note('canal', '3.23', (scene) => task('play')(scene) && scene.position.view.turn >= 2),
  note('passed', '3.28', (scene) => task('draw')(scene) && scene.position.view.turn >= 2),
  note('draw', '3.3', (scene) => task('draw')(scene) && scene.position.view.turn >= 3),
  note(
    'roof',
    '3.20',
    (scene) => task('place')(scene) && cardNumbered(planned(inFront(scene))?.card ?? 1).kind === 'roof',
  ),
  note('group', '6.22', (scene) => standingOf(inFront(scene).street).group.size >= 3),
  note(
    'ending',
    '5.1',
    (scene) => scene.position.view.players.some((player) => roofsOf(player) >= 3) && handOf(inFront(scene)).length > 0,
  ),
];

import { useEffect, useRef } from 'preact/hooks';
import { useRoving } from '../../../ui/roving.ts';
import { counted, labelled } from '../../../words/language.ts';
import type { Scene } from '../../face.ts';
import { CardTile, type CardTileProps } from '../cards/card-tile.tsx';
import { DeckPile } from '../cards/deck-pile.tsx';
import type { Speech } from '../speech/speech.ts';
import { drawnCard, type GrachtenpandView, handOf, KINDS, planned, sizeOf } from '../view.ts';
import './own-area.css';

type GpScene = Scene<GrachtenpandView, Speech>;

/** The hand along the bottom, drawn like tiles, and the three decks beside it. */
export function OwnArea(scene: GpScene) {
  const drawing = scene.position.legal.some((move) => move.startsWith('draw'));
  const box = useRef<HTMLDivElement>(null);
  // On a phone the row is longer than the screen: what is asked for lies at its beginning.
  useEffect(() => box.current?.parentElement?.scrollTo({ left: 0 }), [drawing]);
  return (
    <div class={`gp-own ${drawing ? 'gp-own-drawing' : ''}`} ref={box}>
      <Hand {...scene} />
      <Decks {...scene} />
    </div>
  );
}

function Hand(scene: GpScene) {
  const { position, seat, legal, again, speech, onMove, onAsk, onTakeBack } = scene;
  const row = useRef<HTMLDivElement>(null);
  const roving = useRoving(row);
  const player = position.view.players[seat];
  const plan = planned(player);
  const stateOf = (number: number): CardTileProps['state'] => {
    if (plan?.card === number) return 'chosen';
    if (legal.has(`build ${number}`) || legal.has(`canal ${number}`)) return 'legal';
    return 'idle';
  };
  const press = (number: number): void => {
    const build = `build ${number}`;
    if (plan?.card === number) onTakeBack();
    else if (legal.has(build) || again.has(build)) onMove(build);
    else onAsk({ piece: `card ${number}`, move: build });
  };
  const hand = handOf(player);
  return (
    <div class="gp-hand" role="group" aria-label={speech.screen.hand} ref={row} {...roving}>
      {hand.map((number) =>
        plan?.card === number && (plan.place !== undefined || plan.thrown) ? (
          <div key={number} class="gp-slot" data-tile={number} aria-hidden="true">
            <CardTile card={drawnCard(number)} state="idle" words={speech.tile(number)} />
          </div>
        ) : (
          <CardTile
            key={number}
            card={drawnCard(number)}
            state={stateOf(number)}
            onPress={() => press(number)}
            words={speech.tile(number)}
          />
        ),
      )}
      {hand.length === 0 && <p class="gp-hand-none">{counted(speech.words.inHand, sizeOf(player.hand))}</p>}
    </div>
  );
}

function Decks({ position, legal, speech, onMove, onAsk }: GpScene) {
  const row = useRef<HTMLDivElement>(null);
  const roving = useRoving(row);
  const { words } = speech;
  const task = position.view.question?.task === 'draw-again' ? 'draw-again' : 'draw';
  return (
    <div class="gp-decks" role="group" aria-label={speech.screen.decks} ref={row} {...roving}>
      {KINDS.map((kind) => {
        const count = sizeOf(position.view[kind]);
        const move = `${task} ${kind}`;
        const may = legal.has(move);
        const name = labelled(words.decks[kind], counted(words.deckHas, count));
        return (
          <DeckPile
            key={kind}
            kind={kind}
            count={count}
            state={may ? 'legal' : count === 0 ? 'empty' : 'idle'}
            onPress={() => (may ? onMove(move) : onAsk({ piece: `deck ${kind}`, move }))}
            words={{ label: words.decks[kind], name: may ? `${words.actions.draw[kind]}. ${name}` : name }}
          />
        );
      })}
    </div>
  );
}

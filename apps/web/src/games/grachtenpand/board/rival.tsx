import { ROOFS_TO_END } from '@mokum/grachtenpand';
import { useMemo } from 'preact/hooks';
import { Emblem } from '../../../symbols/emblem.tsx';
import { counted, fill } from '../../../words/language.ts';
import type { Scene } from '../../face.ts';
import { type Speech, stageOf } from '../speech/speech.ts';
import { Street } from '../street/street.tsx';
import { type GrachtenpandView, roofsOf, sizeOf, standingOf } from '../view.ts';
import './rival.css';

interface RivalProps {
  readonly scene: Scene<GrachtenpandView, Speech>;
  readonly seat: number;
}

/** Four roofs end the game: how near a street is to that, and what lies in its canal. */
export function Counts({ scene, seat }: RivalProps) {
  const player = scene.position.view.players[seat];
  const { words } = scene.speech;
  const roofs = roofsOf(player);
  return (
    <span class="gp-counts">
      <span role="img" aria-label={counted(words.roofs, roofs)} title={counted(words.roofs, roofs)}>
        <Emblem name="roof" size={16} />
        <span class="figures">{roofs}</span>/{ROOFS_TO_END}
      </span>
      <span
        role="img"
        aria-label={counted(words.inHand, sizeOf(player.hand))}
        title={counted(words.inHand, sizeOf(player.hand))}
      >
        <Emblem name="cards" size={16} />
        <span class="figures">{sizeOf(player.hand)}</span>
      </span>
      <span
        role="img"
        aria-label={counted(words.inCanal, sizeOf(player.canal))}
        title={counted(words.inCanal, sizeOf(player.canal))}
      >
        <Emblem name="canal" size={16} />
        <span class="figures">{sizeOf(player.canal)}</span>
      </span>
    </span>
  );
}

/** An opponent's street inside its banner. */
export function SmallStreet({ scene, seat }: RivalProps) {
  const { speech, seats, position, frame } = scene;
  const standing = standingOf(position.view.players[seat].street);
  const stage = stageOf(position);
  const street = useMemo(() => {
    const { houses, met, group } = standing;
    const whose = fill(speech.screen.streetOf, { who: seats[seat].name });
    const words = speech.street(whose, stage);
    return <Street houses={houses} met={met} group={group} detail="small" water="plain" words={words} />;
  }, [standing, speech, seats, seat, stage]);
  return (
    <>
      {frame === 'desktop' && <span class="gp-small">{street}</span>}
      <Counts scene={scene} seat={seat} />
    </>
  );
}

/** An opponent's street opened in large: every card can be asked about. */
export function LargeStreet({ scene, seat }: RivalProps) {
  const player = scene.position.view.players[seat];
  const { houses, met, group } = standingOf(player.street);
  const whose = fill(scene.speech.screen.streetOf, { who: scene.seats[seat].name });
  return (
    <div class="gp-large">
      <Counts scene={scene} seat={seat} />
      <div class="gp-large-street">
        <Street
          houses={houses}
          met={met}
          group={group}
          sunken={sizeOf(player.canal)}
          room={{ houses: 2, levels: 3, plots: 'none', water: 90 }}
          onCard={(number) => scene.onAsk({ piece: `card ${number}` })}
          onPeek={(number) => scene.onPeek(number === undefined ? undefined : { piece: `card ${number}` })}
          words={scene.speech.street(whose, stageOf(scene.position))}
        />
      </div>
    </div>
  );
}

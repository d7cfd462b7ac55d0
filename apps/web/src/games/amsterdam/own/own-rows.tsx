import { cardData } from '../cards/card-data.ts';
import { ActiveCards, InactiveCards } from '../cards/card-rows.tsx';
import { storesData, storesPress, storesWords } from './own-data.ts';
import { Stores } from './panels.tsx';
import type { AmsScene } from '../scene.ts';
import { editionOf } from '../view.ts';

export const activeRow = (scene: AmsScene, onPress: (id: string) => void, detail: 'small' | 'full' = 'small') => {
  const { screen, words } = scene.speech;
  return (
    <ActiveCards
      cards={scene.position.view.players[scene.seat].active.map((card) => cardData(scene, card, 'active'))}
      detail={detail}
      onPress={onPress}
      words={{ row: screen.parts.active, timing: (timing) => words.timings[timing], none: screen.parts.noActive }}
    />
  );
};
export const inactiveRow = (scene: AmsScene, onPress: (id: string) => void, detail: 'small' | 'full' = 'small') => (
  <InactiveCards
    cards={scene.position.view.players[scene.seat].inactive.map((card) => cardData(scene, card, 'inactive'))}
    limit={editionOf(scene.position.view).rounds.inactiveLimit}
    detail={detail}
    onPress={onPress}
    words={{ row: scene.speech.screen.parts.inactive }}
  />
);

export const ownStores = (scene: AmsScene, onPress: (id: string) => void) => (
  <Stores view={storesData(scene)} press={storesPress(scene)} onPress={onPress} words={storesWords(scene)} />
);

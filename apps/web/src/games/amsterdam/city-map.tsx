import { Amstel } from './amstel.tsx';
import { Chart } from './chart.tsx';
import { City, Quarters, RoofDefs } from './city.tsx';
import { Harbour, type HarbourProps } from './harbour.tsx';
import type { AmstelView, CityView, HarbourView, OnPress } from './types.ts';
import './city-map.css';

export interface CityMapProps {
  city: CityView;
  amstel: AmstelView;
  harbour: HarbourView;
  onPress: OnPress;
  /** something is pointed at or has the focus; undefined when no longer */
  onPeek?: (id: string | undefined) => void;
  words: {
    map: string;
    block: (id: number) => string;
    reach: (space: number) => string;
    harbour: HarbourProps['words'];
  };
}

/** City, river and harbour on one sheet: the half-moon of the canal belt below the IJ. */
export function CityMap({ city, amstel, harbour, onPress, onPeek, words }: CityMapProps) {
  const peek = onPeek ? { onPeek } : {};
  return (
    <svg
      class="ams-map"
      viewBox={`${mapFrame.x} ${mapFrame.y} ${mapFrame.width} ${mapFrame.height}`}
      role="group"
      aria-label={words.map}
    >
      <RoofDefs />
      <Chart />
      <Quarters view={city} />
      <City view={city} words={words} onPress={onPress} {...peek} />
      <Amstel
        view={amstel}
        crossings={city.bridges
          .map((bridge) => bridge.position)
          .filter(({ x }) => Math.abs(x - amstel.spaces[0].x) < 3)}
        words={{ space: words.reach }}
        onPress={onPress}
        {...peek}
      />
      <Harbour view={harbour} words={words.harbour} onPress={onPress} {...peek} />
    </svg>
  );
}

export const mapFrame = { x: -10, y: -14, width: 1220, height: 1030 };

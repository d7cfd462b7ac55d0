import { Amstel } from '../river/amstel.tsx';
import { Chart } from './chart.tsx';
import { BlackMarket, DockerHouse } from './corners.tsx';
import { City, Quarters, RoofDefs, StoneCity } from './city.tsx';
import { Figures, type FigureView } from '../expansions/figures.tsx';
import { Harbour, type HarbourProps } from '../harbour/harbour.tsx';
import { useLaying } from '../../../ui/use-laying.ts';
import type { AmstelView, CityView, HarbourView, OnPress } from '../types.ts';
import './city-map.css';

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export const mapFrame: Frame = { x: -10, y: -14, width: 1220, height: 1030 };

export interface CityMapProps {
  city: CityView;
  amstel: AmstelView;
  harbour: HarbourView;
  /** who stands on the map */
  figures?: readonly FigureView[];
  onPress: OnPress;
  /** the part of the sheet that is shown; all of it if not said */
  frame?: Frame;
  /** which things can be pressed: on a phone each half has a page of its own */
  parts?: 'city' | 'harbour' | 'all';
  words: {
    map: string;
    city: string;
    amstel: string;
    corners: string;
    block: (id: number) => string;
    reach: (space: number) => string;
    harbour: HarbourProps['words'];
    figures?: string;
  };
}

/** On which half of the map a figure walks. */
const HALVES = { foreman: 'harbour', bailiff: 'city', trader: 'city' } as const;

const LAID = ['ground', 'land', 'water'] as const;

/** City, river and harbour on one sheet: the half-moon of the canal belt below the IJ. */
export function CityMap(props: CityMapProps) {
  const { city, amstel, harbour, figures = [], onPress, frame = mapFrame, parts = 'all', words } = props;
  const laying = useLaying(LAID);
  const here = laying('water') ? figures.filter(({ figure }) => parts === 'all' || HALVES[figure] === parts) : [];
  return (
    <svg
      class="ams-map"
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      role="group"
      aria-label={words.map}
    >
      <Chart />
      {parts === 'harbour' && <StoneCity blocks={city.blocks} />}
      {parts !== 'harbour' && laying('land') && (
        <>
          <RoofDefs />
          <Quarters view={city} />
          <City view={city} words={{ city: words.city, block: words.block }} onPress={onPress} />
          <Amstel
            view={amstel}
            crossings={city.crossings}
            words={{ amstel: words.amstel, space: words.reach }}
            onPress={onPress}
          />
        </>
      )}
      {parts !== 'city' && laying('water') && <Harbour view={harbour} words={words.harbour} onPress={onPress} />}
      {parts !== 'harbour' && laying('water') && (
        <g role="group" aria-label={words.corners} data-group="corners">
          <DockerHouse view={harbour.dockerHouse} label={words.harbour.dockerHouse} onPress={onPress} />
          <BlackMarket
            view={harbour.blackMarket}
            label={harbour.blackMarket.label ?? words.harbour.blackMarket}
            onPress={onPress}
          />
        </g>
      )}
      {here.length > 0 && (
        <Figures
          figures={here}
          city={city}
          harbour={harbour}
          onPress={onPress}
          {...(words.figures !== undefined && { label: words.figures })}
        />
      )}
    </svg>
  );
}

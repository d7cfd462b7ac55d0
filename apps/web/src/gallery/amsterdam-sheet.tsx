import { CityMap } from '../games/amsterdam/city/city-map.tsx';
import { Mark } from '../games/amsterdam/pieces/mark.tsx';
import { type MarkName, marks } from '../games/amsterdam/pieces/marks.ts';
import { Gem, GoodToken } from '../games/amsterdam/pieces/resource.tsx';
import { DockerToken } from '../games/amsterdam/harbour/docker.tsx';
import { colours } from '../games/amsterdam/types.ts';
import * as sample from './sample-amsterdam.ts';

// English for the gallery alone.
export const mapWords = {
  map: 'Amsterdam',
  city: 'City',
  amstel: 'Amstel',
  corners: 'Docker house and black market',
  block: (id: number) => `Block ${id}`,
  reach: (space: number) => `Amstel, space ${space}`,
  harbour: {
    harbour: 'Harbour',
    space: (space: number) => `Space ${space}`,
    warehouse: (i: number) => `Warehouse ${i}`,
    depot: (i: number) => `Depot ${i}`,
    dockerHouse: 'Docker house',
    blackMarket: 'Black market',
  },
};

export function SampleMap() {
  return (
    <CityMap city={sample.city} amstel={sample.amstel} harbour={sample.harbour} onPress={() => {}} words={mapWords} />
  );
}

export function MarkSheet() {
  return (
    <section class="gallery-sheet">
      <div class="gallery-row">
        {colours.map((colour) =>
          [48, 24, 20, 14].map((size) => <Gem key={`${colour}${size}`} colour={colour} size={size} label={colour} />),
        )}
      </div>
      <div class="gallery-row">
        {(['beer', 'tulip', 'cheese', 'furniture', 'jenever', 'tile', 'lace', 'coffee', 'crystal'] as const).map(
          (good) => [40, 20].map((size) => <GoodToken key={`${good}${size}`} good={good} size={size} label={good} />),
        )}
        {(['light-blue', 'maroon', 'white', 'yellow', 'light-pink', 'light-green'] as const).map((colour) => (
          <DockerToken key={colour} colour={colour} size={40} label={colour} />
        ))}
      </div>
      <ul class="gallery-symbols">
        {(Object.keys(marks) as MarkName[]).map((name) => (
          <li key={name}>
            <div class="gallery-sizes">
              <Mark name={name} size={48} />
              <Mark name={name} size={20} />
              <Mark name={name} size={14} />
            </div>
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

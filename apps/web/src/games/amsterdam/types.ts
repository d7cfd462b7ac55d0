// What the drawings of Amsterdam's table are given: plain data from the game's view, and words. They know no rules.
import type { SeatColour } from '../../symbols/seat-charge.tsx';

export const colours = ['black', 'brown', 'violet', 'pink', 'orange', 'grey'] as const;
export type Colour = (typeof colours)[number];
export type District = 'plantage' | 'haarlemmerbuurt' | 'jordaan' | 'burgwallen' | 'nieuwmarkt' | 'grachtengordel';
export type Good = 'beer' | 'tulip' | 'cheese' | 'furniture' | 'jenever' | 'tile' | 'lace' | 'coffee' | 'crystal';
export type DockColour = 'light-blue' | 'maroon' | 'white' | 'yellow' | 'light-pink' | 'light-green';
export type Amounts = Readonly<Partial<Record<Colour, number>>>;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Something that can be pressed: the drawing gives back the id and says the label. */
export interface Press {
  readonly id: string;
  readonly label: string;
  /** not said: legal now; `far` can be reached in several moves */
  readonly state?: 'legal' | 'far' | 'chosen' | 'not-now' | 'idle';
  /** what it costs or brings now, as it is to be written beside it */
  readonly worth?: string;
}
export type OnPress = (id: string) => void;

export interface BlockView {
  readonly id: number;
  readonly colour: Colour;
  readonly cost: number;
  readonly position: Point;
  readonly polygon: readonly Point[];
  readonly good?: Good;
  readonly crest?: SeatColour;
  readonly press?: Press;
}
export interface BridgeView {
  readonly a: number;
  readonly b: number;
  readonly position: Point;
}
export interface QuarterView {
  readonly district: District;
  readonly name: string;
  readonly colour: Colour;
  /** whether its crests count at the end */
  readonly open: 'open' | 'closed';
}
export interface AmstelView {
  readonly spaces: readonly Point[];
  readonly bridges: readonly { readonly after: number; readonly value: number }[];
  readonly mouthValue: number;
  /** by space, from the bottom disc up */
  readonly discs: Readonly<Record<number, readonly SeatColour[]>>;
  readonly press: Readonly<Record<number, Press>>;
}
export type SpaceKind = 'start' | 'water' | 'warehouse' | 'depot' | 'dock';
export interface HarbourView {
  readonly spaces: readonly {
    readonly id: number;
    readonly kind: SpaceKind;
    readonly position: Point;
    readonly press?: Press;
  }[];
  readonly links: readonly (readonly [number, number])[];
  readonly warehouses: readonly {
    readonly good: Good;
    readonly pier: number;
    readonly roofs: readonly number[];
    readonly taken: number;
    readonly position: Point;
    readonly press?: Press;
  }[];
  readonly depots: readonly {
    readonly pier: number;
    readonly value: number;
    readonly good?: Good;
    readonly position: Point;
    readonly press?: Press;
  }[];
  readonly docks: readonly {
    readonly colour: DockColour;
    readonly space: number;
    readonly dockers: readonly DockColour[];
    /** by docker */
    readonly press?: readonly (Press | undefined)[];
  }[];
  readonly dockerHouse: {
    readonly values: readonly number[];
    readonly position: Point;
    readonly housed: readonly DockColour[];
    readonly press?: Press;
  };
  readonly blackMarket: {
    readonly grid: readonly (readonly Good[])[];
    readonly position: Point;
    readonly pitch: number;
    readonly sold: readonly Good[];
    readonly label?: string;
    readonly press?: Readonly<Partial<Record<Good, Press>>>;
  };
  /** a barge with a way behind it sails it once, and ends at its space */
  readonly barges: readonly {
    readonly seat: SeatColour;
    readonly space: number;
    readonly sailed?: readonly number[];
  }[];
  /** the spaces a barge would sail, from where it lies */
  readonly path?: readonly number[];
}
export interface CityView {
  readonly blocks: readonly BlockView[];
  readonly bridges: readonly BridgeView[];
  /** bridges that cross the river */
  readonly crossings: readonly Point[];
  readonly quarters: readonly QuarterView[];
  /** the largest group of the seat in front */
  readonly group: readonly number[];
}

export type CardKind = 'artisan' | 'building' | 'map';
export type Timing = 'I' | 'II' | 'III' | 'permanent' | 'end';

export type ArtisanKind =
  | 'tulip-grower'
  | 'lacemaker'
  | 'brewer'
  | 'cheesemaker'
  | 'carpenter'
  | 'tile-maker'
  | 'distiller'
  | 'coffee-roaster'
  | 'glassblower';
export type BuildingKind =
  | 'waag'
  | 'paleis'
  | 'oude-kerk'
  | 'zuiderkerk'
  | 'westerkerk'
  | 'beurs'
  | 'montelbaanstoren'
  | 'munttoren'
  | 'grachtenhuis'
  | 'rijksmuseum'
  | 'centraal-station';
export type ArtKind = ArtisanKind | BuildingKind | District;

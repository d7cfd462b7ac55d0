import type { amsterdam as words } from '@mokum/words';
import type { AnyView } from '../table.ts';
import type { SeenFigures, SeenOrders } from './expansions.ts';

export type Numbers = Readonly<Record<string, number>>;
type Good = keyof typeof words.goods;

export interface SeenPlayer extends SeenOrders {
  readonly points: number;
  readonly gulden: number;
  readonly penalties: number;
  readonly pool: Numbers;
  readonly stored: string | null;
  readonly dial: Numbers;
  readonly inactive: readonly number[];
  readonly active: readonly number[];
  readonly used: readonly number[];
  readonly storage: Numbers;
  readonly aboard: Numbers;
  readonly dockers: Numbers;
  readonly barge: number;
  readonly crests: readonly number[];
}
export interface Seen extends SeenFigures {
  readonly edition: number;
  readonly round: number;
  readonly phase: number;
  readonly dice: Numbers;
  readonly market: readonly number[];
  readonly revealed: readonly number[];
  readonly goods: readonly Good[];
  readonly roofs: Numbers;
  readonly depots: readonly { readonly good: Good | null }[];
  readonly docks: readonly { readonly dockers: readonly string[] }[];
  readonly housed: Numbers;
  readonly blackMarket: readonly Good[];
  readonly openDistricts: readonly (keyof typeof words.districts)[];
  readonly amstel: Readonly<Record<string, readonly number[]>>;
  readonly players: readonly SeenPlayer[];
  readonly tom: readonly { readonly points: number; readonly gulden: number; readonly crests: readonly number[] }[];
  readonly question?: { readonly task: string; readonly about: Readonly<Record<string, number | string>> };
}
export const seen = (view: AnyView): Seen => view as unknown as Seen;

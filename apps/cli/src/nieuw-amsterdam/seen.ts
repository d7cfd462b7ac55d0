import { defaultEdition, type District, type FurKind, furKinds, type TileKind, tileKinds } from '@mokum/nieuw-amsterdam';
import { counted, nieuwAmsterdam as words, tellNieuwAmsterdam } from '@mokum/words';
import type { AnyView } from '../table.ts';

export const english = tellNieuwAmsterdam(words, 'en');
export const plural = new Intl.PluralRules('en');
export const edition = defaultEdition;

export interface SeenPlayer {
  readonly token: number;
  readonly column: number | null;
  readonly tiles: Readonly<Record<TileKind, number>>;
  readonly special: number;
  readonly stock: Readonly<Record<'grain' | 'coin' | 'wood' | 'goods' | FurKind, number>>;
  readonly shops: Readonly<Record<District, number>>;
  readonly warehouses: number;
  readonly lands: readonly number[];
  readonly farms: number;
  readonly cleared: number;
  readonly ships: readonly number[];
  readonly post: number;
  readonly score: number;
}
export interface Seen {
  readonly seats: number;
  readonly round: number;
  readonly landDisplay: readonly number[];
  readonly shipDisplay: readonly number[];
  readonly traders: readonly { readonly furs: Readonly<Record<FurKind, number>> }[];
  readonly chest: readonly { readonly tiles: Readonly<Record<TileKind, number>> }[];
  readonly houses: Readonly<Record<string, number>>;
  readonly lot: number | null;
  readonly bidder: number | null;
  readonly bid: number;
  readonly due: number;
  readonly players: readonly SeenPlayer[];
  readonly question?: { readonly task: string; readonly about: Readonly<Record<string, number | string>> };
}

export const seen = (view: AnyView): Seen => view as unknown as Seen;

export const fursIn = (counts: Readonly<Record<FurKind, number>>): FurKind[] =>
  furKinds.flatMap((kind) => Array.from({ length: counts[kind] }, () => kind));
export const tilesIn = (counts: Readonly<Record<TileKind, number>>): TileKind[] =>
  tileKinds.flatMap((kind) => Array.from({ length: counts[kind] }, () => kind));

export const landText = (number: number): string => {
  const { farms, wood, grain } = edition.lands[number - 1];
  return `${number} ${words.names.lands[number as 1]}: ${counted(plural, words.names.pieces.farm, farms)}, ${wood} wood once, ${grain} grain a round`;
};
export const shipText = (number: number): string => {
  const { furs, coins, goods } = edition.ships[number - 1];
  return `${number} ${words.names.ships[number as 1]}: takes ${english.amount('fur', furs)}, pays ${english.amount('coin', coins)}, brings ${english.amount('goods', goods)} a round`;
};

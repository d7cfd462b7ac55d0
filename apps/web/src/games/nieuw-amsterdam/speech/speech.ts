import { computed } from '@preact/signals';
import type { SeenRow } from '@mokum/kernel';
import { type Edition, editionOf } from '@mokum/nieuw-amsterdam';
import { figuresNieuwAmsterdam } from '@mokum/words/figures-nieuw-amsterdam';
import { tellNieuwAmsterdam } from '@mokum/words/tell-nieuw-amsterdam';
import type { Position, SeatInfo } from '../../../table/table.ts';
import { counted, fill, labelled, language, nieuwAmsterdamWords, tableWords } from '../../../words/language.ts';
import type { Line } from '../../face.ts';
import type { District, Fur, Land, Ship, Tile } from '../types.ts';
import type { NieuwAmsterdamView } from '../view.ts';

type Figures = ReturnType<typeof figuresNieuwAmsterdam>;

/** How Nieuw Amsterdam speaks, in the language of the screen. */
export const speech = computed(() => {
  const words = nieuwAmsterdamWords.value;
  const screen = tableWords.value.nieuwAmsterdam;
  const tell = tellNieuwAmsterdam(words, language.value);
  const list = new Intl.ListFormat(language.value, { type: 'conjunction' });
  const { names, amounts } = words;
  /** every label asks for them: they are made once for an edition */
  const figures = new Map<Edition, Figures>();
  return {
    words,
    screen,
    tell,
    list,
    amount: tell.amount,
    points: tell.points,
    /** the numbers of the edition that is played, for sentences */
    figures(view: NieuwAmsterdamView): Figures {
      const edition = editionOf(view);
      const known = figures.get(edition) ?? figuresNieuwAmsterdam(words, language.value, edition);
      figures.set(edition, known);
      return known;
    },
    resources: (n: number): string => counted(amounts.resource, n),
    district: (district: District): string => names.districts[district],
    column: (column: number): string => names.columns[column as 1],
    fur: (fur: Fur): string => names.furs[fur],
    tile: (tile: Tile): string => fill(screen.tile, { tile: names.tiles[tile] }),
    landName: (number: number): string => names.lands[number as 1],
    shipName: (number: number): string => names.ships[number as 1],
    land: (land: Land): string =>
      labelled(
        names.lands[land.number as 1],
        fill(words.meanings.land, {
          farms: counted(names.pieces.farm, land.farms),
          wood: tell.amount('wood', land.wood),
          grain: tell.amount('grain', land.grain),
        }),
      ),
    ship: (ship: Ship): string =>
      labelled(
        names.ships[ship.number as 1],
        fill(words.meanings.ship, {
          furs: tell.amount('fur', ship.furs),
          coins: tell.amount('coin', ship.coins),
          goods: tell.amount('goods', ship.goods),
        }),
      ),
    sentence: (text: string): string => text.charAt(0).toLocaleUpperCase(language.value) + text.slice(1),
  };
});
export type Speech = typeof speech.value;

/** What was told of rows before, so that a long game does not have to be told anew with every move. */
const told: { of: readonly unknown[]; lines: WeakMap<SeenRow, readonly Line[]> } = { of: [], lines: new WeakMap() };

/** The log in sentences. */
export function lines(
  position: Position<NieuwAmsterdamView>,
  seat: number | undefined,
  seats: readonly SeatInfo[],
  { tell }: Speech,
): readonly Line[] {
  const names = seats.map(({ name }) => name);
  const of = [tell, seats, seat];
  if (of.some((it, i) => it !== told.of[i])) {
    told.of = of;
    told.lines = new WeakMap();
  }
  const out = position.rows.flatMap((row, at) => {
    const known = told.lines.get(row);
    if (known) return known;
    // That a turn ends needs no line of its own.
    const entries = row.entries.filter(({ task }) => task !== 'done');
    const made = tell.lines({ ...row, entries }, names).map((line, n): Line => {
      const kind = line.kind === 'round' ? 'turn' : line.seat !== undefined && line.seat === seat ? 'own' : 'event';
      return { key: `${row.seq}.${n}`, length: at + 1, text: line.text, seat: line.seat, kind };
    });
    told.lines.set(row, made);
    return made;
  });
  const { result } = position;
  if (result)
    out.push({
      key: 'end',
      length: position.revision,
      text: tell.victory(result.ranking, result.points, names),
      seat: undefined,
      kind: 'turn',
    });
  return out;
}

export const columnBonus = (view: NieuwAmsterdamView, column: number): number =>
  editionOf(view).chest[column - 1].bonus;

import type { Edition } from '@mokum/amsterdam';
import type { SeenRow } from '@mokum/kernel';
import { computed } from '@preact/signals';
import type { AmsterdamWords } from '@mokum/words/en/amsterdam';
import { readingKey, wordsUnder } from '@mokum/words/readings-amsterdam';
import type { AmsterdamFacts } from '@mokum/words/say-amsterdam';
import { tellTom, type TomTold } from '@mokum/words/tell-tom';
import { tellAmsterdam } from '@mokum/words/tell-amsterdam';
import type { Position, SeatInfo } from '../../../table/table.ts';
import { amsterdamSoloWords, amsterdamWords, counted, fill, language, tableWords } from '../../../words/language.ts';
import type { Line } from '../../face.ts';
import { FIGURES } from '../expansions/figures.tsx';
import { verdict } from './verdict.ts';
import type { Yield } from './thought.ts';
import { type Amounts, type Colour, colours, type District, type DockColour, type Good } from '../types.ts';
import { type AmsterdamView, cardOf, editionOf } from '../view.ts';

const factsOf = ({ cards, city, harbour }: Edition): AmsterdamFacts => ({
  card: (number) => cards[number - 1],
  block: (number) => city.blocks[number - 1],
  space(number) {
    const warehouse = harbour.warehouses.find(({ pier }) => pier === number);
    const depot = harbour.depots.find(({ pier }) => pier === number);
    const dock = harbour.docks.find(({ space }) => space === number);
    return {
      kind: harbour.spaces[number].kind,
      ...(warehouse && { good: warehouse.good }),
      ...(depot && { value: depot.value }),
      ...(dock && { docker: dock.colour }),
    };
  },
});

type Texts = Readonly<Record<number, string>>;
interface Told {
  readonly words: AmsterdamWords;
  readonly tell: ReturnType<typeof tellAmsterdam>;
}

/** How Amsterdam speaks, in the language of the screen. */
export const speech = computed(() => {
  const words = amsterdamWords.value;
  const screen = tableWords.value.amsterdam;
  const solo = amsterdamSoloWords.value;
  const tom = tellTom(solo, words, language.value);
  const more = tableWords.value.amsterdamExpansions;
  const list = new Intl.ListFormat(language.value, { type: 'conjunction' });
  const types: Readonly<Record<string, string>> = { ...words.artisans, ...words.buildings, ...words.districts };
  const tellers = new Map<string, Told>();
  const toldOf = new WeakMap<object, Told>();
  /** The words as this game's rulings read the cards, tiles and orders (25), and sentences made of them. */
  const under = (view: AmsterdamView): Told => {
    const known = toldOf.get(view);
    if (known) return known;
    const key = `${view.edition} ${readingKey(words, view)}`;
    const read = tellers.get(key)?.words ?? wordsUnder(words, view);
    const told = tellers.get(key) ?? {
      words: read,
      tell: tellAmsterdam(read, language.value, factsOf(editionOf(view))),
    };
    tellers.set(key, told);
    toldOf.set(view, told);
    return told;
  };
  const tellOf = (view: AmsterdamView): Told['tell'] => under(view).tell;
  const { counts } = words;
  const points = (n: number): string => counted(counts.points, n);
  const gulden = (n: number): string => counted(counts.gulden, n);
  const resources = (n: number): string => counted(counts.resources, n);
  const amounts = (of: Amounts): string =>
    list.format(
      colours.flatMap((colour) => ((of[colour] ?? 0) > 0 ? [counted(counts.colour[colour], of[colour] ?? 0)] : [])),
    );
  const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase(language.value) + text.slice(1);
  return {
    words,
    screen,
    /** of the expansions and TOM */
    more,
    solo,
    /** TOM's steps in some rows. */
    tomLines: (view: AmsterdamView, rows: readonly SeenRow[]): readonly TomTold[] =>
      tom.lines(
        rows.flatMap(({ told = [] }) => told),
        {
          card: (number) => tellOf(view).say.name(number),
          district: (block) => editionOf(view).city.blocks[block - 1].district,
        },
      ),
    list,
    tellOf,
    sentence,
    points,
    gulden,
    resources,
    amounts,
    steps: (n: number): string => counted(counts.steps, n),
    colour: (colour: Colour): string => words.colours[colour],
    good: (good: Good): string => words.goods[good],
    /** some of a good, as one delivers it */
    some: (good: Good): string => words.someGoods[good],
    district: (district: District): string => words.districts[district],
    docker: (colour: DockColour): string => words.dockColours[colour],
    title: (view: AmsterdamView, card: number): string => types[cardOf(view, card).type],
    /** What a card means under this game's rulings. */
    text: (view: AmsterdamView, card: number): string => (under(view).words.cards as Texts)[card],
    /** What a secret order asks for. */
    order: (view: AmsterdamView, number: number): string => (under(view).words.orders as Texts)[number],
    tile: (view: AmsterdamView, tile: number): string => (under(view).words.tiles as Texts)[tile],
    place: (view: AmsterdamView, space: number): string => tellOf(view).say.place(space),
    /** What something brings, in words. */
    brings(of: Yield): string {
      const parts = [
        ...(of.points === 0 ? [] : [points(of.points)]),
        ...(of.gulden === 0 ? [] : [gulden(of.gulden)]),
        ...colours.flatMap((colour) => {
          const n = of.resources[colour] ?? 0;
          return n === 0 ? [] : [counted(counts.colour[colour], n)];
        }),
        ...(of.any === 0 ? [] : [resources(of.any)]),
        ...(of.steps === 0 ? [] : [counted(counts.steps, of.steps)]),
      ];
      return list.format(parts);
    },
  };
});
export type Speech = typeof speech.value;

const QUIET = new Set(['pay-colour', 'pay-amount', 'commit', 'stack-discs', 'deal-goods', 'deal-dockers', 'amstel']);

/** What was told of rows before, so that a long game does not have to be told anew with every move. */
const told: { of: readonly unknown[]; lines: WeakMap<SeenRow, { readonly round: number; readonly lines: Line[] }> } = {
  of: [],
  lines: new WeakMap(),
};

/** The log in sentences. */
export function lines(
  position: Position<AmsterdamView>,
  seat: number | undefined,
  seats: readonly SeatInfo[],
  said: Speech,
): readonly Line[] {
  const { words, screen, points, list, tellOf } = said;
  const names = seats.map(({ name }) => name);
  const { view } = position;
  const of = [said, seats, seat, view.goods.join()];
  if (of.some((it, i) => it !== told.of[i])) {
    told.of = of;
    told.lines = new WeakMap();
  }
  const tell = tellOf(view).teller(names, (block) => view.goods[block - 1]);
  const out: Line[] = [];
  let round = view.firstRound;
  for (const [at, row] of position.rows.entries()) {
    // A round begins with its cards; before the first of them first cards are revealed.
    const opens = at > 0 && row.entries.some(({ task }) => task === 'reveal');
    const before = told.lines.get(row);
    const known = before?.round === round;
    const own: Line[] = known ? before.lines : [];
    if (!known) {
      const add = (text: string, who: number | undefined, kind: Line['kind']): void => {
        own.push({ key: `${row.seq}.${own.length}`, length: at + 1, text, seat: who, kind });
      };
      if (row.undo) add(fill(screen.tookBack, { who: names[row.undo.seat] }), row.undo.seat, 'event');
      else {
        if (opens) add(fill(words.log.round, { n: round }), undefined, 'turn');
        const spoken = row.entries.filter(({ task }) => !QUIET.has(task));
        for (const { seat: who, text } of tell({ ...row, entries: spoken }))
          add(text, who, who !== undefined && who === seat ? 'own' : 'event');
        for (const { happening } of row.told ?? []) {
          const figure = FIGURES.find((one) => happening === `${one}-leaves`);
          if (figure) add(said.more.figures.leaves[figure], undefined, 'event');
        }
        for (const { text, gains, paragraph } of said.tomLines(view, [row]))
          add(`${[text, ...gains].join(' ')} (${paragraph})`, undefined, 'event');
      }
      told.lines.set(row, { round, lines: own });
    } else tell.skip(row);
    if (opens && !row.undo) round++;
    out.push(...own);
  }
  const { result } = position;
  if (result) {
    const best = names.filter((_, i) => result.ranking[i] === 1);
    const text =
      verdict(position, names, said) ??
      fill(screen.wins, { who: list.format(best), points: points(Math.max(...result.points)) });
    out.push({ key: 'end', length: position.revision, text, seat: undefined, kind: 'turn' });
  }
  return out;
}

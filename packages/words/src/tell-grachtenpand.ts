import type { SeenEntry, SeenRow } from '@mokum/kernel';
import { fill } from './catalogue.ts';
import type { GrachtenpandWords } from './en/grachtenpand.ts';
import { type SaidCard, sayGrachtenpand } from './say-grachtenpand.ts';

/** A row of the log in sentences. */
export interface Telling {
  readonly seq: number;
  readonly lines: readonly string[];
}

type Kind = keyof GrachtenpandWords['kinds'];

const ROOFS_TO_END = 4;

/**
 * Tells the rows of a game of Grachtenpand as one seat has seen them, or as an onlooker did. `card` knows the cards and
 * `roofs` how many roofs there are.
 */
export const tellGrachtenpand =
  (words: GrachtenpandWords, locale: string, card: (number: number) => SaidCard, roofs: number) =>
  (rows: readonly SeenRow[], names: readonly string[], seat?: number): Telling[] => {
    const say = sayGrachtenpand(words, locale);
    const { log } = words;
    const roofsOf = names.map(() => 0);
    let roofsDrawn = 0;
    let turn = 0;

    const numberIn = (entry: SeenEntry): number | undefined => entry.values?.[0];
    const kindOf = (entry: SeenEntry): Kind => {
      const number = numberIn(entry);
      return number === undefined ? (entry.text.split(' ')[1] as Kind) : card(number).kind;
    };

    const drawn = (entry: SeenEntry): string => {
      const number = numberIn(entry);
      const kind = kindOf(entry);
      return entry.owner === seat && number !== undefined
        ? fill(log.drewCard, { who: names[entry.owner], card: say.card(card(number)) })
        : fill(log.drew[kind], { who: names[entry.owner] });
    };

    const countRoofs = (entries: readonly SeenEntry[]): string[] => {
      const before = roofsDrawn;
      roofsDrawn += entries.filter((entry) => entry.task === 'card' && kindOf(entry) === 'roof').length;
      return before < roofs && roofsDrawn >= roofs ? [log.roofsUsedUp] : [];
    };

    const setUp = (entries: readonly SeenEntry[]): string[] => {
      const shops = entries.filter((entry) => entry.task === 'first-shop');
      const first = shops.map((entry) =>
        fill(log.firstShop, { who: names[entry.owner], card: say.name(card(numberIn(entry) as number)) }),
      );
      return [...first, ...(entries.length > shops.length ? [log.firstHand] : [])];
    };

    const drawing = (entries: readonly SeenEntry[]): string[] => {
      const head: string[] = [];
      if (entries[0].task === 'draw') {
        turn++;
        head.push(fill(log.turn, { n: turn }));
      }
      const drawings = entries.filter((entry) => entry.task === 'card');
      const missed = entries.filter(
        (entry) => entry.by >= 0 && !drawings.some(({ owner }) => owner === entry.by) && drawings.length > 0,
      );
      const notServed = missed.map((entry) =>
        fill(log.notServed, { deck: words.decks[entry.text.split(' ')[1] as Kind], who: names[entry.by] }),
      );
      return [...head, ...drawings.map(drawn), ...notServed];
    };

    const building = (entries: readonly SeenEntry[]): string[] => {
      const lines: string[] = [];
      for (let by = 0; by < names.length; by++) {
        const mine = entries.filter((entry) => entry.by === by);
        const build = mine.find((entry) => entry.task === 'build');
        const place = mine.find((entry) => entry.task === 'place');
        const thrown = mine.find((entry) => entry.task === 'canal');
        const who = names[by];
        if (build && place) {
          const what = card(numberIn(build) as number);
          const at = numberIn(place) as number;
          const where = what.kind !== 'shop' ? 'building' : at < 0 ? 'left' : 'right';
          lines.push(fill(log.built[where], { who, card: say.name(what), building: at }));
          if (what.kind === 'roof' && ++roofsOf[by] === ROOFS_TO_END) lines.push(fill(log.heelMooi, { who }));
        } else if (thrown) {
          const number = numberIn(thrown);
          const known = by === seat && number !== undefined;
          lines.push(known ? fill(log.threwCard, { who, card: say.name(card(number)) }) : fill(log.threw, { who }));
        }
      }
      return [...lines, log.passed];
    };

    return rows.map(({ seq, entries, undo }) => {
      if (undo) return { seq, lines: [fill(log.tookBack, { who: names[undo.seat] })] };
      if (entries.length === 0) return { seq, lines: [] };
      const task = entries[0].task;
      const lines =
        task === 'first-shop' || task === 'card'
          ? setUp(entries)
          : task === 'draw' || task === 'draw-again'
            ? drawing(entries)
            : building(entries);
      return { seq, lines: [...lines, ...countRoofs(entries)] };
    });
  };

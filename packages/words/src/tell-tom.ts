import { type CompanionQuestion, type CompanionStep, colourOf, highestDie } from '@mokum/amsterdam/companion';
import type { SeenTold } from '@mokum/kernel';
import { counted, fill } from './catalogue.ts';
import type { AmsterdamWords } from './en/amsterdam.ts';
import type { AmsterdamSoloWords } from './en/amsterdam-solo.ts';

type Words = AmsterdamSoloWords;
/** The names of things that TOM's words speak of. */
export type TomNames = Pick<AmsterdamWords, 'colours' | 'dockColours' | 'districts' | 'goods' | 'counts'>;
type Colour = keyof TomNames['colours'];

/** A step of TOM's in words: what he does, why, and what it brings him. */
export interface TomLine {
  readonly text: string;
  readonly why: string;
  readonly paragraph: string;
  readonly gains: readonly string[];
}

/** A step of TOM's in a game, with what happened. */
export interface TomTold extends TomLine {
  readonly did: SeenTold;
  /** points and gulden that came with it */
  readonly brought: readonly SeenTold[];
}

const LAST_ROUND = 12;
const FACES = 6;

/** The paragraphs of the final scoring. */
const FINAL: ReadonlySet<string> = new Set(['20.17', '20.19']);

/** What words need to know of the edition that is played. */
export interface TomFacts {
  /** a card's number and name */
  card(number: number): string;
  district(block: number): keyof TomNames['districts'];
}

/** A tile by the name printed on it. */
const tileName = (number: number): string => `${number <= 8 ? 'A' : 'B'}${number}`;

/** Tells TOM in one language, from the happenings of a game and from a sheet of TOM at the table. */
export const tellTom = (words: Words, names: TomNames, locale: string) => {
  const plural = new Intl.PluralRules(locale);
  const { steps, gains } = words;
  const district = (colour: Colour): string => {
    const [found] = Object.entries(colourOf).find(([, one]) => one === colour) ?? [''];
    return names.districts[found as keyof TomNames['districts']] ?? '';
  };
  const points = (n: number): string[] => (n === 0 ? [] : [counted(plural, gains.points, n)]);
  const gulden = (n: number): string[] =>
    n === 0 ? [] : [n > 0 ? counted(plural, gains.gulden, n) : counted(plural, gains.paid, -n)];

  /** What a step is called, and what it brings. */
  function said(step: CompanionStep): readonly [text: string, gains: readonly string[]] {
    switch (step.is) {
      case 'discards':
        if (step.kind !== 'map') return [steps[`discards-${step.kind}`], []];
        // Of two maps that cost the same both are named; else it is the cheaper one, whatever it is tied with.
        return [steps[step.maps === 'two' ? 'discards-two-maps' : 'discards-cheaper-map'], []];
      case 'waits':
        return [steps.waits, []];
      case 'moves':
        return [counted(plural, steps.moves, step.steps), points(step.bridges + step.mouth)];
      case 'docks':
        return [
          fill(steps.docks, { dock: names.dockColours[step.dock] }),
          [...points(step.points), ...gulden(step.gulden)],
        ];
      case 'no-docker':
        return [fill(steps['no-docker'], { dock: names.dockColours[step.dock] }), []];
      case 'takes': {
        const { block, cost } = step.block;
        return [fill(steps['takes-nth'], { nth: block, cost, district: district(step.colour) }), []];
      }
      case 'no-block':
        return [fill(steps['no-block'], { district: district(step.colour) }), []];
      case 'sells':
        return [fill(steps.sells, { good: names.goods[step.good] }), gulden(step.gulden)];
      case 'delivers':
        return [fill(steps.delivers, { good: names.goods[step.good] }), points(step.roof + step.quick)];
      case 'buys':
        return [
          fill(steps.buys, { tile: tileName(step.tile.number) }),
          [...gulden(-step.tile.price), ...points(step.tile.points)],
        ];
      case 'saves':
        return [steps.saves, gulden(step.gulden)];
      default:
        // counts
        return [steps[`counts-${step.source as 'group'}`], points(step.points)];
    }
  }

  /** A happening of the engine, by its name and values. */
  function happened({ happening, values, cause }: SeenTold, facts: TomFacts): string | undefined {
    const {
      card,
      steps: made,
      dock,
      block,
      colour,
      good,
      tile,
      amount,
    } = values as Readonly<Record<string, string & number>>;
    switch (happening) {
      case 'tom-discards-card':
        return fill(steps.card, { card: facts.card(card) });
      case 'tom-moves':
        return counted(plural, steps.moves, made);
      case 'tom-docks':
        return fill(steps.docks, { dock: names.dockColours[dock as 'white'] });
      case 'tom-finds-no-docker':
        return fill(steps['no-docker'], { dock: names.dockColours[dock as 'white'] });
      case 'tom-takes':
        return fill(steps.takes, { block, district: names.districts[facts.district(block)] });
      case 'tom-finds-no-block':
        return fill(steps['no-block'], { district: district(colour) });
      case 'tom-sells':
        return fill(steps.sells, { good: names.goods[good as 'beer'] });
      case 'tom-delivers':
        return fill(steps.delivers, { good: names.goods[good as 'beer'] });
      case 'tom-buys':
        return fill(steps.buys, { tile: tileName(tile) });
      case 'tom-saves':
        return steps.saves;
      case 'tom-points':
        return fill(steps.points, { points: points(amount)[0] ?? '', source: sourceOf(cause) });
      case 'tom-gulden':
        return fill(steps.gulden, { gulden: gulden(amount)[0] ?? '' });
      default:
        return undefined;
    }
  }

  /** What TOM gains is part of the step that brought it; at the final scoring it is a step of its own. */
  function linesOf(told: readonly SeenTold[], facts: TomFacts): TomTold[] {
    const found: TomTold[] = [];
    for (const one of told) {
      if (!one.happening.startsWith('tom-')) continue;
      const paragraph = String(one.values['paragraph']);
      const amount = Number(one.values['amount']);
      const gain =
        one.happening === 'tom-points' ? points(amount) : one.happening === 'tom-gulden' ? gulden(amount) : [];
      const last = found.at(-1);
      if (gain.length > 0 && last && last.paragraph === paragraph && !FINAL.has(paragraph)) {
        found[found.length - 1] = { ...last, gains: [...last.gains, ...gain], brought: [...last.brought, one] };
        continue;
      }
      const text =
        gain.length > 0 && FINAL.has(paragraph)
          ? steps[`counts-${String(one.cause)}` as 'counts-group']
          : happened(one, facts);
      if (text === undefined) continue;
      const why = words.because[paragraph as keyof Words['because']] ?? '';
      const reason = one.happening === 'tom-takes' ? words.blockReasons[one.values['reason'] as 'beside'] : undefined;
      found.push({
        did: one,
        brought: [],
        text,
        why: reason === undefined ? why : `${why} (${reason})`,
        paragraph,
        gains: gain,
      });
    }
    return found;
  }

  const sourceOf = (cause: string | number): string =>
    words.sources[cause as keyof Words['sources']] ?? words.sources.market;

  return {
    district,
    tile: tileName,
    /** A step on a sheet. */
    line(step: CompanionStep): TomLine {
      const [text, brought] = said(step);
      const why = words.because[step.paragraph];
      return {
        text,
        why: step.is === 'takes' ? `${why} (${words.blockReasons[step.why]})` : why,
        paragraph: step.paragraph,
        gains: brought,
      };
    },
    /** What TOM did in a row of a game, step by step, each with what it brought him. */
    lines: linesOf,
    /** What TOM did in a row of a game, a line for each happening, with the paragraph. */
    told: (told: readonly SeenTold[], facts: TomFacts): string[] =>
      told.flatMap((one) => {
        const text = happened(one, facts);
        return text === undefined ? [] : [`${text} (${String(one.values['paragraph'])})`];
      }),
    /** What the person does after his turn: the dice he saw as rolled are turned for them (20.9, 14.3). */
    yourTurn(round: number): string {
      if (round === LAST_ROUND) return words.screen['turn-last'];
      const n = highestDie(round);
      return n < FACES ? fill(words.screen['turn-high'], { n }) : words.screen.turn;
    },
    question(asked: CompanionQuestion): { readonly text: string; readonly hint: string } {
      const about = {
        dock: 'dock' in asked ? names.dockColours[asked.dock] : '',
        colour: 'colour' in asked ? names.colours[asked.colour] : '',
        district: 'colour' in asked ? district(asked.colour) : '',
        good: 'good' in asked ? names.goods[asked.good] : '',
        nth: 'block' in asked ? asked.block.block : '',
        cost: 'block' in asked ? asked.block.cost : '',
      };
      const text =
        asked.ask === 'bridges'
          ? counted(plural, words.questions.bridges, asked.steps)
          : fill(words.questions[asked.ask], about);
      return { text, hint: words.hints[asked.ask] };
    },
    tileOption({
      number,
      price,
      points: worth,
      steps: made,
    }: {
      readonly number: number;
      readonly price: number;
      readonly points: number;
      readonly steps: number;
    }): string {
      const filling = {
        tile: tileName(number),
        price,
        points: counted(plural, names.counts.points, worth),
        steps: counted(plural, names.counts.steps, made),
      };
      return fill(made > 0 ? words.answers['tile-steps'] : words.answers.tile, filling);
    },
  };
};

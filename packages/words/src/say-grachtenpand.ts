import { counted, fill } from './catalogue.ts';
import type { GrachtenpandWords } from './en/grachtenpand.ts';

type Feature = keyof GrachtenpandWords['features'];
type Colour = keyof GrachtenpandWords['colours'];
type Features = Readonly<Partial<Record<Feature, number>>>;

/** A condition and a card as the game declares them, as far as words need them. */
export type SaidCondition =
  | { readonly is: 'at-least'; readonly counts: Features }
  | { readonly is: 'none'; readonly of: Feature }
  | { readonly is: 'taller' | 'lower'; readonly than: 'left' | 'right' | 'both' }
  | { readonly is: 'height'; readonly at: 'least' | 'exactly'; readonly cards: number };

export type SaidCard =
  | { readonly kind: 'window'; readonly number: number; readonly colour: Colour; readonly features: Features }
  | {
      readonly kind: 'shop' | 'roof';
      readonly number: number;
      readonly colour: Colour;
      readonly points: number;
      readonly condition: SaidCondition;
    };

/** Says the cards of Grachtenpand in one language: `locale` chooses plural forms and how a list is joined. */
export const sayGrachtenpand = (words: GrachtenpandWords, locale: string) => {
  const plural = new Intl.PluralRules(locale);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });

  const each = (features: Features, forms: GrachtenpandWords['features']): string[] =>
    (Object.keys(words.features) as Feature[]).flatMap((feature) => {
      const n = features[feature] ?? 0;
      return n === 0 ? [] : [counted(plural, forms[feature], n)];
    });

  const ask = (
    condition: SaidCondition,
    phrases: GrachtenpandWords['condition'],
    features: (counts: Features) => string,
  ) => {
    switch (condition.is) {
      case 'at-least':
        return fill(phrases.atLeast, { features: features(condition.counts) });
      case 'none':
        return phrases.none[condition.of];
      case 'height':
        return counted(plural, phrases.height[condition.at], condition.cards);
      default:
        return phrases[condition.is][condition.than];
    }
  };

  const features = (of: Features) => list.format(each(of, words.features));
  const shortFeatures = (of: Features) => each(of, words.face.features).join(words.face.between);
  const condition = (it: SaidCondition) => ask(it, words.condition, features);
  const points = (n: number) => counted(plural, words.points, n);

  const face = (card: SaidCard): string =>
    card.kind === 'window'
      ? shortFeatures(card.features) || words.face.plain
      : ask(card.condition, words.face, shortFeatures);

  return {
    features,
    condition,
    points,
    /** "≥ 1 cat, 2 birds" */
    face,

    /** "Shop: 3 points if the building is at least 4 cards high" */
    brief: (card: SaidCard) => {
      const kind = words.kinds[card.kind];
      return card.kind === 'window'
        ? fill(words.card.brief.window, { kind, features: features(card.features) || words.card.plain })
        : fill(words.card.brief.scoring, { kind, points: points(card.points), condition: condition(card.condition) });
    },

    /** "Shop: 3 points, ≥ 4 high" */
    short: (card: SaidCard) => {
      const kind = words.kinds[card.kind];
      return card.kind === 'window'
        ? fill(words.card.short.window, { kind, face: face(card) })
        : fill(words.card.short.scoring, { kind, points: points(card.points), face: face(card) });
    },

    /** "Shop 12" */
    name: (card: SaidCard) => fill(words.card.name, { kind: words.kinds[card.kind], number: card.number }),

    /** "Shop 26 – pink – 3 points if the building is at least 4 cards high" */
    card: (card: SaidCard) => {
      const head = { kind: words.kinds[card.kind], number: card.number, colour: words.colours[card.colour] };
      return card.kind === 'window'
        ? fill(words.card.window, { ...head, features: features(card.features) || words.card.plain })
        : fill(words.card.scoring, { ...head, points: points(card.points), condition: condition(card.condition) });
    },
  };
};

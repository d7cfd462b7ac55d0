import type { AmsterdamWords } from './en/amsterdam.ts';

type Words = AmsterdamWords;
/** Something that has the answers a game gives where the editions disagree, by ruling: its rulings, or its view. */
type Rulings = object;
const answer = (rulings: Rulings, name: string): unknown => (rulings as Readonly<Record<string, unknown>>)[name];
type Texts = Readonly<Record<number, string>>;
type Variants = Readonly<Record<number, Readonly<Record<string, string>>>>;

/** The ruling by which a card's text differs: the artisans and buildings of a map share one, and so do 061 to 066. */
function rulingOfCard(number: number): string {
  if (number <= 6 || (number >= 55 && number <= 60)) return 'afterMap';
  if (number >= 61 && number <= 66) return 'card061';
  return `card${String(number).padStart(3, '0')}`;
}

function read<T extends object>(texts: T, variants: Variants, answerOf: (number: number) => unknown): T {
  const other: Record<number, string> = {};
  for (const [number, readings] of Object.entries(variants)) {
    const text = readings[String(answerOf(Number(number)))];
    if (text !== undefined) other[Number(number)] = text;
  }
  return { ...(texts as Texts), ...other } as unknown as T;
}

/** The catalogue with the texts of cards, market tiles and orders as these rulings read them (25). */
export const wordsUnder = (words: Words, rulings: Rulings): Words => ({
  ...words,
  cards: read(words.cards, words.cardVariants, (number) => answer(rulings, rulingOfCard(number))),
  tiles: read(words.tiles, words.tileVariants, (number) => answer(rulings, `tile${number}`)),
  orders: read(words.orders, words.orderVariants, (number) => answer(rulings, `order${number}`)),
});

/** The rulings by which texts differ, in one word: games that agree on it are told with the same words. */
export const readingKey = ({ cardVariants, tileVariants, orderVariants }: Words, rulings: Rulings): string =>
  [
    ...Object.keys(cardVariants).map((number) => answer(rulings, rulingOfCard(Number(number)))),
    ...Object.keys(tileVariants).map((number) => answer(rulings, `tile${number}`)),
    ...Object.keys(orderVariants).map((number) => answer(rulings, `order${number}`)),
  ].join();

import { type Edition, editionOf } from '@mokum/amsterdam';
import { type AmsterdamFacts, amsterdam as words, readingKey, sayAmsterdam, wordsUnder } from '@mokum/words';
import type { Seen } from './seen.ts';

const factsOf = ({ cards, city: { blocks }, harbour }: Edition): AmsterdamFacts => ({
  card: (number) => cards[number - 1],
  block: (number) => blocks[number - 1],
  space(number) {
    const { kind } = harbour.spaces[number];
    const warehouse = harbour.warehouses.find(({ pier }) => pier === number);
    const depot = harbour.depots.find(({ pier }) => pier === number);
    const dock = harbour.docks.find(({ space }) => space === number);
    return {
      kind,
      ...(warehouse && { good: warehouse.good }),
      ...(depot && { value: depot.value }),
      ...(dock && { docker: dock.colour }),
    };
  },
});
type Texts = Readonly<Record<number, string>>;
const voices = new Map<string, { readonly read: typeof words; readonly say: ReturnType<typeof sayAmsterdam> }>();
/** The tables that are played, and words for them as the rulings read the cards, tiles and orders (25). */
export function playedBy(table: Pick<Seen, 'edition'>) {
  const edition = editionOf(table);
  const key = `${table.edition} ${readingKey(words, table)}`;
  const read = voices.get(key)?.read ?? (wordsUnder(words, table) as typeof words);
  const voice = voices.get(key) ?? { read, say: sayAmsterdam(read, 'en', factsOf(edition)) };
  voices.set(key, voice);
  const { tiles, orders }: { tiles: Texts; orders: Texts } = voice.read;
  return { edition, harbour: edition.harbour, say: voice.say, tiles, orders };
}
export type Played = ReturnType<typeof playedBy>;
export type Say = Played['say'];

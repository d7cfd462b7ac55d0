import { counted, fill, sentences } from '../../../words/language.ts';
import type { CardView } from './card-rows.tsx';
import { effectSigns } from './effect-signs.ts';
import { marketSigns } from '../market/market-signs.ts';
import type { MarketTileProps } from '../market/market-tile.tsx';
import { movesOf } from '../pieces/pieces.ts';
import type { AmsScene } from '../scene.ts';
import type { Sign } from './signs.tsx';
import { cardDiscount, cardGulden, thoughtOf, type Yield, yieldOfCard } from '../speech/thought.ts';
import type { Press } from '../types.ts';
import { amountOf, cardOf, editionOf, type Need, needOf, orGulden, tilesLeft } from '../view.ts';

/** Points, gulden and resources in a word or two, as they are written on a card. */
export function worthSigns(of: Yield): readonly Sign[] {
  const parts: Sign[] = [];
  if (of.points !== 0) parts.push({ mark: 'prestige', n: signed(of.points) });
  if (of.gulden !== 0) parts.push({ mark: 'gulden', n: signed(of.gulden) });
  for (const [colour, n] of Object.entries(of.resources)) parts.push({ gem: colour as 'black', n: signed(n) });
  if (of.any !== 0) parts.push({ gem: 'any', n: signed(of.any) });
  if (of.steps !== 0) parts.push({ mark: 'barge', n: signed(of.steps) });
  return parts;
}
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const inTurn = ({ position: { view }, seat, legal }: AmsScene): boolean =>
  view.question?.task === 'turn' && view.acting === seat && legal.size > 0;

/** What a card below the board still needs: the round whose segment pays for it, if one does. */
export function needOfCard(scene: AmsScene, number: number): Need {
  const { view } = scene.position;
  const player = view.players[scene.seat];
  const thought = thoughtOf(view, scene.seat);
  const less = thought ? cardDiscount(thought, number) : 0;
  const need = needOf(view, player, cardOf(view, number).cost, less);
  return thought ? orGulden(need, player, cardGulden(thought)) : need;
}

/** What a card would give now, if it can be used. */
export function giftOfCard(scene: AmsScene, number: number): Yield | undefined {
  const { view } = scene.position;
  if (!inTurn(scene) || !scene.legal.has(`use-card ${number}`)) return undefined;
  const thought = thoughtOf(view, scene.seat);
  return thought && yieldOfCard(thought, scene.seat, number);
}

const verbs: Readonly<Partial<Record<string, 'activate' | 'use' | 'take' | 'discard'>>> = {
  activate: 'activate',
  'use-card': 'use',
  'first-card': 'take',
  'take-card': 'take',
  'discard-sixth': 'discard',
  'discard-map': 'discard',
  'activate-free': 'activate',
  'swap-out': 'discard',
  'swap-in': 'take',
  'tom-discards': 'discard',
};

/** The verb of a move with a card. */
export function verbOf(move: string, { speech: { screen } }: AmsScene): string | undefined {
  const verb = verbs[move.split(' ')[0]];
  return verb && screen.take_[verb];
}

export function cardLabel(scene: AmsScene, number: number): string {
  const { view } = scene.position;
  const { screen, amounts, words, text, title } = scene.speech;
  const card = cardOf(view, number);
  const timing = words.timings[card.timing];
  const meaning = text(view, number);
  // What begins with its time is not told it twice.
  const timed = meaning.toLocaleLowerCase().startsWith(timing.toLocaleLowerCase());
  return fill(timed ? screen.cardTimed : screen.card, {
    title: title(view, number),
    n: number,
    cost: amounts(card.cost),
    timing,
    text: meaning,
  });
}

/** A card wherever it lies; `where` says whose it is and what that means. */
export function cardData(
  scene: AmsScene,
  number: number,
  where: 'display' | 'inactive' | 'active' | 'other',
): CardView {
  const { view } = scene.position;
  const { screen, words, text, title, brings } = scene.speech;
  const card = cardOf(view, number);
  const used = where === 'active' && view.players[scene.seat].used.includes(number);
  const [move] = where === 'other' ? [] : movesOf(`card ${number}`, scene);
  const verb = move && verbOf(move, scene);
  const gift = where === 'active' ? giftOfCard(scene, number) : undefined;
  const need = where === 'inactive' || where === 'display' ? needOfCard(scene, number) : undefined;
  const signs = gift ? worthSigns(gift) : [];
  const parts = [
    ...(verb ? [verb] : []),
    cardLabel(scene, number),
    ...(used ? [screen.cardUsed] : []),
    ...(gift && signs.length > 0 ? [fill(screen.gives, { gives: brings(gift) })] : []),
    ...(need && where === 'inactive' ? [needText(scene, need)] : []),
  ];
  const press: Press = { id: `card ${number}`, label: sentences(parts), state: move ? 'legal' : 'idle' };
  return {
    number,
    kind: card.kind,
    art: card.type,
    cost: card.cost,
    timing: card.timing,
    signs: effectSigns(card.effect),
    press,
    ...(used && { state: 'used' as const }),
    ...(signs.length > 0 && { now: signs }),
    ...(need &&
      amountOf(need.now) > 0 &&
      need.round !== undefined &&
      amountOf(need.lacks) === 0 && { due: fill(screen.roundShort, { n: need.round }) }),
    words: {
      title: title(view, number),
      text: text(view, number),
      timing: words.timings[card.timing],
      name: cardLabel(scene, number),
      ...(need?.round !== undefined && { due: fill(screen.need.round, { n: need.round }) }),
    },
  };
}

/** What something still needs, in words. */
export function needText(scene: AmsScene, need: Need): string {
  const { screen, amounts, gulden } = scene.speech;
  if (need.gulden !== undefined) return fill(screen.need.gulden, { gulden: gulden(need.gulden) });
  if (amountOf(need.now) === 0) return screen.need.nothing;
  const now = fill(screen.need.now, { what: amounts(need.now) });
  const later =
    need.round === undefined
      ? screen.need.never
      : amountOf(need.lacks) === 0
        ? fill(screen.need.round, { n: need.round })
        : fill(screen.need.lacks, { n: need.round, what: amounts(need.lacks) });
  return `${now} ${later}`;
}

/** The market tile that lies open. */
export function marketData(scene: AmsScene): Omit<MarketTileProps, 'onPress'> | undefined {
  const { view } = scene.position;
  const { screen, tile } = scene.speech;
  const [number] = view.market;
  if (number === undefined) return undefined;
  const legal = scene.legal.has('market');
  const name = fill(screen.tile, { n: number, text: tile(view, number) });
  return {
    signs: marketSigns(editionOf(view).market[number - 1]),
    left: tilesLeft(view),
    press: { id: 'market', label: name, state: legal ? 'legal' : 'idle' },
    words: { title: screen.parts.market, text: tile(view, number), left: leftText(scene), name },
  };
}

function leftText(scene: AmsScene): string {
  return counted(scene.speech.screen.tilesLeft, tilesLeft(scene.position.view));
}

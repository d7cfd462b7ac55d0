import { computed } from '@preact/signals';
import { cardNumbered, ROOFS_TO_END } from '@mokum/grachtenpand';
import { sayGrachtenpand } from '@mokum/words/say-grachtenpand';
import type { Position, SeatInfo } from '../../../table/table.ts';
import { counted, fill, grachtenpandWords, language, tableWords } from '../../../words/language.ts';
import type { Line, Scene } from '../../face.ts';
import type { TileWords } from '../cards/card-tile.tsx';
import type { CardState } from '../street/plaque.tsx';
import type { Card, Kind } from '../types.ts';
import { type GrachtenpandView, handOf, planned, plannedStreet, roofsOf, sizeOf, standingOf } from '../view.ts';

/** What is not met in a game that is over will not be. */
type Stage = 'played' | 'over';
export const stageOf = ({ result }: Pick<Position, 'result'>): Stage => (result ? 'over' : 'played');

/** How Grachtenpand speaks, in the language of the screen. */
export const speech = computed(() => {
  const words = grachtenpandWords.value;
  const screen = tableWords.value.grachtenpand;
  const say = sayGrachtenpand(words, language.value);
  const list = new Intl.ListFormat(language.value, { type: 'conjunction' });
  const name = (number: number): string => say.name(cardNumbered(number));
  const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase(language.value) + text.slice(1);
  const unmet = (game: Stage): string => words.standing[game === 'over' ? 'missed' : 'notMet'];
  return {
    words,
    screen,
    say,
    list,
    name,
    sentence,
    full: (number: number): string => say.card(cardNumbered(number)),
    tile: (number: number): TileWords => {
      const card = cardNumbered(number);
      const text =
        card.kind === 'window' ? say.features(card.features) || words.card.plain : say.condition(card.condition);
      return {
        kind: words.kinds[card.kind],
        text: card.kind === 'window' ? sentence(text) : sentence(shortCondition(text, screen.subjects)),
        colour: words.colours[card.colour],
        name: say.card(card),
      };
    },
    unmet,
    street: (whose: string, game: Stage) => ({
      street: whose,
      card: (card: Card, state: CardState): string =>
        card.kind === 'window'
          ? say.card(cardNumbered(card.number))
          : `${say.card(cardNumbered(card.number))}. ${
              state === 'met' ? fill(words.standing.met, { points: say.points(card.points) }) : unmet(game)
            }`,
      sunken: (n: number): string => counted(words.inCanal, n),
    }),
  };
});
export type Speech = typeof speech.value;
type GpScene = Scene<GrachtenpandView, Speech>;

/** On its tile a condition need not say of which building it speaks. */
const shortCondition = (text: string, subjects: string): string =>
  text.slice(subjects.split('|').find((subject) => text.startsWith(subject))?.length ?? 0);

/** Where a building stands, counted from the left as one sees it. */
export function nth(view: GrachtenpandView, seat: number, building: number): number {
  return building - Math.min(0, ...Object.keys(view.players[seat].street).map(Number)) + 1;
}

export function placeLabel(scene: GpScene, place: number): { readonly where: string; readonly hint: string } {
  const { words } = scene.speech;
  const { view } = scene.position;
  const player = view.players[scene.seat];
  const pile = player.street[place];
  const plan = planned(player);
  if (!pile) {
    const side = place < 0 ? 'left' : 'right';
    return { where: words.places[side], hint: words.placeHints[side] };
  }
  const isRoof = plan !== undefined && cardNumbered(plan.card).kind === 'roof';
  const roof = roofsOf(player) === ROOFS_TO_END - 1 ? words.placeHints.fourthRoof : words.placeHints.roof;
  return {
    where: fill(words.places.building, { building: nth(view, scene.seat, place) }),
    hint: isRoof ? roof : counted(words.placeHints.window, pile.length + 1),
  };
}

/** Which signs a place would light, and which it would put out. */
export function placeEffect(scene: GpScene, place: number): readonly string[] {
  const { words, say } = scene.speech;
  const player = scene.position.view.players[scene.seat];
  const { met } = standingOf(player.street);
  const after = standingOf(plannedStreet({ ...player, place })).met;
  const told = (numbers: Iterable<number>, phrase: string): readonly string[] =>
    [...numbers].map((number) => {
      const card = cardNumbered(number);
      return card.kind === 'window' ? '' : fill(phrase, { condition: say.condition(card.condition) });
    });
  return [
    ...told(
      [...after].filter((number) => !met.has(number)),
      words.standing.wouldMeet,
    ),
    ...told(
      [...met].filter((number) => !after.has(number)),
      words.standing.wouldBreak,
    ),
  ];
}

/** Why this turn is the last, where that can be known already. */
function lastTurn({ speech: { words }, position: { view }, seat }: GpScene): string | undefined {
  const player = view.players[seat];
  const plan = planned(player);
  if (plan?.place !== undefined && roofsOf({ ...player, street: plannedStreet(player) }) === ROOFS_TO_END)
    return words.placeHints.fourthRoof;
  return view.question?.task !== 'draw' && sizeOf(view.roof) === 0 ? words.log.roofsUsedUp : undefined;
}

export function ask(scene: GpScene): { readonly ask: string; readonly hint?: string } {
  const { words, screen, name } = scene.speech;
  const { view, legal, waitingFor } = scene.position;
  const player = view.players[scene.seat];
  const plan = player && planned(player);
  const task = view.question?.task;
  const neighbour = scene.seats[(scene.seat + 1) % scene.seats.length].name;
  const last = player && lastTurn(scene);
  if (task === undefined || legal.length === 0) {
    if (scene.position.result) return { ask: screen.over };
    const others = waitingFor.map((seat) => scene.seats[seat].name);
    return {
      ask: plan ? words.waiting.done : words.waiting.draw,
      hint: others.length > 0 ? fill(screen.waitingFor, { who: scene.speech.list.format(others) }) : '',
    };
  }
  switch (task) {
    case 'draw':
      return { ask: words.prompts.draw, hint: screen.drawHint };
    case 'draw-again':
      return { ask: screen.drawAgain, hint: screen.drawHint };
    case 'place':
      return {
        ask: fill(words.prompts.place, { card: name(plan?.card ?? Number(view.question?.about['card'])) }),
        hint: screen.placeHint,
      };
    case 'done':
      return {
        ask: words.prompts.done,
        hint:
          last ??
          (plan?.thrown
            ? fill(screen.thrownHint, { card: name(plan.card), who: neighbour })
            : fill(screen.doneHint, { who: neighbour })),
      };
    default:
      return { ask: words.prompts.build, hint: last ?? fill(screen.buildHint, { who: neighbour }) };
  }
}

/** Each option as a phrase, for those who hear the table. */
export function options(scene: GpScene): readonly string[] {
  const { words, name } = scene.speech;
  return scene.position.legal.map((move) => {
    const [task, value] = move.split(' ');
    switch (task) {
      case 'draw':
      case 'draw-again':
        return words.actions.draw[value as Kind];
      case 'build':
        return fill(words.actions.build, { card: name(Number(value)) });
      case 'canal':
        return `${name(Number(value))} ${words.places.canal}`;
      case 'place':
        return placeLabel(scene, Number(value)).where;
      default:
        return words.actions.done;
    }
  });
}

/** The log in sentences: what this audience has seen, no more. */
export function lines(
  position: Position<GrachtenpandView>,
  seat: number | undefined,
  seats: readonly SeatInfo[],
  { words, name, list }: Speech,
): readonly Line[] {
  const out: Line[] = [];
  /** the ends of each street so far, so that a shop's end can be named */
  const ends = seats.map(() => ({ left: 0, right: 0 }));
  const roofs = seats.map(() => 0);
  let turn = 0;
  const whoIs = (who: number): string => seats[who].name;
  for (const [at, row] of position.rows.entries()) {
    const length = at + 1;
    let n = 0;
    const add = (text: string, who?: number, kind: Line['kind'] = 'event'): void => {
      out.push({
        key: `${row.seq}.${n++}`,
        length,
        text,
        seat: who,
        kind: kind === 'event' && who === seat ? 'own' : kind,
      });
    };
    if (row.undo) {
      add(fill(words.log.tookBack, { who: whoIs(row.undo.seat) }), row.undo.seat);
      continue;
    }
    const building = new Map<number, number>();
    const drew = row.entries.some(({ task }) => task === 'draw');
    if (drew) add(fill(words.log.turn, { n: ++turn }), undefined, 'turn');
    for (const { owner, task, values, text } of row.entries) {
      const who = whoIs(owner);
      switch (task) {
        case 'first-shop':
          add(fill(words.log.firstShop, { who, card: name(values?.[0] as number) }), owner);
          break;
        case 'card':
          if (at === 0) break;
          if (values && owner === seat) add(fill(words.log.drewCard, { who, card: name(values[0]) }), owner);
          else {
            const kind = values ? cardNumbered(values[0]).kind : (text.split(' ')[1] as Kind);
            add(fill(words.log.drew[kind], { who }), owner);
          }
          break;
        case 'build':
          building.set(owner, values?.[0] as number);
          break;
        case 'place': {
          const place = values?.[0] as number;
          const end = ends[owner];
          const number = building.get(owner) as number;
          const card = name(number);
          if (place < end.left) add(fill(words.log.built.left, { who, card }), owner);
          else if (place > end.right) add(fill(words.log.built.right, { who, card }), owner);
          else add(fill(words.log.built.building, { who, card, building: place - end.left + 1 }), owner);
          end.left = Math.min(end.left, place);
          end.right = Math.max(end.right, place);
          if (cardNumbered(number).kind === 'roof' && ++roofs[owner] === ROOFS_TO_END)
            add(fill(words.log.heelMooi, { who }), owner);
          break;
        }
        case 'canal':
          if (values && owner === seat) add(fill(words.log.threwCard, { who, card: name(values[0]) }), owner);
          else add(fill(words.log.threw, { who }), owner);
          break;
      }
    }
    if (at === 0) add(words.log.firstHand);
    if (row.entries.some(({ task }) => task === 'done') && length < position.revision) add(words.log.passed);
  }
  const { result } = position;
  if (result) {
    const winners = seats.filter((_, who) => result.ranking[who] === 1).map((it) => it.name);
    const phrase = winners.length === 1 ? words.log.won : words.log.shared;
    out.push({
      key: 'end',
      length: position.revision,
      text: fill(phrase, { who: list.format(winners) }),
      seat: undefined,
      kind: 'turn',
    });
  }
  return out;
}

/** The cards of the hand in front, in the order of the tiles. */
export const handInFront = (scene: GpScene): readonly number[] => handOf(scene.position.view.players[scene.seat]);

import { type Nature } from '@mokum/kernel';
import { type Json, Match, type Result } from '@mokum/kernel';
import { amsterdam } from '../src/game.ts';
import { colours, dockers, type G, goods, type Me } from '../src/state.ts';

type Part = Readonly<Record<string, Json>>;

/** A state of which only the interesting part is said; the players by their names in the rulebooks. */
export interface Scene {
  readonly anna?: Part;
  readonly jan?: Part;
  readonly mareike?: Part;
  readonly piet?: Part;
  /** makes it a solo game */
  readonly tom?: Part;
  readonly [field: string]: Json | Part | undefined;
}

const NAMES = ['anna', 'jan', 'mareike', 'piet'] as const;

/** One player at the table: does moves by their notation, and is looked at. */
export class Seat {
  readonly #match: Match<typeof amsterdam.definition.fields>;
  readonly seat: number;

  constructor(match: Match<typeof amsterdam.definition.fields>, seat: number) {
    this.#match = match;
    this.seat = seat;
  }

  get me(): Me {
    return this.#match.state.players[this.seat];
  }
  does(...moves: string[]): this {
    this.#match.submit(this.seat, moves);
    return this;
  }
  may(move: string): boolean {
    return this.#match.why(this.seat, move).legal;
  }
  /** the paragraph that forbids a move, or what else is wrong with it */
  why(move: string): string {
    const why = this.#match.why(this.seat, move);
    return why.legal ? 'legal' : 'paragraph' in why ? why.paragraph : why.code;
  }
  /** the options of one task, without its name */
  options(task: string): string[] {
    return this.#match
      .legal(this.seat)
      .filter((move) => move.split(' ')[0] === task)
      .map((move) => move.slice(task.length + 1));
  }
  get asked(): string | undefined {
    return this.#match.game.question(this.#match.state, this.seat)?.name;
  }
  get points(): number {
    return this.me.points;
  }
  get gulden(): number {
    return this.me.gulden;
  }
  get pool(): Record<string, number> {
    return some(colours.list, this.me.pool);
  }
  get aboard(): Record<string, number> {
    return some(goods.list, this.me.aboard);
  }
  get storage(): Record<string, number> {
    return some(goods.list, this.me.storage);
  }
  get dial(): Record<string, number> {
    const all = (amsterdam.json(this.#match.state) as { players: { dial: Record<string, number> }[] }).players;
    return Object.fromEntries(Object.entries(all[this.seat].dial).filter(([, amount]) => amount !== 0));
  }
  /** where the disc lies on the Amstel */
  get reach(): number {
    return this.#match.state.amstel.placeOf(this.seat);
  }
}

function some(names: readonly string[], counts: { at(i: number): number }): Record<string, number> {
  return Object.fromEntries(names.map((name, i) => [name, counts.at(i)] as const).filter(([, amount]) => amount !== 0));
}

export interface Table {
  readonly match: Match<typeof amsterdam.definition.fields>;
  readonly g: G;
  readonly anna: Seat;
  readonly jan: Seat;
  readonly mareike: Seat;
  readonly piet: Seat;
  /** tells an outcome of nature */
  tell(...outcomes: string[]): void;
  result(): Result;
}

/** The deals of a scene that says nothing else: each dock holds the dockers of the two colours after its own, blocks 1 to 4 hold beer, 5 to 8 tulips and so on, and Anna's disc lies on top. */
const DOCKS = dockers.list.map((_, dock) => ({
  dockers: [1, 2].map((after) => dockers.list[(dock + after) % dockers.size]),
}));
const GOODS = goods.list.flatMap((good) => [good, good, good, good]);

/** The docks without the dockers that are somewhere else. */
function docksBut(each: number, elsewhere: readonly (Json | Part | undefined)[]): { dockers: string[] }[] {
  const docks = DOCKS.map((dock) => ({ dockers: dock.dockers.slice(0, each) as string[] }));
  for (const [docker, number] of elsewhere.flatMap((part) => Object.entries((part ?? {}) as Record<string, number>)))
    for (let i = 0; i < number; i++) {
      const dock = docks.find((one) => one.dockers.includes(docker));
      dock?.dockers.splice(dock.dockers.indexOf(docker), 1);
    }
  return docks;
}

const LAST_ROUND = 12;
type Main = readonly Readonly<Record<string, Json>>[];

const FIRST_EXTRA = 17;

/** The expansions that lie on the table are in play. */
function optionsFor(rest: Part, parts: readonly Part[], options: Json | undefined): Json | undefined {
  const orders = Math.max(
    0,
    ...parts.map((part) =>
      [part['orders'], part['openOrders']].reduce((sum: number, list) => sum + ((list ?? []) as Json[]).length, 0),
    ),
  );
  const tiles = ['market', 'tiles', 'spentTiles'].flatMap((name) => (rest[name] ?? []) as number[]);
  const expansions = {
    ...((rest['foreman'] ?? rest['bailiff'] ?? rest['foremanServed']) !== undefined && { foreman: true }),
    ...(rest['trader'] !== undefined && { trader: true }),
    ...(orders > 0 && { orders: orders > 3 ? 5 : 3 }),
    ...(tiles.some((tile) => tile >= FIRST_EXTRA) && { extraTiles: true }),
  };
  return Object.keys(expansions).length === 0 ? options : { ...expansions, ...(options as Part | undefined) };
}

/** An agenda whose last tasks are not said goes on as in any game. */
export function whole(main: Main, round = 1): Main {
  const last = main.at(-1)?.['task'] as string;
  const end = round === LAST_ROUND ? [{ task: 'scoring' }] : [{ task: 'phase-four' }, { task: 'begin-round' }];
  const scored = ['score-groups', 'score-districts', 'score-leftovers'].map((task) => ({ task }));
  if (['take-turns', 'phase-three'].includes(last)) return [...main, ...end];
  if (['take-dice', 'turn-dials', 'phase-two'].includes(last)) return [...main, { task: 'phase-three' }, ...end];
  if (['take-cards', 'phase-one'].includes(last))
    return [...main, { task: 'phase-two' }, { task: 'phase-three' }, ...end];
  if (['draw-tile', 'phase-four', 'opening-orders'].includes(last)) return [...main, { task: 'begin-round' }];
  if (last === 'commit' && main[0]?.['task'] === 'choose-card')
    return whole([...main, { task: 'take-cards', turn: 1 }], round);
  if (last === 'commit') return [...main, { task: 'first-resources', turn: 1 }, { task: 'begin-round' }];
  if (['handing-back', 'score-orders'].includes(last)) return [...main, ...scored];
  return main;
}

/**
 * A table in the middle of the first player's turn of phase III, in round 8 (no quick delivery) unless said otherwise;
 * nobody has gulden unless said otherwise.
 */
export function table(scene: Scene, options?: Json): Table {
  const { anna, jan, mareike, piet, tom, ...rest } = scene;
  const solo = tom !== undefined;
  const agenda = rest['agenda'] as { readonly main: Main } | undefined;
  const parts = [anna, jan, mareike, piet].map((part) => ({ gulden: 0, ...part }));
  const seats = solo ? 1 : piet ? 4 : mareike ? 3 : 2;
  const amstel = { 0: [3, 2, 1, 0].slice(4 - Math.max(2, seats)) };
  const docks = docksBut(solo ? 1 : 2, [...parts.slice(0, seats).map((part: Part) => part['dockers']), rest['housed']]);
  const from = {
    seats,
    round: 8,
    docks,
    goods: GOODS,
    amstel,
    ...(solo && { tom: [tom] }),
    ...rest,
    ...(agenda && { agenda: { ...agenda, main: whole(agenda.main, Number(rest['round'] ?? 8)) } }),
    players: parts.slice(0, seats),
  };
  const agreed = optionsFor(rest as Part, parts, options);
  return seated(new Match(amsterdam, { seats, from, ...(agreed !== undefined && { options: agreed }) }));
}

/** A table at its set-up, with or without somebody to answer chance. */
export function newTable(seats: number, options?: Json, nature?: Nature): Table {
  return seated(new Match(amsterdam, { seats, ...(options !== undefined && { options }), ...(nature && { nature }) }));
}

function seated(match: Match<typeof amsterdam.definition.fields>): Table {
  const [anna, jan, mareike, piet] = NAMES.map((_, seat) => new Seat(match, seat));
  return {
    match,
    g: match.state,
    anna,
    jan,
    mareike,
    piet,
    tell(...outcomes) {
      for (const outcome of outcomes) match.tellChance(outcome);
    },
    result() {
      const result = match.result();
      if (!result) throw new Error(`the game is not over: ${String(match.waitingFor())}`);
      return result;
    },
  };
}

/** The final scoring of a position. */
export function scored(
  scene: Scene,
  options?: Json,
): Table & { readonly by: readonly Readonly<Record<string, number>>[] } {
  const at = table({ round: 12, agenda: { main: [{ task: 'scoring' }] }, ...scene }, options);
  return { ...at, by: at.result().breakdown };
}

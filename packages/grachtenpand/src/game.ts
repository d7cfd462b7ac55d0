import { defineGame, type Json, refuse, shown } from '@mokum/kernel';
import { CARDS, TABLES } from './cards.ts';
import { released } from './data/released.ts';
import { imagine } from './imagine.ts';
import { check, derive, settle } from './load.ts';
import { plan } from './plan.ts';
import { result } from './scoring.ts';
import { cards, fields, type G, kinds, MOST_SEATS } from './state.ts';
import {
  build,
  building,
  built,
  canal,
  card,
  deckOf,
  done,
  draw,
  drawAgain,
  drawing,
  endOfTurn,
  firstShop,
  heelMooi,
  passed,
  place,
  play,
  serveAgain,
  threw,
} from './turn.ts';

function begin(g: G): void {
  for (const { number, kind } of CARDS) deckOf(g, kinds.of[kind]).add(number);
  for (let seat = 0; seat < g.seats; seat++) g.next(firstShop, seat);
  for (let seat = 0; seat < g.seats; seat++)
    for (const kind of Object.values(kinds.of)) g.next(card, seat, { deck: kind });
  g.next(drawing);
}

function readOptions(json: Json | undefined): Json {
  if (json === undefined || json === null) return {};
  if (typeof json !== 'object' || Array.isArray(json))
    refuse('bad-config', `options: expected an object, found ${shown(json)}`);
  const [stray] = Object.keys(json);
  if (stray !== undefined) refuse('bad-config', `options.${stray}: Grachtenpand has no such option`);
  return {};
}

export const grachtenpand = defineGame({
  name: 'grachtenpand',
  rules: 1,
  seats: { least: 2, most: MOST_SEATS },
  fields,
  agenda: { main: 24, lane: 3 },
  tasks: [firstShop, card, drawing, draw, serveAgain, drawAgain, building, play, build, canal, place, done, endOfTurn],
  plan,
  happenings: [built, threw, passed, heelMooi],
  pieces: [cards],
  tables: () => TABLES as unknown as Json,
  released,
  readOptions,
  begin,
  derive,
  settle,
  check,
  result,
  notice: (view, seat) => view.players[seat]?.hand as Json,
  imagine,
});

import { editionOf } from '@mokum/nieuw-amsterdam';
import { counted, fill } from '../../../words/language.ts';
import type { NaScene } from '../pieces/pieces.ts';
import { columnBonus } from './speech.ts';
import type { District, Tile } from '../types.ts';
import { cargoPoints, hunger, means, phaseOf, spread, tilesOf } from '../view.ts';
import { amountRange, isAmount, splitOf } from '../own/split.ts';

type Ask = { readonly ask: string; readonly hint?: string };

/** What is left to use in a series, in words. */
function leftOf(scene: NaScene, series: Tile): string {
  const { screen, list, tile } = scene.speech;
  const player = scene.position.view.players[scene.seat];
  const left = spread([series], player.tiles).map(tile);
  if (player.special > 0) left.push(screen.specialLeft);
  return left.length > 0 ? list.format(left) : screen.nothingLeft;
}

/** The question in words, and what it means now. */
export function ask(scene: NaScene): Ask {
  const { screen, list } = scene.speech;
  const { view, legal, waitingFor, result } = scene.position;
  const question = view.question;
  if (question === undefined || legal.length === 0) {
    if (result) return { ask: screen.over };
    const others = waitingFor.map((seat) => scene.seats[seat].name);
    const step = screen.steps[phaseOf(scene.position)];
    return others.length > 0
      ? { ask: fill(screen.waitingFor, { who: list.format(others) }), hint: step }
      : { ask: step };
  }
  return { ask: promptOf(scene, question.task), hint: hintOf(scene, question.task) };
}

function promptOf({ position: { view }, speech }: NaScene, task: string): string {
  const { words, column } = speech;
  const about = view.question?.about ?? {};
  const prompts = words.prompts as Readonly<Record<string, string>>;
  if (task === 'answer') {
    const what = { column: column(view.lot ?? 1), n: view.bid };
    return fill(view.bidder === null ? words.openBidding : prompts['answer'], what);
  }
  if (task === 'turn') return fill(prompts['turn'], { series: words.names.series[about['series'] as Tile] });
  if (task.startsWith('pay-')) return fill(speech.screen.asks.pay, { n: view.due, column: column(view.lot ?? 1) });
  if (task.startsWith('load-'))
    return fill(speech.screen.asks.load, { n: about['left'], ship: speech.shipName(Number(about['ship'])) });
  const n = about['due'] ?? about['unpaid'] ?? 0;
  return fill(prompts[task] ?? task, { ...speech.figures(view), n });
}

function hintOf(scene: NaScene, task: string): string {
  const { screen, points, amount, resources, list, tile } = scene.speech;
  const { view } = scene.position;
  const player = view.players[scene.seat];
  const { hints } = screen;
  const figures = scene.speech.figures(view);
  if (task === 'answer' && view.lot !== null)
    return fill(hints.answer, {
      tiles: list.format(tilesOf(view.chest[view.lot - 1].tiles).map(tile)),
      bonus: amount('coin', columnBonus(view, view.lot)),
      means: resources(means(player)),
    });
  if (task === 'turn') {
    const left = fill(hints.turn, { ...figures, left: leftOf(scene, view.question?.about['series'] as Tile) });
    const lacks = hunger(editionOf(view), player);
    return lacks > 0 ? `${left} ${counted(screen.worth.hungry, lacks)}` : left;
  }
  if (task === 'more-shops') return fill(hints['more-shops'], { ...figures, own: amount('wood', player.stock.wood) });
  if (task.startsWith('pay-')) return hints.pay;
  if (task.startsWith('load-')) {
    const split = splitOf(scene);
    return fill(hints.load, {
      points: points(
        split
          ? cargoPoints(
              editionOf(view),
              split.plan.map((n, i) => n + split.held[i]),
            )
          : 0,
      ),
    });
  }
  if (isAmount(task)) return fill(hints.amount, amountRange(scene));
  return fill((hints as Readonly<Record<string, string>>)[task] ?? '', figures);
}

/** A move as a button says it. */
export function moveText(move: string, { speech, position: { view } }: NaScene): string {
  const { words, district, column, landName, shipName, tell } = speech;
  const [task, value = ''] = move.split(' ');
  const { moves } = words;
  switch (task) {
    case 'place-shop':
    case 'build':
    case 'lose-shop':
      return fill(moves[task], { district: district(value as District) });
    case 'pick-column':
    case 'free-column':
      return fill(moves[task], { column: column(Number(value)) });
    case 'bid':
      return fill(moves.bid, { n: value });
    case 'take-land':
      return fill(moves['take-land'], { land: landName(Number(value)) });
    case 'ship':
      return fill(moves.ship, { ship: shipName(Number(value)) });
    case 'buy':
      return value === 'middle' || value === 'bottom'
        ? moves.buy[value]
        : fill(moves.buy.top, { furs: tell.furs(value.split('+')) });
    case 'lumberyard':
    case 'granary':
      return moves[task][value as 'buy' | 'sell'];
    case 'millwork':
    case 'black-market':
    case 'market-coin':
      return counted(moves[task], Number(value));
    case 'pass':
    case 'stop':
    case 'election':
    case 'clear':
    case 'docks':
    case 'trading-company':
    case 'pass-tile':
    case 'pass-special':
    case 'done':
    case 'confirm':
      return fill(moves[task], speech.figures(view));
    default:
      return value;
  }
}

/** Each option as a phrase, for those who hear the table; a long row of numbers is told by its ends. */
export function options(scene: NaScene): readonly string[] {
  const { legal } = scene.position;
  const isNumber = (move: string): boolean => /^(bid|pay-\w+|load-\w+|(buy|sell)-\w+|market-coin) \d+$/.test(move);
  const numbers = legal.filter(isNumber);
  const rest = legal.filter((move) => !isNumber(move) && !move.endsWith(' more')).map((move) => moveText(move, scene));
  if (numbers.length < 3) return [...numbers.map((move) => moveText(move, scene)), ...rest];
  const [first, last] = [numbers[0], numbers.at(-1) as string].map((move) => move.split(' ')[1]);
  return [fill(scene.speech.screen.hints.amount, { least: first, most: last }), ...rest];
}

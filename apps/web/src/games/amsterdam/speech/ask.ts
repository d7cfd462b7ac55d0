import { nameOfSeat } from '../pieces/people.ts';
import { counted, fill, labelled } from '../../../words/language.ts';
import { diceAhead, mayChooseAhead } from '../dial/ahead.ts';
import { draftOf } from '../own/draft.ts';
import { openPage, pagesWithMoves } from '../board/pages.ts';
import type { AmsScene } from '../scene.ts';
import { verbOf } from '../cards/card-data.ts';
import { rowText } from '../city/city-data.ts';
import { sailText } from '../harbour/harbour-data.ts';
import { moveText } from './move-text.ts';
import { landingOf } from '../own/own-data.ts';
import { seaWays } from '../harbour/sea-way.ts';
import type { Colour } from '../types.ts';
import { amountOf, editionOf, roundOfSegment } from '../view.ts';

type Ask = { readonly ask: string; readonly hint?: string };

/** The question in words, and what it means now; on a phone also where to look. */
export function ask(scene: AmsScene): Ask {
  const { screen, list, words } = scene.speech;
  const { view, legal, waitingFor, result } = scene.position;
  const question = view.question;
  if (question === undefined || legal.length === 0) {
    if (result) return { ask: screen.over };
    const { keeps, opens, handsBack } = view.players[scene.seat];
    const others = waitingFor.map((seat) => nameOfSeat(scene, seat));
    if (typeof keeps === 'string')
      return {
        ask: words.waiting['store-resource'],
        hint:
          keeps === 'none'
            ? scene.speech.sentence(moveText('store-resource none', scene))
            : fill(screen.hints.stored, { colour: scene.speech.colour(keeps) }),
      };
    if (typeof opens === 'number')
      return {
        ask: words.waiting['open-order'],
        hint: fill(scene.speech.more.hints.opened, { n: opens }),
      };
    if (typeof handsBack === 'number' && handsBack > 0) return { ask: words.waiting['hand-back'] };
    if (mayChooseAhead(scene)) {
      const dice = diceAhead(scene).map((colour) => scene.speech.colour(colour));
      return {
        ask: fill(words.waiting['choose-dice'], { who: list.format(others) }),
        hint:
          dice.length === 2
            ? fill(screen.hints['chosen-ahead'], { dice: list.format(dice) })
            : screen.hints['choose-dice'],
      };
    }
    const phase = screen.phases[view.phase as 0];
    return others.length > 0
      ? { ask: fill(screen.waitingFor, { who: list.format(others) }), hint: phase }
      : { ask: phase };
  }
  const hint = hintOf(scene, question.task);
  // Whoever is about to pay has found the place.
  const { sail, reach } = draftOf(scene);
  const paying = sail !== undefined || reach !== undefined;
  const pages =
    scene.frame === 'phone' && !paying ? pagesWithMoves(scene).filter((page) => page !== openPage.value) : [];
  const where =
    pages.length > 0 ? fill(screen.goTo, { pages: list.format(pages.map((page) => screen.pages[page])) }) : '';
  return { ask: promptOf(scene, question.task), hint: [where, hint].filter((text) => text !== '').join(' ') };
}

function promptOf(scene: AmsScene, task: string): string {
  const { view } = scene.position;
  const { sail, reach } = draftOf(scene);
  const way = sail === undefined ? undefined : seaWays(view, scene.seat).get(sail);
  if (sail !== undefined && way) return sailText(scene, sail, way);
  if (reach !== undefined) return rowText(scene, reach);
  const about = view.question?.about ?? {};
  const { words, speech } = { words: scene.speech.words, speech: scene.speech };
  const prompts = words.prompts as Readonly<Record<string, string>>;
  const block = Number(about['block'] ?? 0);
  const good = block > 0 ? speech.good(view.goods[block - 1]) : '';
  const colour = about['colour'] === undefined ? '' : speech.colour(about['colour'] as Colour);
  const card = about['card'] === undefined ? '' : speech.title(view, Number(about['card']));
  if (task === 'pay-amount') return fill(speech.screen.asks.pay, { n: speech.resources(Number(about['left'])) });
  return fill(prompts[task] ?? task, { order: '', block: '', ...about, good, colour, card });
}

function hintOf(scene: AmsScene, task: string): string {
  const { view } = scene.position;
  const { screen, speech } = { screen: scene.speech.screen, speech: scene.speech };
  const { hints } = screen;
  const me = view.players[scene.seat];
  const most = editionOf(view).rounds.inactiveLimit;
  const draft = draftOf(scene);
  if (draft.sail !== undefined || draft.reach !== undefined) return hints.pay;
  switch (task) {
    case 'first-colour':
      return fill(hints[task], { round: roundOfSegment(view, 1) });
    case 'second-colour':
    case 'second-colours':
      return fill(hints[task], { round: roundOfSegment(view, 2) });
    case 'choose-card':
      return fill(hints[task], { n: me.inactive.length, most });
    case 'discard-sixth':
      return fill(hints[task], { most });
    case 'choose-dice': {
      const [first] = draftOf(scene).dice ?? [];
      if (first === undefined) return hints[task];
      const [[segment, what]] = Object.entries(landingOf(view, scene.seat, first));
      return fill(hints['choose-dice-one'], {
        first: speech.amounts(what),
        round: roundOfSegment(view, Number(segment)),
      });
    }
    case 'turn': {
      const rest = view.freeSteps > 0 ? counted(screen.freeSteps, view.freeSteps) : screen.endWord;
      return amountOf(me.pool) === 0 ? fill(hints['turn-empty'], { rest }) : fill(hints.turn, { rest });
    }
    case 'pay-amount':
    case 'pay-colour':
      return hints.pay;
    case 'pay-card-with':
    case 'pay-block-with':
      return hints['pay-with'];
    case 'sell':
      if (scene.legal.size > 1 && !scene.legal.has('sell gulden')) return speech.more.hints['sell-trader'];
      return scene.legal.size > 1 ? hints.sell : hints['sell-gone'];
    default:
      return ({ ...speech.more.hints, ...hints } as Readonly<Record<string, string>>)[task] ?? '';
  }
}

/** Of more choices of a kind than this only how many there are is told. */
const MANY = 10;

/**
 * A choice by its name: of a card not all that it does, which the card itself tells; a block and a space of water by the
 * number under which they are found on the map.
 */
function nameOfMove(move: string, scene: AmsScene): string {
  const { screen, sentence, tellOf } = scene.speech;
  const { view } = scene.position;
  const verb = verbOf(move, scene);
  const [task, value] = move.split(' ');
  const n = Number(value);
  if (verb !== undefined) return `${verb} ${tellOf(view).say.name(n)}`;
  const text = moveText(move, scene);
  if (task === 'take-block' || task === 'free-block') return labelled(`${screen.doIt['take-block']} ${n}`, text);
  const onWater = (task === 'sail' || task === 'barge-to') && editionOf(view).harbour.spaces[n]?.kind === 'water';
  return sentence(onWater ? fill(screen.spaceNumber, { place: text, n }) : text);
}

/** Each option as a phrase, for those who hear the table; of many of a kind only how many there are. */
export function options(scene: AmsScene): readonly string[] {
  const { legal } = scene.position;
  const { words, screen } = scene.speech;
  const kinds = new Map<string, string[]>();
  for (const move of legal) {
    const [task] = move.split(' ');
    kinds.set(task, [...(kinds.get(task) ?? []), move]);
  }
  return [...kinds].flatMap(([task, moves]) => {
    if (moves.length <= MANY) return moves.map((move) => nameOfMove(move, scene));
    const action = (words.actions as Readonly<Record<string, string>>)[task];
    return action === undefined || action.includes('{')
      ? moves.map((move) => nameOfMove(move, scene))
      : [fill(screen.severalOf, { what: action, n: moves.length })];
  });
}

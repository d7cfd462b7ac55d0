import type { Game } from '../definition.ts';
import { fromJson } from '../domain.ts';
import { MAIN } from '../agenda.ts';
import type { Match } from '../match.ts';
import { indexOf, MOST_OPTIONS, Options, optionOf, taskOf } from '../options.ts';
import type { Random } from '../random.ts';
import type { Fields } from '../record.ts';
import { entryOf, readMove, textOf, wordOf } from '../rows.ts';
import type { State } from '../state.ts';
import type { Choice, Menu } from '../task.ts';
import { must, mustBeSame, mustEqual, refusalOf } from './must.ts';

// biome-ignore lint/suspicious/noExplicitAny: choices of whatever game
export type AnyChoice = Choice<any, any>;

// biome-ignore lint/suspicious/noExplicitAny: as above
export function choicesIn(question: Choice<any, any> | Menu<any, any>): readonly AnyChoice[] {
  return question.kind === 'menu' ? question.entries : [question];
}

export function listedIn(found: Options): number[] {
  return Array.from({ length: found.length }, (_, i) => found.at(i));
}

const options = new Options();

/** What is asked now has answers, 64 at most, each of them once, and all of this question. */
export function checkOptions<F extends Fields>(game: Game<F>, g: State<F>, seat: number): number[] {
  const question = game.question(g, seat);
  must(question !== undefined, () => `seat ${seat} is waited for, but not asked anything`);
  const { name } = question;
  game.options(g, seat, options);
  const listed = listedIn(options);
  must(listed.length > 0, () => `${name}: a dead end for seat ${seat}`);
  must(listed.length <= MOST_OPTIONS, () => `${name}: ${listed.length} options`);
  must(new Set(listed).size === listed.length, () => `${name} lists an option twice`);
  const answers = new Set([question.id, ...choicesIn(question).map(({ id }) => id)]);
  must(
    listed.every((option) => answers.has(taskOf(option))),
    () => `${name} lists an answer to another question`,
  );
  return listed;
}

/** Every value of every domain asked for is legal, or has its paragraph; and what is legal is what is listed. */
export function checkReasons<F extends Fields>(
  game: Game<F>,
  g: State<F>,
  seat: number,
  paragraphs: ReadonlySet<string> | undefined,
): void {
  const question = game.question(g, seat) as AnyChoice | Menu<unknown, unknown>;
  const listed = new Set(checkOptions(game, g, seat));
  const before = g.$m.slice();
  for (const choice of choicesIn(question)) {
    const reasons = game.explain(g, seat, choice);
    const { domain, name } = choice;
    for (let i = 0; i < domain.size; i++) {
      const value = domain.lo + i;
      const here = (): string => `${name} ${domain.text(value)} (seat ${seat})`;
      must(reasons.has(value), () => `${here()} is neither offered nor has a reason`);
      const paragraph = reasons.get(value);
      must(
        (paragraph === undefined) === listed.has(optionOf(choice.id, i)),
        () => `${here()}: listing and explaining disagree`,
      );
      if (paragraph !== undefined && paragraphs && name !== 'next-of')
        must(paragraphs.has(paragraph), () => `${here()}: the reference has no paragraph ${paragraph}`);
    }
    must(reasons.size === domain.size, () => `${name} explains values outside its domain`);
  }
  if (question.kind === 'menu' && question.takes === 'many') {
    const paragraph = game.explain(g, seat, question).get(0);
    must(
      (paragraph === undefined) === listed.has(optionOf(question.id, 0)),
      () => `${question.name}: listing and explaining disagree on leaving`,
    );
  }
  mustBeSame(game, g.$m, before, () => `explaining ${question.name} changed the state`);
}

/** A move of any kind, legal or not, as somebody could write it. */
export function anyMove<F extends Fields>(game: Game<F>, random: Random): string {
  const answers = game.tasks.filter(
    (task) => (task.kind === 'choice' || task.kind === 'menu' || task.kind === 'chance') && wordOf(task) !== '',
  );
  const task = answers[random.below(answers.length)] as AnyChoice;
  const values = 'domain' in task ? [task.domain.lo + random.below(task.domain.size)] : [0];
  return textOf(game, { task: wordOf(task), values });
}

/** Unlisted moves are refused with a code, by whomever, alone or in a list, and change not one byte. */
export function checkRefusals<F extends Fields>(match: Match<F>, random: Random, tries: number): number {
  const { game, state } = match;
  let refused = 0;
  const before = state.$m.slice();
  const rows = match.length;
  for (let i = 0; i < tries; i++) {
    const seat = random.below(match.seats);
    const move = anyMove(game, random);
    const legal = match.legal(seat);
    if (!legal.includes(move)) {
      const error = refusalOf(
        () => match.submit(seat, [move]),
        () => `${move} by seat ${seat}`,
      );
      must(['illegal-move', 'not-waiting'].includes(error.code), () => `${move} was refused as ${error.message}`);
      refused++;
    }
    if (legal.length > 0) {
      const first = legal[random.below(legal.length)];
      refusalOf(
        () => match.submit(seat, [first, `${move} nonsense`]),
        () => `a list with nonsense`,
      );
      refused++;
    }
    mustBeSame(game, state.$m, before, () => `${move}, refused to seat ${seat}`);
    mustEqual(match.legal(seat), legal, () => `the options of seat ${seat} after a refusal`);
  }
  must(match.length === rows, () => 'a refused move left a row');
  return refused;
}

/** Every option reads and parses; every domain's values have one text and one name each. */
export function checkNotation<F extends Fields>(game: Game<F>): void {
  for (const task of game.tasks) {
    if (!('domain' in task)) continue;
    const { domain } = task;
    const texts = new Set<string>();
    for (let i = 0; i < domain.size; i++) {
      const value = domain.lo + i;
      const text = domain.text(value);
      must(domain.read(text) === value && !/[\s;]/.test(text), () => `${domain.name} ${value} reads ${text}`);
      texts.add(text);
      if (text !== '')
        must(fromJson(domain, domain.json(value), domain.name) === value, () => `${domain.name} ${value} in JSON`);
      if (task.kind !== 'choice') continue;
      const move: string = textOf(game, entryOf(game, 0, optionOf(task.id, i)));
      const read: { task: unknown; values: number[] } = readMove(game, move);
      must(read.task === task && read.values[0] === value, () => `${move} is read as something else`);
      must(indexOf(optionOf(task.id, i)) === i, () => `${move} has no place among the options`);
    }
    must(texts.size === domain.size, () => `two values of ${domain.name} read the same`);
  }
}

export function inTogether<F extends Fields>(game: Game<F>, g: State<F>): boolean {
  return g.agenda.depth(MAIN) > 0 && game.tasks[g.agenda.m[g.agenda.top(MAIN)]]?.kind === 'together';
}

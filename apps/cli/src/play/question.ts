import type { Refusal } from '@mokum/kernel';
import { firstWord } from '../first-word.ts';
import type { Option, Title } from '../table.ts';
import { movesOf } from './ahead.ts';
import { obey, type Typing } from './obey.ts';
import { positionAt, sceneFor, type Session, submit } from './session.ts';
import type { Answered, Setting } from './setting.ts';
import { numbersOf } from './talk.ts';

/** Asks the question that stands before a seat, once. */
export async function question(session: Session, setting: Setting, seat: number): Promise<Answered> {
  const { io, asker, pen } = setting;
  const { title, host } = session;
  const scene = sceneFor(session, seat, io.columns, pen);
  const options = positionAt(session, seat).legal.map((move, i): Option => ({ number: i + 1, move }));
  const asked = title.table.prompt(scene.view);
  const byEnter = options.length === 1 ? options[0].move : title.table.suggest?.(scene.view, seat, host.card.options);
  const hint =
    options.length === 1
      ? 'Enter takes it; undo takes the last answer back'
      : `a number, a move, or help${byEnter === undefined ? '' : `; Enter: ${byEnter}`}`;
  io.say('', `${pen.bold(asked)}  ${pen.dim(`(${hint})`)}`, ...title.table.menu(options, scene));
  for (;;) {
    const line = await asker.ask(`${session.sittings[seat].name}> `);
    if (line === undefined) {
      io.say('', 'The input has ended.');
      return 'left';
    }
    const answered = await answer({ session, setting, seat, asked }, line.trim(), options, byEnter);
    if (answered !== 'same') return answered;
  }
}

async function answer(
  typing: Typing,
  line: string,
  options: readonly Option[],
  byEnter: string | undefined,
): Promise<Answered> {
  const { io } = typing.setting;
  const [word, rest] = firstWord(line);
  if (line === '') {
    if (byEnter !== undefined) return await play(typing, [byEnter]);
    io.say(
      `Type ${options.length === 1 ? '1' : `a number from 1 to ${options.length}`}, a move such as "${options[0].move}", or help.`,
    );
    return 'same';
  }
  if (/^\d+$/.test(line)) {
    const option = options[Number(line) - 1];
    if (option) return await play(typing, [option.move]);
    io.say(numbersOf(options.length));
    return 'same';
  }
  if (isMove(typing.session.title, word, options)) return await play(typing, movesOf(line));
  return await obey(typing, word.toLowerCase(), rest.trim());
}

/** Whether a word begins a move: one of the game's tasks or phrases, or what can be done now, such as to pass. */
function isMove({ game }: Title, word: string, options: readonly Option[]): boolean {
  const { shorthands = [] } = game.definition;
  if (options.some(({ move }) => firstWord(move)[0] === word)) return true;
  return game.tasks.some(({ name }) => name === word) || shorthands.some((short) => short.word === word);
}

async function play({ session, setting: { io, pen }, seat }: Typing, moves: readonly string[]): Promise<Answered> {
  const refusal = await submit(session, seat, moves);
  if (!refusal) return 'moved';
  const lines = refusalLines(session.title, refusal, moves);
  io.say(pen.ink('red', `No: ${lines[0]}`), ...lines.slice(1));
  return 'same';
}

function refusalLines({ table, game }: Title, { paragraph, message }: Refusal, moves: readonly string[]): string[] {
  const reason = paragraph === undefined ? undefined : table.reason(paragraph);
  const all = moves.length > 1 ? ' Nothing of the list was done.' : '';
  const cited = reason && `${reason} (rules ${paragraph})`;
  // Of several moves in one, the message says what is wrong; the paragraph alone would not.
  const whole = all !== '' || game.definition.shorthands?.some(({ word }) => moves[0].split(/\s/)[0] === word);
  return cited && !whole ? [cited] : [`${message}.${all}`, ...(cited ? [cited] : [])];
}

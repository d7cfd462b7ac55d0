import { knowsSecrets, MokumError } from '@mokum/kernel';
import { firstWord } from '../first-word.ts';
import type { Asker, Io } from '../io.ts';
import { notAmong } from '@mokum/protocol/checking';
import { type Pen, wrapped } from '../pen.ts';
import { citeRules } from '../rules-text.ts';
import type { AnyMatch, Option } from '../table.ts';
import { Failure } from '../usage.ts';
import type { Keeping } from '../files/keeping.ts';
import { holdsAnother, textOf, writeSave } from './saves.ts';
import { droppedText, leaveAhead, movesOf } from './ahead.ts';
import { humans, runOn, sceneFor, type Session } from './session.ts';
import { COMMANDS, helpFor, numbersOf, UNDO_ENDS, whyNot } from './talk.ts';

export interface Setting {
  readonly io: Io;
  readonly asker: Asker;
  readonly pen: Pen;
  /** where the game is kept, after every move */
  readonly keeping: Keeping;
}

type Answered = 'moved' | 'redraw' | 'same' | 'left';

/** Plays a game at the terminal until it is over or left. Returns the exit code. */
export async function play(session: Session, setting: Setting): Promise<number> {
  const { io, pen, keeping } = setting;
  const people = humans(session);
  const told = session.sittings.map(() => 0);
  const dropped = new Map<number, string>();
  let current = people.length === 1 ? people[0] : -1;
  let drawn = -1;
  // Twice: a screen that is cleared for the first table would take it away, and a curtain may come before that table.
  let named: 'yes' | 'not below a table' = io.terminal.out ? 'not below a table' : 'yes';
  io.say(keeping.told);
  for (;;) {
    // Bots may think for long: what a person did is kept before they begin.
    if ((await keeping.keep(textOf(session))) === 'left') return await keeping.leave(textOf(session));
    const waiting = runOn(session, (became) => {
      if (became.is === 'dropped') dropped.set(became.seat, droppedText(session, became.moves, became.why));
    });
    const rows = session.match.length;
    if ((await keeping.keep(textOf(session))) === 'left') return await keeping.leave(textOf(session));
    if (session.match.result()) return await finish(session, setting, told[Math.max(current, 0)]);
    if (!waiting.includes(current)) {
      const next = waiting[0];
      const secret = knowsSecrets(session.match, people);
      const passed = secret ? await curtain(session, setting, current, next) : 'passed';
      if (passed === 'left') return await keeping.leave(textOf(session));
      if (passed === 'back') continue;
      current = next;
      drawn = -1;
    }
    if (drawn !== rows) {
      show(session, setting, current, told[current]);
      told[current] = rows;
      drawn = rows;
      if (named !== 'yes') io.say('', pen.dim(keeping.told));
      named = 'yes';
    }
    const sorry = dropped.get(current);
    if (sorry !== undefined) io.say('', ...wrapped(pen.ink('red', sorry), io.columns, '  '));
    dropped.delete(current);
    const answered = await question(session, setting, current);
    if (answered === 'left') return await keeping.leave(textOf(session));
    if (answered === 'redraw') {
      io.clear();
      io.say('', ...session.title.table.draw(sceneFor(session, current, io.columns, pen)));
    }
  }
}

const say = (io: Io, lines: readonly string[]): void => io.say(...lines);

/** The screen is cleared before another person looks at it, in games where hands are secret. */
async function curtain(
  session: Session,
  { io, asker, pen }: Setting,
  from: number,
  to: number,
): Promise<'passed' | 'back' | 'left'> {
  const name = session.sittings[to].name;
  const can = from >= 0 && session.match.undoable(from).ok;
  if (io.terminal.out) io.clear();
  else io.say('', '─'.repeat(40));
  say(io, [
    '',
    `  ${pen.bold(`Pass to ${name}`)}`,
    '',
    '  The others look away.',
    ...(can ? ['  undo goes back and takes the last answer back.'] : []),
  ]);
  for (;;) {
    const line = (await asker.ask(`  ${name}, press Enter `))?.trim().toLowerCase();
    if (line === undefined || line === 'quit') return 'left';
    if (line === 'undo' && can) {
      session.match.undo(from);
      return 'back';
    }
    if (line === '') return 'passed';
    say(io, [`  Only Enter${can ? ', undo' : ''} or quit here.`]);
  }
}

function show(session: Session, { io, pen }: Setting, seat: number, since: number): void {
  const { title, match } = session;
  const news = title.table
    .tell(
      match.rowsFor(seat),
      session.sittings.map(({ name }) => name),
      match.view(seat),
      seat,
    )
    .filter(({ seq }) => seq >= since)
    .flatMap(({ lines }) => lines);
  io.clear();
  const scene = title.table.draw(sceneFor(session, seat, io.columns, pen));
  say(io, ['', ...scene, '', ...news.flatMap((line) => wrapped(`${pen.ink('cyan', '›')} ${line}`, io.columns, '  '))]);
}

/** Asks the question that stands before a seat, once. */
async function question(session: Session, setting: Setting, seat: number): Promise<Answered> {
  const { io, asker, pen } = setting;
  const { match, title } = session;
  const scene = sceneFor(session, seat, io.columns, pen);
  const options = match.legal(seat).map((move, i): Option => ({ number: i + 1, move }));
  const asked = title.table.prompt(scene.view);
  const byEnter = options.length === 1 ? options[0].move : title.table.suggest?.(scene.view, seat, match.options);
  const hint =
    options.length === 1
      ? 'Enter takes it; undo takes the last answer back'
      : `a number, a move, or help${byEnter === undefined ? '' : `; Enter: ${byEnter}`}`;
  say(io, ['', `${pen.bold(asked)}  ${pen.dim(`(${hint})`)}`, ...title.table.menu(options, scene)]);
  for (;;) {
    const line = await asker.ask(`${session.sittings[seat].name}> `);
    if (line === undefined) {
      say(io, ['', 'The input has ended.']);
      return 'left';
    }
    const answered = answer(session, setting, seat, line.trim(), options, asked, byEnter);
    if (answered !== 'same') return answered;
  }
}

function answer(
  session: Session,
  setting: Setting,
  seat: number,
  line: string,
  options: readonly Option[],
  asked: string,
  byEnter: string | undefined,
): Answered {
  const { io } = setting;
  const { match } = session;
  const [word, rest] = firstWord(line);
  if (line === '') {
    if (byEnter !== undefined) return submit(session, setting, seat, [byEnter]);
    say(io, [
      `Type ${options.length === 1 ? '1' : `a number from 1 to ${options.length}`}, a move such as "${options[0].move}", or help.`,
    ]);
    return 'same';
  }
  if (/^\d+$/.test(line)) {
    const option = options[Number(line) - 1];
    if (option) return submit(session, setting, seat, [option.move]);
    say(io, [numbersOf(options.length)]);
    return 'same';
  }
  const moves = movesOf(line);
  if (isMove(match, word)) return submit(session, setting, seat, moves);
  return obey(session, setting, seat, word.toLowerCase(), rest.trim(), asked);
}

function isMove({ game }: AnyMatch, word: string): boolean {
  const { shorthands = [] } = game.definition;
  return game.tasks.some(({ name }) => name === word) || shorthands.some((short) => short.word === word);
}

function submit(session: Session, { io, pen }: Setting, seat: number, moves: readonly string[]): Answered {
  const { match, title } = session;
  try {
    match.submit(seat, moves);
    return 'moved';
  } catch (error) {
    if (!(error instanceof MokumError)) throw error;
    const reason = error.paragraph === undefined ? undefined : title.table.reason(error.paragraph);
    const all = moves.length > 1 ? ' Nothing of the list was done.' : '';
    const cited = reason && `${reason} (rules ${error.paragraph})`;
    // Of several moves in one, the message says what is wrong; the paragraph alone would not.
    const whole = all !== '' || !match.game.tasks.some(({ name }) => moves[0].split(/\s/)[0] === name);
    const lines = cited && !whole ? [cited] : [`${error.message}.${all}`, ...(cited ? [cited] : [])];
    say(io, [pen.ink('red', `No: ${lines[0]}`), ...lines.slice(1)]);
    return 'same';
  }
}

/** Carries out a word that is no move. */
function obey(session: Session, setting: Setting, seat: number, word: string, rest: string, asked: string): Answered {
  const { io, pen } = setting;
  const { match, title } = session;
  const tell = (...lines: string[]): 'same' => {
    say(
      io,
      lines.flatMap((line) => wrapped(line, io.columns, '  ')),
    );
    return 'same';
  };
  switch (word) {
    case 'quit':
    case 'exit':
      return 'left';
    case 'help':
    case '?':
      say(io, helpFor(match.game, setting.keeping.told));
      return 'same';
    case 'undo': {
      const can = match.undoable(seat);
      if (!can.ok) return tell(`Nothing can be taken back. ${UNDO_ENDS[can.barrier]}`);
      match.undo(seat);
      session.ahead.leave(seat, []);
      tell(`Taken back: ${can.moves.join('; ')}`);
      return 'moved';
    }
    case 'ahead':
      return tell(...leaveAhead(session, seat, rest));
    case 'why':
      if (rest === '') return tell('Which move? For example: why place 3');
      try {
        return tell(`${rest}: ${whyNot(match.why(seat, rest), title.table.reason, asked)}`);
      } catch (error) {
        if (error instanceof MokumError) return tell(`${error.message}.`);
        throw error;
      }
    case 'legal':
      return tell(match.legal(seat).join('   '));
    case 'look':
      return tell(title.table.look(rest, match.view(seat)) ?? `look shows ${title.table.lookFor}`);
    case 'table':
      return 'redraw';
    case 'rules':
      return tell(...citeRules(title.game.name, rest));
    case 'log':
      return tell(
        ...title.table
          .tell(
            match.rowsFor(seat),
            session.sittings.map(({ name }) => name),
            match.view(seat),
            seat,
          )
          .flatMap(({ lines }) => lines),
      );
    case 'save':
      try {
        const { keeping } = setting;
        if (rest === '') {
          const reason = keeping.write(textOf(session));
          if (reason !== undefined) return tell(`The game could not be saved to ${keeping.file}: ${reason}.`);
          return tell(pen.ink('green', `Saved to ${keeping.file}.`));
        }
        if (holdsAnother(rest, session)) return tell(`${rest} exists already: choose another name.`);
        writeSave(rest, session);
        return tell(pen.ink('green', `Saved to ${rest}.`));
      } catch (error) {
        if (error instanceof Failure) return tell(error.message);
        throw error;
      }
    default: {
      const moves = match.game.tasks.filter(({ kind }) => kind === 'choice').map(({ name }) => name);
      const phrases = (match.game.definition.shorthands ?? []).map((short) => short.word);
      return tell(notAmong('word', word, [...COMMANDS, ...moves, ...phrases]), 'help lists the words.');
    }
  }
}

async function finish(session: Session, { io, pen, keeping }: Setting, since: number): Promise<number> {
  const { match, title, sittings } = session;
  const names = sittings.map(({ name }) => name);
  const result = match.result();
  if (!result) return 0;
  const everyone = result.points.length > names.length ? [...names, title.table.rival ?? ''] : names;
  io.clear();
  const news = title.table
    .tell(match.rowsFor('everybody'), names, match.view('everybody'))
    .filter(({ seq }) => seq >= since);
  say(io, [
    '',
    ...title.table.draw(sceneFor(session, undefined, io.columns, pen)),
    '',
    ...news.flatMap(({ lines }) => lines.map((line) => `${pen.ink('cyan', '›')} ${line}`)),
    '',
    ...title.table.scores(result, everyone, pen),
    '',
    pen.bold(title.table.winners(everyone.filter((_, seat) => result.ranking[seat] === 1))),
  ]);
  const text = textOf(session);
  if (!keeping.holds(text)) return await keeping.leave(text);
  io.say(`The whole game is in ${keeping.file}; npx mokum verify ${keeping.file} checks it.`);
  return 0;
}

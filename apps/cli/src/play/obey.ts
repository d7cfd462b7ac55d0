import { notAmong } from '@mokum/protocol/checking';
import { wrapped } from '../pen.ts';
import { citeRules } from '../rules-text.ts';
import type { AnyView } from '../table.ts';
import { Failure } from '../usage.ts';
import { leaveAhead } from './ahead.ts';
import { holdsAnother, writeSave } from './saves.ts';
import { clientAt, positionAt, type Session } from './session.ts';
import type { Answered, Setting } from './setting.ts';
import { COMMANDS, helpFor, UNDO_ENDS, whyNot } from './talk.ts';

/** Who types, and what is asked of them. */
export interface Typing {
  readonly session: Session;
  readonly setting: Setting;
  readonly seat: number;
  /** the question in words */
  readonly asked: string;
}

type Tell = (...lines: string[]) => 'same';

/** Carries out a word that is no move. */
export async function obey(typing: Typing, word: string, rest: string): Promise<Answered> {
  const { session, setting, seat } = typing;
  const { io } = setting;
  const { title } = session;
  const tell: Tell = (...lines) => {
    io.say(...lines.flatMap((line) => wrapped(line, io.columns, '  ')));
    return 'same';
  };
  const { view, legal } = positionAt(session, seat);
  switch (word) {
    case 'quit':
    case 'exit':
      return 'left';
    case 'help':
    case '?':
      io.say(...helpFor(title.game, setting.keeping.told));
      return 'same';
    case 'undo':
      return await undo(typing, tell);
    case 'ahead':
      return tell(...(await leaveAhead(session, seat, rest)));
    case 'why':
      return rest === '' ? tell('Which move? For example: why place 3') : await why(typing, rest, tell);
    case 'legal':
      return tell(legal.join('   '));
    case 'look':
      return tell(title.table.look(rest, view as unknown as AnyView) ?? `look shows ${title.table.lookFor}`);
    case 'table':
      return 'redraw';
    case 'rules':
      return tell(...citeRules(title.game.name, rest));
    case 'log':
      return tell(...told(typing));
    case 'save':
      return save(typing, rest, tell);
    default:
      return tell(notAmong('word', word, [...COMMANDS, ...movesOf(session)]), 'help lists the words.');
  }
}

async function undo({ session, seat }: Typing, tell: Tell): Promise<Answered> {
  const { undo: can } = positionAt(session, seat);
  if (!can.ok) return tell(`Nothing can be taken back. ${UNDO_ENDS[can.barrier]}`);
  const refusal = await clientAt(session, seat).undo();
  if (refusal) return tell(`${refusal.message}.`);
  tell(`Taken back: ${can.moves.join('; ')}`);
  return 'moved';
}

async function why({ session, seat, asked }: Typing, move: string, tell: Tell): Promise<Answered> {
  const answer = await clientAt(session, seat).ask({ is: 'why', move });
  if (answer.is === 'why') return tell(`${move}: ${whyNot(answer.why, session.title.table.reason, asked)}`);
  return tell(`${answer.is === 'refused' ? answer.refusal.message : 'this was not answered'}.`);
}

function told({ session, seat }: Typing): string[] {
  const { rows, view } = positionAt(session, seat);
  const names = session.sittings.map(({ name }) => name);
  return session.title.table.tell(rows, names, view as unknown as AnyView, seat).flatMap(({ lines }) => lines);
}

function save({ session, setting: { keeping, pen } }: Typing, file: string, tell: Tell): Answered {
  const log = session.host.log();
  if (file === '') {
    const reason = keeping.write(log);
    if (reason !== undefined) return tell(`The game could not be saved to ${keeping.file}: ${reason}.`);
    return tell(pen.ink('green', `Saved to ${keeping.file}.`));
  }
  if (holdsAnother(file, log)) return tell(`${file} exists already: choose another name.`);
  try {
    writeSave(file, log);
    return tell(pen.ink('green', `Saved to ${file}.`));
  } catch (error) {
    if (error instanceof Failure) return tell(error.message);
    throw error;
  }
}

const movesOf = ({ title: { game } }: Session): string[] => [
  ...game.tasks.filter(({ kind }) => kind === 'choice').map(({ name }) => name),
  ...(game.definition.shorthands ?? []).map(({ word }) => word),
];

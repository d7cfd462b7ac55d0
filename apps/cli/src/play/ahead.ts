import { MokumError } from '@mokum/kernel';
import { firstWord } from '../first-word.ts';
import { humans, type Session } from './session.ts';

/** Moves in notation, parted by semicolons. */
export const movesOf = (text: string): string[] =>
  text
    .split(';')
    .map((move) => move.trim())
    .filter((move) => move !== '');

/** Who has answered ahead; what, only to themselves. */
const listed = ({ ahead, sittings }: Session, typing: number): string[] =>
  sittings.flatMap(({ name }, seat) => {
    const moves = ahead.left(seat);
    if (moves.length === 0) return [];
    return [seat === typing ? `${name}, when asked: ${moves.join('; ')}` : `${name} has answered ahead.`];
  });

/** Carries out `ahead`: for the person who types, or for whoever is named. Says what to tell. */
export function leaveAhead(session: Session, typing: number, text: string): string[] {
  const { ahead, sittings } = session;
  if (text === '') {
    const all = listed(session, typing);
    return all.length > 0 ? all : ['Nobody has answered ahead. For example: ahead choose-dice black-pink; commit'];
  }
  const [word, rest] = firstWord(text);
  const named = humans(session).find((seat) => sittings[seat].name.toLowerCase() === word.toLowerCase());
  const seat = named ?? typing;
  const moves = movesOf(named === undefined ? text : rest);
  if (moves.length === 0) return [`What shall ${sittings[seat].name} do? For example: ahead ${word} pass`];
  try {
    ahead.leave(seat, moves.join() === 'nothing' ? [] : moves);
    const now = ahead.left(seat);
    return [now.length > 0 ? `${sittings[seat].name} will, when asked: ${now.join('; ')}` : 'Taken back.'];
  } catch (error) {
    if (error instanceof MokumError) return [`${error.message}.`];
    throw error;
  }
}

/** That an answer given ahead could not be played. */
export function droppedText({ title }: Session, moves: readonly string[], why: MokumError): string {
  const reason = why.paragraph === undefined ? undefined : title.table.reason(why.paragraph);
  const because = reason === undefined ? `${why.message}.` : `${reason} (rules ${why.paragraph})`;
  return `Answered ahead, but not possible now: ${moves.join('; ')}. ${because}`;
}

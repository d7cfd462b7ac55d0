import type { Refusal } from '@mokum/kernel';
import { firstWord } from '../first-word.ts';
import { clientAt, humans, positionAt, type Session } from './session.ts';

/** Moves in notation, parted by semicolons. */
export const movesOf = (text: string): string[] =>
  text
    .split(';')
    .map((move) => move.trim())
    .filter((move) => move !== '');

/** Who has answered ahead; what, only to themselves. */
const listed = (session: Session, typing: number): string[] =>
  humans(session).flatMap((seat) => {
    const { left } = positionAt(session, seat);
    const { name } = session.sittings[seat];
    if (left.length === 0) return [];
    return [seat === typing ? `${name}, when asked: ${left.join('; ')}` : `${name} has answered ahead.`];
  });

/** Carries out `ahead`: for the person who types, or for whoever is named. Says what to tell. */
export async function leaveAhead(session: Session, typing: number, text: string): Promise<string[]> {
  const { sittings } = session;
  if (text === '') {
    const all = listed(session, typing);
    return all.length > 0 ? all : ['Nobody has answered ahead. For example: ahead choose-dice black-pink; commit'];
  }
  const [word, rest] = firstWord(text);
  const named = humans(session).find((seat) => sittings[seat].name.toLowerCase() === word.toLowerCase());
  const seat = named ?? typing;
  const moves = movesOf(named === undefined ? text : rest);
  if (moves.length === 0) return [`What shall ${sittings[seat].name} do? For example: ahead ${word} pass`];
  const refusal = await clientAt(session, seat).ahead(moves.join() === 'nothing' ? [] : moves);
  if (refusal) return [`${refusal.message}.`];
  return [moves.join() === 'nothing' ? 'Taken back.' : `${sittings[seat].name} will, when asked: ${moves.join('; ')}`];
}

/** That an answer given ahead could not be played. */
export function droppedText({ title }: Session, moves: readonly string[], why: Refusal): string {
  const reason = why.paragraph === undefined ? undefined : title.table.reason(why.paragraph);
  const because = reason === undefined ? `${why.message}.` : `${reason} (rules ${why.paragraph})`;
  return `Answered ahead, but not possible now: ${moves.join('; ')}. ${because}`;
}

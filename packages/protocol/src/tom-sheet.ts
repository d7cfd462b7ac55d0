import { check, listOf, oneOf, someFields, text, whole } from './checking/index.ts';

/** The version of the form in which sheets of TOM at the table are kept. */
export const SHEET_VERSION = 1;

const ANY_LENGTH = Number.POSITIVE_INFINITY;

/** How a game against TOM is played, where these are the editions there are. */
const options = <const E extends readonly string[]>(editions: E) =>
  someFields({ length: oneOf(['full', 'short']), edition: oneOf(editions) });

const sheet = <const E extends readonly string[]>(editions: E) =>
  someFields(
    {
      mokum: oneOf(['tom']),
      version: whole(SHEET_VERSION, SHEET_VERSION, `version ${SHEET_VERSION}`),
      options: options(editions),
      entries: listOf(text(ANY_LENGTH), ANY_LENGTH, 'a list of texts'),
    },
    'a sheet of TOM at the table',
  );

const laterSheet = someFields({ mokum: oneOf(['tom']), version: whole(SHEET_VERSION + 1) });

/** What was kept as a sheet; whether its entries hold, the game says. */
export function readTomSheet<const E extends readonly string[]>(editions: E, value: unknown) {
  return check(sheet(editions), value);
}

export function readTomOptions<const E extends readonly string[]>(editions: E, value: unknown) {
  return check(options(editions), value);
}

/** Whether a sheet was written by a later Mokum, which can read it. */
export const isLaterSheet = (value: unknown): boolean => check(laterSheet, value).ok;

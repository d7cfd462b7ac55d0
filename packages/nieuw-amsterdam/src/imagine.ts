import type { Entry, RememberedRow } from '@mokum/kernel';

/**
 * 13.1: every answer and every outcome is seen by all, and what lies face down has no order until it is drawn: a
 * seat's own rows are the whole history.
 */
export function imagine(rows: readonly RememberedRow[]): Entry[][] {
  return rows.map((row) => row.entries.map(({ by, owner, task, values = [] }) => ({ by, owner, task, values })));
}

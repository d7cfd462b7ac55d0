import { describe, expect, test } from 'vitest';
import { type fields, harbour } from '../test/toy-game.ts';
import { readLog } from './log.ts';
import type { Match } from './match.ts';
import { quickNature } from './nature.ts';
import { replayLog, trustLog } from './replay-log.ts';
import { hashText } from './state.ts';
import { headerOf, writeLog } from './write-log.ts';

/** As the first version wrote it: told chances joined to the row before them, the hash of the whole data, an undo. */
const OLD = `mokum log 1
game "harbour"
rules 3
seats 2
options {}
data "${hashText('null')}"
names ["Anna","Bram"]

0 * unload 1 2 3 4; * draw 5; * draw 6; * draw 7; * draw 8
1 0 bid 1; 0 seal; 1 bid 0; 1 seal; * weather calm
2 0 take 1; 0 shed
3 0 undo 2
4 0 take 2; 0 shed
5 0 look; * draw 9
pending 1 bid 0
`;
const logOf = (match: Match<typeof fields>): string => writeLog(match, headerOf(match, { names: ['Anna', 'Bram'] }));

describe('a log of format 1', () => {
  const rows = OLD.split('\n\n')[1].split('\npending')[0];
  const text = OLD.replace(/\npending.*/, '');

  test.each([['checked', replayLog] as const, ['trusted', trustLog] as const])('%s, it is replayed', (_, replay) => {
    const match = replay(harbour, readLog(text));
    expect(match.length).toBe(6);
    expect(match.undoable(0)).toEqual({ ok: false, barrier: 'chance' });
    expect(match.memory(1).rows.map(({ seq }) => seq)).toEqual([0, 1, 4, 5]);
  });

  test('that is gone on with is written in format 2 and keeps its rows', () => {
    const match = replayLog(harbour, readLog(text));
    match.drawFrom(quickNature('on'));
    match.submit(0, ['done']);
    const written = logOf(match);
    expect(written).toMatch(/^mokum log 2\n/);
    expect(written).toContain(`\ntables "${hashText('null')}"\n`);
    expect(written).toContain(`\n\n${rows}\n6 0 done`);
    expect(logOf(replayLog(harbour, readLog(written)))).toBe(written);
  });

  test('with other data is refused by a code of its own', () => {
    const other = text.replace(/data .*/, 'data "00"');
    expect(() => replayLog(harbour, readLog(other))).toThrow(expect.objectContaining({ code: 'other-tables' }));
  });

  test('may end with answers that wait', () => {
    const waiting = OLD.replace(/\n2 0 [^]*\npending/, '\npending')
      .replace(/\n1 0 .*/, '')
      .replace('bid 0', 'bid 2');
    expect(replayLog(harbour, readLog(waiting)).pending(1)).toHaveLength(1);
    expect(trustLog(harbour, readLog(waiting)).pending(1)).toHaveLength(1);
  });
});

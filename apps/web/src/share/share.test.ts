import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LARGEST_LOG } from '../limits.ts';
import { openSaves } from '../saves/saves.ts';
import { memoryStore } from '../saves/store.ts';
import { openLog } from '../table/open-table.ts';
import { openTestTable, playOn } from '../table/test-kit.ts';
import { fromBase64Url, toBase64Url } from './base64url.ts';
import { logFileName, readTextFile } from './log-file.ts';
import { isShareFragment, readShareLink, writeShareLink } from './share-link.ts';

async function wholeGame(): Promise<string> {
  const table = await openTestTable(['human', 'random', 'random', 'random', 'random']);
  await playOn(table);
  table.close();
  return (await table.log()) as string;
}
/** Opens a log as a file or link that came in; its bots sleep, and it is closed at once. */
async function checkLog(text: string) {
  const asleep = { choose: () => new Promise<never>(() => undefined), close: () => undefined };
  const opened = await openLog(text, { saves: openSaves(memoryStore()), bots: () => asleep });
  if (opened.ok) opened.value.close();
  return opened;
}
const fragmentOf = (link: string): string => link.slice(link.indexOf('#'));

describe('bytes in an address', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const text = toBase64Url(bytes);
        expect(text).toMatch(/^[\w-]*$/);
        expect([...(fromBase64Url(text) ?? [])]).toEqual([...bytes]);
      }),
    );
    expect(fromBase64Url('a b')).toBeUndefined();
    expect(fromBase64Url('a')).toBeUndefined();
  });
});

describe('a link', () => {
  it('holds any text whole', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        const link = await writeShareLink(text, 'http://localhost:1275/#old');
        expect(link).toMatch(/^http:\/\/localhost:1275\/#game=1\.[\w-]+$/);
        expect(isShareFragment(fragmentOf(link))).toBe(true);
        expect(await readShareLink(fragmentOf(link))).toEqual({ ok: true, value: text });
      }),
      { numRuns: 50 },
    );
  });

  it('holds a whole game of five in an address that programs carry, and it replays', async () => {
    const log = await wholeGame();
    const link = await writeShareLink(log, 'http://localhost:1275/');
    expect(link.length).toBeLessThan(8000);
    const read = await readShareLink(fragmentOf(link));
    if (!read.ok) throw new Error(read.problem.code);
    expect(read.value).toBe(log);
    expect((await checkLog(read.value)).ok).toBe(true);
  });

  it('is read as it comes out of a letter: folded into lines, in brackets, before a full stop', async () => {
    const log = await wholeGame();
    const hash = fragmentOf(await writeShareLink(log, ''));
    for (const end of ['.', ')', '>', '%20', '%3E', ' ', ').\n'])
      expect(await readShareLink(`${hash}${end}`), end).toEqual({ ok: true, value: log });
    for (const fold of ['%20', '%0A', '%0D%0A', ' ', '\n'])
      expect(await readShareLink(`${hash.slice(0, 76)}${fold}${hash.slice(76)}`), fold).toEqual({
        ok: true,
        value: log,
      });
  });

  it('that was cut anywhere, or changed in any letter, is noticed', async () => {
    const log = await wholeGame();
    const fragment = fragmentOf(await writeShareLink(log, ''));
    const head = '#game=1.'.length;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: head, max: fragment.length - 1 }),
        fc.constantFrom('cut', 'changed', 'missing'),
        fc.constantFrom('A', 'B', 'x', 'y', '0', '9', '-', '_', ' ', '%'),
        async (at, how, letter) => {
          const damaged =
            how === 'cut'
              ? fragment.slice(0, at)
              : how === 'missing'
                ? fragment.slice(0, at) + fragment.slice(at + 1)
                : fragment.slice(0, at) + letter + fragment.slice(at + 1);
          const read = await readShareLink(damaged);
          // The last letter carries bits that mean nothing; whatever is read is either the game or a problem.
          if (read.ok) expect(read.value).toBe(log);
          else expect(read.problem).toMatchObject({ code: 'link-damaged', raw: damaged });
        },
      ),
      { numRuns: 200 },
    );
  });

  it('of another form is told apart', async () => {
    expect(await readShareLink('#game=2.abc')).toMatchObject({
      ok: false,
      problem: { code: 'link-unknown', detail: 'version: expected a link of version 1, found 2' },
    });
    expect(await readShareLink('#game=')).toMatchObject({ ok: false, problem: { code: 'link-damaged' } });
    expect(await readShareLink('#game=abc')).toMatchObject({ ok: false, problem: { code: 'link-damaged' } });
    expect(await readShareLink('')).toMatchObject({ ok: false, problem: { code: 'link-damaged' } });
    expect(isShareFragment('#settings')).toBe(false);
    expect(isShareFragment('')).toBe(false);
  });

  it('that would unpack to more than any game is refused', async () => {
    const bomb = await writeShareLink('a'.repeat(LARGEST_LOG + 1), '');
    expect(bomb.length).toBeLessThan(10_000);
    expect(await readShareLink(bomb)).toMatchObject({ ok: false, problem: { code: 'too-large' } });
  });
});

describe('a file', () => {
  it('is named after the game and the day', () => {
    expect(logFileName({ game: 'grachtenpand', begun: Date.UTC(2026, 10, 16) })).toBe(
      'mokum-grachtenpand-2026-11-16.txt',
    );
    expect(logFileName({ game: '../x', begun: 0 })).toBe('mokum-x-1970-01-01.txt');
  });

  it('is read as text, whatever its line ends and its mark', async () => {
    const log = await wholeGame();
    for (const text of [log, `\uFEFF${log}`, log.replaceAll('\n', '\r\n')]) {
      const read = await readTextFile(new Blob([text]));
      if (!read.ok) throw new Error(read.problem.code);
      expect((await checkLog(read.value)).ok).toBe(true);
    }
  });

  it('that is no text, or no game, or too large is told apart', async () => {
    expect(await readTextFile(new Blob([new Uint8Array([0xff, 0xfe, 0x00])]))).toMatchObject({
      ok: false,
      problem: { code: 'not-a-log' },
    });
    expect(await readTextFile(new Blob(['a'.repeat(LARGEST_LOG + 1)]))).toMatchObject({
      ok: false,
      problem: { code: 'too-large' },
    });
  });

  it('whatever is in it, is answered and never thrown at the page', async () => {
    const log = await wholeGame();
    const lines = log.split('\n');
    await fc.assert(
      fc.asyncProperty(
        fc.nat(lines.length - 1),
        fc.constantFrom('cut', 'drop', 'double', 'garble'),
        fc.string({ maxLength: 30 }),
        async (at, how, text) => {
          const damaged = {
            cut: lines.slice(0, at),
            drop: lines.toSpliced(at, 1),
            double: lines.toSpliced(at, 0, lines[at]),
            garble: lines.with(at, text),
          }[how].join('\n');
          const checked = await checkLog(damaged);
          if (!checked.ok) expect(checked.problem.raw).toBe(damaged);
        },
      ),
      { numRuns: 60 },
    );
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        expect((await checkLog(text)).ok).toBe(false);
      }),
    );
  });
});

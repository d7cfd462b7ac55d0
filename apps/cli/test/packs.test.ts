import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLog, tablesHash } from '@mokum/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { Engine } from '../src/engine/engine.ts';
import { TITLES } from '../src/games.ts';
import { run } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'mokum-packs-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Our own tables with some changes, as a file. */
async function packFile(game: string, name: string, change: (pack: Record<string, unknown>) => void): Promise<string> {
  const pack = JSON.parse((await run(['edition', game])).out) as Record<string, unknown>;
  pack['name'] = name;
  change(pack);
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(pack));
  return file;
}

describe('--pack', () => {
  test('plays with other tables, draws them, and keeps them in the save', async () => {
    const file = await packFile('nieuw-amsterdam', 'Rich start', (pack) => {
      (pack['start'] as Record<string, number>)['coin'] = 19;
      (pack['lands'] as { wood: number; grain: number }[]).forEach((land) =>
        Object.assign(land, { wood: 6, grain: 5 }),
      );
    });
    const save = join(folder, 'rich.log');
    const typed = '1\nconfirm\n1\nconfirm\nlook land 7\nquit\n';
    const played = await run(
      ['play', 'nieuw-amsterdam', '--pack', file, '--seats', '2', '--seed', 'p', '--save', save],
      typed,
    );
    expect(played.code).toBe(0);
    expect(played.out).toContain('edition: Rich start');
    expect(played.out).toMatch(/coins +19 +19/);
    expect(played.out).toMatch(/wood 6, grain 5/);
    expect(played.out).toMatch(/Pavonia: .*6 wood/);
    const { header } = readLog(readFileSync(save, 'utf8'));
    const { pack } = header.options as { pack: { name: string } };
    expect(pack.name).toBe('Rich start');
    expect(header.tables).toBe(tablesHash(TITLES['nieuw-amsterdam'].game, header.options));
    expect(header.tables).not.toBe(tablesHash(TITLES['nieuw-amsterdam'].game, {}));
    expect((await run(['verify', save])).out).toContain('every move holds');
    const resumed = await run(['play', '--resume', save], 'quit\n');
    expect(resumed.out).toContain('edition: Rich start');
  });

  test('bots play with it, and the logs hold', async () => {
    const file = await packFile('amsterdam', 'Ours', () => undefined);
    const logs = join(folder, 'logs');
    expect(
      (await run(['simulate', 'amsterdam', '--games', '1', '--bots', 'random', '--pack', file, '--log', logs])).code,
    ).toBe(0);
    expect((await run(['verify', join(logs, 'amsterdam-0.log')])).code).toBe(0);
  });

  test('what is wrong with a file is told field by field', async () => {
    const file = await packFile('nieuw-amsterdam', 'Wrong', (pack) => {
      pack['rounds'] = 7;
      (pack['quay'] as number[])[3] = 0;
    });
    const { code, err } = await run(['play', 'nieuw-amsterdam', '--pack', file]);
    expect(code).toBe(1);
    expect(err).toContain('rounds: expected 6, found 7\n  quay[3]: expected an integer 1-9, found 0');
    writeFileSync(file, '{');
    expect((await run(['simulate', 'nieuw-amsterdam', '--pack', file])).err).toContain(
      'cannot be read as an edition pack',
    );
    expect((await run(['play', 'grachtenpand', '--pack', file])).code).toBe(2);
    expect((await run(['edition', 'grachtenpand'])).code).toBe(2);
  });
});

test.each([
  ['nieuw-amsterdam', 'amsterdam'],
  ['amsterdam', 'nieuw-amsterdam'],
])('a pack of %s given to %s is named, not taken apart', async (of, to) => {
  const file = await packFile(of, `Of ${of}`, () => undefined);
  for (const command of ['play', 'simulate']) {
    const { code, err } = await run([command, to, '--pack', file]);
    expect(code).toBe(1);
    expect(err).toBe(`mokum: ${file} is no edition pack of ${to}: this is a pack of ${of}\n`);
  }
  // So is one that comes with the options.
  const options = join(folder, 'options.json');
  const pack: unknown = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(options, JSON.stringify({ pack }));
  const { code, err } = await run(['simulate', to, '--options', options]);
  expect([code, err]).toEqual([
    2,
    expect.stringContaining(`--options: options.pack: this is a pack of ${of}, not of ${to}\n`),
  ]);
  const reply = new Engine().answer({ text: JSON.stringify({ op: 'new', game: to, seats: 2, options: { pack } }) });
  expect(JSON.parse(String(reply))).toMatchObject({
    ok: false,
    error: { code: 'bad-config', message: `options.pack: this is a pack of ${of}, not of ${to}` },
  });
});

test('a pack of no game, or of one that is unknown, is told field by field', async () => {
  const file = join(folder, 'none.json');
  for (const text of ['null', '[]', '{"rounds":7}', '{"game":"chess","name":"Queen"}']) {
    writeFileSync(file, text);
    expect((await run(['play', 'nieuw-amsterdam', '--pack', file])).err).toMatch(
      /is no edition pack of nieuw-amsterdam:\n {2}/,
    );
  }
});

describe('a whole payment', () => {
  /** A table of two people at which the first column was won for 9. */
  const won = ['1', 'confirm', '1', 'confirm', '1', 'confirm', '1', 'confirm', 'pick-column 1', 'bid 9', 'pass'];
  const played = (...typed: string[]) =>
    run(
      [
        'play',
        'nieuw-amsterdam',
        '--seats',
        '2',
        '--hotseat',
        '--seed',
        'pay',
        '--save',
        join(folder, `pay-${typed.length}-${typed[0]?.length}.log`),
      ],
      [...won, ...typed, 'quit', ''].join('\n'),
    );

  test('is typed in one go', async () => {
    const { out } = await played('pay grain 2 coin 3 wood 3 goods 1');
    expect(out).toMatch(/pays 2 grain, 3 coins, 3 wood, and 1 good\./);
    expect(out).toMatch(/takes the first column for 9 resources\./);
    // Nothing is secret in this game, so the screen is handed on without a curtain.
    expect(out).not.toContain('Pass to');
  });

  test('the bare word chooses', async () => {
    expect((await played('pay')).out).toMatch(/takes the first column for 9 resources\./);
  });

  test('says what is wrong, and help tells of it', async () => {
    const { out } = await played('pay grain 3 coin 6', 'pay grain 2', 'pay gold 9', 'help');
    expect(out).toContain('"pay grain 3 coin 6": seat');
    expect(out).toContain('owns 2 grain.');
    expect(out).toContain('"pay grain 2": comes to 2 instead of 9.');
    expect(out).toContain('expected a resource (grain, coin, wood');
    expect(out).toContain('pay grain 3 coin 3 wood 1 fur beaver 1: pay a winning bid in one go');
  });

  test('and through the protocol', async () => {
    const send = (...requests: object[]): Promise<{ out: string }> =>
      run(['engine'], requests.map((request, id) => `${JSON.stringify({ id, ...request })}\n`).join(''));
    const { out } = await send(
      {
        op: 'load',
        game: 'nieuw-amsterdam',
        seed: 'p',
        state: {
          lot: 1,
          opener: 0,
          bidder: 0,
          bid: 9,
          due: 9,
          agenda: {
            main: [
              { task: 'pay-grain', seat: 0 },
              { task: 'confirm', seat: 0 },
              { task: 'award', seat: 0 },
              { task: 'series', kind: 'town' },
              { task: 'series', kind: 'land' },
              { task: 'series', kind: 'trade' },
              { task: 'income' },
              { task: 'end-of-round' },
            ],
          },
        },
      },
      { op: 'apply', seat: 0, move: 'pay grain 9' },
      { op: 'apply', seat: 0, move: 'pay grain 2 coin 3 wood 3 goods 1' },
    );
    const [, refused, done] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(refused.error).toMatchObject({ code: 'illegal-move', paragraph: '5.8' });
    expect(done.ok).toBe(true);
    expect(done.rows[0].map((entry: { move: string }) => entry.move)).toEqual([
      'pay-grain 2',
      'pay-coin 3',
      'pay-wood 3',
      'pay-goods 1',
      'confirm',
    ]);
  });
});

import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type FrozenIndex, type Reply, rulesOf, type Rules } from '@mokum/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import index from '../../../../frozen/index.json' with { type: 'json' };
import { bundleOf } from '../../../../scripts/freeze.mjs';
import { TITLES } from '../../src/games.ts';
import { shelf, shelfAt } from '../../src/shelf.ts';
import { verifyText } from '../../src/verify.ts';

const { game } = TITLES['grachtenpand'];
/** The sources as if they were one version further: what is bundled of them then is an older version. */
const NEWEST = rulesOf({ ...game, rules: game.rules + 1 });
const OLDER = game.rules;
const FILE = `grachtenpand/${OLDER}-test.js`;

let home: string;
let bundle: string;
let released: FrozenIndex;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'mokum-shelf-'));
  mkdirSync(join(home, 'frozen/grachtenpand'), { recursive: true });
  writeFileSync(join(home, 'package.json'), '{"type":"module"}');
  bundle = await bundleOf('grachtenpand');
  released = { grachtenpand: { [OLDER]: { file: FILE, sha256: createHash('sha256').update(bundle).digest('hex') } } };
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const put = (text: string): void => writeFileSync(join(home, 'frozen', FILE), text);
beforeEach(() => put(bundle));

const open = (listed: FrozenIndex = released) =>
  shelfAt(pathToFileURL(join(home, 'frozen/')), listed, { grachtenpand: () => Promise.resolve(NEWEST) });
function rulesIn(reply: Reply<Rules>): Rules {
  if (!reply.ok) throw new Error(reply.refusal.message);
  return reply.value;
}
const refusal = (reply: Reply<Rules>) => (reply.ok ? undefined : reply.refusal);

describe('a shelf', () => {
  test('gives the sources for the newest version, and the bundle for an older one', async () => {
    expect(rulesIn(await open().newest('grachtenpand'))).toBe(NEWEST);
    expect(rulesIn(await open().load('grachtenpand', NEWEST.version))).toBe(NEWEST);
    const at = open();
    const older = rulesIn(await at.load('grachtenpand', OLDER));
    expect([older.game, older.version]).toEqual(['grachtenpand', OLDER]);
    expect(older.begin({ seats: 2 }).ok).toBe(true);
    expect(rulesIn(await at.load('grachtenpand', OLDER))).toBe(older);
  });

  test('refuses a game or a version that it does not have, and says what to do', async () => {
    expect(refusal(await open().load('go', 1))).toEqual({
      code: 'unknown-game',
      message: 'no game "go" is known here, only grachtenpand. Open it with the Mokum that wrote it',
    });
    expect(refusal(await open().newest('__proto__'))?.code).toBe('unknown-game');
    for (const version of [0, -1, 1.5, Number.NaN, NEWEST.version + 1]) {
      const why = refusal(await open().load('grachtenpand', version));
      expect(why?.code).toBe('unknown-rules');
      expect(why?.message).toContain(
        `here is version ${OLDER}, ${NEWEST.version}. Open it with the Mokum that wrote it`,
      );
    }
    expect(refusal(await open({}).load('grachtenpand', OLDER))?.code).toBe('unknown-rules');
  });

  test('refuses a bundle that was changed, and does not run it', async () => {
    const at = open();
    for (const spoilt of [`${bundle}\nglobalThis.spoiltRan = true;`, `globalThis.spoiltRan = true;${bundle}`, '']) {
      put(spoilt);
      const why = refusal(await at.load('grachtenpand', OLDER));
      expect(why?.code).toBe('spoilt-bundle');
      expect(why?.message).toContain('is not what was released');
      expect(why?.message).toContain('git restore frozen');
    }
    expect(globalThis).not.toHaveProperty('spoiltRan');
    put(bundle);
    expect((await at.load('grachtenpand', OLDER)).ok).toBe(true);
  });

  test('refuses a bundle that is not there, or holds something else, and goes on when that is mended', async () => {
    const at = open();
    rmSync(join(home, 'frozen', FILE));
    const why = refusal(await at.load('grachtenpand', OLDER));
    expect(why?.code).toBe('no-bundle');
    expect(why?.message).toMatch(/there is no such file or folder .*Nothing was changed\. Restore the folder/);
    put(bundle);
    expect((await at.load('grachtenpand', OLDER)).ok).toBe(true);
    const sha256 = released['grachtenpand'][OLDER].sha256;
    const other = open({ grachtenpand: { 0: { file: FILE, sha256 } } });
    expect(refusal(await other.load('grachtenpand', 0))).toMatchObject({
      code: 'spoilt-bundle',
      message: expect.stringContaining(`holds version ${OLDER} of grachtenpand`),
    });
  });

  test('verify tells the same, and holds what was played by an older version', async () => {
    const older = rulesIn(await open().load('grachtenpand', OLDER));
    const begun = older.begin({ seats: 2 });
    const log = begun.ok ? begun.value.log({}) : '';
    expect(await verifyText(log, open())).toMatchObject({
      holds: 'yes',
      says: expect.stringContaining(`version ${OLDER} of the rules`),
    });
    put('');
    expect(await verifyText(log, open())).toMatchObject({
      holds: 'no',
      says: expect.stringMatching(/^header rules: .*is not what was/),
    });
    expect(await verifyText(log.replace(/^rules .*/m, 'rules 99'), open())).toMatchObject({
      holds: 'no',
      says: expect.stringMatching(
        /^header rules: this game is played by version 99 .* Open it with the Mokum that wrote it/,
      ),
    });
  });
});

describe('the shelf of the command', () => {
  test('has every version below the newest of every game', async () => {
    for (const name of Object.keys(TITLES)) {
      const { version } = rulesIn(await shelf.newest(name));
      for (let older = 1; older <= version; older++)
        expect(rulesIn(await shelf.load(name, older))).toMatchObject({ game: name, version: older });
    }
  });

  test('has no bundle that it could not be asked for', async () => {
    for (const [name, versions] of Object.entries<Readonly<Record<string, unknown>>>(index))
      for (const version of Object.keys(versions)) expect((await shelf.load(name, Number(version))).ok).toBe(true);
  });
});

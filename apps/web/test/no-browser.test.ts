import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { BRING_ONE, findBrowser } from './browser.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The browser tests of one file on a machine without a browser. */
async function withoutBrowser(env: Record<string, string>): Promise<{ code: number; said: string }> {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'apps/web/vitest.browser.config.ts'];
  const options = { cwd: root, env: { ...process.env, MOKUM_BROWSER: 'none', NO_COLOR: '1', ...env } };
  try {
    const { stdout, stderr } = await run(process.execPath, [...args, '--reporter=verbose', 'screens'], options);
    return { code: 0, said: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, said: stdout + stderr };
  }
}

test('without a browser its tests are shown as skipped, with the command that brings one', async () => {
  const { code, said } = await withoutBrowser({ CI: '' });
  expect(code).toBe(0);
  expect(said).toContain(BRING_ONE);
  expect(said).toMatch(/\d+ skipped/);
  expect(said).not.toMatch(/\d+ (?:passed|failed)/);
});

test('where everything has to be tested, that is a failure', async () => {
  const { code, said } = await withoutBrowser({ CI: 'true' });
  expect(code).not.toBe(0);
  expect(said).toContain(`no Chromium, Chrome or Edge found: ${BRING_ONE}`);
});

test('a browser that was named and is not there is told of', () => {
  const named = process.env['MOKUM_BROWSER'];
  process.env['MOKUM_BROWSER'] = '/nowhere/chrome';
  try {
    expect(() => findBrowser()).toThrow('MOKUM_BROWSER names /nowhere/chrome, which does not exist');
  } finally {
    if (named === undefined) delete process.env['MOKUM_BROWSER'];
    else process.env['MOKUM_BROWSER'] = named;
  }
});

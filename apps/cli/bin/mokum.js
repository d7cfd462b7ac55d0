#!/usr/bin/env node
// npm links this file as `mokum`. It is committed, so that the command works right after `npm ci`; what it runs is
// built when stale.
import { buildStale } from '../../../scripts/build.mjs';
import { run } from '../../../scripts/setup.mjs';

await run(() => buildStale(['cli']));
if (process.exitCode === 0) await import('../dist/mokum.js');

// Runs named stages (commands), shows each under a heading, and sums up. Used by check, test, soak and test:nodes.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './setup.mjs';

/** A command found in node_modules/.bin by name; `node` is the Node that runs this. */
function commandLine([command, ...args]) {
  return command === 'node' ? [process.execPath, args] : [command, args];
}

function spawnStage(command, { env = {}, stdio }) {
  const [file, args] = commandLine(command);
  const path = [join(root, 'node_modules/.bin'), env.PATH ?? process.env.PATH].join(delimiter);
  return spawn(file, args, {
    cwd: root,
    env: { ...process.env, ...env, PATH: path },
    stdio,
    shell: process.platform === 'win32' && file !== process.execPath,
  });
}

const closed = (child) =>
  new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, error }));
    child.on('close', (code, signal) => resolve({ code: code ?? 1, signal }));
  });

async function runShown(stage) {
  const began = Date.now();
  console.log(`\n── ${stage.name} ──`);
  const { code, error } = await closed(
    spawnStage(stage.command, { env: stage.env, stdio: ['ignore', 'inherit', 'inherit'] }),
  );
  if (error) console.log(error.message);
  return { name: stage.name, code, seconds: (Date.now() - began) / 1000 };
}

async function runQuietly(stage) {
  const began = Date.now();
  const child = spawnStage(stage.command, { env: stage.env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  const { code, error } = await closed(child);
  return { name: stage.name, code, seconds: (Date.now() - began) / 1000, output: error ? error.message : output };
}

/**
 * All stages run, whatever fails; two at a time, shown in order, and what passes is shown in one line. `ended` hears of
 * each as soon as it has ended.
 */
export async function runChecks(stages, ended = () => undefined) {
  const results = [];
  const waiting = stages.map((stage) => ({ stage }));
  const started = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next.start();
  };
  for (const item of waiting) {
    started.push(
      new Promise((resolve) => {
        item.start = async () => {
          const result = await runQuietly(item.stage);
          ended(result);
          resolve(result);
        };
      }),
    );
  }
  const workers = [worker(), worker()];
  for (const promise of started) {
    const result = await promise;
    console.log(`${result.code === 0 ? '✓' : '✗'} ${result.name} (${result.seconds.toFixed(1)} s)`);
    if (result.code !== 0) console.log(`\n${result.output.trimEnd()}\n`);
    results.push(result);
  }
  await Promise.all(workers);
  return results;
}

/** One after the other, with their output; a stage marked `needs: 'previous'` is left out when an earlier one failed. */
export async function runStages(stages) {
  const results = [];
  for (const stage of stages) {
    const skipped = stage.needs === 'previous' && results.some(({ code }) => code !== 0);
    results.push(skipped ? { name: stage.name, code: 0, seconds: 0, skipped } : await runShown(stage));
  }
  return results;
}

/** Prints the table of stages and returns the exit code. */
export function sumUp(title, results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  const total = results.reduce((sum, { seconds }) => sum + seconds, 0);
  const failed = results.filter(({ code }) => code !== 0);
  console.log(`\n── ${title} ──`);
  for (const { name, code, seconds, skipped } of results)
    console.log(`${skipped ? '–' : code === 0 ? '✓' : '✗'} ${name.padEnd(width)} ${seconds.toFixed(1).padStart(7)} s`);
  console.log(
    failed.length === 0
      ? `all passed in ${total.toFixed(1)} s`
      : `FAILED: ${failed.map(({ name }) => name).join(', ')} (${total.toFixed(1)} s)`,
  );
  return failed.length === 0 ? 0 : 1;
}

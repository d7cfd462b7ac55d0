// How vitest runs while mutants are tried (scripts/mutation.mjs): the sample is written into the sources as they load.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { withMutants } from './mutation-mutants.mjs';
import { workspaceEntries } from './workspace.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { files, mutants } = JSON.parse(readFileSync(process.env.MOKUM_MUTANTS, 'utf8'));
const byFile = new Map();
for (const mutant of mutants) byFile.set(mutant.file, [...(byFile.get(mutant.file) ?? []), mutant]);

/** Test files in the order they were asked for: the quick ones that reach the mutant first. */
class AsAsked extends BaseSequencer {
  sort(specs) {
    const place = ({ moduleId }) => files.findIndex((file) => moduleId.endsWith(file));
    return Promise.resolve([...specs].sort((a, b) => place(a) - place(b)));
  }
}

export default defineConfig({
  root,
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      transform(code, id) {
        const found = byFile.get(id.startsWith(root) ? id.slice(root.length).split('?')[0] : '');
        return found && { code: withMutants(code, found), map: null };
      },
    },
  ],
  resolve: {
    alias: [...workspaceEntries(root)].map(([specifier, replacement]) => ({
      find: new RegExp(`^${specifier}$`),
      replacement,
    })),
  },
  test: {
    include: files,
    setupFiles: [fileURLToPath(new URL('mutation-setup.mjs', import.meta.url))],
    // One process for all files of a mutant; to learn which file reaches which mutants each has one of its own.
    isolate: process.env.MOKUM_MUTANT === undefined,
    fileParallelism: process.env.MOKUM_MUTANT === undefined,
    maxWorkers: process.env.MOKUM_MUTANT === undefined ? 2 : 1,
    bail: process.env.MOKUM_MUTANT === undefined ? 0 : 1,
    sequence: { sequencer: AsAsked },
    update: 'none',
    // The whole run has a limit (scripts/mutation.mjs); on a busy machine a single test may be slow.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { workspaceEntries } from '../../scripts/workspace.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

// Preact's JSX needs nothing but the import source, so no plugin (and no Babel) stands between a component and the page.
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  base: './',
  resolve: {
    alias: [...workspaceEntries(root)].map(([specifier, replacement]) => ({
      find: new RegExp(`^${specifier}$`),
      replacement,
    })),
  },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // light-dark() carries both themes in one list of tokens: these are the first versions that know it.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    cssCodeSplit: true,
    assetsInlineLimit: 1024,
    modulePreload: { polyfill: false },
    manifest: true,
  },
});

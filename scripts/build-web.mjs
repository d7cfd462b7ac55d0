// Builds the page with Vite, with the compressed forms of what compresses well, so that serving is reading files.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { checkWords } from './same-words.mjs';
import { Advice } from './setup.mjs';

const compresses = /\.(?:html|js|css|svg|json|webmanifest|txt|md)$/;

/** The contents in smaller forms, where they are smaller. */
function compressed({ path, contents }) {
  if (!compresses.test(path) || contents.length < 512) return [];
  const text = { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };
  return [
    { path: `${path}.br`, contents: brotliCompressSync(contents, text) },
    { path: `${path}.gz`, contents: gzipSync(contents, { level: 9 }) },
  ].filter((it) => it.contents.length < contents.length);
}

/** Returns the files of the page, to be written to `to`. */
export async function buildWeb(folder, to) {
  await checkWords(folder);
  const { build } = await import('vite');
  const cache = join(folder, '.cache');
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'web-'));
  try {
    await build({
      root: join(folder, 'apps/web'),
      configFile: join(folder, 'apps/web/vite.config.ts'),
      logLevel: 'error',
      build: { outDir: draft, emptyOutDir: true },
    });
    const files = readdirSync(draft, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return { path: join(folder, to, path.slice(draft.length)), contents: readFileSync(path) };
      });
    return files.flatMap((file) => [file, ...compressed(file)]);
  } catch (error) {
    throw new Advice(`building web failed:\n${error.message}`);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

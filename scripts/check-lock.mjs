// The lock file says for every package of the registry what its bytes are, for the binaries of every platform too, and
// names no address to fetch it from.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './setup.mjs';

/** SHA-512 in the form of Subresource Integrity: 64 bytes in base64. */
const isHash = (integrity) => /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '');

/** Where Node looks for a package that is asked for in `path`: beside it, then further out. */
function placesFor(path, name) {
  const places = [];
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    if (!at.endsWith('node_modules')) places.push(`${at === '' ? '' : `${at}/`}node_modules/${name}`);
    if (at === '') return places;
  }
}

/** What is wrong with a lock file, one sentence each. */
export function faultsOfLock({ packages }) {
  const faults = [];
  for (const [path, entry] of Object.entries(packages)) {
    const isOwn = !path.includes('node_modules/');
    if (entry.link || isOwn) {
      if (entry.link && !Object.hasOwn(packages, entry.resolved))
        faults.push(`${path}: links to ${entry.resolved}, which is no package of this repository`);
    } else {
      if (!isHash(entry.integrity)) faults.push(`${path}: has no integrity hash (sha512)`);
      if (entry.resolved !== undefined) faults.push(`${path}: names a download address (${entry.resolved})`);
    }
    // npm leaves out what the registry does not serve, and then `npm ci` refuses its own lock file.
    for (const name of Object.keys(entry.optionalDependencies ?? {}))
      if (!placesFor(path, name).some((place) => Object.hasOwn(packages, place)))
        faults.push(`${path || 'package.json'}: its optional package ${name} is missing`);
  }
  return faults;
}

const advice = `Take a version for which the registry serves the binaries of all platforms
("npm view <name>@<version> dist.integrity" shows the hash of one), remove the entries named above from
package-lock.json, and run "npm install --package-lock-only".`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = faultsOfLock(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  for (const fault of faults) console.log(`package-lock.json: ${fault}`);
  if (faults.length > 0) console.log(advice);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

import type { Json } from './domain.ts';
import { DEEPEST_JSON } from './limits.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN = new Set([0x5b, 0x7b]);
const CLOSE = new Set([0x5d, 0x7d]);

/** Whether more brackets stand inside each other than are read. Brackets in a text do not count. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (inText) {
      if (char === BACKSLASH) at++;
      else if (char === QUOTE) inText = false;
    } else if (char === QUOTE) inText = true;
    else if (OPEN.has(char)) {
      depth++;
      if (depth > DEEPEST_JSON) return true;
    } else if (CLOSE.has(char)) depth--;
  }
  return false;
}

/** JSON that is nested more deeply than anything of ours. */
export class TooDeep extends SyntaxError {
  override readonly name = 'TooDeep';

  constructor() {
    super(`it is nested more than ${DEEPEST_JSON} levels deep`);
  }
}

/**
 * Reads JSON that somebody else wrote. What is nested more deeply than anything of ours is refused before it is read:
 * whoever writes, hashes or compares it later would run out of stack. Throws a SyntaxError, as JSON.parse does.
 */
export function readJson(text: string): Json {
  if (isTooDeep(text)) throw new TooDeep();
  // oxlint-disable-next-line eslint/no-restricted-properties -- how deep it is nested was looked at
  return JSON.parse(text) as Json;
}

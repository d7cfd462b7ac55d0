import type { Json } from '@mokum/kernel';

/** How long a text may be, in letters, and how deeply its values may be nested. */
export interface TextLimits {
  readonly longest: number;
  readonly deepest: number;
}

export type JsonText =
  | { readonly ok: true; readonly value: Json }
  | { readonly ok: false; readonly code: 'too-long' | 'too-deep' | 'bad-json'; readonly message: string };

/** Reads JSON that somebody sent. Length and depth are looked at first: what is beyond them is never built. */
export function readJsonText(text: string, { longest, deepest }: TextLimits): JsonText {
  if (text.length > longest)
    return no('too-long', `a message has at most ${longest} letters, this one has ${text.length}`);
  if (!isShallow(text, deepest)) return no('too-deep', `values are nested at most ${deepest} deep`);
  try {
    return { ok: true, value: JSON.parse(text) as Json };
  } catch (error) {
    return no(
      'bad-json',
      `this is no JSON: ${error instanceof Error ? error.message.slice(0, 200) : 'it does not end'}`,
    );
  }
}

const no = (code: 'too-long' | 'too-deep' | 'bad-json', message: string): JsonText => ({ ok: false, code, message });

/** Whether no more brackets than that are ever open. Brackets inside strings do not count. */
function isShallow(text: string, deepest: number): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (inString) {
      if (letter === BACKSLASH) at++;
      else if (letter === QUOTE) inString = false;
    } else if (letter === QUOTE) inString = true;
    else if (letter === BRACKET || letter === BRACE) {
      depth++;
      if (depth > deepest) return false;
    } else if (letter === END_BRACKET || letter === END_BRACE) depth--;
  }
  return true;
}

const [QUOTE, BACKSLASH, BRACKET, END_BRACKET, BRACE, END_BRACE] = Array.from('"\\[]{}', (it) => it.charCodeAt(0));

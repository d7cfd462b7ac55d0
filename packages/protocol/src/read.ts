import type { Json, Reply } from '@mokum/kernel';
import type * as v from 'valibot';
import { check, readJsonText } from './checking/index.ts';
import { down, type Down } from './down.ts';
import { LIMITS } from './limits.ts';
import { up, type Up } from './up.ts';
import { PROTOCOL } from './version.ts';

/** Reads a message to a table, or says which field of it is wrong. */
export const readUp = (text: string): Reply<Up> => read(up, text, LIMITS.up);

/** Reads a message from a table, or says which field of it is wrong. */
export const readDown = (text: string): Reply<Down> => read(down, text, LIMITS.down);

function read<S extends v.GenericSchema>(schema: S, text: string, longest: number): Reply<v.InferOutput<S>> {
  const parsed = readJsonText(text, { longest, deepest: LIMITS.depth });
  if (!parsed.ok) return { ok: false, refusal: { code: parsed.code, message: parsed.message } };
  const other = otherProtocol(parsed.value);
  if (other !== undefined)
    return {
      ok: false,
      refusal: { code: 'other-protocol', message: `protocol: version ${other} is spoken there, ${PROTOCOL} here` },
    };
  const checked = check(schema, parsed.value);
  return checked.ok ? checked : { ok: false, refusal: { code: 'bad-message', message: checked.fault.message } };
}

/** The first message either way names its version; one of another version is not looked at any further. */
function otherProtocol(value: Json): number | undefined {
  if (typeof value !== 'object' || value === null || !('is' in value)) return undefined;
  const { is, protocol } = value;
  if (is !== 'hello' && is !== 'welcome') return undefined;
  return Number.isSafeInteger(protocol) && protocol !== PROTOCOL ? (protocol as number) : undefined;
}

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PROTOCOL, readDown } from '@mokum/protocol';
import * as v from 'valibot';
import { fields, listOf, maybe, oneOf, text, whole } from '@mokum/protocol/checking';
import { down } from '../src/down.ts';
import { up } from '../src/up.ts';
import versions from '../versions.json' with { type: 'json' };
import { schemaText } from './schema-text.ts';

const hashOf = (...schemas: unknown[]): string => createHash('sha256').update(schemaText(schemas)).digest('hex');

describe('2.2 a changed schema raises the version', () => {
  it('the hash of all schemas is the one of this version', () => {
    const known: Readonly<Record<string, string>> = versions;
    expect(
      known[PROTOCOL],
      'A schema has changed. If this version was ever released, raise PROTOCOL in src/version.ts and add a line to versions.json; a line of a released version never changes.',
    ).toBe(hashOf(up, down));
    expect(Object.keys(known).map(Number)).toEqual(Array.from({ length: PROTOCOL }, (_, i) => i + 1));
    expect(new Set(Object.values(known)).size).toBe(PROTOCOL);
  });

  it('the hash notices every change of what is accepted, and no other', () => {
    const schema = (item = text(5), more = {}) => fields({ a: item, b: maybe(listOf(whole(0, 9), 3)), ...more });
    const base = hashOf(schema());
    expect(hashOf(schema())).toBe(base);
    expect(hashOf(schema(text(5, 'in other words')))).toBe(base);
    expect(hashOf(fields({ b: maybe(listOf(whole(0, 9), 3)), a: text(5) }))).toBe(base);
    const others = [
      schema(text(6)),
      schema(text(5), { c: oneOf(['x', 'y']) }),
      schema(text(5), { c: oneOf(['x', 'z']) }),
      schema(text(5), { c: v.literal('x') }),
      schema(text(5), { c: v.literal('y') }),
      fields({ a: text(5), b: listOf(whole(0, 9), 3) }),
      fields({ a: text(5), b: maybe(listOf(whole(0, 9), 4)) }),
      fields({ a: text(5), b: maybe(listOf(whole(1, 9), 3)) }),
      fields({ a: text(5), b: maybe(listOf(whole(0, 8), 3)) }),
      v.object({ a: text(5), b: maybe(listOf(whole(0, 9), 3)) }),
    ].map((it) => hashOf(it));
    expect(new Set([base, ...others]).size).toBe(others.length + 1);
  });
});

describe('2.3 what is the same in all versions', () => {
  it('stop has these fields and these alone', () => {
    const stop = { is: 'stop', why: 'other-protocol', message: 'load the page again', again: 'reload' };
    expect(readDown(JSON.stringify(stop))).toEqual({ ok: true, value: stop });
    for (const key of Object.keys(stop)) {
      const { [key as 'why']: _, ...less } = stop;
      expect(readDown(JSON.stringify(less)).ok, key).toBe(false);
    }
  });
});

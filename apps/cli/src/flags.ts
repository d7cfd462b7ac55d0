import { notAmong } from '@mokum/protocol/checking';
import { UsageError } from './usage.ts';

interface Described {
  /** what it does, for --help */
  readonly does: string;
}
/** A flag that is there or not, and can be turned off as --no-…  */
export interface Switch extends Described {
  readonly kind: 'switch';
}
export interface Text extends Described {
  readonly kind: 'text' | 'list';
  /** what stands for the value in --help */
  readonly value: string;
  /** how many letters a value has at most */
  readonly longest?: number;
  /** the values there are, if they can be listed */
  readonly among?: () => readonly string[];
  readonly otherwise?: string;
}
export interface Count extends Described {
  readonly kind: 'count';
  readonly value: string;
  readonly least: number;
  readonly most: number;
  readonly otherwise?: string;
}
export type Flag = Switch | Text | Count;
export type Flags = Readonly<Record<string, Flag>>;

type ValueOf<F extends Flag> = F extends Switch
  ? boolean
  : F extends Count
    ? number
    : F['kind'] extends 'list'
      ? string[]
      : string;
export type Values<F extends Flags> = {
  readonly [K in keyof F]?: F[K] extends { kind: 'list' } ? string[] : ValueOf<F[K]>;
};

export interface Parsed<F extends Flags> {
  readonly flags: Values<F>;
  readonly words: readonly string[];
}

function valueOf(name: string, flag: Text | Count, text: string): string | string[] | number {
  if (flag.kind === 'count') {
    const n = Number(text);
    if (!/^\d+$/.test(text) || n < flag.least || n > flag.most)
      throw new UsageError(`--${name} takes a whole number from ${flag.least} to ${flag.most}, found "${text}"`);
    return n;
  }
  const among = flag.among?.();
  const parts = flag.kind === 'list' ? text.split(',').map((part) => part.trim()) : [text];
  for (const part of parts) {
    if (part === '') throw new UsageError(`--${name} has an empty value`);
    if (flag.longest !== undefined && part.length > flag.longest)
      throw new UsageError(`--${name} takes a value of at most ${flag.longest} letters, found one of ${part.length}`);
    if (among && !among.includes(part)) throw new UsageError(`--${name}: ${notAmong('value', part, among)}`);
  }
  return flag.kind === 'list' ? parts : text;
}

/** Reads a command line: `--flag value`, `--flag=value`, `--switch`, `--no-switch`, and words. `--` ends the flags. */
export function readFlags<F extends Flags>(args: readonly string[], flags: F): Parsed<F> {
  const values: Record<string, unknown> = {};
  const words: string[] = [];
  const names = Object.keys(flags);
  for (let i = 0; i < args.length; i++) {
    const arg = args[i];
    if (arg === '--') {
      words.push(...args.slice(i + 1));
      break;
    }
    if (!arg.startsWith('-') || arg === '-') {
      words.push(arg);
      continue;
    }
    const [, dashes = '', written = '', , given] = /^(-+)([^=]*)(=(.*))?$/s.exec(arg) ?? [];
    const off = written.startsWith('no-') && flags[written.slice(3)]?.kind === 'switch';
    const name = off ? written.slice(3) : written;
    const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
    if (!flag || dashes !== '--') {
      const all = names.map((known) => `--${known}`);
      throw new UsageError(notAmong('flag', `${dashes}${written}`, all));
    }
    if (Object.hasOwn(values, name)) throw new UsageError(`--${name} is given twice`);
    if (flag.kind === 'switch') {
      if (given !== undefined) throw new UsageError(`--${written} takes no value`);
      values[name] = !off;
      continue;
    }
    const value = given ?? args[++i];
    if (value === undefined || (given === undefined && value.startsWith('--')))
      throw new UsageError(`--${name} lacks its value: --${name} <${flag.value}>`);
    values[name] = valueOf(name, flag, value);
  }
  return { flags: values as Values<F>, words };
}

/** The flags as a table for --help. */
export function describeFlags(flags: Flags): string {
  const rows = Object.entries(flags).map(([name, flag]) => {
    const left = flag.kind === 'switch' ? `--${name}` : `--${name} <${flag.value}>`;
    const otherwise = flag.kind === 'switch' || flag.otherwise === undefined ? '' : ` (otherwise ${flag.otherwise})`;
    const among = 'among' in flag && flag.among ? `: ${flag.among().join(', ')}` : '';
    return [left, `${flag.does}${among}${otherwise}`] as const;
  });
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}

// Whether a reader takes time that grows no faster than what it reads.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

/** What a reader may say to bad input; anything else, such as a stack that ran over, is a fault of the reader. */
const REFUSALS = new Set(['MokumError', 'EngineError', 'UsageError', 'Failure', 'SyntaxError', 'TooDeep', 'Advice']);

async function once(read, input) {
  try {
    await read(input);
  } catch (error) {
    if (!REFUSALS.has(error?.constructor?.name)) throw error;
  }
}

/** Milliseconds of the processor that this process has used: on a busy machine the clock counts the others too. */
function used() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function timeOf(read, input, times) {
  // What earlier runs left behind is not to be cleared away in this one.
  collect({ type: 'minor' });
  const began = used();
  for (let i = 0; i < times; i++) await once(read, input);
  return (used() - began) / times;
}

export const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

/** Texts that patterns stumble over: what is repeated, and what stands after it so that a match fails at the very end. */
const REPEATED = [
  ...Array.from(' \ta0;"\\[{-=*/.,:%\n\r\u2028é'),
  '; ',
  ' ;',
  'a ',
  '0 ',
  '0;',
  '"a',
  '{"a":',
  '[[',
  '*(',
  '**a',
  '](',
  '[a',
  '%2',
  '--',
  '= ',
  ', ',
  '\r\n',
  '\n\n ',
  '1.',
  'é\u0301',
  '\u{1F600}',
];
const ENDS = ['', 'x', ' b\u2028c', '\u2028x', ' ;x', '!'];

/** A text of so many characters: the frame with its middle filled. */
const filled = ([head, tail], repeated, end, length) =>
  head + repeated.repeat(Math.ceil(length / repeated.length)).slice(0, length) + end + tail;

/** The texts over which a reader takes longest for its length, of all that are tried in these frames. */
async function worstOf(read, frames, length, number) {
  const tried = [];
  for (const frame of frames)
    for (const repeated of REPEATED)
      for (const end of ENDS) {
        const make = (size) => filled(frame, repeated, end, size);
        const times = [];
        for (let i = 0; i < 3; i++) times.push(await timeOf(read, make(length), 1));
        tried.push({ what: JSON.stringify([frame[0].slice(-30), repeated, end]), make, time: Math.min(...times) });
      }
  return tried.toSorted((a, b) => b.time - a.time).slice(0, number);
}

/** long enough that a square shows, short enough that memory is not what is measured */
const LENGTH = 5000;
const LEAST_TIME = 1;
const FIRST_PAIRS = 5;
const MOST_PAIRS = 135;
const LARGEST_RATIO = 6;

/**
 * How many times longer it takes to read four times as much: medians of runs that take turns. Where it is too much, it is
 * measured further, and every run counts.
 */
export async function growthOf(read, make, length) {
  const [small, large] = [make(length), make(4 * length)];
  await timeOf(read, small, 3);
  await timeOf(read, large, 1);
  const times = Math.max(1, Math.ceil(LEAST_TIME / Math.max(await timeOf(read, small, 2), 1e-4)));
  const [smalls, larges] = [[], []];
  for (let pairs = FIRST_PAIRS; ; pairs = Math.min(3 * pairs, MOST_PAIRS)) {
    while (smalls.length < pairs) {
      smalls.push(await timeOf(read, small, times));
      larges.push(await timeOf(read, large, Math.max(1, times >> 2)));
    }
    const ratio = median(larges) / median(smalls);
    // Where it is twice too much, no further run can change that.
    if (ratio < LARGEST_RATIO || ratio > 2 * LARGEST_RATIO || pairs === MOST_PAIRS) return ratio;
  }
}

/** The worst texts of a reader with how they grow: those that grow too fast. `most` is the longest text it reads. */
export async function tooFast(read, frames, most) {
  const length = Math.min(Math.floor(most / 4), LENGTH);
  const found = [];
  for (const { what, make } of await worstOf(read, frames, Math.min(most, 3000), 3)) {
    const ratio = await growthOf(read, make, length);
    if (ratio >= LARGEST_RATIO) found.push(`${what}: ${ratio.toFixed(1)} times as long for four times as much`);
  }
  return found;
}

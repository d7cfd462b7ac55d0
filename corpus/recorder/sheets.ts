import { companion, type CompanionOptions, type CompanionQuestion } from '@mokum/amsterdam/companion';
import { MokumError, Random } from '@mokum/kernel';

const some = (random: Random, count: number, low: number, high: number): string =>
  Array.from({ length: count }, () => low + random.below(high - low + 1)).join(' ');

/** An answer that somebody with the box could give; not every one holds. */
function answer({ ask }: CompanionQuestion, random: Random): string {
  const pick = (...from: string[]): string => from[random.below(from.length)];
  switch (ask) {
    case 'ahead':
      return pick('me', 'tom');
    case 'cards':
      return some(random, 4, 1, 5);
    case 'dice':
      return some(random, 6, 1, 6);
    case 'bridges':
      return pick('0', '1', '2', '4');
    case 'docker':
      return pick('9', '7', '5', 'none');
    case 'blocks':
      return pick('3 2 2*', '1 3', '2', 'none');
    case 'good':
      return pick('lace', 'cheese', 'coffee', 'tulip', 'beer');
    case 'place':
      return pick('free', 'taken');
    case 'roof':
      return pick('5', '4', '6');
    case 'tile':
      return String(1 + random.below(16));
    case 'group':
      return pick('3', '4', '5');
    case 'district':
      return pick('2 3', '0 1', '4 1');
    case 'points':
      return pick('96', '120', '74');
    default:
      throw new Error(ask satisfies never);
  }
}

/** Answers entered one after the other, those that do not hold left out. */
export function sheetEntries(options: CompanionOptions, answers: number, seed: string): string[] {
  const random = new Random(`sheet ${seed}`);
  let entries: string[] = [];
  for (let tries = 0; entries.length < answers && tries < 5000; tries++) {
    const { question } = companion(options, entries);
    if (!question) break;
    const next = [...entries, `${question.ask} ${answer(question, random)}`];
    try {
      companion(options, next);
      entries = next;
    } catch (error) {
      if (!(error instanceof MokumError)) throw error;
    }
  }
  return entries;
}

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { amsterdam } from '@mokum/amsterdam';
import { headerOf, Match, writeLog } from '@mokum/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { verifyText } from '../src/verify.ts';
import { lines, run } from './run.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mokum-play-'));
  file = join(folder, 'game.log');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const play = (input: string, ...args: string[]) =>
  run(['play', 'grachtenpand', '--bots', 'random', '--seed', 'play', ...args], input);

/** Draws, builds the first card at its first place and ends the turn, over and over: more turns than any game has. */
const WHOLE = '3\n1\n1\n\n'.repeat(60);

describe('a game through a pipe', () => {
  test('goes to its end, with the count by source and the winner', async () => {
    const { code, out } = await play(WHOLE, '--save', file);
    expect(code).toBe(0);
    for (const source of ['Shops', 'Roofs', 'Flower pots', 'Planning bonus', 'Total']) expect(out).toContain(source);
    expect(out).toMatch(/has the prettiest street and wins|share the victory/);
    expect(out).toMatch(/Bram (draws|builds|throws) /);
    expect(out).not.toContain('\u001b');
    const log = readFileSync(file, 'utf8');
    expect(log).toContain('names ["Anna","Bram","Carla"]');
    expect(log).toContain('players ["human","random","random"]');
    expect(await verifyText(log)).toMatchObject({ holds: 'yes' });
  });

  test('the same seed deals the same cards', async () => {
    const one = await play('legal\n', '--save', file);
    rmSync(file);
    expect((await play('legal\n', '--save', file)).out).toBe(one.out);
  });

  test('undo, why, legal, rules, look, log, table and help', async () => {
    const { out } = await play(
      [
        'why build 3',
        'legal',
        'rules 3.14',
        'rules',
        'rules 99',
        'help',
        '2',
        'why build 200',
        'legal',
        'undo',
        '1',
        'undo',
        'undo',
        'look 57',
        'look x',
        'log',
        'table',
        'undoo',
        '',
      ].join('\n'),
      '--save',
      file,
    );
    expect(out).toContain('build 3: That is not what is asked now.');
    expect(out).toContain('draw shop   draw window   draw roof');
    expect(out).toContain('3.14 A shop goes to either end of your street');
    expect(out).toContain('3 The turn');
    expect(out).toContain('no paragraph 99');
    expect(out).toContain('  undo  ');
    expect(out).toContain('"200" is no card');
    expect(out).toContain('Nothing can be taken back. Everybody has seen what was chosen, so it stands.');
    expect(out).toMatch(/Taken back: build \d+/);
    expect(out).toContain('Window 57 – ');
    expect(out).toContain('look shows a card');
    expect(out).toContain('Anna opens a street with Shop');
    expect(out).toContain('did you mean "undo"');
    expect(out.match(/decks:/g)?.length).toBe(3);
  });

  test('a forbidden move is refused with the rule, a wrong number with the range', async () => {
    const { out } = await play('draw window\nbuild 1\n99\nplace 0\n', '--save', file);
    expect(out).toContain('(rules 3.12)');
    expect(out).toContain('This card is not in your hand.');
    expect(out).toMatch(/There are \d+ options/);
    expect(out).toContain('the question is play');
  });

  test('several moves in one line are all or none', async () => {
    const { out } = await play('draw roof\nlegal\n', '--save', file);
    const card = /build ([3-9]\d)/.exec(out)?.[1];
    rmSync(file);
    const all = await play(
      `draw roof\nbuild ${card}; place 9; done\nlegal\nbuild ${card}; place 0; done\n`,
      '--save',
      file,
    );
    expect(all.out).toContain('(move 2 of the list)');
    expect(all.out).toMatch(/Anna builds (Window|Roof|Shop) \d+/);
  });
});

describe('leaving and going on', () => {
  test('the end of the input saves and says how to go on, and the game goes on as if never left', async () => {
    const turns = WHOLE.split('\n');
    const whole = await play(WHOLE, '--save', join(folder, 'whole.log'));
    expect(whole.code).toBe(0);
    const left = await play(`${turns.slice(0, 10).join('\n')}\n`, '--save', file);
    expect(left.code).toBe(0);
    expect(left.out).toContain('The input has ended.');
    expect(left.out).toContain(`npx mokum play --resume ${file}`);
    const resumed = await run(['play', '--resume', file], turns.slice(10).join('\n'));
    expect(resumed.code).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(readFileSync(join(folder, 'whole.log'), 'utf8'));
    expect(lines(resumed.out).at(-2)).toBe(lines(whole.out).at(-2));
  });

  test('save never writes over another file, but over its own save', async () => {
    const other = join(folder, 'letter.txt');
    writeFileSync(other, 'Dear Anna');
    const mine = join(folder, 'mine.log');
    const { out } = await play(`save ${other}\nsave ${mine}\n3\n1\nsave ${mine}\n`, '--save', file);
    expect(out.replaceAll(/\s+/g, ' ')).toContain(`${other} exists already: choose another name.`);
    expect(readFileSync(other, 'utf8')).toBe('Dear Anna');
    expect(out.match(/Saved to [^\n]*mine\.log/g)).toHaveLength(2);
    const four = await play(`save ${mine}\n`, '--seats', '4', '--save', join(folder, 'four.log'));
    expect(four.out).toContain('exists already');
  });

  test('a name that would steer the terminal is refused', async () => {
    const { code, err } = await play('', '--names', 'An\u001b[2Jna', '--save', file);
    expect(code).toBe(2);
    expect(err).toContain('--names: a name is plain text');
  });

  test('quit and save', async () => {
    const other = join(folder, 'other.log');
    const { code, out } = await play(`3\n1\nsave ${other}\nquit\n`, '--save', file);
    expect(code).toBe(0);
    expect(out).toContain(`Saved to ${other}.`);
    expect(out).toContain(`Saved to ${file}.`);
    expect(readFileSync(other, 'utf8')).toMatch(/^pending 0 build \d+$/m);
    expect(await verifyText(readFileSync(other, 'utf8'))).toMatchObject({ holds: 'yes' });
  });

  test.each([
    ['nothing at all', '', 'line 1'],
    ['another file', 'hello\n', 'line 1'],
    ['another game', 'mokum log 1\ngame "go"\nrules 1\nseats 2\ndata "x"\n', 'no game "go"'],
    ['a row that cannot be', 'ROW', 'row 1'],
    ['names that do not fit', 'NAMES', 'names'],
    ['a bot nobody knows', 'BOT', 'no bot "genius"'],
  ])('a broken save is named and left as it is: %s', async (_, text, message) => {
    await play('3\n', '--save', file);
    const good = readFileSync(file, 'utf8');
    const broken =
      text === 'ROW'
        ? good.replace(/^1 0 draw \w+/m, '1 0 draw cellar')
        : text === 'NAMES'
          ? good.replace('"Carla"', '"Carla","Daan"')
          : text === 'BOT'
            ? good.replace('"random","random"', '"random","genius"')
            : text;
    writeFileSync(file, broken);
    const { code, err } = await run(['play', '--resume', file], '3\n');
    expect(code).toBe(1);
    expect(err).toContain(message);
    expect(err).toContain('left as it is');
    expect(readFileSync(file, 'utf8')).toBe(broken);
  });

  test('a file that exists is not overwritten, and a missing one is named', async () => {
    writeFileSync(file, 'precious\n');
    const { code, err } = await play('3\n', '--save', file);
    expect(code).toBe(2);
    expect(err).toContain('exists already');
    expect(readFileSync(file, 'utf8')).toBe('precious\n');
    expect(await run(['play', '--resume', join(folder, 'nowhere.log')])).toMatchObject({ code: 1 });
    expect(existsSync(join(folder, 'nowhere.log'))).toBe(false);
  });

  test('a place that cannot be written to is named', async () => {
    writeFileSync(file, 'x');
    const { code, err } = await play('3\n', '--save', join(file, 'below.log'));
    expect(code).toBe(1);
    expect(err).toContain('could not be saved');
  });

  test('what the saved game settles is refused', async () => {
    await play('3\n', '--save', file);
    expect((await run(['play', '--resume', file, '--seats', '2'])).err).toContain(
      '--seats is settled by the saved game',
    );
  });
});

describe('hot seat', () => {
  const hotseat = (input: string) =>
    run(
      ['play', 'grachtenpand', '--seats', '2', '--hotseat', '--names', 'Anna,Bram', '--seed', 'h', '--save', file],
      input,
    );

  /** the parts of the output between curtains */
  const acts = (out: string): string[] => out.split(/^─{40}$/m);

  test('a curtain stands between two seats, and neither sees the hand of the other', async () => {
    const { out } = await hotseat('\n1\n\n2\n');
    const [, anna, bram] = acts(out);
    expect(anna).toContain('Pass to Anna');
    expect(anna).toContain('Anna, press Enter');
    expect(bram).toContain('Pass to Bram');
    const hand = (act: string): string[] =>
      [...(act.split('Your hand')[1]?.split('›')[0] ?? '').matchAll(/^ +(\d+) \w\w /gm)].map(([, n]) => n);
    expect(hand(anna)).toHaveLength(3);
    expect(hand(bram)).toHaveLength(3);
    for (const number of hand(bram))
      expect(anna).not.toMatch(new RegExp(`\\b(Shop|Window|Roof) ${number}\\b|^ +${number} `, 'm'));
    expect(bram.split('Bram>')[0]).not.toContain('Anna draws');
  });

  test('nothing secret stands on the curtain, and until all are done one can go back', async () => {
    const { out } = await hotseat('\n1\nundo\n2\n\n3\n');
    const [, first, again] = acts(out);
    expect(first).toContain('Anna>');
    expect(again).toContain('undo goes back');
    expect(again.split('press Enter')[0]).not.toMatch(/Window|Roof|Shop/);
    expect(out).toContain('Anna draws a window');
    expect(out).not.toContain('Anna draws a shop');
  });

  test('end of the input at the curtain saves', async () => {
    expect((await hotseat('')).out).toContain('Saved to');
    expect((await run(['play', '--resume', file], '\nquit\n')).out).toContain('Pass to Anna');
  });
});

describe('answering ahead', () => {
  const amsterdam = (input: string) =>
    run(
      ['play', 'amsterdam', '--seats', '2', '--hotseat', '--names', 'Anna,Bram', '--seed', 'h', '--save', file],
      input,
    );
  /** what was typed stands in the log as a row of its seat */
  const rows = (): string => readFileSync(file, 'utf8');

  test('somebody at the screen has chosen before the turn comes, and is not asked again', async () => {
    const { out } = await amsterdam('ahead Bram first-card 67; commit\nahead\n1\n\n');
    expect(out).toContain('Bram will, when asked: first-card 67; commit');
    expect(out).toContain('Bram has answered ahead.');
    // What Bram is asked first is what comes after the card.
    expect(out.split('Bram>')[0]).toContain('Bram takes 067');
    expect(rows()).toMatch(/0 first-card 1\n2 0 commit\n3 1 first-card 67; 1 commit\n/);
  });

  test('what is no longer possible is dropped with a word, and the question is asked', async () => {
    const { out } = await amsterdam('ahead bram first-card 1; commit\n1\n\n\n');
    expect(out).toMatch(/Answered ahead, but not possible now: first-card 1; commit\. .+\(rules\s+2\.21\)[^]*Bram>/);
  });

  test('it can be taken back, and nonsense is refused', async () => {
    const { out } = await amsterdam('ahead\nahead Bram pass\nahead Bram nothing\nahead Bram\nahead fly\n1\n\n\n');
    for (const said of [
      'Nobody has answered ahead',
      'Taken back.',
      'What shall Bram do?',
      'amsterdam has no move "fly"',
    ])
      expect(out).toContain(said);
    expect(out).toContain('Bram>');
    expect(out).not.toContain('not possible now');
  });

  test('undo takes it back too', async () => {
    const { out } = await amsterdam('1\nahead pass\nundo\nahead\n');
    expect(out).toContain('Anna will, when asked: pass');
    expect(out).toContain('Nobody has answered ahead');
  });
});

describe('resources of any colour', () => {
  test('are paid by Enter with what no card will miss, or as one likes', async () => {
    // 034 costs 1 grey; blocks that black or grey could pay are taken.
    const crests = Array.from({ length: 36 }, (_, i) => i + 1);
    const from = {
      seats: 2,
      round: 8,
      acting: 0,
      players: [{ inactive: [34], pool: { grey: 1, black: 3 }, crests }, {}],
    };
    const match = new Match(amsterdam, { seats: 2, from });
    const header = headerOf(match, { names: ['Anna', 'Bram'], players: ['human', 'random'], seed: 's' });
    const paid = async (...typed: string[]): Promise<string> => {
      writeFileSync(file, writeLog(match, header));
      const { out } = await run(['play', '--resume', file], `${typed.join('\n')}\n`);
      expect(out).toContain('Enter: pay-amount 3');
      return readFileSync(file, 'utf8');
    };
    expect(await paid('amstel', 'amstel-steps 2', '')).toContain('pay-amount 3');
    expect(await paid('amstel', 'amstel-steps 2', 'pay-amount 2')).toContain('pay-amount 2');
  });
});

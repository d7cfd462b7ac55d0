import { readFileSync } from 'node:fs';
import { defaultEdition } from '@mokum/amsterdam';
import { Match, quickNature, Random } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { Engine } from '../src/engine/engine.ts';
import { LOAD_LOG, REQUESTS } from '../src/engine/requests.ts';
import { LONGEST_LINE } from '../src/limits.ts';
import { TITLES } from '../src/games.ts';

const page = readFileSync(new URL('../../../docs/engine-protocol.md', import.meta.url), 'utf8');

/** the part of the page below a heading, up to the next heading of the same rank or a higher one */
function part(heading: string): string {
  const [marks] = heading.split(' ');
  const from = page.indexOf(`\n${heading}\n`);
  expect(from, heading).toBeGreaterThan(0);
  const rest = page.slice(from + heading.length + 2);
  const end = rest.search(new RegExp(`^#{1,${marks.length}} `, 'm'));
  return end < 0 ? rest : rest.slice(0, end);
}

/** the words in backticks in one column of the tables of a part */
function column(text: string, n: number): string[] {
  const rows = text.split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) => [...row.split(' | ')[n].matchAll(/`([^`]+)`/g)].map(([, word]) => word));
}

/** the paths of a state: places in lists and names of buildings left out */
function paths(json: unknown, path = ''): string[] {
  if (Array.isArray(json)) return [`${path}[]`, ...json.flatMap((inside) => paths(inside, `${path}[]`))];
  if (typeof json !== 'object' || json === null) return [path];
  const here = path === '' || path.endsWith('[]') ? [] : [path];
  return [
    ...here,
    ...Object.entries(json).flatMap(([key, inside]) =>
      paths(inside, `${path}${path === '' ? '' : '.'}${/^-?\d+$/.test(key) ? '*' : key}`),
    ),
  ];
}

describe('docs/engine-protocol.md', () => {
  test('the transcript is what the engine says', () => {
    const lines = part('## A transcript')
      .split('\n')
      .filter((line) => /^[<>] /.test(line));
    const engine = new Engine();
    expect(lines.length).toBeGreaterThan(30);
    for (let i = 0; i < lines.length; i += 2) {
      expect(lines[i]).toMatch(/^> /);
      const reply = engine.answer({ text: lines[i].slice(2) }) as string;
      const expected = lines[i + 1].slice(2);
      const pattern = expected.split('…').map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      if (expected.includes('…')) expect(reply).toMatch(new RegExp(`^${pattern.join('.*')}$`));
      else expect(reply).toBe(expected);
    }
  });

  test('every op with its fields, and no other', () => {
    const rows = part('## Ops')
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    expect(rows.map((row) => row.split('`')[1])).toEqual(Object.keys(REQUESTS));
    for (const row of rows) {
      const op = row.split('`')[1] as keyof typeof REQUESTS;
      const fields = [...row.split(' | ')[1].matchAll(/`([a-z]+)`/g)].map(([, word]) => word);
      expect(['id', 'op', ...fields].toSorted(), op).toEqual(
        [
          ...new Set([REQUESTS[op], ...(op === 'load' ? [LOAD_LOG] : [])].flatMap((one) => Object.keys(one.entries))),
        ].toSorted(),
      );
    }
  });

  test('every field of a reply', () => {
    const told = `${part('## Requests and replies')}${part('## Ops')}`;
    const engine = new Engine();
    const requests: object[] = [
      { op: 'version' },
      { op: 'new', game: 'grachtenpand', seats: 2 },
      { op: 'legal', seat: 'chance' },
      { op: 'new', game: 'grachtenpand', seats: 2, seed: 1 },
      { op: 'state' },
      { op: 'legal', seat: 0 },
      { op: 'apply', seat: 0, move: 'draw shop' },
      { op: 'ahead', seat: 0, moves: ['build 1'] },
      { op: 'apply', seat: 1, move: 'draw roof' },
      { op: 'why', seat: 0, move: 'draw shop' },
      { op: 'why', seat: 1, move: 'build 1' },
      { op: 'view', seat: 0 },
      { op: 'undo', seat: 0 },
      { op: 'undo', seat: 0 },
      { op: 'result' },
      { op: 'log' },
    ];
    for (const request of requests) {
      const reply = JSON.parse(engine.answer({ text: JSON.stringify(request) }) as string);
      for (const field of Object.keys(reply))
        expect(told, `${JSON.stringify(request)}: ${field}`).toContain(`\`${field}\``);
    }
  });

  test('every error code of the kernel and of the engine', () => {
    const source = ['../../../packages/kernel/src/errors.ts', '../src/engine/errors.ts']
      .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
      .join('\n');
    const codes = [...source.matchAll(/^ {2}\| '([a-z-]+)'/gm)].map(([, code]) => code);
    expect(codes.length).toBeGreaterThan(15);
    expect(column(part('## Errors'), 0).toSorted()).toEqual(codes.toSorted());
  });

  test('every kind of card that a view tells as unseen', () => {
    const told = /`unseen`: by kind of card\s+\(([^)]*)\)/.exec(page)?.[1].split('; ') ?? [];
    expect(told.map((kinds) => [...kinds.matchAll(/`([a-z]+)`/g)].map(([, kind]) => kind))).toEqual(
      Object.values(TITLES).map(({ game }) => Object.keys(game.view(game.setup({ seats: 2 }), 0).unseen)),
    );
  });

  test('every word that is asked even with one answer left, and no other question has one answer', () => {
    const told = /what ends a turn \(([^)]*)\)/.exec(page)?.[1] ?? '';
    const words = new Set<string>();
    let forced = 0;
    for (const { game } of Object.values(TITLES)) {
      for (const task of game.tasks)
        if ('ends' in task && task.ends === 'turn') words.add(task.kind === 'menu' ? task.pass : task.name);
      const match = new Match(game, { seats: 3, nature: quickNature('forced') });
      const random = new Random('forced');
      for (let n = 0; n < 400 && !match.result(); n++) {
        const seats = match.waitingFor() as readonly number[];
        const seat = seats[random.below(seats.length)];
        const moves = match.legal(seat);
        if (moves.length === 1 && match.state.agenda.open() < 0) {
          forced++;
          expect([...words], `${game.name}: ${moves[0]}`).toContain(moves[0].split(' ')[0]);
        }
        match.submit(seat, [moves[random.below(moves.length)]]);
      }
    }
    expect(forced).toBeGreaterThan(20);
    expect([...told.matchAll(/`([a-z-]+)`/g)].map(([, word]) => word).toSorted()).toEqual([...words].toSorted());
  });

  test('show-order is asked of chance where no seed answers it, and has one outcome', () => {
    const engine = new Engine();
    const ask = (request: object) => JSON.parse(engine.answer({ text: JSON.stringify(request) }) as string);
    const state = {
      seats: 2,
      agenda: {
        main: [
          { task: 'score-orders', turn: 0 },
          { task: 'score-groups' },
          { task: 'score-districts' },
          { task: 'score-leftovers' },
        ],
      },
      players: [{ orders: [22, 5] }, {}],
    };
    const { error } = ask({ op: 'load', game: 'amsterdam', state, options: { orders: 3 } });
    expect(error).toBe(undefined);
    expect(ask({ op: 'legal', seat: 'chance' })).toMatchObject({
      waitingFor: 'chance',
      moves: ['show-order 5'],
      weights: [1],
    });
    expect(part('### Amsterdam')).toMatch(/`show-order` \| .* asked of chance like every outcome, and has one outcome/);
  });

  test('the spaces of the harbour', () => {
    const { spaces } = defaultEdition.harbour;
    expect(column(part('### Amsterdam'), 0)).toContain('players[].barge');
    expect(part('### Amsterdam')).toContain(`the space of the barge: 0 to ${spaces.length - 1} in Mokum's own harbour`);
  });

  test('the longest line', () => {
    expect(page).toContain(LONGEST_LINE.toLocaleString('en'));
  });

  const inSomeGame = new Set<string>();
  test.each(Object.keys(TITLES))('every field and task of a state of %s, and no other', (name) => {
    const { game } = TITLES[name];
    const heading = `### ${TITLES[name].table.title}`;
    const fieldTable = part(heading).split(/^\| task /m)[0];
    const common = column(part('## States').split('\n### ')[0], 0);
    const told = new Set([...common, ...column(fieldTable, 0)]);
    const found = new Set<string>();
    const random = new Random('fields');
    for (const seats of [game.definition.seats.least, 2, 2, game.definition.seats.most]) {
      const match = new Match(game, { seats, nature: quickNature(random.bits()) });
      const note = (): void => {
        for (const path of paths(game.json(match.state))) found.add(path);
      };
      note();
      for (let waiting = match.waitingFor(); waiting.length > 0; waiting = match.waitingFor()) {
        const seat = waiting[random.below(waiting.length)] as number;
        const legal = match.legal(seat);
        match.submit(seat, [legal[random.below(legal.length)]]);
        note();
      }
    }
    const values = new Set(game.tasks.flatMap((task: { args?: object }) => Object.keys(task.args ?? {})));
    const ofTasks = (path: string): boolean =>
      path.startsWith('agenda.') && values.has(path.split('.').at(-1) as string);
    // Lists of lists are told once, at their deepest.
    const undocumented = [...found].filter(
      (path) =>
        !told.has(path) &&
        !ofTasks(path) &&
        ![...told].some((known) => known.startsWith(`${path}[]`) || known.startsWith(`${path}.`)),
    );
    expect(undocumented).toEqual([]);
    for (const path of common) if (found.has(path)) inSomeGame.add(path);
    // Not every game puts questions to all together.
    expect([...told].filter((path) => !found.has(path) && !common.includes(path))).toEqual([]);
    const tasks = column(part(heading).split(/^\| task /m)[1] ?? '', 0);
    const named = game.tasks
      .map((task: { name: string }) => task.name)
      .filter((task: string) => !inMenus(game.tasks).has(task));
    expect(tasks.toSorted()).toEqual(named.toSorted());
  });

  test('the options of Amsterdam are all told, with their defaults', () => {
    const { readOptions } = TITLES['amsterdam'].game.definition;
    const rows = part('## Options')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split(' | '));
    const defaults = readOptions(undefined, 2) as Readonly<Record<string, unknown>>;
    expect(rows.map(([name]) => name.slice(3, -1))).toEqual([...Object.keys(defaults), 'pack']);
    for (const [name, told] of rows.slice(0, -1)) {
      const option = name.slice(3, -1);
      const values = (option === 'rulings' ? [told] : told.split(', ')).map((value) => JSON.parse(value) as unknown);
      expect(values[0]).toEqual(defaults[option]);
      const others = option === 'openOrders' ? { orders: 3 } : {};
      for (const value of values) expect(() => readOptions({ ...others, [option]: value } as never, 2)).not.toThrow();
    }
  });

  test('every field common to all games is in the states of one', () => {
    const common = column(part('## States').split('\n### ')[0], 0);
    expect(common.filter((path) => !inSomeGame.has(path))).toEqual([]);
  });
});

/** what only answers a menu never stands on the agenda itself */
function inMenus(tasks: readonly { kind: string; entries?: readonly { name: string }[] }[]): Set<string> {
  return new Set(tasks.flatMap((task) => (task.kind === 'menu' ? (task.entries ?? []).map(({ name }) => name) : [])));
}

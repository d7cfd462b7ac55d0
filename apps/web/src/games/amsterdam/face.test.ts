import { amsterdam } from '@mokum/amsterdam';
import { bots } from '@mokum/bots/amsterdam';
import { headerOf, Match, Random, readLog, replayLog, writeLog } from '@mokum/kernel';
import { sceneOf as sceneFor, speakEnglish } from './board/test-scene.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerChance } from '../../table/test-position.ts';
import { positionOf } from '../../table/test-position.ts';
import type { SeatInfo } from '../../table/table.ts';
import { oneSentence, setLanguage } from '../../words/language.ts';
import { diceAhead, mayChooseAhead } from './dial/ahead.ts';
import { ask, options } from './speech/ask.ts';
import { cardData, marketData } from './cards/card-data.ts';
import { amstelData, cityData } from './city/city-data.ts';
import { harbourData } from './harbour/harbour-data.ts';
import { meaning } from './speech/meaning.tsx';
import { amstelCost, canReach, movesOf, pressPiece } from './pieces/pieces.ts';
import type { AmsScene } from './scene.ts';
import { journeyMoves, paymentMoves, seaWays, sensiblePlan } from './harbour/sea-way.ts';
import { lines, speech } from './speech/speech.ts';
import { summary } from './speech/summary.ts';
import { editionOf, needOf, total } from './view.ts';

const SEED = 'rokin';
const seats: readonly SeatInfo[] = [
  { name: 'Anna', colour: 'red', who: 'human' },
  { name: 'Joost', colour: 'blue', who: 'greedy' },
  { name: 'Saskia', colour: 'yellow', who: 'greedy' },
];
const nothing = (): void => undefined;

const newMatch = () =>
  new Match(amsterdam, { seats: 3, options: amsterdam.definition.readOptions({ length: 'short' }, 3) });
type M = ReturnType<typeof newMatch>;

const sceneOf = (match: M, seat: number): AmsScene =>
  sceneFor(positionOf(match, seat) as unknown as AmsScene['position'], seat, seats);

/** Every piece on the table. */
function piecesOf({ position: { view } }: AmsScene): string[] {
  const { city, harbour, amstel, cards } = editionOf(view);
  return [
    ...city.blocks.map(({ id }) => `block ${id}`),
    ...harbour.spaces.map(({ id }) => `space ${id}`),
    ...harbour.warehouses.map((_, i) => `warehouse ${i}`),
    ...harbour.depots.map((_, i) => `depot ${i}`),
    ...harbour.docks.flatMap(({ colour }) => [`docker ${colour}`, `passenger ${colour}`]),
    ...harbour.warehouses.flatMap(({ good }) => [`stored ${good}`, `aboard ${good}`, `crate ${good}`]),
    ...amstel.spaces.map((_, i) => `reach ${i}`),
    ...['black', 'brown', 'violet', 'pink', 'orange', 'grey'].flatMap((colour) => [`die ${colour}`, `gem ${colour}`]),
    ...[1, 2, 3, 4, 5, 6].map((n) => `segment ${n}`),
    ...cards.map(({ number }) => `card ${number}`),
    'docker-house',
    'black-market',
    'market',
  ];
}

/** Moves that have a button of their own beside the prompt, or one at the end of the turn. */
const BUTTONS =
  /^(pass|commit|use-all|load-all|decline|choose-dice|(first|second|gain)-colours? |second-colours|discount|sell|shift-die|extra-die|pay-|store-resource)/;

/** Plays a game of bots and shows every question to `look`, until it says `enough`. */
function playThrough(look: (match: M, seat: number) => 'more' | 'enough'): void {
  const match = newMatch();
  for (;;) {
    answerChance(amsterdam, match, SEED);
    if (match.result()) return;
    const [seat] = match.waitingFor() as readonly number[];
    if (look(match, seat) === 'enough') return;
    const view = match.view(seat);
    const random = new Random(`${SEED} ${match.rows.length}`);
    const seen = { seat, view, memory: match.memory(seat), legal: match.legal(seat), random };
    match.submit(seat, bots['greedy'].choose(seen));
  }
}

/** A match in which the moves so far were made anew, so that others can be tried. */
function copyOf(match: M): M {
  const copy = replayLog(amsterdam, readLog(writeLog(match, headerOf(match))));
  answerChance(amsterdam, copy, SEED);
  return copy;
}

beforeAll(speakEnglish);

describe('the table of Amsterdam', () => {
  it('offers every legal move on a piece or as a button, and has words for every question and piece', () => {
    let asked = 0;
    playThrough((match, seat) => {
      const scene = sceneOf(match, seat);
      const { ask: prompt } = ask(scene);
      expect(prompt).not.toBe('');
      const heard = options(scene);
      expect(heard.every((text) => text !== '')).toBe(true);
      // Two choices never sound the same.
      expect(new Set(heard).size).toBe(heard.length);
      // Up to ten choices are heard by name, and as one sentence.
      if (scene.legal.size <= 10) expect(heard).toHaveLength(scene.legal.size);
      expect(oneSentence(heard)).not.toMatch(/\.(,|$)/);
      const pieces = piecesOf(scene);
      const onPieces = new Set(pieces.flatMap((piece) => movesOf(piece, scene)));
      const reach = pieces.some((piece) => piece.startsWith('reach') && canReach(scene, Number(piece.slice(6))));
      for (const move of scene.legal)
        expect(onPieces.has(move) || BUTTONS.test(move) || (move.startsWith('amstel') && reach), move).toBe(true);
      const told =
        asked++ % 25 === 0
          ? pieces
          : pieces.filter((piece) => /^(card|block) /.test(piece) && movesOf(piece, scene).length > 0);
      for (const piece of told) {
        const { title, actions = [] } = meaning({ piece }, scene) ?? {};
        expect(title, piece).toBeTruthy();
        // The button beside it says what is done; what the thing costs and does is told above.
        if (/^(card|block) /.test(piece))
          for (const { label } of actions) expect(label).toMatch(/^(Activate|Use|Take|Discard|Take the block)$/);
      }
      expect(summary(scene).every((line) => line.endsWith('.'))).toBe(true);
      return 'more';
    });
    expect(asked).toBeGreaterThan(60);
  });

  it('tells a card by ear with one stop after each sentence, and its time once', async () => {
    const match = newMatch();
    answerChance(amsterdam, match, SEED);
    for (const code of ['en', 'fr'] as const) {
      await setLanguage(code);
      const scene = sceneOf(match, 0);
      const numbers = editionOf(scene.position.view).cards.map(({ number }) => number);
      for (const number of numbers) {
        const label = cardData(scene, number, 'inactive').press?.label ?? '';
        expect(label).not.toMatch(/\.\.|\.,/);
        expect(label).not.toMatch(/(en fin de partie|at the end of the game)\s?: \1/i);
      }
    }
    await setLanguage('en');
  });

  it('counts the dockers at home, none, one and more, as each language does', async () => {
    const match = newMatch();
    answerChance(amsterdam, match, SEED);
    const told = async (code: 'en' | 'fr', housed: object): Promise<string | undefined> => {
      await setLanguage(code);
      const scene = sceneOf(match, 0);
      const view = { ...scene.position.view, housed } as AmsScene['position']['view'];
      return meaning({ piece: 'docker-house' }, { ...scene, position: { ...scene.position, view } })?.lines[0];
    };
    expect(await told('fr', {})).toContain('0 docker rentré\u202f;');
    expect(await told('fr', { white: 2 })).toContain('2 dockers rentrés');
    expect(await told('en', { white: 1 })).toContain('1 docker at home');
    expect(await told('en', {})).toContain('0 dockers at home');
  });

  it('sails every way and pays every price as moves that the engine takes', () => {
    let tried = 0;
    playThrough((match, seat) => {
      const scene = sceneOf(match, seat);
      const { view } = scene.position;
      if (view.question?.task !== 'turn' || match.rows.length % 3 !== 0) return 'more';
      const pool = view.players[seat].pool;
      for (const [to, way] of [...seaWays(view, seat)].slice(-2)) {
        const copy = copyOf(match);
        copy.submit(seat, journeyMoves(view, seat, way.path, sensiblePlan(view, seat, way.cost)));
        const after = copy.view(seat).players[seat];
        expect(after.barge).toBe(to);
        expect(total(pool) - total(after.pool)).toBe(way.cost);
        tried++;
      }
      const due = amstelCost(view, 2);
      if (scene.legal.has('amstel') && total(pool) >= due) {
        const copy = copyOf(match);
        copy.submit(seat, ['amstel', 'amstel-steps 2', ...paymentMoves(pool, due, sensiblePlan(view, seat, due))]);
        expect(total(pool) - total(copy.view(seat).players[seat].pool)).toBe(due);
        tried++;
      }
      return tried > 9 ? 'enough' : 'more';
    });
    expect(tried).toBeGreaterThan(5);
  });

  it('knows in which round the dial pays for something', () => {
    playThrough((match, seat) => {
      const { view } = sceneOf(match, seat).position;
      if (view.question?.task !== 'turn') return 'more';
      const player = { ...view.players[seat], pool: { black: 1, brown: 0, violet: 0, pink: 0, orange: 0, grey: 0 } };
      const dial = Object.fromEntries(Object.keys(player.dial).map((place) => [place, 0]));
      const mine = { ...player, dial: { ...dial, '2-black': 2, '3-black': 4 } };
      expect(needOf(view, mine, { black: 2 })).toEqual({ now: { black: 1 }, round: view.round + 2, lacks: {} });
      expect(needOf(view, mine, { black: 5 })).toMatchObject({ round: view.round + 3, lacks: { black: 1 } });
      expect(needOf(view, mine, { black: 5 }, 1)).toMatchObject({ round: view.round + 3, lacks: {} });
      expect(needOf(view, { ...mine, dial }, { black: 5 }).round).toBeUndefined();
      // With one off the price the earlier segment pays, and so does the pool; of what is missing yet one is off too.
      expect(needOf(view, mine, { black: 3 }, 1)).toMatchObject({
        now: { black: 1 },
        round: view.round + 2,
        lacks: {},
      });
      expect(needOf(view, mine, { black: 1, grey: 1 }, 1).now).toEqual({});
      return 'enough';
    });
  });

  it('counts the stored resource with what leaves the dial next, until the dials have turned', () => {
    playThrough((match, seat) => {
      const { view } = sceneOf(match, seat).position;
      if (view.question?.task !== 'choose-dice') return 'more';
      const mine = { ...view.players[seat], dial: { '1-black': 1, '2-black': 1 }, stored: 'grey' as const };
      const cost = { black: 1, grey: 1 };
      expect(needOf(view, mine, cost)).toMatchObject({ round: view.round, lacks: {} });
      expect(needOf({ ...view, phase: 3 }, mine, cost)).toMatchObject({ round: view.round + 1, lacks: { grey: 1 } });
      return 'enough';
    });
  });

  it('says how many market tiles are to come: one for each round, without those in the box', () => {
    playThrough((match, seat) => {
      const scene = sceneOf(match, seat);
      const { round } = scene.position.view;
      expect(marketData(scene)).toMatchObject({ left: 12 - round });
      return round < 5 ? 'more' : 'enough';
    });
  });

  it('shows the solo game and every expansion, though their figures are not drawn', () => {
    const games = [
      { seats: 1, options: {} },
      {
        seats: 3,
        options: { foreman: true, orders: 3, openOrders: 1, trader: true, extraTiles: true, length: 'short' },
      },
    ];
    for (const { seats: count, options: wanted } of games) {
      const match = new Match(amsterdam, {
        seats: count,
        options: amsterdam.definition.readOptions(wanted, count),
      });
      const random = new Random(SEED);
      const tasks = new Set<string>();
      for (;;) {
        answerChance(amsterdam, match, SEED);
        if (match.result()) break;
        const [seat] = match.waitingFor() as readonly number[];
        const scene = { ...sceneOf(match, seat), seats: seats.slice(0, count) };
        const task = scene.position.view.question?.task ?? '';
        if (!tasks.has(task) || match.rows.length % 40 === 0) {
          tasks.add(task);
          expect(ask(scene).ask).not.toBe('');
          expect(options(scene).every((text) => text !== '')).toBe(true);
          expect(cityData(scene).blocks).toHaveLength(36);
          expect(amstelData(scene).spaces).toHaveLength(19);
          expect(harbourData(scene, {}).barges).toHaveLength(count);
          expect(marketData(scene)?.signs.length).toBeGreaterThan(2);
          lines(scene.position, seat, scene.seats, scene.speech);
        }
        const legal = match.legal(seat);
        match.submit(seat, [legal[random.below(legal.length)]]);
      }
    }
  });

  it('lets dice be chosen while others choose theirs, and the engine takes them when their turn comes', () => {
    let left: readonly string[] = [];
    let waits: number | undefined;
    playThrough((match, seat) => {
      const { view } = sceneOf(match, seat).position;
      if (waits === seat && view.question?.task === 'choose-dice') {
        match.submit(seat, left);
        expect(match.waitingFor()).not.toContain(seat);
        return 'enough';
      }
      const next = view.order[view.order.indexOf(seat) + 1];
      if (waits !== undefined || view.question?.task !== 'choose-dice' || next === undefined) return 'more';
      const scene: AmsScene = {
        ...sceneOf(match, next),
        ahead: [],
        onAhead: (moves) => {
          left = moves;
        },
      };
      expect(mayChooseAhead(scene)).toBe(true);
      expect(mayChooseAhead({ ...sceneOf(match, seat), onAhead: nothing })).toBe(false);
      pressPiece('die pink', scene);
      expect(diceAhead(scene)).toEqual(['pink']);
      pressPiece('die black', scene);
      expect(left).toEqual(['choose-dice black-pink', 'commit']);
      expect(diceAhead({ ...scene, ahead: left })).toEqual(['black', 'pink']);
      expect(ask({ ...scene, ahead: left }).hint).toContain('black and pink');
      waits = next;
      return 'more';
    });
    expect(waits).toBeDefined();
  });

  it('tells the log in sentences, the same when it is told again', () => {
    playThrough((match, seat) => {
      if (match.rows.length < 80) return 'more';
      const { position } = sceneOf(match, seat);
      const told = lines(position, seat, seats, speech.value);
      expect(told.filter(({ kind }) => kind === 'turn').map(({ text }) => text)[0]).toBe('Round 3');
      expect(lines(position, seat, seats, speech.value)).toEqual(told);
      expect(new Set(told.map(({ key }) => key)).size).toBe(told.length);
      return 'enough';
    });
  });
});

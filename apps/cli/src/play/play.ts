import type { Notice } from '@mokum/protocol';
import { wrapped } from '../pen.ts';
import type { AnyView } from '../table.ts';
import { droppedText } from './ahead.ts';
import { question } from './question.ts';
import { clientAt, humans, openSession, positionAt, runOn, sceneFor, type Session, type Wanted } from './session.ts';
import type { Setting } from './setting.ts';

/** Plays a game at the terminal until it is over or left. Returns the exit code; `refuse` is told why none can be played. */
export async function play(wanted: Wanted, setting: Setting, refuse: (why: string) => Error): Promise<number> {
  const { io, pen, keeping } = setting;
  if ('options' in wanted.start) io.say(keeping.told);
  const opened = await openSession(wanted, keeping);
  if (!opened.ok) throw refuse(opened.refusal.message);
  if ('kept' in wanted.start) io.say(keeping.told);
  const session = opened.value;
  const version = `This table plays version ${session.host.card.rules} of the rules.`;
  io.say(version);
  hear(session);
  const people = humans(session);
  const told = session.sittings.map(() => 0);
  const leave = (): Promise<number> => keeping.leave(session.host.log());
  let current = people.length === 1 ? people[0] : -1;
  let drawn = -1;
  // Twice: a screen that is cleared for the first table would take it away, and a curtain may come before that table.
  let named: 'yes' | 'not below a table' = io.terminal.out ? 'not below a table' : 'yes';
  for (;;) {
    const waiting = await runOn(session);
    if (session.keeps.state === 'left') return await leave();
    if (positionAt(session, people[0]).result) return await finish(session, setting, told[Math.max(current, 0)]);
    if (!waiting.includes(current)) {
      const passed = session.host.knowsSecrets(people)
        ? await curtain(session, setting, current, waiting[0])
        : 'passed';
      if (passed === 'left') return await leave();
      if (passed === 'back') continue;
      current = waiting[0];
      drawn = -1;
    }
    const { length } = positionAt(session, current);
    if (drawn !== length) {
      show(session, setting, current, told[current]);
      told[current] = length;
      drawn = length;
      if (named !== 'yes') io.say('', pen.dim(keeping.told), pen.dim(version));
      named = 'yes';
    }
    for (const sorry of session.news.get(current) ?? [])
      io.say('', ...wrapped(pen.ink('red', sorry), io.columns, '  '));
    session.news.delete(current);
    const answered = await question(session, setting, current);
    if (answered === 'left') return await leave();
    if (answered === 'redraw') {
      io.clear();
      io.say('', ...session.title.table.draw(sceneFor(session, current, io.columns, pen)));
    }
  }
}

/** What a table tells beside the game is told when its person looks next. */
function hear(session: Session): void {
  for (const seat of humans(session))
    clientAt(session, seat).listen({
      notice(notice) {
        const line = noticeText(session, notice);
        if (line !== undefined) session.news.set(seat, [...(session.news.get(seat) ?? []), line]);
      },
    });
}

function noticeText(session: Session, notice: Notice): string | undefined {
  if (notice.is === 'ahead-dropped') return droppedText(session, notice.moves, notice.why);
  if (notice.is === 'bot-replaced')
    return `${session.sittings[notice.seat].name} gave no answer that is allowed: a legal move was drawn by lot.`;
  return undefined;
}

/** The screen is cleared before another person looks at it, in games where hands are secret. */
async function curtain(
  session: Session,
  { io, asker, pen }: Setting,
  from: number,
  to: number,
): Promise<'passed' | 'back' | 'left'> {
  const { name } = session.sittings[to];
  const can = from >= 0 && positionAt(session, from).undo.ok;
  if (io.terminal.out) io.clear();
  else io.say('', '─'.repeat(40));
  io.say(
    '',
    `  ${pen.bold(`Pass to ${name}`)}`,
    '',
    '  The others look away.',
    ...(can ? ['  undo goes back and takes the last answer back.'] : []),
  );
  for (;;) {
    const line = (await asker.ask(`  ${name}, press Enter `))?.trim().toLowerCase();
    if (line === undefined || line === 'quit') return 'left';
    if (line === 'undo' && can) {
      await clientAt(session, from).undo();
      return 'back';
    }
    if (line === '') return 'passed';
    io.say(`  Only Enter${can ? ', undo' : ''} or quit here.`);
  }
}

function show(session: Session, { io, pen }: Setting, seat: number, since: number): void {
  const { rows, view } = positionAt(session, seat);
  const names = session.sittings.map(({ name }) => name);
  const news = session.title.table
    .tell(rows, names, view as unknown as AnyView, seat)
    .filter(({ seq }) => seq >= since)
    .flatMap(({ lines }) => lines);
  io.clear();
  const scene = session.title.table.draw(sceneFor(session, seat, io.columns, pen));
  io.say('', ...scene, '', ...news.flatMap((line) => wrapped(`${pen.ink('cyan', '›')} ${line}`, io.columns, '  ')));
}

async function finish(session: Session, { io, pen, keeping }: Setting, since: number): Promise<number> {
  const { title, sittings, host } = session;
  const names = sittings.map(({ name }) => name);
  const { result, rows, view } = positionAt(session, humans(session)[0]);
  if (!result) return 0;
  const everyone = result.points.length > names.length ? [...names, title.table.rival ?? ''] : names;
  io.clear();
  const news = title.table.tell(rows, names, view as unknown as AnyView).filter(({ seq }) => seq >= since);
  io.say(
    '',
    ...title.table.draw(sceneFor(session, undefined, io.columns, pen)),
    '',
    ...news.flatMap(({ lines }) => lines.map((line) => `${pen.ink('cyan', '›')} ${line}`)),
    '',
    ...title.table.scores(result, everyone, pen),
    '',
    pen.bold(title.table.winners(everyone.filter((_, seat) => result.ranking[seat] === 1))),
  );
  const text = host.log();
  if (!keeping.holds(text)) return await keeping.leave(text);
  io.say(`The whole game is in ${keeping.file}; npx mokum verify ${keeping.file} checks it.`);
  return 0;
}

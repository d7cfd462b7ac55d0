import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Face } from '../games/face.ts';
import type { SeatInfo } from '../table/table.ts';
import { Sheet } from '../ui/sheet.tsx';
import { PhoneFrame, TableFrame } from '../ui/table-frame.tsx';
import { useLaying } from '../ui/use-laying.ts';
import { tableWords } from '../words/language.ts';
import { Announcer } from './announcer.tsx';
import { Banners } from './banners.tsx';
import { Curtain } from './curtain.tsx';
import { EndPage } from './end-page.tsx';
import { Inspector, type InspectorProps } from './inspector.tsx';
import { NoteSlip, noteFor } from './note-slip.tsx';
import { NoticeSlip } from './notice-slip.tsx';
import { sinceOwnTurn } from './own-rows.ts';
import { useFrame } from './phone.ts';
import { RecapSlip } from './recap-slip.tsx';
import { ReplayBar } from './replay-bar.tsx';
import type { Session } from './session.ts';
import { useTableKeys } from './table-keys.ts';
import { TableBar } from './table-bar.tsx';
import { TableDialogs } from './table-dialogs.tsx';
import { TableDrawer } from './table-drawer.tsx';
import { TablePrompt } from './table-prompt.tsx';
import { type TableState, tableState } from './table-state.ts';
import { useScene } from './use-scene.ts';
import { useWhy } from './use-why.ts';
import './slips.css';
import './table-page.css';

interface TablePageProps {
  readonly session: Session;
  /** a `replay` is only looked at, moment by moment */
  readonly how: 'play' | 'replay';
  readonly onHome: () => void;
  readonly onRematch: () => void;
}

/**
 * The board comes after the others, into the room that they leave it, so that nothing has to move. A large one lays
 * itself in up to five parts: all is there when the fifth has had its task too.
 */
const PARTS = ['frame', 'own', 'banners', 'board', 'second', 'third', 'fourth', 'fifth', 'all'] as const;

/** A line for each of the others, at the largest table. */
const SHORT_RECAP = 4;

/** Lower than this, prompt and hand stand beside the board. */
const LOW = 540;

/** One table, whatever game lies on it. */
export function TablePage(props: TablePageProps) {
  const { table, face } = props.session;
  const curtain = table.hotSeat?.curtain.value;
  // Everything lies below: it is not to be drawn anew because another move was made.
  const audience = useComputed(() => String(table.now.value.audience)).value;
  if (curtain !== undefined && props.how === 'play')
    return (
      <Curtain
        key={curtain}
        seat={table.info.seats[curtain]}
        onRaise={() => table.hotSeat?.raiseCurtain()}
        onHome={props.onHome}
      />
    );
  return (
    <>
      {face.Defs()}
      <Laid key={audience} {...props} />
    </>
  );
}

/** The table behind the curtain: everything on it is what one audience sees. */
function Laid({ session, how, onHome, onRematch }: TablePageProps) {
  const { table, face } = session;
  const { seats } = table.info;
  const frame = useFrame();
  const state = useTableState(session, how);
  const openRule = (paragraph: string): void => {
    state.rival.value = undefined;
    state.page.value = 'rules';
    state.paragraph.value = paragraph;
    if (frame === 'phone') state.stop.value = 'all';
  };
  const scene = useScene({ session, state, how, frame, openRule });
  const { position, speech } = scene;
  const viewer = typeof position.audience === 'number' ? position.audience : undefined;
  const live = state.looking.value === undefined;
  const laying = useLaying(PARTS);
  useTableKeys(face, scene, session, state, laying('all') ? 'laid' : 'not-yet');

  const newest = session.shown.value;
  const lines = useMemo(() => face.lines(newest, viewer, seats, speech), [newest, viewer, speech]);
  const since = useMemo(() => sinceOwnTurn(newest, lines, viewer, face.ends), [newest, lines, viewer]);
  const scores = useMemo(() => face.scores(position.view, speech), [position.view, speech]);
  // What lies on the table is drawn from the scene alone: the same scene, the same drawing.
  const laid = useMemo(() => ({ board: <face.Board {...scene} />, own: <face.Own {...scene} /> }), [scene]);
  const playing = session.playing.value;
  const banners = useMemo(
    () => (
      <Banners
        face={face}
        scene={scene}
        totals={scores.totals}
        playing={playing}
        onOpen={(other) => {
          state.rival.value = other;
        }}
      />
    ),
    [scene, scores, playing],
  );
  const notice = table.notice.value;
  const about = state.about.value;
  const why = useWhy(table, how === 'play' && !scene.legal.has(about?.move ?? '') ? about?.move : undefined, newest);

  if (newest.result && live && how === 'play' && state.count.value === 'shown' && playing === undefined)
    return (
      <EndPage
        face={face}
        table={table}
        position={newest}
        onTable={() => {
          state.count.value = 'hidden';
        }}
        onRematch={onRematch}
        onHome={onHome}
      />
    );

  const drawer = (frame === 'phone' || state.page.value) && (
    <TableDrawer
      face={face}
      version={table.info.rules}
      scene={scene}
      state={state}
      lines={lines}
      scores={scores}
      onLook={(length) => {
        state.looking.value = length === table.now.peek().revision && how === 'play' ? undefined : length;
        // On a phone the log lies over the board that is to be looked at.
        if (frame === 'phone') state.stop.value = 'own';
      }}
      onParagraph={openRule}
    />
  );

  const inspected = about ?? state.peek.value;
  const acts = how === 'play' && live;
  const note = acts && !inspected && playing === undefined ? noteFor(face, scene) : undefined;
  const folded = recapLies(frame, { face, seats, since, note });
  const recap = acts && !inspected && <RecapSlip lines={since.lines} seats={seats} state={state} by={folded} />;
  const board = (
    <>
      <div class="board-fill" onClickCapture={() => session.playing.peek() !== undefined && session.skip()}>
        {laying('board') && laid.board}
      </div>
      {recap && <div class={`slips ${frame === 'desktop' ? 'slips-top' : 'slips-low'}`}>{recap}</div>}
      <div class="slips" data-about={inspected?.piece}>
        {notice && <NoticeSlip notice={notice} info={table.info} onDismiss={() => table.dismissNotice()} />}
        {inspected
          ? inspector({ face, scene, about: inspected, why, onParagraph: openRule }, state)
          : note && <NoteSlip face={face} scene={scene} note={note} onParagraph={openRule} />}
      </div>
    </>
  );
  const bar = <TableBar face={face} state={state} frame={frame} onHome={onHome} />;
  const prompt =
    how === 'replay' ? (
      <ReplayBar table={table} state={state} turn={face.turn(position.view, speech)} lines={lines} />
    ) : (
      <TablePrompt face={face} scene={scene} session={session} state={state} />
    );
  return (
    <>
      {framed(frame, state, {
        bar,
        opponents: laying('banners') && banners,
        board,
        prompt,
        own: laying('own') && laid.own,
        drawer,
      })}
      <Announcer lines={lines} note={note?.text(speech)} />
      <TableDialogs face={face} scene={scene} session={session} state={state} onParagraph={openRule} />
    </>
  );
}

/** What is open and looked at; a replay begins with its last moment. */
function useTableState(session: Session, how: TablePageProps['how']): TableState {
  const state = useMemo(() => {
    const made = tableState(session);
    if (how === 'replay') made.looking.value = session.table.now.peek().revision;
    return made;
  }, [session, how]);
  useEffect(() => state.close, [state]);
  return state;
}

/** What is told of a piece: pinned if it was asked about, a peek if it is only pointed at. */
const inspector = (props: Omit<InspectorProps, 'how' | 'onClose'>, { about }: TableState) => (
  <Inspector
    {...props}
    how={about.value ? 'pinned' : 'peek'}
    onClose={() => {
      about.value = undefined;
    }}
  />
);

interface FrameParts {
  readonly bar: ComponentChildren;
  readonly opponents: ComponentChildren;
  readonly board: ComponentChildren;
  readonly prompt: ComponentChildren;
  readonly own: ComponentChildren;
  readonly drawer: ComponentChildren;
}

/** The parts of a table in the frame of the screen. */
function framed(frame: 'phone' | 'desktop', state: TableState, parts: FrameParts) {
  const { bar, opponents, board, prompt, own, drawer } = parts;
  const words = tableWords.value;
  return frame === 'phone' ? (
    <PhoneFrame
      bar={bar}
      opponents={opponents}
      board={board}
      sheet={
        <Sheet
          stop={state.stop.value}
          onStop={(stop) => {
            state.stop.value = stop;
          }}
          prompt={prompt}
          own={own}
          rest={drawer}
          words={{ sheet: words.own, handle: words.sheet }}
        />
      }
      words={{ opponents: words.opponents, board: words.board }}
    />
  ) : (
    <TableFrame
      bar={bar}
      opponents={opponents}
      board={board}
      prompt={prompt}
      own={own}
      drawer={drawer}
      words={{ opponents: words.opponents, board: words.board, prompt: words.prompt, own: words.own }}
    />
  );
}

interface RecapRoom {
  readonly face: Face;
  readonly seats: readonly SeatInfo[];
  readonly since: ReturnType<typeof sinceOwnTurn>;
  readonly note: unknown;
}

/** How what happened since lies there as long as nobody has said otherwise. */
function recapLies(frame: 'phone' | 'desktop', { face, seats, since, note }: RecapRoom): 'open' | 'folded' {
  // A phone has no room beside the board: there a long recap lies folded, and every one once a turn has begun or where
  // the board is low.
  const roomy =
    frame === 'desktop' || (innerHeight > LOW && since.turn === 'ahead' && !note && since.lines.length <= SHORT_RECAP);
  // Nor do five seats on a low screen leave any, or whatever the game's table has room for.
  const crowded = frame === 'desktop' && seats.length > (face.roomy ?? 4) && innerHeight < 860;
  return roomy && !crowded ? 'open' : 'folded';
}

import { useComputed, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { lastInput } from '../app/last-input.ts';
import type { About, Scene } from '../games/face.ts';
import type { LocalTable } from '../table/local-table.ts';
import { Drawer } from '../ui/drawer.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { PhoneFrame, TableFrame } from '../ui/table-frame.tsx';
import { tableWords } from '../words/language.ts';
import { Announcer } from './announcer.tsx';
import { Banners } from './banners.tsx';
import { Curtain } from './curtain.tsx';
import { EndPage } from './end-page.tsx';
import { Inspector } from './inspector.tsx';
import { LogPanel } from './log-panel.tsx';
import { NoteSlip, noteFor } from './note-slip.tsx';
import { NoticeSlip } from './notice-slip.tsx';
import { sinceOwnTurn } from './own-rows.ts';
import { useFrame } from './phone.ts';
import { RecapSlip } from './recap-slip.tsx';
import { ReplayBar } from './replay-bar.tsx';
import { RulesPanel } from './rules-panel.tsx';
import { ScoresPanel } from './scores-panel.tsx';
import type { Session } from './session.ts';
import { useTableKeys } from './table-keys.ts';
import { TableBar } from './table-bar.tsx';
import { TableDialogs } from './table-dialogs.tsx';
import { TablePrompt } from './table-prompt.tsx';
import { type PageName, tableState } from './table-state.ts';
import './slips.css';
import './table-page.css';

interface TablePageProps {
  readonly session: Session;
  /** a `replay` is only looked at, moment by moment */
  readonly how: 'play' | 'replay';
  readonly onHome: () => void;
  readonly onRematch: () => void;
}

const none: ReadonlySet<string> = new Set();
/** A line for each of the others, at the largest table. */
const SHORT_RECAP = 4;

/** One table, whatever game lies on it. */
export function TablePage(props: TablePageProps) {
  const { table, face } = props.session;
  const curtain = table.curtain.value;
  if (curtain !== undefined && props.how === 'play')
    return (
      <Curtain
        key={curtain}
        seat={table.info.seats[curtain]}
        onRaise={() => table.raiseCurtain()}
        onHome={props.onHome}
      />
    );
  return (
    <>
      {face.Defs()}
      <Laid key={String(table.now.value.audience)} {...props} />
    </>
  );
}

/** The table behind the curtain: everything on it is what one audience sees. */
function Laid({ session, how, onHome, onRematch }: TablePageProps) {
  const { table, face } = session;
  const { seats } = table.info;
  const words = tableWords.value;
  const frame = useFrame();
  const state = useMemo(() => {
    const made = tableState(session);
    if (how === 'replay') made.looking.value = table.now.peek().length;
    return made;
  }, [session, how]);
  const speech = face.speech.value;
  const position = state.position.value;
  const seat = state.seat.value;
  const viewer = typeof position.audience === 'number' ? position.audience : undefined;
  const live = state.looking.value === undefined;
  const legal = useComputed(() => new Set(state.position.value.legal));
  const peekTimer = useSignal(0);

  const ask = (about: About): void => {
    state.peek.value = undefined;
    state.about.value = about;
  };
  const peek = (about: About | undefined): void => {
    clearTimeout(peekTimer.peek());
    if (about === undefined || lastInput() === 'key') state.peek.value = about;
    // A finger points at nothing: what a tap leaves behind would only cover the board.
    else if (lastInput() === 'pointer')
      peekTimer.value = window.setTimeout(() => {
        state.peek.value = about;
      }, 250);
  };
  const scene: Scene<unknown, unknown> = {
    position,
    seat,
    seats,
    legal: live && how === 'play' ? legal.value : none,
    again: live && how === 'play' && session.playing.value === undefined ? session.again.value : none,
    speech,
    frame,
    onMove: (move) => {
      state.about.value = undefined;
      state.peek.value = undefined;
      void session.move(move);
    },
    onMoves: (moves) => {
      state.about.value = undefined;
      state.peek.value = undefined;
      void session.moves(moves);
    },
    ...(live &&
      how === 'play' &&
      viewer !== undefined && {
        ahead: table.left.value.get(viewer) ?? [],
        onAhead: (moves: readonly string[]) => void table.ahead(moves),
      }),
    onRule: (paragraph) => openRule(paragraph),
    onTakeBack: () => void session.takeBack(),
    onAsk: ask,
    onPeek: peek,
  };
  useTableKeys(face, scene, session, state);

  const openRule = (paragraph: string): void => {
    state.rival.value = undefined;
    state.page.value = 'rules';
    state.paragraph.value = paragraph;
    if (frame === 'phone') state.stop.value = 'all';
  };
  const newest = session.shown.value;
  const lines = face.lines(newest, viewer, seats, speech);
  const since = sinceOwnTurn(newest, lines, viewer, face.ends);
  const notice = 'notice' in table ? (table as LocalTable).notice.value : undefined;
  const about = state.about.value;
  const why =
    about?.move !== undefined && how === 'play' && !scene.legal.has(about.move) ? table.why(about.move) : undefined;

  if (newest.result && live && how === 'play' && state.count.value === 'shown' && session.playing.value === undefined)
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

  const pages = [
    {
      id: 'log',
      title: words.log,
      symbol: 'log',
      content: (
        <LogPanel
          lines={lines}
          seats={seats}
          {...(state.looking.value !== undefined && { looking: state.looking.value })}
          onLook={(length) => {
            state.looking.value = length === table.now.peek().length && how === 'play' ? undefined : length;
          }}
        />
      ),
    },
    {
      id: 'scores',
      title: words.scores,
      symbol: 'points',
      content: (
        <ScoresPanel
          scores={face.scores(position.view, speech)}
          seats={face.counted?.(seats, position.view, speech) ?? seats}
        />
      ),
    },
    {
      id: 'rules',
      title: words.rules,
      symbol: 'rules',
      content: <RulesPanel face={face} paragraph={state.paragraph.value} onParagraph={openRule} />,
    },
  ] as const;
  const showPage = (id: string | undefined): void => {
    state.page.value = id as PageName | undefined;
    state.paragraph.value = undefined;
    if (frame === 'phone' && id === undefined) state.stop.value = 'own';
  };
  const drawer = (
    <Drawer
      pages={pages}
      shown={state.page.value ?? (frame === 'phone' ? 'log' : '')}
      onShow={showPage}
      words={{ drawer: words.drawer, close: words.close }}
    />
  );

  const inspected = about ?? state.peek.value;
  const playing = how === 'play' && live;
  const note = playing && !inspected && session.playing.value === undefined ? noteFor(face, scene) : undefined;
  // A phone has no room beside the board: there a long recap lies folded, and every one once a turn has begun.
  const roomy = frame === 'desktop' || (since.turn === 'ahead' && !note && since.lines.length <= SHORT_RECAP);
  // Nor do five seats on a low screen leave any, or whatever the game's table has room for.
  const crowded = frame === 'desktop' && seats.length > (face.roomy ?? 4) && innerHeight < 860;
  const recap = playing && !inspected && (
    <RecapSlip lines={since.lines} seats={seats} state={state} by={roomy && !crowded ? 'open' : 'folded'} />
  );
  const board = (
    <>
      <div class="board-fill" onClickCapture={() => session.playing.peek() !== undefined && session.skip()}>
        <face.Board {...scene} />
      </div>
      {recap && <div class={`slips ${frame === 'desktop' ? 'slips-top' : 'slips-low'}`}>{recap}</div>}
      <div class="slips" data-about={inspected?.piece}>
        {notice && (
          <NoticeSlip notice={notice} info={table.info} onDismiss={() => (table as LocalTable).dismissNotice()} />
        )}
        {inspected ? (
          <Inspector
            face={face}
            scene={scene}
            about={inspected}
            how={about ? 'pinned' : 'peek'}
            why={why}
            onParagraph={openRule}
            onClose={() => {
              state.about.value = undefined;
            }}
          />
        ) : (
          note && <NoteSlip face={face} scene={scene} note={note} onParagraph={openRule} />
        )}
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
  const own = <face.Own {...scene} />;
  const banners = (
    <Banners
      face={face}
      scene={scene}
      playing={session.playing.value}
      onOpen={(other) => {
        state.rival.value = other;
      }}
    />
  );
  return (
    <>
      {frame === 'phone' ? (
        <PhoneFrame
          bar={bar}
          opponents={banners}
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
          opponents={banners}
          board={board}
          prompt={prompt}
          own={own}
          drawer={state.page.value && drawer}
          words={{ opponents: words.opponents, board: words.board, prompt: words.prompt, own: words.own }}
        />
      )}
      <Announcer lines={lines} />
      <TableDialogs face={face} scene={scene} session={session} state={state} onParagraph={openRule} />
    </>
  );
}

import type { VNode } from 'preact';
import type { Face, Line, Scene, Scores } from '../games/face.ts';
import { Drawer } from '../ui/drawer.tsx';
import { tableWords } from '../words/language.ts';
import { LogPanel } from './log-panel.tsx';
import { RulesPanel } from './rules-panel.tsx';
import { ScoresPanel } from './scores-panel.tsx';
import type { PageName, TableState } from './table-state.ts';

interface TableDrawerProps {
  readonly face: Face;
  /** of the rules that the table is played by */
  readonly version: number;
  readonly scene: Scene<unknown, unknown>;
  readonly state: TableState;
  readonly lines: readonly Line[];
  readonly scores: Scores;
  readonly onLook: (length: number) => void;
  readonly onParagraph: (paragraph: string) => void;
}

/** Log, points and rules; only the page that is shown is made. */
export function TableDrawer({ face, version, scene, state, lines, scores, onLook, onParagraph }: TableDrawerProps) {
  const words = tableWords.value;
  const { frame, seats, position, speech } = scene;
  const shown = state.page.value ?? (frame === 'phone' ? 'log' : '');
  const contents: Readonly<Record<PageName, () => VNode>> = {
    log: () => (
      <LogPanel
        lines={lines}
        seats={seats}
        {...(state.looking.value !== undefined && { looking: state.looking.value })}
        onLook={onLook}
      />
    ),
    scores: () => {
      const ahead = position.result ? undefined : face.forecast?.(position.view, scene.seat, speech);
      return (
        <ScoresPanel
          scores={ahead ?? scores}
          when={ahead ? 'if-over' : 'so-far'}
          seats={face.counted?.(seats, position.view, speech) ?? seats}
        />
      );
    },
    rules: () => (
      <RulesPanel face={face} version={version} paragraph={state.paragraph.value} onParagraph={onParagraph} />
    ),
  };
  const pages = [
    { id: 'log', title: words.log, symbol: 'log' },
    { id: 'scores', title: words.scores, symbol: 'points' },
    { id: 'rules', title: words.rules, symbol: 'rules' },
  ] as const;
  return (
    <Drawer
      pages={pages.map((page) => ({ ...page, content: page.id === shown ? contents[page.id]() : null }))}
      shown={shown}
      onShow={(id) => {
        state.page.value = id as PageName | undefined;
        state.paragraph.value = undefined;
        if (frame === 'phone' && id === undefined) state.stop.value = 'own';
      }}
      words={{ drawer: words.drawer, close: words.close }}
    />
  );
}

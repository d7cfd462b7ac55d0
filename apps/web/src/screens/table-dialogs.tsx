import type { Face, Scene } from '../games/face.ts';
import { Dialog } from '../ui/dialog.tsx';
import { tableWords } from '../words/language.ts';
import { EndTurnDialog } from './end-turn.tsx';
import { Inspector } from './inspector.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import type { Session } from './session.ts';
import { SettingsDialog } from './settings-dialog.tsx';
import type { TableState } from './table-state.ts';

interface TableDialogsProps {
  readonly face: Face;
  readonly scene: Scene<unknown, unknown>;
  readonly session: Session;
  readonly state: TableState;
  readonly onParagraph: (paragraph: string) => void;
}

/** What opens above the table: an opponent's area in large, settings, keys. */
export function TableDialogs({ face, scene, session, state, onParagraph }: TableDialogsProps) {
  const words = tableWords.value;
  const rival = state.rival.value;
  const about = state.about.value;
  const inspected = about ?? state.peek.value;
  const forget = (): void => {
    state.about.value = undefined;
  };
  const shut = (): void => {
    state.dialog.value = undefined;
  };
  return (
    <>
      <Dialog
        title={rival === undefined ? words.opponents : scene.seats[rival].name}
        open={rival === undefined ? 'closed' : 'open'}
        onClose={() => {
          state.rival.value = undefined;
          forget();
        }}
        words={{ close: words.close }}
      >
        {rival !== undefined && <face.Large scene={scene} seat={rival} />}
        {rival !== undefined && inspected && (
          <Inspector
            face={face}
            scene={scene}
            about={inspected}
            how={about ? 'pinned' : 'peek'}
            why={undefined}
            onParagraph={onParagraph}
            onClose={forget}
          />
        )}
      </Dialog>
      <SettingsDialog open={state.dialog.value === 'settings' ? 'open' : 'closed'} onClose={shut} />
      <EndTurnDialog face={face} scene={scene} session={session} state={state} />
      <KeysDialog face={face} open={state.dialog.value === 'keys' ? 'open' : 'closed'} onClose={shut} />
    </>
  );
}

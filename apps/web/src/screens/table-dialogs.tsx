import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Face, Scene } from '../games/face.ts';
import { Dialog } from '../ui/dialog.tsx';
import { tableWords } from '../words/language.ts';
import { EndTurnAsk } from './end-turn.tsx';
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

/** What is closed is not drawn again before it opens; it follows the language all the same. */
function Quiet({ open, children }: { readonly open: 'open' | 'closed'; readonly children: ComponentChildren }) {
  const last = useRef({ open, children });
  if (open === 'open' || last.current.open === 'open') last.current = { open, children };
  return <>{last.current.children}</>;
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
  const opened = (name: 'settings' | 'keys' | 'end-turn'): 'open' | 'closed' =>
    state.dialog.value === name ? 'open' : 'closed';
  return (
    <>
      <Quiet open={rival === undefined ? 'closed' : 'open'}>
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
      </Quiet>
      <Quiet open={opened('settings')}>
        <SettingsDialog open={opened('settings')} onClose={shut} />
      </Quiet>
      <Quiet open={opened('end-turn')}>
        <EndTurnAsk face={face} scene={scene} session={session} state={state} />
      </Quiet>
      <Quiet open={opened('keys')}>
        <KeysDialog face={face} open={opened('keys')} onClose={shut} />
      </Quiet>
    </>
  );
}

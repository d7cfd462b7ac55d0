import type { Face } from '../games/face.ts';
import { Dialog } from '../ui/dialog.tsx';
import { tableWords } from '../words/language.ts';

/** All shortcuts, those of the table and those of the game. */
export function KeysDialog({
  face,
  open,
  onClose,
}: {
  readonly face: Face;
  readonly open: 'open' | 'closed';
  readonly onClose: () => void;
}) {
  const table = tableWords.value;
  const words = table.keysOf;
  const speech = face.speech.value;
  const list: readonly (readonly [readonly string[], string])[] = [
    ...face.keys.map(({ key, means }) => [[key.toUpperCase()], means(speech)] as const),
    [['U'], words.undo],
    [['E'], words.endTurn],
    [['L'], words.log],
    [['P'], words.scores],
    [['G'], words.rules],
    [['+', '−', '0'], words.zoom],
    [['?'], words.keys],
    [[words.escapeKey], words.escape],
  ];
  return (
    <Dialog title={table.keys} open={open} onClose={onClose} words={{ close: table.close }}>
      <p>{words.intro}</p>
      <dl class="keys">
        {list.map(([keys, means]) => [
          <dt key={`${means}-keys`}>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>,
          <dd key={means}>{means}</dd>,
        ])}
      </dl>
    </Dialog>
  );
}

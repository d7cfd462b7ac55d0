import { useState } from 'preact/hooks';
import { Swatch } from '../games/grachtenpand/cards/card-tile.tsx';
import { colours } from '../games/grachtenpand/street/bonds.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SeatBanner } from '../ui/seat-banner.tsx';
import { colourNames } from './sample-words.ts';

const tokens = ['paper', 'sheet', 'ink', 'ink-soft', 'water', 'delft', 'brick', 'gilt', 'leaf'];
const sizes = [40, 28, 20, 16, 14, 12];

export function KitSheet() {
  const [open, setOpen] = useState<'open' | 'closed'>('closed');
  return (
    <section class="gallery-sheet">
      <div class="gallery-row">
        {tokens.map((token) => (
          <figure key={token}>
            <div class="gallery-token" style={{ background: `var(--${token})` }} />
            <figcaption>{token}</figcaption>
          </figure>
        ))}
      </div>
      <div class="gallery-row">
        {colours.map((colour) => (
          <span key={colour} class="gallery-row">
            <Swatch colour={colour} />
            {colourNames[colour]}
          </span>
        ))}
      </div>
      {sizes.map((size) => (
        <p key={size} style={{ font: `700 ${size}px/1.3 var(--font-serif)` }}>
          Heel mooi! 1234567890{' '}
          <span style={{ font: `400 ${size}px/1.3 var(--font-sans)` }}>Choose two dice: 0123456789</span>
        </p>
      ))}
      <div class="gallery-row">
        <Button look="main" symbol="play" onPress={() => setOpen('open')}>
          Play now
        </Button>
        <Button look="legal" symbol="canal" onPress={() => {}}>
          Into the canal
        </Button>
        <Button symbol="undo" onPress={() => {}}>
          Undo
        </Button>
        <Button symbol="end-turn" onPress={() => {}} notNow="Choose where the card goes first">
          End turn
        </Button>
        <IconButton symbol="log" label="Log" pressed="on" onPress={() => {}} />
        <IconButton symbol="rules" label="Rules" onPress={() => {}} />
      </div>
      <div class="gallery-row">
        <SeatBanner
          seat="red"
          name="Anna"
          points={12}
          state="thinking"
          words={{ points: '12 points', state: 'builds', name: 'Anna, 12 points, builds' }}
        />
        <SeatBanner
          seat="ivory"
          name="Willem"
          points={7}
          state="idle"
          words={{ points: '7 points', state: 'waits', name: 'Willem, 7 points, waits' }}
        />
      </div>
      <Dialog title="A new table" open={open} onClose={() => setOpen('closed')} words={{ close: 'Close' }}>
        <p>Who sits down?</p>
      </Dialog>
    </section>
  );
}

import { drawings, type SymbolName } from '../symbols/drawings.ts';
import { Emblem } from '../symbols/emblem.tsx';
import { SeatCharge } from '../symbols/seat-charge.tsx';

export function SymbolSheet() {
  return (
    <section class="gallery-sheet">
      <div class="gallery-row">
        {(['red', 'green', 'yellow', 'blue', 'ivory'] as const).map((seat) => (
          <SeatCharge key={seat} seat={seat} size={64} label={seat} />
        ))}
        {(['red', 'green', 'yellow', 'blue', 'ivory'] as const).map((seat) => (
          <SeatCharge key={seat} seat={seat} size={24} label={seat} />
        ))}
      </div>
      <ul class="gallery-symbols">
        {(Object.keys(drawings) as SymbolName[]).map((name) => (
          <li key={name}>
            <div class="gallery-sizes">
              <Emblem name={name} size={48} />
              <Emblem name={name} size={20} />
              <Emblem name={name} size={14} />
            </div>
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

import { unchanged } from '../../../ui/unchanged.ts';
import type { ComponentChildren } from 'preact';
import { Emblem } from '../../../symbols/emblem.tsx';
import type { OnPress, Press, Purse as PurseData } from '../types.ts';
import './purse.css';

interface ChipProps {
  label: string;
  press?: Press | undefined;
  onPress?: OnPress | undefined;
  class: string;
  children: ComponentChildren;
}

/** Something in the purse: a count to read, or a button while it can be given. */
function Chip({ label, press, onPress, class: look, children }: ChipProps) {
  if (!press || !onPress)
    return (
      <span class={`nw-chip ${look}`} role="img" aria-label={label} title={label}>
        <span class="nw-chip-in" aria-hidden="true">
          {children}
        </span>
      </span>
    );
  return (
    <button
      type="button"
      class={`nw-chip nw-chip-${press.state ?? 'legal'} ${look}`}
      aria-label={press.label}
      title={press.label}
      data-press={press.id}
      onClick={() => onPress(press.id)}
      {...(press.state === 'legal' || press.state === 'chosen' ? { 'aria-pressed': press.state === 'chosen' } : {})}
    >
      <span class="nw-chip-in" aria-hidden="true">
        {children}
        {press.worth && <small>{press.worth}</small>}
      </span>
    </button>
  );
}

export interface PurseProps {
  purse: PurseData;
  words: { purse: string };
  onPress?: OnPress;
}

/** One line above the quay: place in the turn order, what one owns, furs by kind, tiles still to use. */
export const Purse = unchanged(({ purse, words, onPress }: PurseProps) => {
  return (
    <div class="nw-purse" role="group" aria-label={words.purse}>
      <span class="nw-order figures" role="img" aria-label={purse.token.label} title={purse.token.label}>
        {purse.token.number}
      </span>
      <span class="nw-purse-group">
        {purse.amounts.map((amount) => (
          <Chip
            key={amount.kind}
            label={amount.label}
            press={amount.press}
            onPress={onPress}
            class={`nw-chip-${amount.kind}`}
          >
            <Emblem name={amount.kind} size={20} />
            <span class="figures">
              {amount.count}
              {amount.room !== undefined && <span class="nw-room">/{amount.room}</span>}
            </span>
          </Chip>
        ))}
      </span>
      <span class="nw-purse-group">
        {purse.furs.map(({ fur, count, label, press }) => (
          <Chip
            key={fur}
            label={label}
            press={press}
            onPress={onPress}
            class={`nw-pelt-chip nw-fur-${fur} ${count ? '' : 'nw-none'}`}
          >
            <span class="nw-pelt-disc">
              <Emblem name={fur} size={20} />
            </span>
            <span class="figures">{count}</span>
          </Chip>
        ))}
      </span>
      <span class="nw-purse-group nw-purse-end">
        {purse.tiles.map(({ tile, label, press }, i) => (
          <Chip key={i} label={label} press={press} onPress={onPress} class={`nw-tile-chip nw-tile-${tile}`}>
            <Emblem name={tile} size={22} />
          </Chip>
        ))}
        {purse.special && (
          <Chip
            label={purse.special.label}
            press={purse.special.press}
            onPress={onPress}
            class={`nw-special nw-special-${purse.special.state}`}
          >
            <Emblem name="points" size={20} />
          </Chip>
        )}
        <Chip label={purse.buildings.label} class="nw-stock">
          <Emblem name="town" size={20} />
          <span class="figures">{purse.buildings.count}</span>
        </Chip>
      </span>
    </div>
  );
});

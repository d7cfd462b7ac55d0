import { unchanged } from '../../../ui/unchanged.ts';
import { CardArt } from './card-art.tsx';
import { Mark } from '../pieces/mark.tsx';
import { Gems } from '../pieces/resource.tsx';
import { type Sign, Signs } from './signs.tsx';
import type { Amounts, ArtKind, CardKind, OnPress, Press, Timing } from '../types.ts';
import './guild-card.css';

export interface GuildCardProps {
  number: number;
  kind: CardKind;
  art: ArtKind;
  cost: Amounts;
  timing: Timing;
  signs: readonly Sign[];
  /** `small` leaves out the words, for rows of many */
  detail?: 'full' | 'small';
  /** turned: it was used in this round */
  state?: 'fresh' | 'used';
  press?: Press;
  onPress?: OnPress;
  /** what it would give now */
  now?: readonly Sign[];
  /** the round in which the dial will pay for it */
  due?: string;
  words: { title: string; text: string; timing: string; name: string; due?: string };
}

/** I, II and III stand for phases; the other two have signs. */
export function TimingSign({ timing, size = 18 }: { timing: Timing; size?: number }) {
  return timing === 'permanent' || timing === 'end' ? (
    <Mark name={timing} size={size} />
  ) : (
    <span class="ams-numeral">{timing}</span>
  );
}

/** Long names are set smaller, or in two lines, so that a small card says them whole. */
const lengthOf = (title: string): string =>
  title.length <= 12 ? '' : title.includes(' ') ? 'ams-card-title-lines' : 'ams-card-title-long';

/** A guild's paper: the picture of its trade, what it does in symbols and words, its cost, and the seal of its kind. */
export const GuildCard = unchanged(
  ({
    number,
    kind,
    art,
    cost,
    timing,
    signs,
    detail = 'full',
    state = 'fresh',
    press,
    onPress,
    now,
    due,
    words,
  }: GuildCardProps) => {
    const look = `ams-card ams-card-${kind} ams-card-${detail} ams-card-${state}${press ? ` ams-press-${press.state ?? 'legal'}` : ''}`;
    const inside = (
      <>
        <span class="ams-card-head" aria-hidden="true">
          <span class="ams-seal">
            <Mark name={kind} size={detail === 'full' ? 17 : 13} />
          </span>
          <span class={`ams-card-title ${lengthOf(words.title)}`}>{words.title}</span>
        </span>
        <span class="ams-card-picture">
          <CardArt kind={art} />
        </span>
        <span class="ams-card-effect" aria-hidden="true">
          <Signs signs={signs} size={detail === 'full' ? 19 : 16} />
        </span>
        {detail === 'full' && (
          <span class="ams-card-text" aria-hidden="true">
            {words.text}
          </span>
        )}
        <span class="ams-card-foot" aria-hidden="true">
          <Gems of={cost} size={detail === 'full' ? 19 : 16} many={4} />
          {detail === 'full' && <span class="ams-card-number figures">{number}</span>}
          <span class="ams-card-timing" title={words.timing}>
            <TimingSign timing={timing} size={detail === 'full' ? 18 : 15} />
          </span>
        </span>
        {now && (
          <span class="ams-card-worth" aria-hidden="true">
            <Signs signs={now} size={15} />
          </span>
        )}
        {due !== undefined && (
          <span class="ams-card-due figures" aria-hidden="true" title={words.due}>
            {due}
          </span>
        )}
        {press?.worth !== undefined && <span class="ams-card-worth figures">{press.worth}</span>}
      </>
    );
    if (!press || !onPress)
      return (
        <div class={look} role="img" aria-label={words.name} data-card={number}>
          {inside}
        </div>
      );
    return (
      <button
        type="button"
        class={look}
        aria-label={press.label}
        aria-pressed={press.state === 'chosen'}
        aria-disabled={press.state === 'not-now'}
        data-card={number}
        data-spot={press.id}
        onClick={() => onPress(press.id)}
      >
        {inside}
      </button>
    );
  },
);

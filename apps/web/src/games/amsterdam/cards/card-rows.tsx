import type { ComponentChildren } from 'preact';
import { GuildCard, type GuildCardProps, TimingSign } from './guild-card.tsx';
import { Mark } from '../pieces/mark.tsx';
import type { Timing } from '../types.ts';
import './card-rows.css';

export type CardView = Omit<GuildCardProps, 'detail' | 'onPress'>;

interface RowProps {
  cards: readonly CardView[];
  detail?: 'full' | 'small';
  onPress: (id: string) => void;
}

const draw = ({ cards, detail = 'small', onPress }: RowProps) =>
  cards.map((card) => <GuildCard key={card.number} {...card} detail={detail} onPress={onPress} />);

const timings: readonly Timing[] = ['I', 'II', 'III', 'permanent', 'end'];

/** Active cards, grouped by when they can be used; those used already lie turned. */
export function ActiveCards({
  cards,
  detail = 'small',
  onPress,
  words,
}: RowProps & { words: { row: string; timing: (timing: Timing) => string; none: string } }) {
  if (cards.length === 0) return <p class="ams-row-none">{words.none}</p>;
  return (
    <div class="ams-row" role="group" aria-label={words.row} data-group="cards">
      {timings.map((timing) => {
        const group = cards.filter((card) => card.timing === timing);
        if (group.length === 0) return null;
        return (
          <div key={timing} class="ams-row-group" role="group" aria-label={words.timing(timing)}>
            <span class="ams-row-tab" aria-hidden="true" title={words.timing(timing)}>
              <TimingSign timing={timing} size={16} />
            </span>
            {draw({ cards: group, detail, onPress })}
          </div>
        );
      })}
    </div>
  );
}

/** Inactive cards below the board, with the places still free up to the limit. */
export function InactiveCards({
  cards,
  limit,
  detail = 'small',
  onPress,
  words,
}: RowProps & { limit: number; words: { row: string } }) {
  return (
    <div class="ams-row" role="group" aria-label={words.row} data-group="cards">
      {draw({ cards, detail, onPress })}
      {Array.from({ length: Math.max(0, limit - cards.length) }, (_, i) => (
        <span key={i} class={`ams-place ams-place-${detail}`} aria-hidden="true">
          <Mark name="activate" size={20} />
        </span>
      ))}
    </div>
  );
}

/** The cards laid out to choose from. */
export function Display({
  cards,
  detail = 'small',
  onPress,
  title,
  words,
}: RowProps & { title?: ComponentChildren; words: { row: string } }) {
  return (
    <div class="ams-row ams-row-wrap" role="group" aria-label={words.row} data-group="cards">
      {title}
      {draw({ cards, detail, onPress })}
    </div>
  );
}

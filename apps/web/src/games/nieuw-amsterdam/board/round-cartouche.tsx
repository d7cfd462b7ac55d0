import { unchanged } from '../../../ui/unchanged.ts';
import type { Round } from '../types.ts';

/** The map's cartouche: the round, its decade, and how far it has come. 116 × 92, by its top left corner. */
export const RoundCartouche = unchanged(({ round }: { round: Round }) => {
  return (
    <g role="img" aria-label={round.label}>
      <title>{round.label}</title>
      <path
        class="nw-cartouche"
        d="M8 0H108C108 5 111 8 116 8V84C111 84 108 87 108 92H8C8 87 5 84 0 84V8C5 8 8 5 8 0Z"
      />
      <path
        class="nw-cartouche-line"
        d="M11 4H105C106 8 108 10 112 11V81C108 82 106 84 105 88H11C10 84 8 82 4 81V11C8 10 10 8 11 4Z"
      />
      <text class="nw-decade" x="58" y="19" text-anchor="middle">
        {round.decade}
      </text>
      {Array.from({ length: round.rounds }, (_, i) => (
        <g key={i} transform={`translate(${58 + (i - (round.rounds - 1) / 2) * 16.4} 36)`}>
          <circle
            class={i + 1 < round.round ? 'nw-round-past' : i + 1 === round.round ? 'nw-round-now' : 'nw-round-next'}
            r={i + 1 === round.round ? 8.8 : 5}
          />
          {i + 1 === round.round && (
            <text class="nw-figures nw-round-figure" y="5" font-size="14.5" text-anchor="middle">
              {round.round}
            </text>
          )}
        </g>
      ))}
      <text class="nw-step" x="58" y="64" text-anchor="middle">
        {round.step}
      </text>
      <path
        class="nw-steps"
        d={Array.from(
          { length: round.steps },
          (_, i) => `M${14 + (88 / round.steps) * i + 1} 77h${88 / round.steps - 2}`,
        ).join('')}
      />
      <path
        class="nw-steps-done"
        d={Array.from(
          { length: round.at },
          (_, i) => `M${14 + (88 / round.steps) * i + 1} 77h${88 / round.steps - 2}`,
        ).join('')}
      />
    </g>
  );
});

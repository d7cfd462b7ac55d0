import { DockerToken } from '../harbour/docker.tsx';
import { Mark } from '../pieces/mark.tsx';
import type { MarkName } from '../pieces/marks.ts';
import { Gem } from '../pieces/resource.tsx';
import type { Colour, DockColour } from '../types.ts';
import './signs.css';

/** One piece of what a card does: an amount with its symbol, or what joins two of them. */
export interface Sign {
  readonly n?: number | string;
  readonly mark?: MarkName;
  readonly gem?: Colour | 'any';
  readonly docker?: DockColour;
  readonly join?: 'gives' | 'per' | 'plus' | 'if' | 'or';
}

const joins: Record<NonNullable<Sign['join']>, string> = {
  gives: 'M2 8H13M9 3.6L13.6 8L9 12.4',
  per: 'M11 2L5 14',
  plus: 'M8 3V13M3 8H13',
  if: 'M8 4.6v.2M8 11.2v.2',
  or: 'M8 2V14',
};

/** A card's effect in symbols; the words beside it say the same, so it is silent. */
export function Signs({ signs, size = 18 }: { signs: readonly Sign[]; size?: number }) {
  return (
    <span class="ams-signs" aria-hidden="true">
      {signs.map(({ n, mark, gem, docker, join }, i) => (
        <span key={i} class={join ? 'ams-join' : 'ams-sign'}>
          {join && (
            <svg width={size * 0.8} height={size * 0.8} viewBox="0 0 16 16">
              <path d={joins[join]} />
            </svg>
          )}
          {n !== undefined && <span class="figures">{n}</span>}
          {mark && (
            <span class={`ams-sign-${mark}`}>
              <Mark name={mark} size={size} />
            </span>
          )}
          {gem && <Gem colour={gem} size={size} />}
          {docker && <DockerToken colour={docker} size={Math.round(size * 1.3)} />}
        </span>
      ))}
    </span>
  );
}

import { unchanged } from '../../../ui/unchanged.ts';
import { Emblem } from '../../../symbols/emblem.tsx';
import type { Rival } from '../types.ts';
import './purse.css';

/** An opponent in small: order, tiles, purse, furs, harbour and lands, in three short lines under the name. */
export const RivalArea = unchanged(({ rival }: { rival: Rival }) => {
  return (
    <span class="nw-rival" role="img" aria-label={rival.label}>
      <span class="nw-rival-line">
        <span class="nw-order nw-order-small figures">{rival.token.number}</span>
        {rival.amounts
          .filter(({ kind }) => kind !== 'fur')
          .map(({ kind, count }) => (
            <span key={kind} class="nw-count">
              <Emblem name={kind} size={15} />
              <b class="figures">{count}</b>
            </span>
          ))}
      </span>
      <span class="nw-rival-line">
        {rival.furs
          .filter(({ count }) => count > 0)
          .map(({ fur, count }) => (
            <span key={fur} class={`nw-count nw-fur-${fur}`}>
              <span class="nw-pelt-disc nw-pelt-small">
                <Emblem name={fur} size={14} />
              </span>
              <b class="figures">{count}</b>
            </span>
          ))}
        <span class="nw-rival-tiles">
          {rival.tiles.map((tile, i) => (
            <span key={i} class={`nw-tile-chip nw-tile-small nw-tile-${tile}`}>
              <Emblem name={tile} size={14} />
            </span>
          ))}
        </span>
      </span>
      <span class="nw-rival-line">
        <Harbour rival={rival} />
      </span>
    </span>
  );
});

const LANDS_SHOWN = 7;

/** Warehouses, ships with their goods, and the row of lands as a strip of little fields. */
function Harbour({ rival }: { rival: Rival }) {
  const goods = rival.ships.reduce((sum, n) => sum + n, 0);
  const lands = rival.lands.slice(-LANDS_SHOWN);
  return (
    <>
      <span class="nw-count">
        <Emblem name="warehouse" size={15} />
        <b class="figures">{rival.piers.open}</b>
      </span>
      <span class="nw-count">
        <Emblem name="ship" size={15} />
        <b class="figures">{rival.ships.length}</b>
        {goods > 0 && <small class="figures">+{goods}</small>}
      </span>
      <svg
        class="nw-strip"
        viewBox={`0 0 ${LANDS_SHOWN * 13} 16`}
        width={LANDS_SHOWN * 13}
        height="16"
        aria-hidden="true"
      >
        {lands.map((state, i) => (
          <g key={i} transform={`translate(${i * 13} 0)`}>
            <rect class={state === 'cleared' ? 'nw-land-field' : 'nw-land-wild'} x="1" y="1" width="11" height="14" />
            {state === 'cleared' && <path class="nw-furrows" d="M1 5H12M1 8.5H12M1 12H12" />}
            {state === 'completed' && <path class="nw-wall" d="M3 12V8L6.5 4.4L10 8V12Z" />}
            {state === 'wild' && <path class="nw-conifers" d="M6.5 2.4l3 4.6h-1.6l2.6 4.6h-8l2.6 -4.6h-1.6z" />}
          </g>
        ))}
      </svg>
      {rival.lands.length > LANDS_SHOWN && <small class="figures">{rival.lands.length}</small>}
    </>
  );
}

import { useRef, useState } from 'preact/hooks';
import { scrolling } from '../../../screens/appearance.ts';
import type { SymbolName } from '../../../symbols/drawings.ts';
import { Emblem } from '../../../symbols/emblem.tsx';
import { PinchSheet } from '../../../ui/pinch-sheet.tsx';
import { type BoardProps, view } from './board.tsx';
import { Chest } from '../auction/chest.tsx';
import { LandDisplay, ShipDisplay } from '../harbour/displays.tsx';
import { TallMarketGround, TallRiverGround, TallTownGround } from '../land/ground.tsx';
import { OwnArea } from '../own/own-area.tsx';
import { tallSheet } from './plan.ts';
import { River } from '../trade/river.tsx';
import { RoundCartouche } from './round-cartouche.tsx';
import { Town } from '../town/town.tsx';
import { Traders } from '../trade/traders.tsx';
import type { Own } from '../types.ts';

export interface PhoneWords {
  parts: string;
  town: string;
  river: string;
  market: string;
  chest: string;
  own: string;
}

type Part = Exclude<keyof PhoneWords, 'parts'>;
const parts: readonly { part: Part; symbol: SymbolName }[] = [
  { part: 'town', symbol: 'town' },
  { part: 'river', symbol: 'canoe' },
  { part: 'market', symbol: 'trade' },
  { part: 'chest', symbol: 'gavel' },
  { part: 'own', symbol: 'warehouse' },
];

export interface PhoneBoardProps extends BoardProps {
  own: Own;
  phone: PhoneWords;
  /** The way back to a whole sheet. */
  fit: string;
  /** The part the question is about; shown first. */
  first?: Part;
}

/** The same table on sheets one swipe apart. */
export function NieuwAmsterdamPhoneBoard({ board, words, own, phone, fit, first = 'town', onPress }: PhoneBoardProps) {
  const [shown, show] = useState<Part>(first);
  const strip = useRef<HTMLDivElement>(null);
  const pressed = onPress ? { onPress } : {};
  const go = (part: Part) => {
    show(part);
    const sheet = strip.current?.children[parts.findIndex((p) => p.part === part)];
    sheet?.scrollIntoView({ behavior: scrolling(), inline: 'start', block: 'nearest' });
  };
  const scrolled = () => {
    const box = strip.current;
    if (!box) return;
    const at = parts[Math.round(box.scrollLeft / box.clientWidth)];
    if (at && at.part !== shown) show(at.part);
  };
  const bringFirst = (box: HTMLDivElement | null) => {
    if (box && !strip.current) box.scrollLeft = box.clientWidth * parts.findIndex((p) => p.part === first);
    strip.current = box;
  };
  const sheets: Record<Part, () => preact.JSX.Element> = {
    town: () => (
      <svg viewBox={view(tallSheet)} class="nw-sheet">
        <TallTownGround />
        <Town quarters={board.quarters} shape="tall" {...pressed} />
      </svg>
    ),
    river: () => (
      <svg viewBox={view(tallSheet)} class="nw-sheet">
        <TallRiverGround />
        <River zones={board.zones} shape="tall" words={words} {...(board.way ? { way: board.way } : {})} {...pressed} />
      </svg>
    ),
    market: () => (
      <svg viewBox={view(tallSheet)} class="nw-sheet">
        <TallMarketGround />
        <g role="group" aria-label={words.traders} transform="translate(14 10)">
          <Traders traders={board.traders} width={356} height={156} {...pressed} />
        </g>
        <g role="group" aria-label={words.ships} transform="translate(0 172)">
          <ShipDisplay ships={board.ships} inRow={2} width={390} height={220} {...pressed} />
        </g>
        <g role="group" aria-label={words.lands} transform="translate(6 404)">
          <LandDisplay lands={board.lands} width={378} {...pressed} />
        </g>
      </svg>
    ),
    chest: () => (
      <svg viewBox="0 0 390 430" class="nw-sheet nw-sheet-land">
        <g transform="translate(134 6)">
          <RoundCartouche round={board.round} />
        </g>
        <g transform="translate(10 104) scale(1.2)">
          <Chest {...board.chest} width={308} height={264} words={words} {...pressed} />
        </g>
      </svg>
    ),
    own: () => <OwnArea own={own} shape="tall" words={words} {...pressed} />,
  };
  return (
    <div class="nw-phone">
      <nav class="nw-parts" aria-label={phone.parts}>
        {parts.map(({ part, symbol }) => (
          <button key={part} type="button" aria-pressed={part === shown} onClick={() => go(part)}>
            <Emblem name={symbol} size={20} />
            <span>{phone[part]}</span>
          </button>
        ))}
      </nav>
      <div class="nw-strip-box" role="group" aria-label={phone.parts} tabIndex={0} ref={bringFirst} onScroll={scrolled}>
        {parts.map(({ part }) => (
          <section key={part} class="nw-part" aria-label={phone[part]}>
            {part === 'own' ? sheets.own() : <PinchSheet fit={fit}>{sheets[part]()}</PinchSheet>}
          </section>
        ))}
      </div>
    </div>
  );
}

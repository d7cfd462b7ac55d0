import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { scrolling } from '../../../screens/appearance.ts';
import { PinchSheet } from '../../../ui/pinch-sheet.tsx';
import { fill, tableWords } from '../../../words/language.ts';
import { Side } from './amsterdam-board.tsx';
import { boardData, type Sailed, sideData } from './board-data.tsx';
import { CityMap, type Frame } from '../city/city-map.tsx';
import { Dial } from '../dial/dial.tsx';
import { Mark } from '../pieces/mark.tsx';
import type { MarkName } from '../pieces/marks.ts';
import { hasOrders, Orders } from '../orders/orders-area.tsx';
import { dialData } from '../own/own-data.ts';
import { openPage, PAGES, type Page, pageOf, pagesWithMoves } from './pages.ts';
import type { AmsScene } from '../scene.ts';
import { activeRow, inactiveRow } from '../own/own-rows.tsx';
import { editionOf } from '../view.ts';
import './phone-board.css';

const signs: Readonly<Record<Page, MarkName>> = {
  city: 'block',
  harbour: 'barge',
  market: 'market',
  cards: 'activate',
  dial: 'segment',
};
const cityFrame: Frame = { x: 10, y: 424, width: 1176, height: 592 };
const harbourFrame: Frame = { x: -6, y: -16, width: 1212, height: 470 };

interface PhoneProps {
  readonly scene: AmsScene;
  readonly sailed: Sailed;
  readonly onPress: (id: string) => void;
}

/** The table on pages one swipe apart; two fingers bring the map's halves closer, and only then a swipe moves them. */
export function PhoneBoard({ scene, sailed, onPress }: PhoneProps) {
  const { screen } = scene.speech;
  const strip = useRef<HTMLDivElement>(null);
  const first = pageOf(scene);
  const [shown, show] = useState<Page>(first ?? 'city');
  useLayoutEffect(() => {
    openPage.value = shown;
  }, [shown]);
  const asked = `${scene.position.view.question?.task} ${scene.position.view.round} ${first}`;
  const go = (page: Page, how: ScrollBehavior): void => {
    show(page);
    const box = strip.current;
    box?.scrollTo({ left: box.clientWidth * PAGES.indexOf(page), behavior: how });
  };
  // A new question brings its page; within a turn one stays where one is.
  useEffect(() => {
    if (first && !pagesWithMoves(scene).includes(shown)) go(first, 'instant');
  }, [asked]);
  useEffect(() => {
    if (first) go(first, 'instant');
  }, []);
  const player = scene.position.view.players[scene.seat];
  const limit = editionOf(scene.position.view).rounds.inactiveLimit;
  const scrolled = (): void => {
    const box = strip.current;
    const at = box && PAGES[Math.round(box.scrollLeft / box.clientWidth)];
    if (at && at !== shown) show(at);
  };
  const open = new Set(pagesWithMoves(scene));
  const map = boardData(scene, sailed);
  const { fit } = tableWords.value;
  const pages: Readonly<Record<Page, () => preact.JSX.Element>> = {
    city: () => (
      <div class="ams-page-map">
        <PinchSheet fit={fit}>
          <CityMap {...map} parts="city" frame={cityFrame} onPress={onPress} />
        </PinchSheet>
      </div>
    ),
    harbour: () => (
      <div class="ams-page-map">
        <PinchSheet fit={fit}>
          <CityMap {...map} parts="harbour" frame={harbourFrame} onPress={onPress} />
        </PinchSheet>
      </div>
    ),
    market: () => {
      const dice = scene.position.view.question?.task === 'choose-dice';
      const side = sideData(scene, onPress, 'display');
      // Where dice are chosen the dial shows what becomes of them.
      return (
        <Side {...side} onPress={onPress} cards={dice ? <Dial {...dialData(scene)} onPress={onPress} /> : side.cards} />
      );
    },
    cards: () => (
      <div class="ams-page-cards">
        {hasOrders(scene, scene.seat) && (
          <>
            <h2>{scene.speech.more.orders.hand}</h2>
            <Orders scene={scene} seat={scene.seat} onPress={onPress} />
          </>
        )}
        <h2>
          {screen.parts.inactive} <span class="figures">{`${player.inactive.length}/${limit}`}</span>
        </h2>
        {inactiveRow(scene, onPress)}
        <h2>{screen.parts.active}</h2>
        {activeRow(scene, onPress)}
      </div>
    ),
    dial: () => (
      <div class="ams-page-dial">
        <Dial {...dialData(scene)} onPress={onPress} />
      </div>
    ),
  };
  return (
    <div class="ams-phone">
      <nav class="ams-pages" aria-label={screen.pages.nav}>
        {PAGES.map((page) => (
          <button
            key={page}
            type="button"
            data-page={page}
            class={open.has(page) ? 'ams-page-open' : undefined}
            aria-current={page === shown ? 'page' : undefined}
            aria-label={open.has(page) ? fill(screen.pages.here, { page: screen.pages[page] }) : screen.pages[page]}
            onClick={() => go(page, scrolling())}
          >
            <Mark name={signs[page]} size={20} />
            <span aria-hidden="true">{screen.pages[page]}</span>
          </button>
        ))}
      </nav>
      <div class="ams-strip" ref={strip} onScroll={scrolled}>
        {PAGES.map((page) => (
          <section key={page} class="ams-page" aria-label={screen.pages[page]} inert={page !== shown}>
            {pages[page]()}
          </section>
        ))}
      </div>
    </div>
  );
}

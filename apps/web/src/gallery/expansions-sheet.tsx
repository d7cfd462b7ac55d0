import { defaultEdition } from '@mokum/amsterdam';
import { amsterdam as words } from '@mokum/words/en/amsterdam';
import { useState } from 'preact/hooks';
import { CityMap, mapFrame } from '../games/amsterdam/city/city-map.tsx';
import { Figures, FigureToken } from '../games/amsterdam/expansions/figures.tsx';
import { HandBack, type HandBackRow } from '../games/amsterdam/orders/hand-back.tsx';
import { MarketTile } from '../games/amsterdam/market/market-tile.tsx';
import { marketSigns } from '../games/amsterdam/market/market-signs.ts';
import { OrderBack, OrderCard, OrderHand, RivalOrders } from '../games/amsterdam/orders/order-card.tsx';
import { orderSigns } from '../games/amsterdam/orders/order-signs.ts';
import { TomHead, TomPlate, TomTurn } from '../games/amsterdam/solo/tom.tsx';
import { AmsterdamOptions, firstAmsterdamOptions } from '../home/amsterdam-options.tsx';
import { SeatBanner } from '../ui/seat-banner.tsx';
import { amsterdamExpansions as said } from '@mokum/words/en/table-amsterdam-expansions';
import { amsterdamOptions as optionsEn } from '@mokum/words/en/page-amsterdam-options';
import { amsterdamOptions as optionsFr } from '@mokum/words/fr/page-amsterdam-options';
import { counted, fill } from '../words/language.ts';
import { mapWords } from './amsterdam-sheet.tsx';
import * as base from './sample-amsterdam.ts';
import * as sample from './sample-expansions.ts';

const nothing = () => {};

function FigureSheet() {
  return (
    <>
      <div class="gallery-row">
        {(['foreman', 'bailiff', 'trader'] as const).map((figure) =>
          [96, 48, 28, 20, 16].map((size) => (
            <FigureToken key={`${figure}${size}`} figure={figure} size={size} label={figure} />
          )),
        )}
      </div>
      <div class="gallery-stack">
        <CityMap city={base.city} amstel={base.amstel} harbour={base.harbour} onPress={nothing} words={mapWords} />
        <svg
          class="ams-map"
          viewBox={`${mapFrame.x} ${mapFrame.y} ${mapFrame.width} ${mapFrame.height}`}
          role="group"
          aria-label="Figures"
        >
          <Figures figures={sample.figures} city={base.city} harbour={base.harbour} onPress={nothing} />
        </svg>
      </div>
    </>
  );
}

function OrderSheet() {
  return (
    <>
      <OrderHand
        orders={sample.hand}
        detail="full"
        words={{ row: said.orders.hand, sum: counted(said.orders.sum, 12) }}
      />
      <OrderHand
        orders={sample.handOfFive}
        onPress={nothing}
        words={{ row: said.orders.hand, sum: counted(said.orders.sum, 9) }}
      />
      <div class="gallery-row">
        <OrderBack size={140} label={counted(said.orders.backs, 1)} />
        <OrderBack size={44} />
        <OrderBack size={24} />
        <SeatBanner
          seat="blue"
          name="Joost"
          points={34}
          state="idle"
          words={{ points: '34 points', state: 'comes after you', name: 'Joost' }}
        >
          <RivalOrders
            hidden={3}
            open={[sample.orderView(24, { lies: 'open', reached: 1 }), sample.orderView(9, { lies: 'open' })]}
            words={{
              hidden: counted(said.orders.backs, 3),
              open: (n) => fill(said.orders.open, { n, text: words.orders[24], now: counted(said.orders.now, 6) }),
            }}
          />
        </SeatBanner>
      </div>
      <div class="gallery-row" style={{ alignItems: 'stretch' }}>
        {defaultEdition.orders.map(({ number }) => (
          <OrderCard key={number} {...sample.orderView(number)} detail="small" />
        ))}
      </div>
    </>
  );
}

const askedBack: readonly (readonly [number: number, most: number, best: number])[] = [
  [34, 1, 1],
  [33, 5, 4],
  [38, 2, 2],
];

function HandBackSheet() {
  const [levels, setLevels] = useState<Readonly<Record<number, number>>>({ 33: 3, 34: 0, 38: 1 });
  const rows: HandBackRow[] = askedBack.map(([number, most, best]) => {
    const { demand, points } = defaultEdition.orders[number - 1];
    return {
      number,
      signs: orderSigns(demand, 10),
      text: words.orders[number as 33],
      level: levels[number],
      most,
      best,
      points: [0, ...points.map((row) => row[sample.players - 2])],
    };
  });
  const back = said.handBack;
  return (
    <HandBack
      rows={rows}
      stock={{
        dockers: ['yellow', 'yellow', 'maroon'],
        goods: ['beer', 'lace'],
        resources: { black: 1, violet: 2, pink: 1, orange: 1, grey: 3 },
      }}
      onLevel={(number, level) => setLevels({ ...levels, [number]: level })}
      onBest={() => setLevels(Object.fromEntries(askedBack.map(([number, , best]) => [number, best])))}
      onDone={nothing}
      words={{
        ...back,
        docker: (colour) => words.dockColours[colour],
        good: (good) => words.goods[good],
        amounts: (amounts) => JSON.stringify(amounts),
        order: (number) => fill(said.orders.title, { n: number }),
        level: (n) => counted(back.level, n),
        bestAll: (n) => counted(back.bestAll, n),
        done: (n) => (n === 0 ? back.nothing : counted(back.done, n)),
      }}
    />
  );
}

function TomSheet() {
  const [shown, show] = useState(3);
  const { tom } = said;
  const facts = {
    points: '23 points',
    gulden: counted(tom.gulden, 4),
    crests: counted(tom.crests, 12),
    disc: fill(tom.disc, { n: 7 }),
  };
  return (
    <>
      <div class="gallery-row">
        <TomHead seat="green" size={96} />
        <TomHead seat="yellow" size={24} />
        <TomPlate
          seat="green"
          points={23}
          gulden={4}
          crests={12}
          disc={7}
          state="thinking"
          onOpen={nothing}
          words={{ ...facts, name: words.pieces.tom, state: tom.plays, all: fill(tom.all, facts) }}
        />
      </div>
      <TomTurn
        seat="green"
        steps={sample.tomSteps}
        shown={shown}
        onNext={() => show(shown < sample.tomSteps.length ? shown + 1 : 1)}
        onSkip={() => show(sample.tomSteps.length)}
        onParagraph={nothing}
        words={{
          ...tom,
          step: (n, of) => fill(tom.step, { n, of }),
          rule: (paragraph) => fill(tom.rule, { paragraph }),
          dice: { dice: 'Dice', die: (colour, value) => `${colour} ${value}` },
        }}
      />
    </>
  );
}

function OptionsSheet() {
  const [options, setOptions] = useState({ ...firstAmsterdamOptions, foreman: true, orders: 3 as 0 | 3 | 5 });
  const [solo, setSolo] = useState({ ...firstAmsterdamOptions, trader: true });
  return (
    <div class="gallery-forms">
      <AmsterdamOptions
        options={options}
        seats={3}
        onChange={(next) => setOptions({ ...options, ...next })}
        words={optionsEn}
      />
      <AmsterdamOptions options={solo} seats={1} onChange={(next) => setSolo({ ...solo, ...next })} words={optionsFr} />
    </div>
  );
}

/** Figures, secret orders, extra tiles, TOM and the options of Amsterdam's expansions. */
export function ExpansionsSheet() {
  return (
    <section class="gallery-sheet gallery-expansions">
      <h1 class="only-heard">Amsterdam: expansions and TOM</h1>
      <h2>Foreman, bailiff, trader</h2>
      <FigureSheet />
      <h2>Secret orders</h2>
      <OrderSheet />
      <h2>Hand back</h2>
      <HandBackSheet />
      <h2>Market tiles</h2>
      <div class="gallery-row gallery-tiles">
        {defaultEdition.market.slice(16).map((tile) => {
          const text = words.tiles[tile.number as keyof typeof words.tiles];
          return (
            <MarketTile
              key={tile.number}
              signs={marketSigns(tile)}
              left={4}
              words={{ title: `${tile.stack}${tile.number}`, text, left: '4 left', name: text }}
            />
          );
        })}
      </div>
      <h2>TOM</h2>
      <TomSheet />
      <h2>Options</h2>
      <OptionsSheet />
    </section>
  );
}

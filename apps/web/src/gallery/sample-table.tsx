import { useState } from 'preact/hooks';
import { CardTile } from '../games/grachtenpand/cards/card-tile.tsx';
import { DeckPile } from '../games/grachtenpand/cards/deck-pile.tsx';
import { streetFrame } from '../games/grachtenpand/street/frame.ts';
import { Street } from '../games/grachtenpand/street/street.tsx';
import type { Card, Kind } from '../games/grachtenpand/types.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { PanZoom } from '../ui/pan-zoom.tsx';
import { PromptBar } from '../ui/prompt-bar.tsx';
import { SeatBanner } from '../ui/seat-banner.tsx';
import { Sheet, type SheetStop } from '../ui/sheet.tsx';
import { PhoneFrame, TableFrame } from '../ui/table-frame.tsx';
import * as sample from './sample-street.ts';
import { colourNames, kindNames, nameOf, streetWords, textOf } from './sample-words.ts';

export const zoomWords = { label: 'Your street', zoomIn: 'Closer', zoomOut: 'Further away', fit: 'Show all' };
const tileWords = (card: Card) => ({
  kind: kindNames[card.kind],
  text: textOf(card),
  colour: colourNames[card.colour],
  name: nameOf(card),
});

export function Hand({ chosen, onChoose }: { chosen?: number; onChoose: (number: number) => void }) {
  return (
    <div class="gallery-hand">
      {sample.hand.map((card) => (
        <CardTile
          key={card.number}
          card={card}
          state={card.number === chosen ? 'chosen' : chosen === undefined ? 'legal' : 'idle'}
          onPress={() => onChoose(card.number)}
          words={tileWords(card)}
        />
      ))}
    </div>
  );
}
export function Decks({ state }: { state: 'idle' | 'legal' }) {
  const decks: [Kind, number][] = [
    ['shop', 22],
    ['window', 41],
    ['roof', 9],
  ];
  return (
    <div class="gallery-decks">
      {decks.map(([kind, count]) => (
        <DeckPile
          key={kind}
          kind={kind}
          count={count}
          state={state}
          onPress={() => {}}
          words={{ label: `${kindNames[kind]}s`, name: `${kindNames[kind]} deck, ${count} cards left` }}
        />
      ))}
    </div>
  );
}

const board = (places: typeof sample.places) => {
  const frame = streetFrame(sample.houses, places);
  return (
    <PanZoom width={frame.width} height={frame.height} words={zoomWords}>
      <Street
        houses={sample.houses}
        met={sample.met}
        group={sample.group}
        sunken={3}
        places={places}
        onPlace={() => {}}
        onCard={() => {}}
        words={streetWords('Your street')}
      />
    </PanZoom>
  );
};
const rivals = [
  {
    seat: 'blue',
    name: 'Joost',
    points: 14,
    state: 'thinking',
    said: 'chooses a card',
    houses: sample.gables.slice(0, 4),
  },
  { seat: 'yellow', name: 'Saskia', points: 9, state: 'ready', said: 'has chosen', houses: sample.houses.slice(1, 4) },
  {
    seat: 'green',
    name: 'Rembrandt',
    points: 11,
    state: 'ready',
    said: 'has chosen',
    houses: sample.houses.slice(0, 3),
  },
] as const;

export function SampleTable({ phone, drawer }: { phone: 'phone' | 'desktop'; drawer?: string }) {
  const [chosen, choose] = useState<number | undefined>(44);
  const [page, show] = useState(drawer);
  const [stop, setStop] = useState<SheetStop>('own');
  const bar = (
    <>
      <IconButton symbol="back" label="Home" onPress={() => {}} />
      <strong class="gallery-title">Grachtenpand</strong>
      <span class="gallery-turn">Turn 12</span>
      <span class="gallery-space" />
      <IconButton
        symbol="log"
        label="Log"
        pressed={page ? 'on' : 'off'}
        onPress={() => show(page ? undefined : 'log')}
      />
      <IconButton symbol="rules" label="Rules" onPress={() => show('rules')} />
      <IconButton symbol="speed" label="Speed of the bots" onPress={() => {}} />
      <IconButton symbol="settings" label="Settings" onPress={() => {}} />
    </>
  );
  const prompt = (
    <PromptBar
      ask="Build one card, or throw it into your canal"
      hint="The other three go to Joost, on your left."
      onUndo={() => {}}
      onEndTurn={() => {}}
      noEndTurn="Choose where the card goes first"
      words={{ undo: 'Undo', endTurn: 'End turn' }}
    >
      {phone === 'desktop' && (
        <Button look="legal" symbol="canal" onPress={() => {}}>
          Into the canal
        </Button>
      )}
    </PromptBar>
  );
  const pages = [
    { id: 'log', title: 'Log', symbol: 'log', content: <p>Joost built window 44 on his second house.</p> },
    { id: 'rules', title: 'Rules', symbol: 'rules', content: <p>A shop goes to either end of the street.</p> },
  ] as const;
  const hand = <Hand {...(chosen === undefined ? {} : { chosen })} onChoose={choose} />;
  const own = (
    <div class="gallery-own">
      {hand}
      <Decks state="idle" />
    </div>
  );
  const banners = rivals.map((rival) => (
    <SeatBanner
      key={rival.seat}
      seat={rival.seat}
      name={rival.name}
      points={rival.points}
      state={rival.state}
      words={{
        points: `${rival.points} points`,
        state: rival.said,
        name: `${rival.name}, ${rival.points} points, ${rival.said}`,
      }}
      onOpen={() => {}}
    >
      {phone === 'desktop' && (
        <span class="gallery-small">
          <Street
            houses={rival.houses}
            met={sample.met}
            detail="small"
            water="plain"
            words={streetWords(`${rival.name}’s street`)}
          />
        </span>
      )}
    </SeatBanner>
  ));
  if (phone === 'phone')
    return (
      <PhoneFrame
        bar={bar}
        opponents={banners}
        board={board(sample.windowPlaces)}
        sheet={
          <Sheet
            stop={stop}
            onStop={setStop}
            prompt={prompt}
            own={own}
            rest={<p>Everything else</p>}
            words={{
              sheet: 'Your hand',
              handle: { prompt: 'Show your hand', own: 'Show everything', all: 'Show the prompt only' },
            }}
          />
        }
        words={{ opponents: 'Opponents', board: 'Board' }}
      />
    );
  return (
    <TableFrame
      bar={bar}
      opponents={banners}
      board={board(sample.windowPlaces)}
      prompt={prompt}
      own={own}
      drawer={
        page && <Drawer pages={pages} shown={page} onShow={show} words={{ drawer: 'Log and rules', close: 'Close' }} />
      }
      words={{ opponents: 'Opponents', board: 'Board', prompt: 'What is asked', own: 'Your hand' }}
    />
  );
}

import { useState } from 'preact/hooks';
import { NieuwAmsterdamBoard } from '../games/nieuw-amsterdam/board/board.tsx';
import { OwnArea } from '../games/nieuw-amsterdam/own/own-area.tsx';
import { NieuwAmsterdamPhoneBoard, type PhoneBoardProps } from '../games/nieuw-amsterdam/board/phone-board.tsx';
import { Purse } from '../games/nieuw-amsterdam/own/purse.tsx';
import { RivalArea } from '../games/nieuw-amsterdam/own/rival-area.tsx';
import type { Seat } from '../games/nieuw-amsterdam/types.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { PromptBar } from '../ui/prompt-bar.tsx';
import { SeatBanner } from '../ui/seat-banner.tsx';
import { Sheet, type SheetStop } from '../ui/sheet.tsx';
import { PhoneFrame, TableFrame } from '../ui/table-frame.tsx';
import { boardWords, phoneWords, playerNames } from './colony-words.ts';
import { boardOf } from './sample-colony.ts';
import { ownOf, rivals } from './sample-own.ts';
import { type PositionName, positions } from './sample-positions.ts';

const asks: Record<PositionName, [string, string]> = {
  start: ['Place your first shop', 'Any quarter; it costs nothing now.'],
  mid: ['Rembrandt takes land', 'You have two trade tiles for the next series.'],
  auction: ['Rembrandt bids for column 2', 'Saskia holds it with 5.'],
  column: ['Put a column up for auction', 'You open the bidding, from zero.'],
  legal: ['Buy furs, ship them, or take your special action', 'Two trade tiles left.'],
  end: ['The game is over', 'Anna wins with 64 points.'],
};

export function ColonyTable({
  name,
  phone,
  first,
}: {
  name: PositionName;
  phone: 'phone' | 'desktop';
  first: PhoneBoardProps['first'];
}) {
  const [stop, setStop] = useState<SheetStop>('prompt');
  const board = boardOf(positions[name]);
  const own = ownOf(name);
  const [pressed, onPress] = useState<string>();
  const seats = positions[name].seats.filter((seat): seat is Exclude<Seat, 'red'> => seat !== 'red');
  const banners = seats.map((seat, i) => {
    const rival = rivals[seat];
    const said = i === 2 ? 'bids' : 'waits';
    return (
      <SeatBanner
        key={seat}
        seat={seat}
        name={playerNames[seat]}
        points={rival.points}
        state={i === 2 ? 'thinking' : 'idle'}
        words={{ points: `${rival.points} points`, state: said, name: `${playerNames[seat]}, ${rival.points} points` }}
        onOpen={() => {}}
      >
        {phone === 'desktop' && (
          <RivalArea
            rival={{
              ...rival,
              token: { number: i + 2, label: `Token ${i + 2}` },
              label: `${playerNames[seat]}: ${rival.ships.length} ships, ${rival.lands.length} lands`,
            }}
          />
        )}
      </SeatBanner>
    );
  });
  const bar = (
    <>
      <IconButton symbol="back" label="Home" onPress={() => {}} />
      <strong class="gallery-title">Nieuw Amsterdam</strong>
      {phone === 'desktop' && <span class="gallery-turn">{`Round ${positions[name].round}`}</span>}
      <span class="gallery-space" />
      <IconButton symbol="log" label="Log" onPress={() => {}} />
      <IconButton symbol="rules" label="Rules" onPress={() => {}} />
      <IconButton symbol="settings" label="Settings" onPress={() => {}} />
    </>
  );
  const prompt = (
    <PromptBar
      ask={asks[name][0]}
      hint={pressed ?? asks[name][1]}
      onUndo={() => {}}
      onEndTurn={() => {}}
      noEndTurn="Not yet"
      words={{ undo: 'Undo', endTurn: 'End turn' }}
    >
      {name === 'legal' && phone === 'desktop' && (
        <Button look="legal" symbol="coin" onPress={() => {}}>
          Pass for a coin
        </Button>
      )}
    </PromptBar>
  );
  if (phone === 'phone')
    return (
      <PhoneFrame
        bar={bar}
        opponents={banners}
        board={
          <NieuwAmsterdamPhoneBoard
            board={board}
            own={own}
            words={boardWords}
            phone={phoneWords}
            fit="Show all"
            onPress={onPress}
            {...(first ? { first } : {})}
          />
        }
        sheet={
          <Sheet
            stop={stop}
            onStop={setStop}
            prompt={prompt}
            own={<Purse purse={own.purse} words={boardWords} onPress={onPress} />}
            rest={<p>Everything else</p>}
            words={{
              sheet: 'Prompt and purse',
              handle: { prompt: 'Show your purse', own: 'Show everything', all: 'Show the prompt only' },
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
      board={<NieuwAmsterdamBoard board={board} words={boardWords} onPress={onPress} />}
      prompt={prompt}
      own={<OwnArea own={own} shape="wide" words={boardWords} onPress={onPress} />}
      words={{ opponents: 'Opponents', board: 'Board', prompt: 'What is asked', own: 'Your colony' }}
    />
  );
}

import type { Json } from '@mokum/kernel';
import { useState } from 'preact/hooks';
import { LONGEST_NAME, LONGEST_SEED } from '../limits.ts';
import { chargeColour } from '../screens/seat-colour.ts';
import { SeatCharge } from '../symbols/seat-charge.tsx';
import type { NewTable } from '../table/open-table.ts';
import type { SeatInfo } from '../table/table.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { fill, labelled, words } from '../words/language.ts';
import { AmsterdamOptions, firstAmsterdamOptions, playableOptions } from './amsterdam-options.tsx';
import { namesApart } from './names-apart.ts';
import { PackField } from './pack-field.tsx';
import { PACKS } from './packs.ts';
import type { GameName } from './poster.tsx';
import './new-table-dialog.css';

interface NewTableProps {
  readonly game: GameName;
  readonly onBegin: (wanted: NewTable) => void;
  readonly onClose: () => void;
}

const SEATS: Readonly<Record<GameName, { readonly least: number; readonly most: number }>> = {
  grachtenpand: { least: 2, most: 5 },
  'nieuw-amsterdam': { least: 2, most: 5 },
  amsterdam: { least: 1, most: 4 },
};
const COLOURS: readonly SeatInfo['colour'][] = ['red', 'blue', 'yellow', 'green', 'white'];

function firstSeats(): SeatInfo[] {
  const { you } = words.peek().setUp;
  const names = words.peek().setUp.names.split(', ');
  return [
    { name: you, colour: 'red', who: 'human' },
    { name: names[0], colour: 'blue', who: 'greedy' },
    { name: names[1], colour: 'yellow', who: 'greedy' },
  ];
}

/** Who sits down, in which colours, and by which seed the cards are dealt. */
export function NewTableDialog({ game, onBegin, onClose }: NewTableProps) {
  const said = words.value.setUp;
  const [seats, setSeats] = useState<readonly SeatInfo[]>(firstSeats);
  const [seed, setSeed] = useState('');
  const [options, setOptions] = useState(firstAmsterdamOptions);
  const [pack, setPack] = useState<Json | undefined>(undefined);
  const { least, most } = SEATS[game];
  const change = (at: number, part: Partial<SeatInfo>): void => {
    const old = seats[at];
    setSeats(
      seats.map((seat, i) => {
        if (i === at) return { ...seat, ...part };
        // A colour that is taken changes places.
        return part.colour !== undefined && seat.colour === part.colour ? { ...seat, colour: old.colour } : seat;
      }),
    );
  };
  const add = (): void => {
    const colour = COLOURS.find((free) => !seats.some((seat) => seat.colour === free)) as SeatInfo['colour'];
    const names = said.names.split(', ');
    const name = names.find((free) => !seats.some((seat) => seat.name === free)) ?? names[0];
    setSeats([...seats, { name, colour, who: 'greedy' }]);
  };
  const people = seats.filter(({ who }) => who === 'human').length;
  const begin = (event: Event): void => {
    event.preventDefault();
    const names = namesApart(seats.map(({ name }, i) => name.trim() || fill(said.seat, { n: i + 1 })));
    const named = seats.map((seat, i) => ({ ...seat, name: names[i] }));
    onBegin({
      game,
      seats: named,
      options: {
        ...(game === 'amsterdam' && playableOptions(options, seats.length)),
        ...(pack !== undefined && { pack }),
      },
      ...(seed.trim() !== '' && { seed: seed.trim() }),
    });
  };
  return (
    <Dialog
      title={labelled(said.title, words.value.home.posters[game].title)}
      open="open"
      onClose={onClose}
      words={{ close: said.close }}
    >
      <form class="set-up" onSubmit={begin}>
        <ul class="set-up-seats">
          {seats.map((seat, i) => (
            <li key={i} class="set-up-seat">
              <SeatCharge seat={chargeColour(seat.colour)} size={34} />
              <fieldset>
                <legend class="only-heard">{fill(said.seat, { n: i + 1 })}</legend>
                <label>
                  <span class="only-heard">{said.name}</span>
                  <input
                    class="field"
                    value={seat.name}
                    maxLength={LONGEST_NAME}
                    onInput={(event) => change(i, { name: event.currentTarget.value })}
                  />
                </label>
                <label>
                  <span class="only-heard">{said.who}</span>
                  <select
                    class="select"
                    value={seat.who}
                    onChange={(event) => change(i, { who: event.currentTarget.value })}
                  >
                    <option value="human" selected={seat.who === 'human'}>
                      {said.human}
                    </option>
                    {Object.entries(said.bots).map(([level, name]) => (
                      <option key={level} value={level} selected={seat.who === level}>
                        {name}
                      </option>
                    ))}
                  </select>
                </label>
                <label>
                  <span class="only-heard">{said.colour}</span>
                  <select
                    class="select"
                    value={seat.colour}
                    onChange={(event) => change(i, { colour: event.currentTarget.value as SeatInfo['colour'] })}
                  >
                    {COLOURS.map((colour) => (
                      <option key={colour} value={colour} selected={seat.colour === colour}>
                        {said.colours[colour]}
                      </option>
                    ))}
                  </select>
                </label>
              </fieldset>
            </li>
          ))}
        </ul>
        <div class="set-up-count">
          {seats.length < most && (
            <Button symbol="zoom-in" onPress={add}>
              {said.add}
            </Button>
          )}
          {seats.length > least && (
            <Button symbol="zoom-out" onPress={() => setSeats(seats.slice(0, -1))}>
              {said.remove}
            </Button>
          )}
        </div>
        {people > 1 && <p class="set-up-hint">{game === 'nieuw-amsterdam' ? said.hotSeatOpen : said.hotSeat}</p>}
        {game === 'amsterdam' && (
          <>
            {seats.length === 1 && <p class="set-up-hint">{said.amsterdam.alone}</p>}
            <AmsterdamOptions options={options} seats={seats.length} onChange={setOptions} words={said.amsterdam} />
          </>
        )}
        <label class="set-up-seed">
          <span>{said.seed}</span>
          <input
            class="field"
            value={seed}
            maxLength={LONGEST_SEED}
            autocomplete="off"
            spellcheck={false}
            onInput={(event) => setSeed(event.currentTarget.value)}
          />
          <small>{said.seedHint}</small>
        </label>
        {PACKS.has(game) && <PackField game={game} seats={seats.length} onPack={setPack} />}
        <div class="set-up-begin">
          <button type="submit" class="button button-main" data-name="begin">
            {said.begin}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

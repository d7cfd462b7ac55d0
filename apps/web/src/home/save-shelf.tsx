import { signal } from '@preact/signals';
import { saves } from '../app/games-kept.ts';
import { chargeColour } from '../screens/seat-colour.ts';
import type { SaveEntry } from '../saves/saves.ts';
import { SeatCharge } from '../symbols/seat-charge.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { counted, fill, labelled, language, words } from '../words/language.ts';
import type { GameName } from './poster.tsx';
import './save-shelf.css';

const SHOWN = 4;
const TOM = 'TOM';
const all = signal(false);
/** deleted a moment ago: it goes for good when nobody has brought it back */
const going = signal<ReadonlyMap<string, ReturnType<typeof setTimeout>>>(new Map());
const GOES_AFTER = 8000;

function without(id: string): Map<string, ReturnType<typeof setTimeout>> {
  const left = new Map(going.peek());
  clearTimeout(left.get(id));
  left.delete(id);
  return left;
}

function letGo(id: string): void {
  const timer = setTimeout(() => {
    void saves.remove(id).then(() => {
      going.value = without(id);
    });
  }, GOES_AFTER);
  going.value = new Map(going.peek()).set(id, timer);
}

/** Whoever leaves the page has made up their mind. */
addEventListener('pagehide', () => {
  for (const id of going.peek().keys()) void saves.remove(id);
});

function ago(time: number): string {
  const format = new Intl.RelativeTimeFormat(language.value, { numeric: 'auto' });
  const minutes = Math.round((time - Date.now()) / 60_000);
  if (minutes > -60) return format.format(minutes, 'minute');
  if (minutes > -60 * 24) return format.format(Math.round(minutes / 60), 'hour');
  return format.format(Math.round(minutes / 60 / 24), 'day');
}

/** A game that another version of the page has is kept for it, and cannot be opened here. */
const isKnown = (game: string): game is GameName => Object.hasOwn(words.value.home.posters, game);

/** The games to go on with, newest first. */
export function SaveShelf() {
  const said = words.value.saves;
  const list = saves.list.value ?? [];
  const shown = all.value ? list : list.slice(0, SHOWN);
  if (list.length === 0) return null;
  return (
    <section class="shelf" aria-label={said.title}>
      <h2 class="shelf-title">{said.title}</h2>
      <ul class="shelf-list">
        {shown.map((entry) => (
          <li key={entry.id} class="shelf-game">
            {going.value.has(entry.id) ? (
              <Gone id={entry.id} />
            ) : entry.state === 'whole' && isKnown(entry.info.game) ? (
              <Kept entry={entry} />
            ) : (
              <Broken id={entry.id} />
            )}
          </li>
        ))}
      </ul>
      {list.length > shown.length && (
        <button type="button" class="shelf-link" onClick={() => (all.value = true)}>
          {counted(said.more, list.length - shown.length)}
        </button>
      )}
    </section>
  );
}

function Kept({ entry }: { readonly entry: Extract<SaveEntry, { state: 'whole' }> }) {
  const said = words.value.saves;
  const { info, over, length, waitingFor } = entry;
  // Whoever plays alone plays against TOM, who has no seat.
  const others = info.seats.length === 1 ? [TOM] : info.seats.slice(1).map(({ name }) => name);
  const list = new Intl.ListFormat(language.value, { type: 'conjunction' });
  const state = over
    ? said.over
    : waitingFor.some((seat) => info.seats[seat]?.who === 'human')
      ? said.yours
      : said.waiting;
  const title = entry.title || words.value.home.posters[info.game as GameName].title;
  return (
    <>
      <a class="shelf-open" href={`#/table/${entry.id}`}>
        <span class="shelf-charges">
          {info.seats.map(({ colour }) => (
            <SeatCharge key={colour} seat={chargeColour(colour)} size={20} />
          ))}
        </span>
        <span class="shelf-name">
          {title} <small>{fill(said.with, { who: list.format(others) })}</small>
        </span>
        <span class="shelf-state">
          <strong class={over ? undefined : 'shelf-yours'}>{state}</strong> · {counted(said.turnOf, length)} ·{' '}
          {ago(entry.saved)}
        </span>
      </a>
      <IconButton
        symbol="close"
        label={labelled(said.delete, `${title} ${fill(said.with, { who: list.format(others) })}`)}
        onPress={() => letGo(entry.id)}
      />
    </>
  );
}

function Gone({ id }: { readonly id: string }) {
  const said = words.value.saves;
  return (
    <p class="shelf-gone" role="status">
      {said.deleted}
      <Button
        symbol="undo"
        onPress={() => {
          going.value = without(id);
        }}
      >
        {said.undo}
      </Button>
    </p>
  );
}

function Broken({ id }: { readonly id: string }) {
  const said = words.value.saves;
  return (
    <p class="shelf-gone">
      {said.broken}
      <Button
        symbol="save"
        onPress={() =>
          void Promise.all([saves.raw(id), import('../share/log-file.ts')]).then(([text, { download }]) =>
            download('mokum-data.txt', text),
          )
        }
      >
        {said.download}
      </Button>
      <IconButton symbol="close" label={said.delete} onPress={() => letGo(id)} />
    </p>
  );
}

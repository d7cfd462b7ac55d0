import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { saves } from '../app/games-kept.ts';
import { ProblemPage } from '../app/problem-page.tsx';
import { settings } from '../settings/settings.ts';
import { notLoaded, type Problem } from '../share/problem.ts';
import type { NewTable } from '../table/open-table.ts';
import type { SeatInfo } from '../table/table.ts';
import { Emblem } from '../symbols/emblem.tsx';
import { IconButton } from '../ui/button.tsx';
import { type Language, language, languageNames, setLanguage, words } from '../words/language.ts';
import { appearance } from '../screens/appearance.ts';
import { Home } from './home.tsx';
import { NewTableDialog } from './new-table-dialog.tsx';
import type { GameName } from './poster.tsx';
import { SaveShelf } from './save-shelf.tsx';
import './home-screen.css';

const playable: ReadonlySet<GameName> = new Set(['grachtenpand', 'nieuw-amsterdam', 'amsterdam']);
const settingUp = signal<GameName | undefined>(undefined);
const starting = signal(false);
const problem = signal<Problem | undefined>(undefined);

const fail = (error: unknown): void => {
  problem.value = notLoaded(error);
};

/** The rules and the table come in their own chunks: only whoever plays loads them. */
async function start(wanted: NewTable): Promise<void> {
  if (starting.peek()) return;
  starting.value = true;
  try {
    const { startTable } = await import('../screens/open-tables.ts');
    await startTable(wanted);
    settingUp.value = undefined;
  } catch (error) {
    fail(error);
  } finally {
    starting.value = false;
  }
}

const PLAY_NOW: readonly Pick<SeatInfo, 'colour' | 'who'>[] = [
  { colour: 'red', who: 'human' },
  { colour: 'blue', who: 'greedy' },
  { colour: 'yellow', who: 'greedy' },
];

function playNow(game: GameName): void {
  const { you, names } = words.peek().setUp;
  void start({ game, seats: PLAY_NOW.map((seat, i) => ({ ...seat, name: i === 0 ? you : names.split(', ')[i - 1] })) });
}

async function openFile(file: File): Promise<void> {
  const [{ readTextFile }, { openLog }] = await Promise.all([
    import('../share/log-file.ts'),
    import('../table/open-table.ts'),
  ]);
  const text = await readTextFile(file);
  const table = text.ok ? await openLog(text.value, { saves }) : text;
  if (!table.ok) {
    problem.value = table.problem;
    return;
  }
  await table.value.settled();
  table.value.close();
  location.hash = `#/${table.value.now.peek().result ? 'replay' : 'table'}/${table.value.info.id}`;
}

function Tools() {
  const said = words.value;
  const dark = appearance.theme.value === 'dark';
  return (
    <>
      <label class="home-file">
        <Emblem name="save" size={18} />
        <span>{said.saves.import}</span>
        <input
          type="file"
          accept=".txt,.log,text/plain"
          onChange={(event) => {
            const input = event.currentTarget;
            const file = input.files?.[0];
            if (file) openFile(file).catch(fail);
            // The same file can be chosen again.
            input.value = '';
          }}
        />
      </label>
      <label class="home-language">
        <span class="only-heard">{said.language}</span>
        <select
          class="select-plain"
          value={language.value}
          onChange={(event) => void setLanguage(event.currentTarget.value as Language)}
        >
          {Object.entries(languageNames).map(([code, name]) => (
            <option key={code} value={code} selected={code === language.value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <IconButton
        symbol={dark ? 'moon' : 'sun'}
        label={said.light}
        onPress={() => {
          settings.theme.value = dark ? 'light' : 'dark';
        }}
      />
    </>
  );
}

/** The games as posters, and the games one has begun. */
export function HomeScreen() {
  // Whoever keeps a game tells the list; it is read here only if nobody has yet.
  useEffect(() => {
    if (!saves.list.peek()) void saves.refresh();
  }, []);
  if (problem.value)
    return (
      <ProblemPage
        problem={problem.value}
        onHome={() => {
          problem.value = undefined;
        }}
      />
    );
  const game = settingUp.value;
  return (
    <>
      <Home
        words={words.value.home}
        playable={playable}
        onPlay={playNow}
        onSetUp={(name) => {
          settingUp.value = name;
        }}
        tools={<Tools />}
        saves={<SaveShelf />}
      />
      <footer class="home-foot">
        <a href="#/tom">{words.value.tom}</a>
      </footer>
      {game && (
        <NewTableDialog
          game={game}
          onBegin={(wanted) => void start(wanted)}
          onClose={() => (settingUp.value = undefined)}
        />
      )}
    </>
  );
}

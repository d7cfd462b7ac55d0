import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { h } from 'preact';
import { HomeScreen } from '../home/home-screen.tsx';
import { notLoaded, type Problem } from '../share/problem.ts';
import { words } from '../words/language.ts';
import { ProblemPage } from './problem-page.tsx';
import { type Route, route } from './route.ts';

type TableScreen = FunctionComponent<{ readonly route: Exclude<Route, { to: 'home' | 'tom' }> }>;
const screen = signal<TableScreen | undefined>(undefined);
const companion = signal<FunctionComponent | undefined>(undefined);
const failed = signal<Problem | undefined>(undefined);

const fail = (error: unknown): void => {
  failed.value = notLoaded(error);
};

/** The table comes in a chunk of its own, with the first game opened. */
async function loadTable(): Promise<void> {
  screen.value = (await import('../screens/table-screen.tsx')).TableScreen;
}

/** So does TOM at the table. */
async function loadCompanion(): Promise<void> {
  companion.value = (await import('../companion/companion-screen.tsx')).CompanionScreen;
}

export function App() {
  const here = route.value;
  if (here.to === 'home') return <HomeScreen />;
  if (failed.value) return <ProblemPage problem={failed.value} />;
  if (here.to === 'tom') {
    if (companion.value) return h(companion.value, {});
    loadCompanion().catch(fail);
    return <p class="loading">{words.value.loading}</p>;
  }
  if (!screen.value) {
    loadTable().catch(fail);
    return <p class="loading">{words.value.loading}</p>;
  }
  return h(screen.value, { route: here, key: JSON.stringify(here) });
}

import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { h } from 'preact';
import { HomeScreen } from '../home/home-screen.tsx';
import type { Problem } from '../share/problem.ts';
import { words } from '../words/language.ts';
import { ProblemPage } from './problem-page.tsx';
import { type Route, route } from './route.ts';

type TableScreen = FunctionComponent<{ readonly route: Exclude<Route, { to: 'home' }> }>;
const screen = signal<TableScreen | undefined>(undefined);
const failed = signal<Problem | undefined>(undefined);

/** The table comes in a chunk of its own, with the first game opened. */
function loadTable(): void {
  import('../screens/table-screen.tsx').then(
    (module) => {
      screen.value = module.TableScreen;
    },
    (error: unknown) => {
      failed.value = { code: 'unavailable', detail: String(error), raw: '' };
    },
  );
}

export function App() {
  const here = route.value;
  if (here.to === 'home') return <HomeScreen />;
  if (failed.value) return <ProblemPage problem={failed.value} />;
  if (!screen.value) {
    loadTable();
    return <p class="loading">{words.value.loading}</p>;
  }
  return h(screen.value, { route: here, key: JSON.stringify(here) });
}

import { render } from 'preact';
import { Home } from './home/home.tsx';
import { IconButton } from './ui/button.tsx';
import { startWords, words } from './words/language.ts';
import './style/base.css';

function turnTheme() {
  const root = document.documentElement;
  const dark = root.dataset['theme']
    ? root.dataset['theme'] === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset['theme'] = dark ? 'light' : 'dark';
}

await startWords();
render(
  <Home
    words={words.value.home}
    playable={new Set(['grachtenpand'])}
    onPlay={() => {}}
    onSetUp={() => {}}
    tools={<IconButton symbol="sun" label={words.value.light} onPress={turnTheme} />}
  />,
  document.getElementById('root')!,
);

import { render } from 'preact';
import { Home } from './home/home.tsx';
import { IconButton } from './ui/button.tsx';
import * as words from './words/en.ts';
import './style/base.css';

function turnTheme() {
  const root = document.documentElement;
  const dark = root.dataset['theme'] ? root.dataset['theme'] === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset['theme'] = dark ? 'light' : 'dark';
}

render(
  <Home
    words={words.home}
    playable={new Set(['grachtenpand'])}
    onPlay={() => {}}
    onSetUp={() => {}}
    tools={<IconButton symbol="sun" label={words.light} onPress={turnTheme} />}
  />,
  document.getElementById('root')!,
);

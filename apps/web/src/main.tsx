import { render } from 'preact';
import { App } from './app/app.tsx';
import { saves } from './app/games-kept.ts';
import { startWords } from './words/language.ts';
import './app/last-input.ts';
import './screens/appearance.ts';
import './style/base.css';

const moment = new Promise((resolve) => {
  setTimeout(resolve, 150);
});
// The kept games are there with the first picture, so that nothing jumps; a slow store is not waited for.
await Promise.all([startWords(), Promise.race([saves.refresh(), moment])]);
render(<App />, document.getElementById('root') as HTMLElement);

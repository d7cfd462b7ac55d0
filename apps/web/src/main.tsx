import { render } from 'preact';
import { App } from './app/app.tsx';
import { startWords } from './words/language.ts';
import './app/last-input.ts';
import './screens/appearance.ts';
import './style/base.css';

await startWords();
render(<App />, document.getElementById('root') as HTMLElement);

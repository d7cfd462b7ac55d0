import type { ComponentChildren } from 'preact';
import { type GameName, Poster, type PosterProps } from './poster.tsx';
import './home.css';

export interface HomeWords {
  title: string;
  line: string;
  posters: Record<GameName, PosterProps['words']>;
}
export interface HomeProps {
  words: HomeWords;
  /** Games that can be played; the others are announced. */
  playable: ReadonlySet<GameName>;
  onPlay: (game: GameName) => void;
  onSetUp: (game: GameName) => void;
  /** Language, light and settings. */
  tools: ComponentChildren;
  /** Saved games to go on with. */
  saves?: ComponentChildren;
}

const games: readonly GameName[] = ['grachtenpand', 'nieuw-amsterdam', 'amsterdam'];

export function Home({ words, playable, onPlay, onSetUp, tools, saves }: HomeProps) {
  return (
    <div class="home">
      <header class="home-head">
        <div class="home-name">
          <Saltires />
          <div>
            <h1>{words.title}</h1>
            <p>{words.line}</p>
          </div>
        </div>
        <div class="home-tools">{tools}</div>
      </header>
      <main class="home-main">
        {saves}
        <div class="home-posters">
          {games.map((game) => (
            <Poster
              key={game}
              game={game}
              state={playable.has(game) ? 'playable' : 'announced'}
              words={words.posters[game]}
              onPlay={() => onPlay(game)}
              onSetUp={() => onSetUp(game)}
            />
          ))}
        </div>
      </main>
    </div>
  );
}

/** The three crosses of the city's arms. */
function Saltires() {
  const cross = 'M-5 -5L5 5M5 -5L-5 5';
  return (
    <svg class="home-arms" viewBox="0 0 36 52" width="40" height="58" aria-hidden="true" focusable="false">
      <path class="home-shield" d="M1 1H35V28C35 40 27 46 18 51C9 46 1 40 1 28Z" />
      <path class="home-pale" d="M10 1H26V46.5C23.5 48.3 20.800 49.6 18 51C15.200 49.6 12.5 48.3 10 46.5Z" />
      {[10, 24, 38].map((y) => (
        <path key={y} class="home-cross" d={cross} transform={`translate(18 ${y})`} />
      ))}
      <path class="home-edge" d="M1 1H35V28C35 40 27 46 18 51C9 46 1 40 1 28Z" />
    </svg>
  );
}

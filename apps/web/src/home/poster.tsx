import { type FunctionComponent, h } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { awake } from '../app/last-input.ts';
import { Emblem } from '../symbols/emblem.tsx';
import { Button } from '../ui/button.tsx';
import './poster.css';

export type GameName = 'grachtenpand' | 'nieuw-amsterdam' | 'amsterdam';

// Each drawing is a chunk of its own: the page can be used before any of them has arrived.
const vignettes: Record<GameName, () => Promise<{ default: FunctionComponent }>> = {
  grachtenpand: () => import('./vignettes/grachtenpand.tsx'),
  'nieuw-amsterdam': () => import('./vignettes/nieuw-amsterdam.tsx'),
  amsterdam: () => import('./vignettes/amsterdam.tsx'),
};

export interface PosterProps {
  game: GameName;
  /** `announced` games are shown but cannot be played yet. */
  state: 'playable' | 'announced';
  words: {
    title: string;
    author: string;
    line: string;
    players: string;
    fact: string;
    play: string;
    setUp: string;
    announced: string;
  };
  onPlay: () => void;
  onSetUp: () => void;
}

export function Poster({ game, state, words, onPlay, onSetUp }: PosterProps) {
  const [drawing, setDrawing] = useState<FunctionComponent | undefined>(undefined);
  const picture = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Drawn when it is seen and the page has nothing better to do; what is near, once somebody is there to scroll.
    const draw = (): void => void vignettes[game]().then((module) => setDrawing(() => module.default));
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        near.disconnect();
        if ('requestIdleCallback' in globalThis) requestIdleCallback(draw, { timeout: 1500 });
        else setTimeout(draw, 60);
      },
      { rootMargin: awake.value ? '600px' : '0px' },
    );
    near.observe(picture.current as Element);
    return () => near.disconnect();
  }, [game, awake.value]);
  return (
    <article class={`poster poster-${state}`}>
      <div class="poster-picture" ref={picture}>
        {drawing && h(drawing, null)}
      </div>
      <div class="poster-title">
        <h2>{words.title}</h2>
        <p class="poster-author">{words.author}</p>
      </div>
      <div class="poster-text">
        <p>{words.line}</p>
        <p class="poster-facts">
          <Emblem name="people" size={16} />
          {words.players}
          <span aria-hidden="true">·</span>
          {words.fact}
        </p>
      </div>
      <div class="poster-actions">
        {state === 'playable' ? (
          <>
            <Button look="main" symbol="play" onPress={onPlay}>
              {words.play}
            </Button>
            <Button onPress={onSetUp}>{words.setUp}</Button>
          </>
        ) : (
          <p class="poster-soon">{words.announced}</p>
        )}
      </div>
    </article>
  );
}

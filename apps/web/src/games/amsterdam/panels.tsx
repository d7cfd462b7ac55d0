import type { ComponentChildren } from 'preact';
import { DockerToken } from './docker.tsx';
import { Mark } from './mark.tsx';
import type { MarkName } from './marks.ts';
import { Gem, Gems, GoodToken } from './resource.tsx';
import { type Amounts, type Colour, colours, type DockColour, type Good } from './types.ts';
import './panels.css';

export interface StoresView {
  readonly gulden: number;
  readonly penalties: number;
  readonly crests: number;
  readonly pool: Amounts;
  readonly stored?: Colour;
  readonly aboard: readonly Good[];
  readonly storage: readonly Good[];
  readonly dockers: readonly DockColour[];
}

export interface StoresWords {
  panel: string;
  pool: string;
  barge: string;
  storage: string;
  /** what the figures count, as they are said */
  count: (what: 'gulden' | 'penalty' | 'crest' | 'artisan' | 'building' | 'map' | 'activate', n: number) => string;
}

function Count({ mark, n, said, look = '' }: { mark: MarkName; n: number; said: string; look?: string }) {
  return (
    <span class={`ams-count ${look}`} title={said} role="img" aria-label={said}>
      <Mark name={mark} size={18} />
      <span class="figures">{n}</span>
    </span>
  );
}

function Shelf({ mark, title, children }: { mark: MarkName; title: string; children: ComponentChildren }) {
  return (
    <span class="ams-shelf" role="group" aria-label={title} title={title}>
      <span class="ams-shelf-mark" aria-hidden="true">
        <Mark name={mark} size={18} />
      </span>
      <span class="ams-shelf-room">{children}</span>
    </span>
  );
}

const empty = <span class="ams-shelf-empty" aria-hidden="true" />;

/** The stores of the seat in front: purse, pool, the place for one kept resource, barge and storage. */
export function Stores({ view, keep, words }: { view: StoresView; keep?: ComponentChildren; words: StoresWords }) {
  const none = colours.every((colour) => !view.pool[colour]);
  return (
    <div class="ams-stores" role="group" aria-label={words.panel}>
      <span class="ams-counts">
        <Count mark="gulden" n={view.gulden} said={words.count('gulden', view.gulden)} look="ams-count-gulden" />
        <Count mark="crest" n={view.crests} said={words.count('crest', view.crests)} />
        <Count
          mark="penalty"
          n={view.penalties}
          said={words.count('penalty', view.penalties)}
          look={view.penalties > 0 ? 'ams-count-penalty' : ''}
        />
        <span class="ams-kept">
          {keep ?? (view.stored ? <Gem colour={view.stored} size={26} label={view.stored} /> : empty)}
        </span>
      </span>
      <Shelf mark="any" title={words.pool}>
        {none ? empty : <Gems of={view.pool} size={26} many={4} />}
      </Shelf>
      <Shelf mark="barge" title={words.barge}>
        {view.aboard.map((good, i) => (
          <GoodToken key={`${good}${i}`} good={good} size={27} label={good} />
        ))}
        {view.dockers.map((colour, i) => (
          <DockerToken key={`${colour}${i}`} colour={colour} size={28} label={colour} />
        ))}
        {view.aboard.length + view.dockers.length === 0 && empty}
      </Shelf>
      <Shelf mark="warehouse" title={words.storage}>
        {view.storage.map((good, i) => (
          <GoodToken key={`${good}${i}`} good={good} size={27} label={good} />
        ))}
        {view.storage.length === 0 && empty}
      </Shelf>
    </div>
  );
}

export interface RivalView extends StoresView {
  readonly cards: Readonly<Record<'artisan' | 'building' | 'map', number>>;
  readonly inactive: number;
  /** what leaves the dial next */
  readonly next: Amounts;
}

/** What matters of an opponent, inside the banner. */
export function RivalStores({ view, words }: { view: RivalView; words: StoresWords & { next: string } }) {
  return (
    <span class="ams-rival">
      <span class="ams-counts">
        <Count mark="gulden" n={view.gulden} said={words.count('gulden', view.gulden)} look="ams-count-gulden" />
        <Count mark="crest" n={view.crests} said={words.count('crest', view.crests)} />
        <Count
          mark="penalty"
          n={view.penalties}
          said={words.count('penalty', view.penalties)}
          look={view.penalties > 0 ? 'ams-count-penalty' : ''}
        />
      </span>
      <span class="ams-counts">
        {(['artisan', 'building', 'map'] as const).map((kind) => (
          <Count
            key={kind}
            mark={kind}
            n={view.cards[kind]}
            said={words.count(kind, view.cards[kind])}
            look={`ams-count-${kind}`}
          />
        ))}
        <Count mark="activate" n={view.inactive} said={words.count('activate', view.inactive)} />
      </span>
      <span class="ams-rival-row">
        <span class="ams-rival-part" title={words.pool} role="img" aria-label={words.pool}>
          <Gems of={view.pool} size={18} many={2} />
          {view.stored && <Gem colour={view.stored} size={18} />}
        </span>
        <span class="ams-rival-part ams-rival-next" title={words.next} role="img" aria-label={words.next}>
          <Mark name="segment" size={14} />
          <Gems of={view.next} size={18} many={2} />
        </span>
      </span>
      {view.aboard.length + view.dockers.length + view.storage.length > 0 && (
        <span class="ams-rival-row">
          <span class="ams-rival-part" title={words.barge} role="img" aria-label={words.barge}>
            <Mark name="barge" size={16} />
            {view.aboard.map((good, i) => (
              <GoodToken key={`${good}${i}`} good={good} size={20} />
            ))}
            {view.dockers.map((colour, i) => (
              <DockerToken key={`${colour}${i}`} colour={colour} size={21} />
            ))}
          </span>
          {view.storage.length > 0 && (
            <span class="ams-rival-part" title={words.storage} role="img" aria-label={words.storage}>
              <Mark name="warehouse" size={16} />
              {view.storage.map((good, i) => (
                <GoodToken key={`${good}${i}`} good={good} size={20} />
              ))}
            </span>
          )}
        </span>
      )}
    </span>
  );
}

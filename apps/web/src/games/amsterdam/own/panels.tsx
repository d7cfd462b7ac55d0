import { labelled } from '../../../words/language.ts';
import { unchanged } from '../../../ui/unchanged.ts';
import type { ComponentChildren } from 'preact';
import { DockerToken } from '../harbour/docker.tsx';
import { Mark } from '../pieces/mark.tsx';
import type { MarkName } from '../pieces/marks.ts';
import { Gem, Gems, GoodToken } from '../pieces/resource.tsx';
import { type Amounts, type Colour, colours, type DockColour, type Good, type OnPress, type Press } from '../types.ts';
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
  kept: (stored: Colour | undefined) => string;
  colour: (colour: Colour) => string;
  good: (good: Good) => string;
  docker: (colour: DockColour) => string;
  amounts: (amounts: Amounts) => string;
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
      <span class="ams-shelf-mark" aria-hidden="true" data-shelf={mark}>
        <Mark name={mark} size={18} />
      </span>
      <span class="ams-shelf-room">{children}</span>
    </span>
  );
}

const empty = <span class="ams-shelf-empty" aria-hidden="true" />;

interface PieceProps {
  press: Press | undefined;
  onPress: OnPress | undefined;
  label: string;
  children: ComponentChildren;
}

/** A piece on a shelf; one that can be used now is a button. */
function Piece({ press, onPress, label, children }: PieceProps) {
  if (!press || !onPress)
    return (
      <span class="ams-piece" role="img" aria-label={label} title={label}>
        {children}
      </span>
    );
  return (
    <button
      type="button"
      class={`ams-piece ams-press-${press.state ?? 'legal'}`}
      aria-label={press.label}
      title={press.label}
      data-spot={press.id}
      onClick={() => onPress(press.id)}
    >
      {children}
    </button>
  );
}

interface StoresProps {
  view: StoresView;
  keep?: ComponentChildren;
  press?: Readonly<Record<string, Press>>;
  onPress?: OnPress;
  words: StoresWords;
}

/** The stores of the seat in front: purse, pool, the place for one kept resource, barge and storage. */
export const Stores = unchanged(({ view, keep, press = {}, onPress, words }: StoresProps) => {
  const none = colours.every((colour) => !view.pool[colour]);
  const pool = colours.filter((colour) => (view.pool[colour] ?? 0) > 0);
  return (
    <div class="ams-stores" role="group" aria-label={words.panel} data-group="stores">
      <span class="ams-counts">
        <Count mark="gulden" n={view.gulden} said={words.count('gulden', view.gulden)} look="ams-count-gulden" />
        <Count mark="crest" n={view.crests} said={words.count('crest', view.crests)} />
        <Count
          mark="penalty"
          n={view.penalties}
          said={words.count('penalty', view.penalties)}
          look={view.penalties > 0 ? 'ams-count-penalty' : ''}
        />
        <span class="ams-kept" role="img" aria-label={words.kept(view.stored)} title={words.kept(view.stored)}>
          {keep ?? (view.stored ? <Gem colour={view.stored} size={26} /> : empty)}
        </span>
      </span>
      <Shelf mark="any" title={words.pool}>
        {none
          ? empty
          : pool.map((colour) => (
              <Piece
                key={colour}
                press={press[`gem ${colour}`]}
                onPress={onPress}
                label={words.amounts({ [colour]: view.pool[colour] ?? 0 })}
              >
                <Gems of={{ [colour]: view.pool[colour] ?? 0 }} size={26} many={pool.length > 2 ? 2 : 4} />
              </Piece>
            ))}
      </Shelf>
      <Shelf mark="barge" title={words.barge}>
        {view.aboard.map((good, i) => (
          <Piece key={`${good}${i}`} press={press[`aboard ${good}`]} onPress={onPress} label={words.good(good)}>
            <GoodToken good={good} size={27} />
          </Piece>
        ))}
        {view.dockers.map((colour, i) => (
          <Piece
            key={`${colour}${i}`}
            press={press[`passenger ${colour}`]}
            onPress={onPress}
            label={words.docker(colour)}
          >
            <DockerToken colour={colour} size={28} />
          </Piece>
        ))}
        {view.aboard.length + view.dockers.length === 0 && empty}
      </Shelf>
      <Shelf mark="warehouse" title={words.storage}>
        {view.storage.map((good, i) => (
          <Piece key={`${good}${i}`} press={press[`stored ${good}`]} onPress={onPress} label={words.good(good)}>
            <GoodToken good={good} size={27} />
          </Piece>
        ))}
        {view.storage.length === 0 && empty}
      </Shelf>
    </div>
  );
});

export interface RivalView extends StoresView {
  readonly cards: Readonly<Record<'artisan' | 'building' | 'map', number>>;
  readonly inactive: number;
  /** what leaves the dial next */
  readonly next: Amounts;
}

/** Small tokens of goods; two of a kind and more carry their number. */
function GoodsRow({ goods }: { goods: readonly Good[] }) {
  return (
    <>
      {[...new Set(goods)].map((good) => {
        const n = goods.filter((other) => other === good).length;
        return (
          <span key={good} class="ams-good-count figures">
            {n > 1 && n}
            <GoodToken good={good} size={20} />
          </span>
        );
      })}
    </>
  );
}

/** What matters of an opponent, inside the banner. */
export const RivalStores = unchanged(({ view, words }: { view: RivalView; words: StoresWords & { next: string } }) => {
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
        <span
          class="ams-rival-part"
          title={labelled(words.pool, words.amounts(view.pool))}
          role="img"
          aria-label={labelled(words.pool, words.amounts(view.pool))}
        >
          <Gems of={view.pool} size={18} many={2} />
          {view.stored && <Gem colour={view.stored} size={18} />}
        </span>
        <span
          class="ams-rival-part ams-rival-next"
          title={labelled(words.next, words.amounts(view.next))}
          role="img"
          aria-label={labelled(words.next, words.amounts(view.next))}
        >
          <Mark name="segment" size={14} />
          <Gems of={view.next} size={18} many={2} />
        </span>
      </span>
      {view.aboard.length + view.dockers.length + view.storage.length > 0 && (
        <span class="ams-rival-row">
          <span
            class="ams-rival-part"
            title={words.barge}
            role="img"
            aria-label={labelled(
              words.barge,
              [...view.aboard.map(words.good), ...view.dockers.map(words.docker)].join(', '),
            )}
          >
            <Mark name="barge" size={16} />
            <GoodsRow goods={view.aboard} />
            {view.dockers.map((colour, i) => (
              <DockerToken key={`${colour}${i}`} colour={colour} size={21} />
            ))}
          </span>
          {view.storage.length > 0 && (
            <span
              class="ams-rival-part"
              title={words.storage}
              role="img"
              aria-label={labelled(words.storage, view.storage.map(words.good).join(', '))}
            >
              <Mark name="warehouse" size={16} />
              <GoodsRow goods={view.storage} />
            </span>
          )}
        </span>
      )}
    </span>
  );
});

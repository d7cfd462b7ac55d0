import { render } from 'preact';
import '../style/base.css';
import './gallery.css';
import { BondDefs } from '../games/grachtenpand/street/bonds.tsx';
import { streetFrame } from '../games/grachtenpand/street/frame.ts';
import { Street } from '../games/grachtenpand/street/street.tsx';
import { ColonyTable } from './colony-table.tsx';
import { AmsterdamTable, CardSheet, DialSheet } from './amsterdam-table.tsx';
import { MarkSheet, SampleMap } from './amsterdam-sheet.tsx';
import { ExpansionsSheet } from './expansions-sheet.tsx';
import { KitSheet } from './kit-sheet.tsx';
import { PanZoom } from '../ui/pan-zoom.tsx';
import * as sample from './sample-street.ts';
import { Decks, Hand, SampleTable, zoomWords } from './sample-table.tsx';
import { streetWords } from './sample-words.ts';
import { type PositionName, positions } from './sample-positions.ts';
import { startWords } from '../words/language.ts';
import { SymbolSheet } from './symbol-sheet.tsx';

/** `colony-auction`, or on a phone `colony-auction/chest`. */
const colony = /^colony-(\w+)(?:\/(town|river|market|chest|own))?$/;

function Gallery() {
  const part = location.hash.slice(1);
  const [, position, first] = part.match(colony) ?? [];
  const shows = (name: string) => part === '' || part === name;
  return (
    <main class="gallery">
      <BondDefs />
      {shows('symbols') && <SymbolSheet />}
      {shows('kit') && <KitSheet />}
      {shows('street') && (
        <section class="gallery-board">
          <Street
            houses={sample.houses}
            met={sample.met}
            group={sample.group}
            sunken={5}
            onCard={() => {}}
            words={streetWords('Anna’s street')}
          />
        </section>
      )}
      {shows('places') && (
        <section class="gallery-board">
          <Street
            houses={sample.houses}
            met={sample.met}
            sunken={2}
            places={[...sample.places, ...sample.windowPlaces]}
            onPlace={() => {}}
            words={streetWords('Anna’s street')}
          />
        </section>
      )}
      {shows('gables') && (
        <section class="gallery-board">
          <Street houses={sample.gables} met={new Set([83, 85])} words={streetWords('Gables')} />
        </section>
      )}
      {shows('first') && (
        <section class="gallery-board">
          <Street houses={sample.firstStreet} met={new Set()} words={streetWords('First')} />
        </section>
      )}
      {shows('hand') && (
        <section class="gallery-sheet">
          <Hand onChoose={() => {}} />
          <Decks state="legal" />
        </section>
      )}
      {(part === 'table' || part === 'drawer') && (
        <SampleTable
          phone={matchMedia('(max-width: 720px)').matches ? 'phone' : 'desktop'}
          {...(part === 'drawer' ? { drawer: 'log' } : {})}
        />
      )}
      {position && position in positions && (
        <ColonyTable
          name={position as PositionName}
          phone={matchMedia('(max-width: 720px)').matches ? 'phone' : 'desktop'}
          first={first as 'town' | undefined}
        />
      )}
      {part === 'amsterdam-marks' && <MarkSheet />}
      {part === 'amsterdam-cards' && <CardSheet />}
      {part === 'amsterdam-dial' && <DialSheet />}
      {part === 'amsterdam-expansions' && <ExpansionsSheet />}
      {part === 'amsterdam' && (
        <AmsterdamTable frame={matchMedia('(max-width: 720px)').matches ? 'phone' : 'desktop'} />
      )}
      {part === 'amsterdam-map' && (
        <section class="gallery-board">
          <SampleMap />
        </section>
      )}
      {part === 'wide' && (
        <section class="gallery-board">
          <PanZoom {...streetFrame(sample.widest)} words={zoomWords}>
            <Street houses={sample.widest} met={new Set([3, 9])} words={streetWords('Widest')} />
          </PanZoom>
        </section>
      )}
    </main>
  );
}

void startWords().then(() => render(<Gallery />, document.getElementById('root')!));
addEventListener('hashchange', () => location.reload());

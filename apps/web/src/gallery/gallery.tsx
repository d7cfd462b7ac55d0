import { render } from 'preact';
import '../style/base.css';
import './gallery.css';
import { BondDefs } from '../games/grachtenpand/bonds.tsx';
import { Street } from '../games/grachtenpand/street.tsx';
import * as sample from './sample-street.ts';
import { streetWords } from './sample-words.ts';
import { SymbolSheet } from './symbol-sheet.tsx';

function Gallery() {
  const part = location.hash.slice(1);
  const shows = (name: string) => part === '' || part === name;
  return (
    <main class="gallery">
      <BondDefs />
      {shows('symbols') && <SymbolSheet />}
      {shows('street') && (
        <section class="gallery-board">
          <Street houses={sample.houses} met={sample.met} group={sample.group} sunken={5} onCard={() => {}} words={streetWords('Anna’s street')} />
        </section>
      )}
      {shows('places') && (
        <section class="gallery-board">
          <Street houses={sample.houses} met={sample.met} sunken={2} places={[...sample.places, ...sample.windowPlaces]} onPlace={() => {}} words={streetWords('Anna’s street')} />
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
    </main>
  );
}

render(<Gallery />, document.getElementById('root')!);
addEventListener('hashchange', () => location.reload());

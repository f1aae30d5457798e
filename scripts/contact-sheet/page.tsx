/* The contact sheet: every tile has its title above all that a visitor sees of the thing itself, the drawing. */
import '@bazaar/ui/base';
import './page.css';
import { DrawingDefs, ItemDrawing } from '@bazaar/drawing';
import { createRoot } from 'react-dom/client';
import type { ContactSheet, SheetTile } from './sheet.ts';

declare global {
  interface Window {
    contactSheet?: ContactSheet;
  }
}

function Sheet({ title, sections }: ContactSheet) {
  return (
    <main className="sheet">
      <DrawingDefs />
      <h1>{title}</h1>
      {sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          <div className="tiles">
            {section.tiles.map((tile, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the tiles never change
              <Tile key={place} {...tile} />
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}

function Tile({ title, note, ...spec }: SheetTile) {
  return (
    <figure>
      <ItemDrawing spec={{ ...spec, dimensionMm: null, code: null }} />
      <figcaption>
        <bdi>{title}</bdi>
        <bdi className="note">{note}</bdi>
      </figcaption>
    </figure>
  );
}

const root = document.getElementById('root');
if (root && window.contactSheet) {
  createRoot(root).render(<Sheet {...window.contactSheet} />);
}

/**
 * Draws everything that the demo data shows, each with its title, so that a person can look whether the drawing shows
 * that very thing: the 120 base products, each different form of their variants, categories, services, documents, advertisements, articles and videos.
 *
 *   npm run contact-sheet
 *   npm run contact-sheet -- --only good --only service
 *
 * Writes `.data/contact-sheet/contact-sheet.html`, a page without scripts, and a picture of each kind in both themes.
 * Exit 0: they are written.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listDrawings, listVariantDrawings } from '../services/seed/list-drawings.ts';
import { drawSheet } from './contact-sheet/draw-sheet.ts';
import { toContactSheet } from './contact-sheet/to-contact-sheet.ts';
import { dataDir } from './releases/paths.ts';
import { runAsScript } from './run-as-script.ts';

await runAsScript(import.meta, async () => {
  const { only } = parseArgs({ options: { only: { type: 'string', multiple: true, default: [] } } }).values;
  const things = [...(await listDrawings()), ...listVariantDrawings()];
  const chosen = things.filter(({ kind }) => only.length === 0 || only.includes(kind));
  const folder = join(dataDir(), 'contact-sheet');
  await drawSheet(toContactSheet(chosen), folder);
  console.log(`${chosen.length} drawings are in ${folder}.`);
  return chosen.length > 0;
});

import type { SheetWork } from './draw-sheets.ts';
import { openFonts } from './sheet-fonts.ts';
import { drawSheet } from './sheet-pdf.ts';

process.once('message', async ({ sheets, brand, now }: SheetWork) => {
  const fonts = openFonts();
  const files: Buffer[] = [];
  for (const sheet of sheets) {
    files.push(await drawSheet(sheet, { fonts, brand, now }));
  }
  process.send?.(files, () => process.disconnect());
});

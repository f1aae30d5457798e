import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { create, type Font } from 'fontkit';

/** Vazirmatn in one weight: its Persian and its Latin subset. */
export interface FontPair {
  readonly persian: Font;
  readonly latin: Font;
}

export interface SheetFonts {
  readonly plain: FontPair;
  readonly bold: FontPair;
}

/** Opens the fonts once for all sheets: reading a font takes longer than drawing a page. */
export function openFonts(): SheetFonts {
  return {
    plain: {
      persian: openPersian(
        import.meta.resolve('@fontsource/vazirmatn/files/vazirmatn-arabic-400-normal.woff'),
      ),
      latin: open(import.meta.resolve('@fontsource/vazirmatn/files/vazirmatn-latin-400-normal.woff')),
    },
    bold: {
      persian: openPersian(
        import.meta.resolve('@fontsource/vazirmatn/files/vazirmatn-arabic-700-normal.woff'),
      ),
      latin: open(import.meta.resolve('@fontsource/vazirmatn/files/vazirmatn-latin-700-normal.woff')),
    },
  };
}

function open(address: string): Font {
  return create(unwrapWoff(readFileSync(new URL(address))));
}

function openPersian(address: string): Font {
  const font = open(address);
  font.layout(ALL_FORMS);
  return font;
}

const LETTERS = 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقلمنهوپچژکگی';

/**
 * Every letter alone and joined to others, and the lam-alef ligatures. A font records which text a glyph stands for
 * when the glyph is first used: were it first used as a part of another letter, as the body of seen in sheen, the
 * text could not be searched or copied.
 */
const ALL_FORMS = [...LETTERS, 'لا', 'لآ', 'لأ', 'لإ', 'هٔ']
  .flatMap((letter) => [letter, `ب${letter}`, `${letter}ب`, `ب${letter}ب`])
  .join(' ');

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const FONT_HEADER = 12;
const FONT_ENTRY = 16;

/**
 * The TrueType file inside a WOFF 1.0 file (https://www.w3.org/TR/WOFF/). A reader would inflate a table of the
 * WOFF file again for every letter.
 */
function unwrapWoff(woff: Buffer): Uint8Array {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(FONT_HEADER + FONT_ENTRY * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const step = Math.floor(Math.log2(count));
  head.writeUInt16BE(FONT_ENTRY << step, 6);
  head.writeUInt16BE(step, 8);
  head.writeUInt16BE((count - (1 << step)) * FONT_ENTRY, 10);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const from = WOFF_HEADER + WOFF_ENTRY * index;
    const [start, packed, length] = [4, 8, 12].map((place) => woff.readUInt32BE(from + place)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(start, start + packed);
    const to = FONT_HEADER + FONT_ENTRY * index;
    // Its name, then its checksum.
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(length, to + 12);
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packed < length ? inflateSync(bytes) : bytes).copy(padded);
    tables.push(padded);
    offset += padded.length;
  }
  return new Uint8Array(Buffer.concat([head, ...tables]));
}

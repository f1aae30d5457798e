import { codePoints, inRange, without } from './code-points.rules.ts';

/** A font file of the site: its name, the package's file that it is cut from, and the characters that it is for. */
export interface Face {
  /** Null: the package's file as it is, for what the other faces leave. */
  readonly name: string | null;
  readonly from: 'arabic' | 'latin';
  /** Sorted code points. */
  readonly characters: readonly number[];
}

/** What Persian text and its Arabic quotations are written with, digits and marks included. */
const PERSIAN = codePoints(
  'آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیئءؤأإةكيىۀ',
  '۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩',
  '،؛؟٪٫٬ـ',
  inRange(0x64b, 0x652),
  '\u0654\u0670',
  // The joined «لا»: without its character a printed page gives the two letters back in the wrong order.
  inRange(0xfef5, 0xfefc),
  // What joins, separates or turns letters; most of it has no glyph.
  inRange(0x200c, 0x200f),
  '\u061C',
);

/** What both scripts share, and what units and prices need: every page has some of it. */
const SIGNS = codePoints(
  inRange(0x20, 0x40),
  '[]_|\u00A0«»…–—•·×÷°±µ²³½¼¾©’“”−',
  // Marks of isolated runs, which have no glyph, would ask for another file.
  inRange(0x2066, 0x2069),
  inRange(0x202a, 0x202e),
);

const LETTERS = codePoints(inRange(0x41, 0x5a), inRange(0x61, 0x7a));

/** The ranges of the package's files (its `unicode.json`), without scripts that no text of a market has. */
const ARABIC = codePoints(
  inRange(0x600, 0x6ff),
  inRange(0x750, 0x77f),
  inRange(0x870, 0x8ff),
  inRange(0xfb50, 0xfdff),
  inRange(0xfe70, 0xfefc),
);
const LATIN = codePoints(
  inRange(0x5b, 0x60),
  inRange(0x7b, 0x7e),
  inRange(0xa1, 0xff),
  '\u0131\u0152\u0153\u02BB\u02BC\u02C6\u02DA\u02DC\u0304\u0308\u0329\u20AC\u2122\u2191\u2193\u2212\u2215\uFEFF\uFFFD',
  inRange(0x2000, 0x206f),
);

/** Every face. Those with a name are small; the others hold what hardly any page shows, and come only for it. */
export const FACES: readonly Face[] = [
  { name: 'vazirmatn-persian', from: 'arabic', characters: PERSIAN },
  { name: 'vazirmatn-signs', from: 'latin', characters: SIGNS },
  { name: 'vazirmatn-letters', from: 'latin', characters: LETTERS },
  { name: null, from: 'arabic', characters: without(ARABIC, PERSIAN) },
  { name: null, from: 'latin', characters: without(LATIN, SIGNS, PERSIAN) },
];

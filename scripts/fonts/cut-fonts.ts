import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from '../releases/paths.ts';
import { toUnicodeRange } from './code-points.rules.ts';
import { FACES, type Face } from './faces.ts';

/** The weights of `tokens.css`, regular to the largest titles. */
const WEIGHTS = { min: 400, max: 820 };
const PACKAGE = '@fontsource-variable/vazirmatn/files';

/** A file of the folder of fonts. */
export interface FontFile {
  readonly name: string;
  readonly content: Buffer | string;
}

/** Cuts the font files from the package's and writes their style sheet. */
export async function cutFonts(): Promise<FontFile[]> {
  const cut = FACES.flatMap((face) => (face.name === null ? [] : [{ ...face, name: face.name }]));
  const fonts = await Promise.all(
    cut.map(async (face) => ({ name: `${face.name}.woff2`, content: await cutFont(face) })),
  );
  return [...fonts, { name: 'vazirmatn.css', content: toStyleSheet() }];
}

function packageFile(from: Face['from']): string {
  return `${PACKAGE}/vazirmatn-${from}-wght-normal.woff2`;
}

async function cutFont({ from, characters }: Face): Promise<Buffer> {
  const source = readFileSync(join(ROOT, 'node_modules', packageFile(from)));
  return subsetFont(source, String.fromCodePoint(...characters), {
    targetFormat: 'woff2',
    variationAxes: { wght: { ...WEIGHTS, default: WEIGHTS.min } },
  });
}

function toStyleSheet(): string {
  return ['/* Written by `npm run fonts`. */', ...FACES.map(toRule), ''].join('\n');
}

/** All with the same weights: a browser joins only faces of one family that differ in nothing but their characters. */
function toRule({ name, from, characters }: Face): string {
  const file = name === null ? packageFile(from) : `./${name}.woff2`;
  return [
    '@font-face {',
    "  font-family: 'Vazirmatn';",
    '  font-style: normal;',
    `  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};`,
    '  font-display: swap;',
    `  src: url('${file}') format('woff2');`,
    `  unicode-range:${rangeValue(toUnicodeRange(characters))};`,
    '}',
  ].join('\n');
}

/** As the formatter breaks it. */
function rangeValue(range: string): string {
  return range.length > 90 ? `\n    ${range}` : ` ${range}`;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTE_NAMES } from '@bazaar/contracts/platform';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../releases/paths.ts';
import { codePoints, inRange, toUnicodeRange, without } from './code-points.rules.ts';
import { cutFonts } from './cut-fonts.ts';
import { FACES } from './faces.ts';

const FONTS = join(ROOT, 'shared/ui/src/fonts');
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));

/** Signs of the texts that the package's files do not have, or that hardly any page shows. */
const RARE = codePoints('⅛⅜⅝⅞⅓⅔⁄ΩΔπμ§→←');

describe('the font files', () => {
  it('are what the command cuts from the package', async () => {
    for (const { name, content } of await cutFonts()) {
      expect(readFileSync(join(FONTS, name)).equals(Buffer.from(content)), name).toBe(true);
    }
  });

  it('weigh at most 38 kB together, the Persian one 22', async () => {
    const files = readdirSync(FONTS).filter((name) => name.endsWith('.woff2'));
    const bytes = new Map(files.map((name) => [name, readFileSync(join(FONTS, name)).byteLength]));

    expect(bytes.get('vazirmatn-persian.woff2')).toBeLessThanOrEqual(22_000);
    expect([...bytes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(38_000);
  });

  it('share no character', () => {
    const all = FACES.flatMap(({ characters }) => characters);

    expect(new Set(all).size).toBe(all.length);
  });

  it('hold every character of the texts of the demo and of the pages', () => {
    const texts = ['services/seed', 'shell/src', ...REMOTE_NAMES.map((name) => `${name}/src`)]
      .flatMap((folder) => filesIn(join(ROOT, folder)))
      .filter((file) => /\.json$|messages\.ts$/.test(file))
      .map((file) => readFileSync(file, 'utf8').replaceAll(/[\s{}\\`~]/g, ' '));
    const small = FACES.filter(({ name }) => name !== null).map(({ characters }) => characters);
    const missing = without(codePoints(...texts), RARE, ...small);

    expect(String.fromCodePoint(...missing)).toBe('');
  });
});

describe('a range of characters', () => {
  it('is written with the ends of what follows each other', () => {
    expect(toUnicodeRange(codePoints(inRange(0x61, 0x7a), 'ی\u00A0'))).toBe('U+0061-007A, U+00A0, U+06CC');
  });
});

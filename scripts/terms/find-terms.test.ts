import { describe, expect, it } from 'vitest';
import { findTermsInDocument, findTermsInPath, findTermsInSource, findTermsInStyles } from './find-terms.ts';

const wordsOf = (text: string) => findTermsInSource({ path: 'x.tsx', text }).map(({ word }) => word);

describe('findTermsInSource', () => {
  it('finds a private word in the names that a file declares', () => {
    expect(
      wordsOf('const slotFiller = 1; function mendInput(upkeep: number) { return { rawAnswer: upkeep }; }'),
    ).toEqual(['filler', 'mend', 'upkeep', 'raw answer', 'upkeep']);
  });

  it('leaves the names of libraries that a file merely uses', () => {
    expect(wordsOf("import { mdiHeart } from '@mdi/js'; icon(mdiHeart, api.look);")).toEqual([]);
  });

  it('finds limits that begin with MOST or LONGEST', () => {
    expect(wordsOf('const MOST_ROWS = 3; const LONGEST = 4; const MOSTLY = 5;')).toEqual(['MOST', 'LONGEST']);
  });

  it('finds phrases in comments and test titles, with their line', () => {
    const text = '// fine\n/** Removed for good. */\nit.each([1])("keeps what is no number", () => {});';
    expect(findTermsInSource({ path: 'x.ts', text })).toMatchObject([
      { word: 'for good', line: 2 },
      { word: 'what is no', line: 3 },
    ]);
  });

  it('finds a phrase in a message and in a row of test titles', () => {
    expect(wordsOf(`throw new Error('Mend the file'); it.each([['whoever asks']])('%s', () => {});`)).toEqual(
      ['mend', 'whoever'],
    );
  });

  it('leaves words that are data, not text', () => {
    expect(wordsOf('const key = "whoever";')).toEqual([]);
  });

  it('finds private names of classes, types and parameters wherever they are declared', () => {
    const text =
      'class A { #upkeep = 1; get tray() { return 1; } } type B<Deed> = (seat: Deed) => void; const { x: dice } = y;';
    expect(wordsOf(text)).toEqual(['upkeep', 'tray', 'deed', 'seat', 'deed', 'dice']);
  });

  it('leaves longer words that contain a private one', () => {
    expect(wordsOf('const outlook = 1; const indoor = 2; const wallet = 3;')).toEqual([]);
  });

  it('throws for a file that it cannot parse, because a blind check passes everything', () => {
    expect(() => wordsOf('const = ;')).toThrow('x.tsx cannot be parsed');
  });
});

describe('findTermsInPath', () => {
  it('finds a private word in a folder and in a file name', () => {
    expect(findTermsInPath('services/proof/use-part.ts').map(({ word }) => word)).toEqual([
      'proof',
      'use part',
    ]);
  });
});

describe('findTermsInDocument', () => {
  it('finds a phrase with its line', () => {
    expect(findTermsInDocument({ path: 'a.md', text: 'One.\nBoth banks know it.' })).toEqual([
      { path: 'a.md', line: 2, word: 'both banks', standard: 'client and server' },
    ]);
  });
});

describe('findTermsInStyles', () => {
  it('finds private class names, attributes, properties and comments, with their line', () => {
    const text = '.acts { --tray-gap: 1px; }\n[data-look] {}\n/* Hidden for good. */';
    expect(findTermsInStyles({ path: 'a.css', text }).map(({ word, line }) => `${line} ${word}`)).toEqual([
      '1 acts',
      '1 tray',
      '2 look',
      '3 for good',
    ]);
  });
});

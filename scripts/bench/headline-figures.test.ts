import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../releases/paths.ts';
import { headlineFigures } from './headline-figures.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const withoutAlignment = (text: string) => text.replace(/[ \t]+/g, ' ').replace(/-{3,}/g, '---');

describe('headlineFigures', () => {
  it('makes the very table that the README shows', () => {
    expect(withoutAlignment(read('README.md'))).toContain(
      withoutAlignment(headlineFigures(read('FIGURES.md'))),
    );
  });

  it('throws when a table has lost a row, so that a figure never goes stale unseen', () => {
    expect(() => headlineFigures(read('FIGURES.md').replace('list of 24', 'lists'))).toThrow(
      'no row "list of 24"',
    );
  });
});

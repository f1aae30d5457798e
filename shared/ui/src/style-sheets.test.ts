import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SHARED = join(import.meta.dirname, '../..');
/** The sheets that the shell provides with the design system; lists bundle those of `facet`, in the remotes' layer. */
const sheets = globSync('{ui/src/*,drawing/src/**,listing/src/product-card}/*.module.css', {
  cwd: SHARED,
}).filter((sheet) => !sheet.startsWith('ui/src/facet/'));
const tokens = readFileSync(join(SHARED, 'ui/src/tokens.css'), 'utf8').match(/--[\w-]+(?=:)/g);

describe('every style sheet of the design system', () => {
  it('is looked at', () => {
    expect(sheets.length).toBeGreaterThan(30);
  });

  it.each(sheets)('%s stays in the ui layer', (sheet) => {
    const rules = readFileSync(join(SHARED, sheet), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .trim();

    expect(rules).toMatch(/^@layer ui \{\n/);
    expect(rules.match(/^\S/gm)).toEqual(['@', '}']);
  });

  it.each(sheets)('%s uses only tokens that exist', (sheet) => {
    const text = readFileSync(join(SHARED, sheet), 'utf8');
    const known = new Set([...(tokens ?? []), ...(text.match(/--[\w-]+(?=:)/g) ?? [])]);

    expect(
      [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name).filter((name) => !known.has(name ?? '')),
    ).toEqual([]);
  });
});

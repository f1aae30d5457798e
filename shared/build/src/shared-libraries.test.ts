import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isSharedRequest, providedParts, SHARED_LIBRARIES } from './shared-libraries.ts';

const uiSource = join(import.meta.dirname, '../../ui/src');

const folders = readdirSync(uiSource, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(uiSource, entry.name, 'index.ts')))
  .map(({ name }) => name);

describe('providedParts', () => {
  it('names every part once, in order', () => {
    const names = Object.keys(providedParts());

    expect(names).toEqual([...names].sort());
    expect(names).toContain('button');
  });

  it('names every sub-path of the design system but the ground and what lists bundle', () => {
    expect(folders.filter((name) => !(name in providedParts()))).toEqual([
      'base',
      'facet',
      'file-field',
      'help',
      'jalali-date-field',
      'masked-number',
      'report-form',
    ]);
  });

  it('names the parts of other packages by their own imports', () => {
    const elsewhere = Object.entries(providedParts()).filter(([name]) => !folders.includes(name));

    expect(elsewhere).toEqual([
      ['assembly', '@bazaar/drawing/assembly'],
      ['drawing', '@bazaar/drawing'],
      ['product-card', '@bazaar/listing/product-card'],
    ]);
  });

  it('has names that are the last segment of their imports, by which the shell finds them', () => {
    for (const [name, request] of Object.entries(providedParts())) {
      expect(request.split('/').at(-1)).toBe(name);
    }
  });
});

describe('a sub-path that remotes bundle', () => {
  it('asks for the other parts by their imports, so that it brings no second copy of them', () => {
    const files = globSync('{facet,jalali-date-field}/!(*.test).{ts,tsx}', { cwd: uiSource });

    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      expect(readFileSync(join(uiSource, file), 'utf8')).not.toMatch(/from '\.\.\//);
    }
  });
});

describe('isSharedRequest', () => {
  it.each([...Object.keys(SHARED_LIBRARIES), '@bazaar/ui/button', '@bazaar/listing/product-card'])(
    'returns true for %s, which the shell provides',
    (request) => {
      expect(isSharedRequest(request)).toBe(true);
    },
  );

  it.each([
    'zod',
    'react-dom/client',
    'react/',
    '@bazaar/ui',
    '@bazaar/ui/a/b',
    '@bazaar/ui/facet',
    '@bazaar/ui/drawing',
    '@bazaar/listing',
    '@bazaar/contracts',
    './react',
    'toString',
  ])('returns false for %s, which the remote bundles', (request) => {
    expect(isSharedRequest(request)).toBe(false);
  });
});

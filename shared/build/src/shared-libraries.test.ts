import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isSharedRequest, SHARED_LIBRARIES, uiSubPaths } from './shared-libraries.ts';

const uiSource = join(import.meta.dirname, '../../ui/src');

describe('uiSubPaths', () => {
  it('names the folders of the design system that have a door, in order', () => {
    const names = uiSubPaths();

    expect(names).toEqual([...names].sort());
    expect(names).toContain('button');
    expect(names.filter((name) => !existsSync(join(uiSource, name, 'index.ts')))).toEqual([]);
  });

  it('leaves out the ground that the shell alone lays, and what is no part', () => {
    const folders = readdirSync(uiSource, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    const left = folders.filter((name) => !uiSubPaths().includes(name));

    expect(left).toContain('base');
    for (const name of left) {
      expect(name === 'base' || !existsSync(join(uiSource, name, 'index.ts'))).toBe(true);
    }
  });
});

describe('isSharedRequest', () => {
  it.each([...Object.keys(SHARED_LIBRARIES), '@bazaar/ui/button', '@bazaar/ui/product-card'])(
    '%s is the shell’s',
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
    '@bazaar/contracts',
    './react',
    'toString',
  ])('%s is the remote’s own', (request) => {
    expect(isSharedRequest(request)).toBe(false);
  });
});

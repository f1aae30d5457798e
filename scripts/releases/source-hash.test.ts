import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { givenFolder } from './given-releases.fixture.ts';
import { sourceHash } from './source-hash.ts';

function setUp() {
  const root = givenFolder();
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  write('package-lock.json', '{}');
  write('mf-catalog/src/remote.ts', 'export {};');
  write('mf-catalog/package.json', '{}');
  write('shared/ui/src/button.tsx', 'button');
  const hash = () => sourceHash(root, ['mf-catalog', 'shared']);
  return { root, write, hash, first: hash() };
}

describe('the hash of sources', () => {
  it('is the same for the same sources', () => {
    const { hash, first } = setUp();

    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(hash()).toBe(first);
  });

  it('is the same for a copy in another folder', () => {
    const { root, first } = setUp();
    const copy = join(givenFolder(), 'mf-catalog');
    cpSync(join(root, 'mf-catalog'), copy, { recursive: true });

    expect(sourceHash(root, [copy, 'shared'])).toBe(first);
  });

  it.each([
    'mf-catalog/src/remote.test.ts',
    'mf-catalog/src/page.spec.tsx',
    'mf-catalog/README.md',
    'mf-catalog/node_modules/x/index.js',
    'mf-catalog/dist/x.js',
    'shared/.data/x.json',
    'mf-wallet/src/remote.ts',
  ])('does not change with %s, which no build reads', (file) => {
    const { write, hash, first } = setUp();
    write(file, 'new');

    expect(hash()).toBe(first);
  });

  it.each([
    'mf-catalog/src/remote.ts',
    'mf-catalog/src/new.ts',
    'shared/ui/src/button.tsx',
    'package-lock.json',
  ])('changes with the content of %s', (file) => {
    const { write, hash, first } = setUp();
    write(file, 'new');

    expect(hash()).not.toBe(first);
  });

  it('changes with the name of a file, and when one is removed', () => {
    const { root, hash, first } = setUp();
    renameSync(join(root, 'shared/ui/src/button.tsx'), join(root, 'shared/ui/src/knob.tsx'));
    const renamed = hash();
    rmSync(join(root, 'shared/ui/src/knob.tsx'));

    expect(new Set([first, renamed, hash()]).size).toBe(3);
  });
});

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownerOf } from './storage-key.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const DECLARATION = /\b(?:storedValue|signInIntent)\(\s*['"`]([^'"`]+)['"`]/g;

/** Every key that a store in the repository declares; an intent's name becomes the key that it is stored under. */
function declaredKeys(): string[] {
  const files = globSync('{shell,mf-*,shared}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name),
  }).filter((file) => !/\.(test|fixture)\.tsx?$/.test(file));
  const names = files.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(DECLARATION)].map(([, name = '']) => name),
  );
  return names.map((name) =>
    name.includes('bazaar') || !name.includes('.') ? name : `bazaar.${name}-intent`,
  );
}

describe('the owner of a stored value', () => {
  it('is the person for every store but those that are named here', () => {
    const keys = declaredKeys();

    expect(keys.length).toBeGreaterThan(15);
    expect(keys.filter((key) => ownerOf(key) !== 'person').sort()).toEqual([
      'bazaar.shell.device',
      'bazaar.shell.recent-reload',
      'code_verifier',
    ]);
  });

  it.each(['userInfo', 'accessToken', 'config'])('is the session for %s', (key) => {
    expect(ownerOf(key)).toBe('session');
  });

  it('is the device for the theme', () => {
    expect(ownerOf('theme')).toBe('device');
  });

  it('is the person for a store of a remote that this page has not loaded', () => {
    expect(ownerOf('bazaar.remote-of-tomorrow.notes:7')).toBe('person');
  });

  it.each(['loglevel', 'constructor', 'bazaarish'])('is not known for %s of other code', (key) => {
    expect(ownerOf(key)).toBeNull();
  });
});

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { StorageKey } from './index.ts';

const ROOT = path.join(import.meta.dirname, '../../..');

/** Files that name the browser's storage themselves, each with its reason. */
const ALLOWED = [
  // The home of browser storage.
  'shared/storage/src/safe-storage.ts',
  // Makes a remote's import fail when it touches the browser.
  'shared/testing/src/module-traps.ts',
  // Runs before the first paint and can import nothing.
  'shell/src/session/inline-script.ts',
];

describe('browser storage', () => {
  it('is named nowhere but in its home', () => {
    const sources = globSync('{shell,mf-*,shared}/**/*.{ts,tsx,mjs,js}', {
      cwd: ROOT,
      exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name),
    }).filter((file) => !/\.(test|fixture)\.tsx?$/.test(file));
    const users = sources.filter((file) =>
      /\b(?:localStorage|sessionStorage)\b/.test(readFileSync(path.join(ROOT, file), 'utf8')),
    );

    expect(sources.length).toBeGreaterThan(300);
    expect(users.sort()).toEqual(ALLOWED);
  });

  it('has one style of keys, held by the compiler', () => {
    const keys: StorageKey[] = ['bazaar.suppliers.shortlist', 'userInfo'];
    // @ts-expect-error an owner is missing
    keys.push('bazaar.shortlist');
    // @ts-expect-error another separator
    keys.push('bazaar:shortlist');

    expect(keys).toHaveLength(4);
  });
});

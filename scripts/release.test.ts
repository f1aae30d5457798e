import { describe, expect, it } from 'vitest';
import { readReleaseArguments } from './release.ts';

describe('npm run release', () => {
  it('accepts a remote, and an optional version', () => {
    expect(readReleaseArguments(['mf-catalog'])).toEqual({ remote: 'mf-catalog' });
    expect(readReleaseArguments(['mf-wallet', '1.4.0-rc.1'])).toEqual({
      remote: 'mf-wallet',
      version: '1.4.0-rc.1',
    });
  });

  it.each([
    [
      [],
      '"" is no remote. Give one of mf-catalog, mf-content, mf-suppliers, mf-profile, mf-wallet, or shell alone.',
    ],
    [['catalog'], '"catalog" is no remote'],
    [['mf-catalog', 'next'], '"next" is no version. Give one such as 1.4.0.'],
    [['mf-catalog', '../1.0.0'], 'is no version'],
    [['mf-catalog', '1.0'], 'is no version'],
  ])('refuses %j in one line', (words, line) => {
    expect(() => readReleaseArguments(words)).toThrow(line);
  });
});

import { describe, expect, it } from 'vitest';
import { isSource } from './dev/restart-on-change.ts';
import { chooseRemotes } from './dev.ts';

describe('chooseRemotes', () => {
  it('returns every remote when none is named', () => {
    expect(chooseRemotes([])).toHaveLength(5);
  });

  it('returns the named ones, in the order of their ports', () => {
    expect(chooseRemotes(['mf-wallet', 'mf-catalog'])).toEqual(['mf-catalog', 'mf-wallet']);
  });

  it('refuses a word that is not a remote, and lists the remotes', () => {
    expect(() => chooseRemotes(['catalog'])).toThrow(/"catalog" is no remote.*mf-catalog/);
  });
});

describe('isSource', () => {
  it.each([
    'wallet/wallet.routes.ts',
    'wallet/migrations/0001_baseline.sql',
    'wallet/functions/transfer.sql',
    'seed/vocabulary.json',
  ])('returns true for %s', (file) => expect(isSource(file)).toBe(true));

  it.each(['wallet/wallet.test.ts', 'node_modules/pg/index.ts', 'wallet/notes.log', 'wallet/.wallet.ts.swp'])(
    'returns false for %s',
    (file) => expect(isSource(file)).toBe(false),
  );
});

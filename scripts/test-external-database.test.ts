import { expect, it } from 'vitest';
import { newestInstalled } from './test-external-database.ts';

it('returns the newest of several installed versions, by number', () => {
  const programs = ['9.6', '15', '17', '10'].map((version) => `/usr/lib/postgresql/${version}/bin/postgres`);

  expect(newestInstalled(programs)).toBe('/usr/lib/postgresql/17/bin/postgres');
  expect(newestInstalled([])).toBe(undefined);
});

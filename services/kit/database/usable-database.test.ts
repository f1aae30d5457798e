import { expect, it } from 'vitest';
import { databaseFault } from './usable-database.ts';

const good = { version: 18, encoding: 'UTF8', persianTrigrams: 4 };

it('accepts a database that can store Persian text', () => {
  expect(databaseFault(good)).toBeUndefined();
});

it.each([
  [{ ...good, version: 14 }, 'The database is PostgreSQL 14; Bazaar needs 15 or newer.'],
  [{ ...good, encoding: 'SQL_ASCII' }, 'The database is encoded in SQL_ASCII'],
  [{ ...good, persianTrigrams: 0 }, 'The database takes Persian letters for no letters'],
])('refuses %o', (facts, message) => {
  expect(databaseFault(facts)?.message).toContain(message);
});

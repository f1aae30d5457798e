import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type Database } from './database.ts';
import { consumeLimit } from './rate-limit.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

let testDatabase: TestDatabase;
let instances: Database[];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  instances = [1, 2].map(() => createDatabase(testDatabase.url, { connections: 4 }));
});
afterAll(async () => {
  await Promise.all(instances.map((db) => db.destroy()));
  await testDatabase.drop();
});

const at = (seconds: number) => new Date(Date.parse('2026-11-20T10:00:00.000Z') + seconds * 1_000);

function use(instance: number, key: string, seconds: number) {
  const db = instances[instance];
  if (db === undefined) {
    throw new RangeError('There are two instances.');
  }
  return consumeLimit(db, { key, count: 5, windowSeconds: 60, now: at(seconds) });
}

it('lets through as many as allowed, counted over all instances at once', async () => {
  const waits = await Promise.all(Array.from({ length: 20 }, (_, turn) => use(turn % 2, 'a', 0)));

  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
});

it('says how long to wait, and starts anew with the next window', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    await use(0, 'b', 10);
  }

  expect([
    await use(0, 'b', 20),
    await use(1, 'b', 59.5),
    await use(1, 'b', 60),
    await use(0, 'c', 20),
  ]).toEqual([40, 1, 0, 0]);
});

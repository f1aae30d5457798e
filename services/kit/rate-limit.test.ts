import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createDatabase, type Database } from './database/database.ts';
import { consumeLimit, consumeWideLimit } from './rate-limit.ts';

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

function instanceAt(place: number): Database {
  const db = instances[place];
  if (db === undefined) {
    throw new RangeError('There are two instances.');
  }
  return db;
}

const use = (instance: number, key: string, seconds: number) =>
  consumeLimit(instanceAt(instance), { key, count: 5, windowSeconds: 60, now: at(seconds) });

it('allows as many uses as the limit, counted over all instances at once', async () => {
  const waits = await Promise.all(Array.from({ length: 20 }, (_, turn) => use(turn % 2, 'a', 0)));

  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
});

it('returns how long to wait, and starts again with the next window', async () => {
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

describe('a wide limit', () => {
  const spend = (instance: number, seconds: number, count = 240) =>
    consumeWideLimit(instanceAt(instance), {
      key: `wide ${count}`,
      count,
      windowSeconds: 60,
      now: at(seconds),
    });
  const countedUses = async () => {
    const { rows } = await sql<{ used: number }>`
      select used from kit.rate_counter where key = 'wide 240'`.execute(instanceAt(0));
    return rows[0]?.used;
  };

  it('is counted ten uses at a time', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      expect(await spend(0, 0)).toBe(0);
    }
    expect(await countedUses()).toBe(10);
    await spend(0, 0);
    expect(await countedUses()).toBe(20);
  });

  it('allows exactly its uses to a caller that uses one instance, and returns how long to wait', async () => {
    const waits = [];
    for (let turn = 0; turn < 260; turn += 1) {
      waits.push(await spend(0, 70));
    }

    expect(waits).toEqual([...Array<number>(240).fill(0), ...Array<number>(20).fill(50)]);
  });

  it('never allows more to a caller that uses several instances, and nearly as many', async () => {
    const waits = await Promise.all(Array.from({ length: 600 }, (_, turn) => spend(turn % 2, 120)));
    const passed = waits.filter((wait) => wait === 0).length;

    expect(passed).toBeLessThanOrEqual(240);
    expect(passed).toBeGreaterThanOrEqual(220);
  });

  it('discards uses that were counted ahead when their window ends', async () => {
    await spend(0, 180);
    await spend(1, 180);
    await spend(0, 240);

    expect(await countedUses()).toBe(10);
  });

  it('is exact for a small count', async () => {
    const waits = await Promise.all(Array.from({ length: 20 }, (_, turn) => spend(turn % 2, 0, 6)));

    expect(waits.filter((wait) => wait === 0)).toHaveLength(6);
  });
});

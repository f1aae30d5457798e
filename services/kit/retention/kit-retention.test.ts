import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { once } from '../idempotency/idempotency.ts';
import { consumeLimit } from '../rate-limit.ts';

const HOUR_MS = 3_600_000;
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test[Symbol.asyncDispose]());

async function left() {
  const { rows } = await sql<{ keys: number; counters: number }>`
    select (select count(*)::int from kit.idempotency_key) as keys,
      (select count(*)::int from kit.rate_counter) as counters`.execute(test.db);
  return rows[0];
}

it('deletes responses after a day, and counters after their window', async () => {
  const now = test.clock();
  const claim = { userId: 1, route: 'POST /x', key: randomUUID(), requestHash: 'h', now };
  await once(test.db, claim, async () => ({}));
  await consumeLimit(test.db, { key: 'minute', count: 1, windowSeconds: 60, now });
  await consumeLimit(test.db, { key: 'day', count: 1, windowSeconds: 86_400, now });
  await test.runJobs();
  const first = await left();
  test.clock.advance(13 * HOUR_MS);
  await test.runJobs();
  const later = await left();
  test.clock.advance(12 * HOUR_MS);
  await test.runJobs();

  expect([first, later, await left()]).toEqual([
    { keys: 1, counters: 2 },
    { keys: 1, counters: 1 },
    { keys: 0, counters: 0 },
  ]);
});

import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestClock } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createDatabase, type Database } from '../database/database.ts';
import { cancelJob, scheduleJob } from './job.sql.ts';
import type { Job } from './job.ts';
import { planRecurringJobs, runDueJobs, startWorker } from './worker.ts';

let testDatabase: TestDatabase;
let db: Database;
const log = { warn: () => undefined } as unknown as FastifyBaseLogger;
const counted: string[] = [];
const metrics = { countJob: (kind: string, outcome: string) => void counted.push(`${kind} ${outcome}`) };
const MINUTE_MS = 60_000;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  db = createDatabase(testDatabase.url, { connections: 8 });
});
beforeEach(async () => {
  await sql`delete from kit.job`.execute(db);
  counted.length = 0;
});
afterAll(async () => {
  await db.destroy();
  await testDatabase.drop();
});

function given(run: (job: Job) => Promise<void> = async () => undefined) {
  const clock = createTestClock();
  const done: Job[] = [];
  const handlers = [
    {
      kind: 'test.ring',
      run: async (job: Job) => {
        done.push(job);
        await run(job);
      },
    },
  ];
  const later = (milliseconds: number) => new Date(clock().getTime() + milliseconds);
  const plan = (key: string, inMs: number, payload = {}) =>
    scheduleJob(db, { kind: 'test.ring', key, runAt: later(inMs), payload });
  return { clock, done, plan, handlers, work: () => runDueJobs({ db, clock, log, metrics }, handlers) };
}

it('runs a job at its time, once, with its payload', async () => {
  const { clock, done, plan, work } = given();
  await plan('a', MINUTE_MS, { requestId: 5 });

  const before = await work();
  clock.advance(MINUTE_MS);
  await work();
  await work();

  expect(before).toBe(0);
  expect(done).toEqual([{ key: 'a', payload: { requestId: 5 }, attempt: 1 }]);
});

it('moves a job that is scheduled again under its key, and cancels one', async () => {
  const { clock, done, plan, work } = given();
  await plan('a', MINUTE_MS);
  await plan('a', 3 * MINUTE_MS);
  await plan('b', MINUTE_MS);
  await cancelJob(db, 'b');

  clock.advance(2 * MINUTE_MS);
  expect(await work()).toBe(0);
  clock.advance(MINUTE_MS);
  await work();

  expect(done.map(({ key }) => key)).toEqual(['a']);
});

it('runs every job once when many instances work at the same time', async () => {
  const { done, plan, work } = given();
  for (let number = 0; number < 40; number += 1) {
    await plan(`job-${number}`, 0);
  }

  await Promise.all(Array.from({ length: 6 }, work));

  expect(done.map(({ key }) => key).sort()).toEqual(
    Array.from({ length: 40 }, (_, number) => `job-${number}`).sort(),
  );
});

it('retries a failed job, later each time, and records the error', async () => {
  let fails = 2;
  const { clock, done, plan, work } = given(async () => {
    fails -= 1;
    if (fails >= 0) {
      throw new Error('the other side is down');
    }
  });
  await plan('a', 0);

  await work();
  const { rows } = await sql`select last_error, attempts from kit.job`.execute(db);
  expect(rows).toEqual([{ last_error: 'the other side is down', attempts: 1 }]);
  expect(await work()).toBe(0);
  clock.advance(5_000);
  expect(await work()).toBe(1);
  clock.advance(5_000);
  expect(await work()).toBe(0);
  clock.advance(5_000);
  await work();

  expect(done.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
  expect(counted).toEqual(['test.ring failed', 'test.ring failed', 'test.ring done']);
  expect((await sql`select from kit.job`.execute(db)).rows).toHaveLength(0);
});

it('takes over the job of an instance that died', async () => {
  const { clock, done, plan, work } = given();
  await plan('a', 0);
  await sql`update kit.job set locked_until = ${new Date(clock().getTime() + MINUTE_MS)}`.execute(db);

  expect(await work()).toBe(0);
  clock.advance(MINUTE_MS);
  await work();

  expect(done).toHaveLength(1);
});

it('keeps a job that is rescheduled while it runs', async () => {
  const { clock, done, plan, work } = given(async ({ attempt, key }) => {
    if (attempt === 1 && done.length === 1) {
      await plan(key, MINUTE_MS);
    }
  });
  await plan('a', 0);

  await work();
  clock.advance(MINUTE_MS);
  await work();

  expect(done).toHaveLength(2);
});

it('repeats recurring jobs, and ignores unknown kinds', async () => {
  const { clock, plan } = given();
  const turns: Date[] = [];
  const handlers = [{ kind: 'test.sweep', everySeconds: 120, run: async () => void turns.push(clock()) }];
  await plan('a', 0);
  await planRecurringJobs({ db, clock }, handlers);
  await planRecurringJobs({ db, clock }, handlers);

  for (let minute = 0; minute < 5; minute += 1) {
    await runDueJobs({ db, clock, log, metrics }, handlers);
    clock.advance(MINUTE_MS);
  }

  expect(turns).toHaveLength(3);
  expect((await sql`select key from kit.job order by key`.execute(db)).rows).toEqual([
    { key: 'a' },
    { key: 'recurring:test.sweep' },
  ]);
});

it('works until it is stopped, and then waits for the current job', async () => {
  const started = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  let finished = false;
  const { clock, plan, handlers } = given(async () => {
    started.resolve();
    await held.promise;
    finished = true;
  });
  await plan('a', 0);
  const worker = startWorker({ db, clock, log, metrics }, handlers);
  await started.promise;

  const stopping = worker.stop();
  held.resolve();
  await stopping;

  expect(finished).toBe(true);
});

import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestClock } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createDatabase, type Database } from '../database/database.ts';
import { cancelJob, scheduleJob } from './job.sql.ts';
import type { Job } from './job.ts';
import { MAX_ATTEMPTS, runDueJobs } from './run-due-jobs.ts';
import { planRecurringJobs, startWorker } from './worker.ts';

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
  expect(done).toMatchObject([{ key: 'a', payload: { requestId: 5 }, attempt: 1 }]);
  expect(done).toHaveLength(1);
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

it('sets a job aside after its last attempt, and runs it again once it is scheduled anew', async () => {
  const { clock, done, plan, work } = given(async () => {
    throw new Error('no such request');
  });
  await plan('a', 0);

  for (let attempt = 1; attempt <= MAX_ATTEMPTS + 2; attempt += 1) {
    await work();
    clock.advance(11 * MINUTE_MS);
  }
  const { rows } =
    await sql`select last_error, attempts, set_aside_at is not null as aside from kit.job`.execute(db);
  expect(rows).toEqual([{ last_error: 'no such request', attempts: MAX_ATTEMPTS, aside: true }]);
  expect(done).toHaveLength(MAX_ATTEMPTS);
  await plan('a', 0);
  await work();

  expect(done.at(-1)?.attempt).toBe(1);
});

it('sets a job aside that ends every instance which runs it', async () => {
  const { done, plan, work } = given();
  await plan('a', 0);
  await sql`update kit.job set attempts = ${MAX_ATTEMPTS}`.execute(db);

  await work();

  expect(done).toEqual([]);
  expect((await sql`select from kit.job where set_aside_at is not null`.execute(db)).rows).toHaveLength(1);
});

it('never sets a recurring job aside', async () => {
  const { clock } = given();
  const handler = {
    kind: 'test.sweep',
    everySeconds: 60,
    run: async () => {
      throw new Error('down');
    },
  };
  await planRecurringJobs({ db, clock }, [handler]);
  await sql`update kit.job set attempts = ${MAX_ATTEMPTS + 5}`.execute(db);

  await runDueJobs({ db, clock, log, metrics }, [handler]);

  expect((await sql`select from kit.job where set_aside_at is null`.execute(db)).rows).toHaveLength(1);
});

it('gives an attempt up when its time is over, tells its handler, and retries it later', async () => {
  const told = Promise.withResolvers<unknown>();
  const { clock, plan } = given();
  const handler = {
    kind: 'test.ring',
    limitSeconds: 0.02,
    run: ({ signal }: Job) => {
      signal.addEventListener('abort', () => told.resolve(signal.reason));
      return new Promise<void>(() => undefined);
    },
  };
  await plan('a', 0);

  expect(await runDueJobs({ db, clock, log, metrics }, [handler])).toBe(1);

  expect(await told.promise).toHaveProperty('message', 'not finished within 0.02 s');
  expect((await sql`select last_error, locked_until from kit.job`.execute(db)).rows).toEqual([
    { last_error: 'not finished within 0.02 s', locked_until: null },
  ]);
});

it('claims a job for longer than its attempt may take', async () => {
  const { clock, plan } = given();
  let lockedUntil = '';
  const handler = {
    kind: 'test.ring',
    limitSeconds: 120,
    run: async () => {
      const { rows } = await sql<{ until: string }>`select locked_until as until from kit.job`.execute(db);
      lockedUntil = rows[0]?.until ?? '';
    },
  };
  await plan('a', 0);

  await runDueJobs({ db, clock, log, metrics }, [handler]);

  expect(Date.parse(lockedUntil) - clock().getTime()).toBeGreaterThan(120_000);
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

it('runs a kind while another one hangs, and several jobs of one kind at once', async () => {
  const { clock, plan, done, handlers } = given();
  const hanging: string[] = [];
  const held = Promise.withResolvers<void>();
  const allHang = Promise.withResolvers<void>();
  const gateway = {
    kind: 'test.gateway',
    atOnce: 2,
    run: async ({ key }: Job) => {
      hanging.push(key);
      if (hanging.length === 2) {
        allHang.resolve();
      }
      await held.promise;
    },
  };
  for (const key of ['hang-1', 'hang-2', 'hang-3']) {
    await scheduleJob(db, { kind: gateway.kind, key, runAt: clock() });
  }
  const worker = startWorker({ db, clock, log, metrics }, [gateway, ...handlers]);
  await allHang.promise;

  await plan('timer', 0);
  await expect.poll(() => done.map(({ key }) => key), { timeout: 15_000 }).toEqual(['timer']);

  expect(hanging.toSorted()).toEqual(['hang-1', 'hang-2']);
  const stopping = worker.stop();
  held.resolve();
  await stopping;
  expect(hanging).toHaveLength(2);
});

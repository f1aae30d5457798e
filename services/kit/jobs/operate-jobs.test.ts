import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { scheduleJob } from './job.sql.ts';
import { operateJobs } from './operate-jobs.commands.ts';
import { MAX_ATTEMPTS, runDueJobs } from './run-due-jobs.ts';

const KIND = 'trade.system-move';
const HOUR_MS = 3_600_000;
const log = { warn: () => undefined } as unknown as FastifyBaseLogger;
const metrics = { countJob: () => undefined };
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(() => sql`delete from kit.job`.execute(test.db));
afterAll(() => test?.[Symbol.asyncDispose]());

/** A job that was due an hour ago, and has had all its attempts. */
async function givenSetAside(key: string): Promise<void> {
  const { db, clock } = test;
  await scheduleJob(db, { kind: KIND, key, runAt: new Date(clock().getTime() - HOUR_MS) });
  await sql`update kit.job set attempts = ${MAX_ATTEMPTS - 1} where key = ${key}`.execute(db);
  const failing = async () => {
    throw new Error('no such request');
  };
  await runDueJobs({ db, clock, log, metrics }, [{ kind: KIND, run: failing }]);
}

const operate = (...words: string[]) => operateJobs({ db: test.db, now: test.clock() }, words);

describe('npm run jobs', () => {
  it('lists the jobs that failed, with the last error of each', async () => {
    expect(await operate('list')).toEqual(['No job has failed.']);
    await givenSetAside('trade:7:expire');

    expect(await operate()).toEqual([
      `trade:7:expire  ${KIND}  set aside 2026-11-20T10:00:00.000Z  ${MAX_ATTEMPTS} attempts  no such request`,
    ]);
  });

  it('makes a job due again, once', async () => {
    await givenSetAside('trade:7:expire');
    const { db, clock } = test;
    const done: string[] = [];
    const handler = { kind: KIND, run: async ({ key }: { key: string }) => void done.push(key) };

    expect(await runDueJobs({ db, clock, log, metrics }, [handler])).toBe(0);
    expect(await operate('retry', 'trade:7:expire')).toEqual(['trade:7:expire is due again.']);
    await runDueJobs({ db, clock, log, metrics }, [handler]);

    expect(done).toEqual(['trade:7:expire']);
    await expect(operate('retry', 'trade:7:expire')).rejects.toThrow('is set aside');
  });

  it.each([['retry'], ['drop', 'a'], ['list', 'a']])('refuses %s %s', async (...words) => {
    await expect(operate(...words)).rejects.toThrow('Give one of: list, retry <key>.');
  });
});

describe('the metrics of jobs', () => {
  const figures = async () => (await test.app.inject('/metrics')).body;

  it('count those set aside and tell how late the oldest is, by kind', async () => {
    const { db, clock } = test;
    await givenSetAside('trade:7:expire');
    await scheduleJob(db, { kind: KIND, key: 'trade:8:expire', runAt: new Date(clock().getTime() - 90_000) });
    const text = await figures();

    expect(text).toContain(`bazaar_jobs_set_aside{kind="${KIND}"} 1`);
    expect(text).toContain(`bazaar_jobs_oldest_due_seconds{kind="${KIND}"} 90`);
    expect(text).toContain('bazaar_jobs_set_aside{kind="payment.sweep"} 0');
    expect(text).toContain('bazaar_jobs_oldest_due_seconds{kind="payment.sweep"} 0');
  });

  it('are served without the figures that cannot be read', async () => {
    await sql`alter table kit.job rename to job_elsewhere`.execute(test.db);
    const text = await figures();
    await sql`alter table kit.job_elsewhere rename to job`.execute(test.db);

    expect(text).toContain('process_cpu_seconds_total');
    expect(text).not.toContain('bazaar_jobs_set_aside{');
  });
});

import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createDatabase, type Database } from './database/database.ts';
import { createResponseCache } from './response-cache.ts';

const CHANNEL = 'title_changed';

let database: TestDatabase;
let db: Database;
/** Another instance's connection. */
let elsewhere: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.url, { connections: 2 });
  elsewhere = createDatabase(database.url, { connections: 1 });
  await sql`create table public.shown (title text)`.execute(db);
  await sql`insert into public.shown values ('')`.execute(db);
});
beforeEach(() => rename('first'));
afterAll(async () => {
  await elsewhere?.destroy();
  await db?.destroy();
  await database?.drop();
});

const rename = (title: string) =>
  elsewhere.transaction().execute(async (transaction) => {
    await sql`update public.shown set title = ${title}`.execute(transaction);
    await sql`select pg_notify(${CHANNEL}, '')`.execute(transaction);
  });

async function readTitle(): Promise<string> {
  const { rows } = await sql<{ title: string }>`select title from public.shown`.execute(db);
  return rows[0]?.title ?? '';
}

function openResponseCache() {
  const stops: (() => Promise<void>)[] = [];
  const close = () => Promise.all(stops.map((stop) => stop()));
  onTestFinished(async () => void (await close()));
  const responses = createResponseCache({ db, onClose: (stop) => stops.push(stop) }, CHANNEL);
  const make = vi.fn(readTitle);
  return { responses, make, close, title: async (key = 'a') => String(await responses.get(key, make)) };
}

/** Cached responses of a given state. */
async function cachedResponses() {
  const opened = openResponseCache();
  await expect
    .poll(async () => {
      opened.make.mockClear();
      await opened.title();
      return opened.make.mock.calls.length;
    })
    .toBe(0);
  return opened;
}

describe('cached responses', () => {
  it('are computed once per key', async () => {
    const { title, make } = await cachedResponses();

    expect([await title(), await title('b'), await title('b')]).toEqual(['first', 'first', 'first']);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('are computed again after a transaction on another connection notified a change', async () => {
    const { title, make } = await cachedResponses();
    await rename('second');

    await expect.poll(() => title()).toBe('second');
    make.mockClear();
    expect(await title()).toBe('second');
    expect(make).not.toHaveBeenCalled();
  });

  it('do not include a response that was being computed when a notification came', async () => {
    const { responses, title } = await cachedResponses();
    const old = await responses.get('slow', async () => {
      const read = await readTitle();
      await rename('second');
      // The response, which was read before the notification, completes only after it was received.
      await expect.poll(() => title()).toBe('second');
      return read;
    });

    expect(String(old)).toBe('first');
    expect(await title('slow')).toBe('second');
  });

  it('are five minutes old at most, where no notice comes through', async () => {
    const { title, make } = await cachedResponses();
    await title('old');
    const start = performance.now();
    const readAt = async (afterMs: number) => {
      vi.spyOn(performance, 'now').mockReturnValue(start + afterMs);
      make.mockClear();
      // The cache looks at the clock once a millisecond.
      await setTimeout(5);
      await title('old');
      return make.mock.calls.length;
    };

    expect([await readAt(299_000), await readAt(301_000)]).toEqual([0, 1]);
  });

  it('are not stored while the listener is disconnected', async () => {
    const { title, make } = await cachedResponses();
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %'`.execute(elsewhere);
    await expect
      .poll(
        async () => {
          make.mockClear();
          await title();
          return make.mock.calls.length;
        },
        { interval: 5 },
      )
      .toBe(1);
    expect([await title(), await title()]).toEqual(['first', 'first']);
    expect(make).toHaveBeenCalledTimes(3);
  });

  it('are not stored when the app has closed', async () => {
    const { title, make, close } = await cachedResponses();
    await close();
    make.mockClear();

    await expect.poll(async () => [await title(), make.mock.calls.length > 0]).toEqual(['first', true]);
    make.mockClear();
    await title('a');
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('are not stored when computing them fails', async () => {
    const { responses, title } = await cachedResponses();
    const failing = responses.get('c', async () => {
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');

    expect(await title('c')).toBe('first');
  });
});

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

/** Answers that are kept by now. */
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

describe('kept answers', () => {
  it('are made once for each key', async () => {
    const { title, make } = await cachedResponses();

    expect([await title(), await title('b'), await title('b')]).toEqual(['first', 'first', 'first']);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('are made anew after a transaction elsewhere said that they changed', async () => {
    const { title, make } = await cachedResponses();
    await rename('second');

    await expect.poll(() => title()).toBe('second');
    make.mockClear();
    expect(await title()).toBe('second');
    expect(make).not.toHaveBeenCalled();
  });

  it('do not hold what was being made when a notice came', async () => {
    const { responses, title } = await cachedResponses();
    const old = await responses.get('slow', async () => {
      const read = await readTitle();
      await rename('second');
      // Only once the notice was heard does the answer end, which was read before it.
      await expect.poll(() => title()).toBe('second');
      return read;
    });

    expect(String(old)).toBe('first');
    expect(await title('slow')).toBe('second');
  });

  it('are none while nobody is heard', async () => {
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

  it('are none when the app has closed', async () => {
    const { title, make, close } = await cachedResponses();
    await close();
    make.mockClear();

    await expect.poll(async () => [await title(), make.mock.calls.length > 0]).toEqual(['first', true]);
    make.mockClear();
    await title('a');
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('are not remembered when making them fails', async () => {
    const { responses, title } = await cachedResponses();
    const failing = responses.get('c', async () => {
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');

    expect(await title('c')).toBe('first');
  });
});

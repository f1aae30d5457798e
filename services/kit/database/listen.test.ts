import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createDatabase, type Database } from './database.ts';
import { listen } from './listen.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.url, { connections: 2 });
});
afterAll(async () => {
  await db?.destroy();
  await database?.drop();
});

const notify = (channel: string) => sql`select pg_notify(${channel}, '')`.execute(db);

/** Ids of the server processes that listen to a channel. */
async function listening(): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and query like 'listen %'`.execute(
    db,
  );
  return rows.map(({ pid }) => pid);
}

async function openListener(channel: string) {
  const noticed = vi.fn();
  const heard = vi.fn();
  const listener = listen(db, channel, { onNotice: noticed, onListening: heard });
  onTestFinished(() => listener.stop());
  const before = listener.generation();
  await expect.poll(() => listener.generation()).toBeDefined();
  return { listener, noticed, heard, before };
}

describe('a listener', () => {
  it('has no generation until it listens, then receives every notification of its channel', async () => {
    const { listener, noticed, before } = await openListener('first');
    const start = listener.generation();
    await notify('second');
    await notify('first');
    await expect.poll(() => noticed.mock.calls.length).toBe(1);

    expect(before).toBeUndefined();
    expect(listener.generation()).not.toBe(start);
  });

  it('passes the payload of a notification on', async () => {
    const { noticed } = await openListener('first');
    await sql`select pg_notify('first', '7:8:9')`.execute(db);
    await expect.poll(() => noticed.mock.calls).toEqual([['7:8:9']]);
  });

  it('accepts any channel name', async () => {
    const { noticed } = await openListener('a "b"; select');
    await notify('a "b"; select');
    await expect.poll(() => noticed.mock.calls.length).toBe(1);
  });

  it('loses its generation with its connection, reports that, and listens again', async () => {
    const { listener, noticed, heard } = await openListener('first');
    const start = listener.generation();
    expect(heard).toHaveBeenCalledTimes(1);
    const [pid] = await listening();
    await sql`select pg_terminate_backend(${pid})`.execute(db);
    await expect.poll(() => listener.generation(), { interval: 5 }).toBeUndefined();
    expect(noticed.mock.calls).toEqual([[undefined]]);

    await expect.poll(() => listener.generation(), { timeout: 5_000 }).toBeDefined();
    expect(listener.generation()).not.toBe(start);
    expect(heard).toHaveBeenCalledTimes(2);
    await notify('first');
    await expect.poll(() => noticed.mock.calls.length).toBe(2);
  });

  it('closes its connection when it is stopped, and opens no other', async () => {
    const { listener, noticed } = await openListener('first');
    await listener.stop();
    await expect.poll(listening).toEqual([]);
    expect(listener.generation()).toBeUndefined();

    noticed.mockClear();
    await notify('first');
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(await listening()).toEqual([]);
    expect(noticed).not.toHaveBeenCalled();
  });

  it('can be stopped before it listens', async () => {
    const listener = listen(db, 'first', { onNotice: () => undefined });
    await listener.stop();
    await new Promise((resolve) => setTimeout(resolve, 700));

    expect(listener.generation()).toBeUndefined();
    expect(await listening()).toEqual([]);
  });

  it('has no generation for a transaction, which has no address to connect to', async () => {
    const generation = await db.transaction().execute(async (transaction) => {
      const listener = listen(transaction, 'first', { onNotice: () => undefined });
      await listener.stop();
      return listener.generation();
    });

    expect(generation).toBeUndefined();
  });
});

import { getUnreadThreads } from '@bazaar/contracts/notification';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedAuth } from '../../auth/seed.ts';
import { signIn } from '../../auth/sign-in.fixture.ts';
import { DEMO_BUYER, DEMO_SUPPLIER, EMPTY_BUYER } from '../../seed/demo-users.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { seedNotification } from '../seed.ts';

const ADDRESS = '/notification/api/v1/conversations/unread-thread';
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
  await seedAuth(test.db, { now: test.clock() });
  await seedNotification(test.db, { now: test.clock() });
});
afterAll(() => test[Symbol.asyncDispose]());

async function unreadOf(mobile: string) {
  test.clock.advance(60_000);
  const { headers } = await signIn(test.app, mobile);
  const reply = await test.app.inject({ url: ADDRESS, headers });
  return getUnreadThreads.response.parse(reply.json());
}

/** Adds a message to the thread of a subject, from one of its sides. */
async function write(subject: string, kind: 'buyer' | 'supplier', sender: number | null) {
  test.clock.advance(60_000);
  await sql`
    select notification.add_message(id, ${kind}, ${sender}, null, 'پیگیری می‌کنم.', '{}', ${test.clock()})
    from notification.conversation where subject = ${subject}`.execute(test.db);
}

describe('GET conversations/unread-thread', () => {
  it('returns the threads with unread messages, latest first, with their number', async () => {
    const { unreadCount, threads } = await unreadOf(DEMO_BUYER.mobile);

    expect(unreadCount).toBe(3);
    expect(threads.map((thread) => [thread.subject, thread.unreadCount])).toEqual([
      ['زمان تحویل پمپ سانتریفیوژ', 2],
      ['تخفیف تعدادی الکتروموتور', 1],
    ]);
    expect(threads[1]?.lastMessageText).toContain('شش درصد تخفیف');
  });

  it("counts messages of the other side, and not the user's own", async () => {
    await write('هزینه حمل ورق فولادی', 'buyer', DEMO_BUYER.id);
    await write('دیتاشیت شیر کنترلی', 'supplier', null);

    const { unreadCount, threads } = await unreadOf(DEMO_BUYER.mobile);

    expect([unreadCount, threads.map(({ subject }) => subject)]).toEqual([
      4,
      ['دیتاشیت شیر کنترلی', 'زمان تحویل پمپ سانتریفیوژ', 'تخفیف تعدادی الکتروموتور'],
    ]);
  });

  it('counts all threads although it returns five', async () => {
    for (const subject of ['هزینه حمل ورق فولادی', 'صدور پیش‌فاکتور رسمی', 'گواهی آنالیز میلگرد']) {
      await write(subject, 'supplier', null);
    }

    const { unreadCount, threads } = await unreadOf(DEMO_BUYER.mobile);

    expect([unreadCount, threads.length]).toEqual([7, 5]);
    expect(threads[0]?.subject).toBe('گواهی آنالیز میلگرد');
  });

  it("returns to a supplier's users the threads of their supplier, named after the buyers", async () => {
    await write('زمان تحویل پمپ سانتریفیوژ', 'buyer', DEMO_BUYER.id);

    const { unreadCount, threads } = await unreadOf(DEMO_SUPPLIER.mobile);

    expect([unreadCount, threads.map(({ counterpartName }) => counterpartName)]).toEqual([
      1,
      [DEMO_BUYER.name],
    ]);
  });

  it('returns no thread of another user', async () => {
    expect(await unreadOf(EMPTY_BUYER.mobile)).toEqual({ unreadCount: 0, threads: [] });
  });

  it('returns 401 without a session', async () => {
    expect((await test.app.inject(ADDRESS)).statusCode).toBe(401);
  });
});

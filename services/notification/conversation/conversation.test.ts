import { getUnreadThreads } from '@bazaar/contracts/notification';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedAuth } from '../../auth/seed.ts';
import { signIn } from '../../auth/sign-in.fixture.ts';
import { createTestApp, type TestApp } from '../../kit/test-app.ts';
import { DEMO_BUYER, EMPTY_BUYER } from '../../seed/demo-users.ts';
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

describe('GET conversations/unread-thread', () => {
  it('answers the threads with unread messages, latest first, with their number', async () => {
    const { unreadCount, threads } = await unreadOf(DEMO_BUYER.mobile);

    expect(unreadCount).toBe(3);
    expect(threads.map((thread) => [thread.subject, thread.unreadCount])).toEqual([
      ['زمان تحویل پمپ سانتریفیوژ', 2],
      ['تخفیف تعدادی الکتروموتور', 1],
    ]);
    expect(threads[1]?.lastMessageText).toContain('شش درصد تخفیف');
  });

  it('does not count what the user wrote, nor what was read', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into notification.message (conversation_id, sender_user_id, text, created_at)
      select id, ${DEMO_BUYER.id}, 'پیگیری می‌کنم.', ${test.clock()} from notification.conversation
      where subject = 'هزینه حمل ورق فولادی' returning id`.execute(test.db);
    await sql`
      update notification.participant set last_read_message_id = 999
      where conversation_id = (select id from notification.conversation where subject = 'تخفیف تعدادی الکتروموتور')`.execute(
      test.db,
    );

    const { unreadCount, threads } = await unreadOf(DEMO_BUYER.mobile);

    expect(rows).toHaveLength(1);
    expect([unreadCount, threads.map(({ subject }) => subject)]).toEqual([2, ['زمان تحویل پمپ سانتریفیوژ']]);
  });

  it("shows nobody another user's threads", async () => {
    expect(await unreadOf(EMPTY_BUYER.mobile)).toEqual({ unreadCount: 0, threads: [] });
  });

  it('answers 401 without a session', async () => {
    expect((await test.app.inject(ADDRESS)).statusCode).toBe(401);
  });
});

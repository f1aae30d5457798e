import {
  blockConversation,
  deleteFromThread,
  markThreadRead,
  reportConversation,
  startConversation,
} from '@bazaar/contracts/notification';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FileTestApp } from '../../file/file-app.fixture.ts';
import { givenFile } from '../../file/files.fixture.ts';
import { DEMO_BUYER } from '../../seed/demo-users.ts';
import { codeOf, type Headers, openThreads, SUPPLIER, type Threads } from './threads.fixture.ts';

const DAY_MS = 86_400_000;
let threads: Threads;
let test: FileTestApp;
let buyer: Headers;
let supplier: Headers;

const MINUTE_MS = 60_000;

beforeAll(async () => {
  threads = await openThreads();
  ({ test, buyer, supplier } = threads);
}, 60_000);
beforeEach(() => threads.empty());
afterAll(() => threads.test[Symbol.asyncDispose]());

describe('DELETE conversations/:id/thread', () => {
  const remove = async (headers: Headers, id: number, query = '') =>
    deleteFromThread.response.parse(
      (await threads.call(headers, ['DELETE', `/${id}/thread${query}`])).json(),
    );

  it("empties the user's own message, detaches its files and no longer counts it as unread", async () => {
    const { conversation } = await threads.givenThread();
    const file = await givenFile(test.app, buyer);
    const message = await threads.say(buyer, conversation.id, { text: 'نقشه', fileIds: [file.id] });
    const before = (await threads.list(supplier)).items[0]?.unreadCount;

    expect(await remove(buyer, conversation.id, `?messageId=${message.id}`)).toEqual({ deleted: 'message' });
    expect(await remove(buyer, conversation.id, `?messageId=${message.id}`)).toEqual({ deleted: 'message' });
    const shown = (await threads.flat(supplier, conversation.id)).items.at(-1);
    expect(shown).toMatchObject({ id: message.id, text: '', files: [], deletedAt: expect.any(String) });
    expect([before, (await threads.list(supplier)).items[0]?.unreadCount]).toEqual([2, 1]);
    const reply = await test.app.inject({ url: `/file/api/v1/files/${file.id}`, headers: supplier });
    expect(reply.statusCode).toBe(404);
    expect(
      codeOf(await threads.write(buyer, conversation.id, { messageId: message.id, text: 'باز' })),
    ).toEqual([409, 'message_deleted']);
  });

  it('deletes a message for fifteen minutes, as long as it may be edited', async () => {
    const { conversation, message } = await threads.givenThread();
    const address = `/${conversation.id}/thread?messageId=${message.id}`;
    test.clock.advance(15 * MINUTE_MS);

    expect(codeOf(await threads.call(buyer, ['DELETE', address]))).toEqual([409, 'edit_window_passed']);
    expect((await threads.flat(supplier, conversation.id)).items[0]?.text).toBe(message.text);
  });

  it("refuses to delete another user's message", async () => {
    const { conversation, message } = await threads.givenThread();
    const reply = await threads.call(supplier, [
      'DELETE',
      `/${conversation.id}/thread?messageId=${message.id}`,
    ]);

    expect(codeOf(reply)).toEqual([404, 'not_found']);
    expect((await threads.flat(buyer, conversation.id)).items).toEqual([message]);
  });

  it('leaves a thread until the other side writes again; the other side still sees it', async () => {
    const { conversation } = await threads.givenThread();
    await threads.say(supplier, conversation.id, { text: 'بله.' });

    expect(await remove(buyer, conversation.id)).toEqual({ deleted: 'thread' });
    expect([(await threads.list(buyer)).totalCount, (await threads.list(supplier)).totalCount]).toEqual([
      0, 1,
    ]);
    await threads.say(supplier, conversation.id, { text: 'هستید؟' });
    expect((await threads.list(buyer)).items.map(({ unreadCount }) => unreadCount)).toEqual([1]);
  });
});

describe('POST conversations/:id/read', () => {
  it('marks a thread as read, up to a message or completely, and shows the other side when', async () => {
    const { conversation } = await threads.givenThread();
    const first = await threads.say(supplier, conversation.id, { text: 'بله.' });
    await threads.say(supplier, conversation.id, { text: 'چند عدد؟' });
    const read = async (payload: object) =>
      markThreadRead.response.parse(
        (await threads.call(buyer, ['POST', `/${conversation.id}/read`], { payload })).json(),
      );

    expect(await read({ messageId: first.id })).toEqual({ unreadCount: 1 });
    expect(
      (await threads.flat(supplier, conversation.id)).items.map(({ readAt }) => readAt !== null),
    ).toEqual([true, true, false]);
    expect(await read({})).toEqual({ unreadCount: 0 });
    expect(await read({ messageId: first.id })).toEqual({ unreadCount: 0 });
    expect((await threads.flat(supplier, conversation.id)).items.at(-1)?.readAt).toBe(
      test.clock().toISOString(),
    );
  });
});

describe('POST conversations/:id/read with a message of another thread', () => {
  it('reads what is older in this thread, and nothing in the other', async () => {
    const one = await threads.givenThread();
    const older = await threads.say(supplier, one.conversation.id, { text: 'پیش از آن' });
    const about = { subjectType: 'Supplier', subjectId: SUPPLIER, text: 'سلام' };
    const { conversation: other } = startConversation.response.parse(
      (await threads.open(buyer, about)).json(),
    );
    const there = await threads.say(supplier, other.id, { text: 'در گفت‌وگوی دیگر' });
    await threads.say(supplier, one.conversation.id, { text: 'پس از آن' });
    await threads.call(buyer, ['POST', `/${one.conversation.id}/read`], { payload: { messageId: there.id } });

    expect(older.id).toBeLessThan(there.id);
    expect(
      (await threads.flat(supplier, one.conversation.id)).items.map(({ readAt }) => readAt !== null),
    ).toEqual([true, true, false]);
    expect((await threads.flat(supplier, other.id)).items.map(({ readAt }) => readAt !== null)).toEqual([
      true,
      false,
    ]);
  });
});

describe('POST conversations/:id/report', () => {
  it('stores one report of each user', async () => {
    const { conversation } = await threads.givenThread();
    const report = (payload: object) =>
      threads.call(buyer, ['POST', `/${conversation.id}/report`], { payload });
    await report({ reason: 'spam' });
    const reply = await report({ reason: 'fraud', text: 'پیش‌پرداخت خارج از بازار خواست.' });

    expect(reportConversation.response.parse(reply.json())).toEqual({ reported: true });
    const { rows } = await sql`select reason, text from notification.report`.execute(test.db);
    expect(rows).toEqual([{ reason: 'fraud', text: 'پیش‌پرداخت خارج از بازار خواست.' }]);
    expect((await report({ reason: 'nonsense' })).statusCode).toBe(400);
  });
});

describe('POST conversations/:id/block', () => {
  it('stops both sides in every thread between them, until the side that blocked takes it back', async () => {
    const { conversation } = await threads.givenThread();
    const block = async (headers: Headers, isBlocked: boolean) =>
      blockConversation.response.parse(
        (
          await threads.call(headers, ['POST', `/${conversation.id}/block`], { payload: { isBlocked } })
        ).json(),
      );

    expect(await block(buyer, true)).toEqual({ isBlocked: true });
    expect(await block(supplier, false)).toEqual({ isBlocked: true });
    expect((await threads.list(supplier)).items[0]?.isBlocked).toBe(true);
    const refused = [
      await threads.write(supplier, conversation.id, { text: 'سلام' }),
      await threads.write(buyer, conversation.id, { text: 'سلام' }),
      await threads.open(buyer, { subjectType: 'Supplier', subjectId: SUPPLIER, text: 'سلام' }),
    ];
    expect(refused.map(codeOf)).toEqual(Array(3).fill([409, 'conversation_blocked']));
    expect(await block(buyer, false)).toEqual({ isBlocked: false });
    expect((await threads.write(supplier, conversation.id, { text: 'سلام' })).statusCode).toBe(200);
  });

  it('stops edits of young messages as well, by either side', async () => {
    const { conversation, message } = await threads.givenThread();
    const answer = await threads.say(supplier, conversation.id, { text: 'بله، داریم.' });
    await threads.call(buyer, ['POST', `/${conversation.id}/block`], { payload: { isBlocked: true } });

    const refused = [
      await threads.write(supplier, conversation.id, { messageId: answer.id, text: 'متن دیگر' }),
      await threads.write(buyer, conversation.id, { messageId: message.id, text: 'متن دیگر' }),
    ];

    expect(refused.map(codeOf)).toEqual(Array(2).fill([409, 'conversation_blocked']));
    const { items } = await threads.flat(supplier, conversation.id);
    expect(items.map(({ text, isEditable }) => [text, isEditable])).toEqual([
      [message.text, false],
      [answer.text, false],
    ]);
  });
});

describe('the marketplace', () => {
  it('sends both sides of a request a message in their thread', async () => {
    await sql`
      select notification.add_system_message(${DEMO_BUYER.id}, ${SUPPLIER}, 1, 'درخواست خرید', 'قیمت اعلام شد.',
        ${test.clock()})`.execute(test.db);

    for (const headers of [buyer, supplier]) {
      const [thread] = (await threads.list(headers)).items;
      expect(thread).toMatchObject({ subjectType: 'TradeRequest', unreadCount: 1 });
      expect(thread?.lastMessage).toMatchObject({
        senderKind: 'system',
        senderName: 'بازار صنعت',
        isMine: false,
      });
    }
  });
});

describe('what a message said before', () => {
  const formerTexts = async () => {
    const { rows } = await sql<{ text: string }>`
      select text from notification.former_text order by id`.execute(test.db);
    return rows.map(({ text }) => text);
  };

  it('is kept for a report through edits and deletion, and shown to neither side', async () => {
    const { conversation, message } = await threads.givenThread('پیش‌پرداخت را خارج از بازار واریز کنید.');
    await threads.say(buyer, conversation.id, { messageId: message.id, text: 'سلام' });
    await threads.say(buyer, conversation.id, { messageId: message.id, text: 'سلام' });
    const remove = () =>
      threads.call(buyer, ['DELETE', `/${conversation.id}/thread?messageId=${message.id}`]);
    await remove();
    await remove();

    expect(await formerTexts()).toEqual(['پیش‌پرداخت را خارج از بازار واریز کنید.', 'سلام']);
    for (const headers of [buyer, supplier]) {
      const shown = await Promise.all([
        threads.call(headers, ['GET', `/${conversation.id}/thread`]),
        threads.call(headers, ['GET', `/thread/flat?conversationId=${conversation.id}`]),
        threads.call(headers, ['GET', '']),
      ]);
      expect(shown.map(({ body }) => body.includes('پیش‌پرداخت'))).toEqual([false, false, false]);
    }
  });

  it('is removed after ninety days', async () => {
    const { conversation, message } = await threads.givenThread('پیش از ویرایش');
    await threads.say(buyer, conversation.id, { messageId: message.id, text: 'پس از ویرایش' });
    test.clock.advance(89 * DAY_MS);
    await test.runJobs();
    const before = await formerTexts();
    test.clock.advance(2 * DAY_MS);
    await test.runJobs();

    expect([before, await formerTexts()]).toEqual([['پیش از ویرایش'], []]);
  });
});

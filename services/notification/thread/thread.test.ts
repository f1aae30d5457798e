import { getThread, startConversation } from '@bazaar/contracts/notification';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FileTestApp } from '../../file/file-app.fixture.ts';
import { givenFile } from '../../file/files.fixture.ts';
import { codeOf, type Headers, type Method, openThreads, SUPPLIER, type Threads } from './threads.fixture.ts';

const MINUTE_MS = 60_000;
let threads: Threads;
let test: FileTestApp;
let buyer: Headers;
let supplier: Headers;
let stranger: Headers;
let product: Threads['product'];

beforeAll(async () => {
  threads = await openThreads();
  ({ test, buyer, supplier, stranger, product } = threads);
}, 60_000);
beforeEach(() => threads.empty());
afterAll(() => threads.test[Symbol.asyncDispose]());

describe('GET conversations', () => {
  it('lists unread ones first, then the latest, by page', async () => {
    const one = await threads.givenThread();
    test.clock.advance(MINUTE_MS);
    const two = startConversation.response.parse(
      (
        await threads.open(buyer, { subjectType: 'Supplier', subjectId: SUPPLIER, text: 'درباره گارانتی' })
      ).json(),
    );
    const ids = async (query = '') => (await threads.list(buyer, query)).items.map(({ id }) => id);
    expect(await ids()).toEqual([two.conversation.id, one.conversation.id]);

    await threads.say(supplier, one.conversation.id, { text: 'بله، داریم.' });
    await threads.say(buyer, two.conversation.id, { text: 'منتظرم.' });

    expect(await ids()).toEqual([one.conversation.id, two.conversation.id]);
    expect(await ids('?paging.pageSize=1&paging.pageNumber=2')).toEqual([two.conversation.id]);
    expect(await ids('?filter.isUnread=true')).toEqual([one.conversation.id]);
    expect(await ids('?filter.subjectType=Supplier')).toEqual([two.conversation.id]);
    expect(await ids('?filter.side=supplier')).toEqual([]);
    expect(await ids(`?filter.subjectType=Supplier&filter.subjectId=${SUPPLIER}`)).toEqual([
      two.conversation.id,
    ]);
    expect(await ids('?filter.subjectType=Supplier&filter.subjectId=2000000000')).toEqual([]);
    expect((await threads.list(buyer, '?paging.pageSize=1')).totalCount).toBe(2);
  });

  it('finds words of the subject, the other side and the latest message, in any spelling', async () => {
    const { conversation } = await threads.givenThread('قيمت كابل چند است؟');
    const found = async (term: string) =>
      (await threads.list(buyer, `?term=${encodeURIComponent(term)}`)).items.map(({ id }) => id);

    for (const term of ['قیمت کابل', product.title.split(' ')[0] ?? '', conversation.counterpartName]) {
      expect(await found(term)).toEqual([conversation.id]);
    }
    expect(await found('هواپیما')).toEqual([]);
    expect(await found('؟!')).toEqual([conversation.id]);
  });

  it('returns 400 for an unknown query parameter, 401 without a session', async () => {
    expect((await threads.call(buyer, ['GET', '?filter.subjectType=Page'])).statusCode).toBe(400);
    expect((await threads.call({}, ['GET', ''])).statusCode).toBe(401);
  });
});

describe('a thread', () => {
  it('is returned as a list, newest last, from either end', async () => {
    const { conversation, message } = await threads.givenThread('۰');
    const ids: number[] = [message.id];
    for (const text of ['۱', '۲', '۳', '۴']) {
      ids.push((await threads.say(buyer, conversation.id, { text })).id);
    }
    const latest = await threads.flat(buyer, conversation.id, '&take=2');
    const before = await threads.flat(buyer, conversation.id, `&take=2&before=${ids[3]}`);
    const after = await threads.flat(supplier, conversation.id, `&take=2&after=${ids[0]}`);
    const beyond = await threads.flat(buyer, conversation.id, `&after=${ids[4]}`);

    const shown = (part: typeof latest) => [
      part.items.map(({ text }) => text).join(''),
      part.hasEarlier,
      part.hasLater,
    ];
    expect(shown(latest)).toEqual(['۳۴', true, false]);
    expect(shown(before)).toEqual(['۱۲', true, true]);
    expect(shown(after)).toEqual(['۱۲', true, true]);
    expect(shown(beyond)).toEqual(['', true, false]);
  });

  it('is returned as a tree', async () => {
    const { conversation, message } = await threads.givenThread();
    const answer = await threads.say(supplier, conversation.id, { text: 'بله.', parentId: message.id });
    const further = await threads.say(buyer, conversation.id, { text: 'چند تا؟', parentId: answer.id });
    const thread = getThread.response.parse(
      (await threads.call(buyer, ['GET', `/${conversation.id}/thread`])).json(),
    );

    expect(thread.conversation.id).toBe(conversation.id);
    expect(thread.items[0]?.children[0]?.children[0]?.id).toBe(further.id);
  });

  it('returns 404 to other users in every request', async () => {
    const { conversation, message } = await threads.givenThread();
    const { id } = conversation;
    const calls: [readonly [Method, string], object?][] = [
      [['GET', `/thread/flat?conversationId=${id}`]],
      [['GET', `/${id}/thread`]],
      [['PUT', `/${id}/thread`], { text: 'سلام' }],
      [['PUT', `/${id}/thread`], { text: 'سلام', messageId: message.id }],
      [['DELETE', `/${id}/thread`]],
      [['DELETE', `/${id}/thread?messageId=${message.id}`]],
      [['POST', `/${id}/read`], {}],
      [['POST', `/${id}/report`], { reason: 'spam' }],
      [['POST', `/${id}/block`], { isBlocked: true }],
    ];

    for (const [target, payload] of calls) {
      expect(codeOf(await threads.call(stranger, target, payload ? { payload } : {}))).toEqual([
        404,
        'not_found',
      ]);
      expect((await threads.call({}, target, payload ? { payload } : {})).statusCode).toBe(401);
    }
    expect((await threads.flat(buyer, id)).items).toEqual([message]);
  });

  it('returns 400 for an invalid id', async () => {
    for (const target of [
      '/0/thread',
      '/x/thread',
      '/thread/flat',
      '/thread/flat?conversationId=1&take=101',
    ]) {
      expect((await threads.call(buyer, ['GET', target])).statusCode).toBe(400);
    }
  });
});

describe('PUT conversations/:id/thread', () => {
  it("edits the user's own message for fifteen minutes and marks it", async () => {
    const { conversation, message } = await threads.givenThread();
    test.clock.advance(14 * MINUTE_MS);
    const edited = await threads.say(buyer, conversation.id, {
      messageId: message.id,
      text: 'سلام، ۲۰ عدد دارید؟',
    });
    test.clock.advance(MINUTE_MS);
    const late = await threads.write(buyer, conversation.id, { messageId: message.id, text: 'دیر' });

    expect(edited).toMatchObject({
      id: message.id,
      text: 'سلام، ۲۰ عدد دارید؟',
      editedAt: expect.any(String),
    });
    expect(codeOf(late)).toEqual([409, 'edit_window_passed']);
    const [shown] = (await threads.flat(supplier, conversation.id)).items;
    expect([shown?.text, shown?.isEditable]).toEqual(['سلام، ۲۰ عدد دارید؟', false]);
  });

  it("returns 404 for editing another user's message or one of another thread, and for replying to one", async () => {
    const { conversation, message } = await threads.givenThread();
    const other = startConversation.response.parse(
      (await threads.open(buyer, { subjectType: 'Supplier', subjectId: SUPPLIER, text: 'سلام' })).json(),
    );
    const replies = [
      await threads.write(supplier, conversation.id, { messageId: message.id, text: 'دست‌برده' }),
      await threads.write(buyer, other.conversation.id, { messageId: message.id, text: 'دست‌برده' }),
      await threads.write(buyer, other.conversation.id, { parentId: message.id, text: 'پاسخ' }),
    ];

    expect(replies.map(codeOf)).toEqual(Array(3).fill([404, 'not_found']));
    expect((await threads.flat(buyer, conversation.id)).items).toEqual([message]);
    expect((await threads.flat(buyer, other.conversation.id)).items).toHaveLength(1);
  });

  it("sends the user's own files, which the other side may then read", async () => {
    const { conversation } = await threads.givenThread();
    const file = await givenFile(test.app, buyer);
    const get = async (headers: Headers) =>
      (await test.app.inject({ url: `/file/api/v1/files/${file.id}`, headers })).statusCode;
    const before = await get(supplier);
    const message = await threads.say(buyer, conversation.id, {
      text: 'نقشه پیوست است.',
      fileIds: [file.id, file.id],
    });

    expect(message.files).toEqual([file]);
    expect([before, await get(supplier), await get(stranger)]).toEqual([404, 200, 404]);
  });

  it("refuses another user's file, and sends nothing", async () => {
    const { conversation, message } = await threads.givenThread();
    const theirs = await givenFile(test.app, stranger);
    const reply = await threads.write(buyer, conversation.id, { text: 'نقشه', fileIds: [theirs.id] });

    expect(codeOf(reply)).toEqual([404, 'not_found']);
    expect((await threads.flat(buyer, conversation.id)).items).toEqual([message]);
    expect((await threads.list(supplier)).items[0]?.unreadCount).toBe(1);
  });

  it('counts all of many simultaneous messages', async () => {
    const { conversation } = await threads.givenThread();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        threads.write(index % 2 ? buyer : supplier, conversation.id, { text: String(index) }),
      ),
    );
    const { items } = await threads.flat(buyer, conversation.id, '&take=100');
    const trailing = (kind: string) =>
      items.length - 1 - items.findLastIndex(({ senderKind }) => senderKind === kind);

    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(items).toHaveLength(21);
    expect((await threads.list(buyer)).items[0]?.unreadCount).toBe(trailing('buyer'));
    expect((await threads.list(supplier)).items[0]?.unreadCount).toBe(trailing('supplier'));
  });

  it('returns 429 after 120 messages in ten minutes', async () => {
    const { conversation } = await threads.givenThread();
    await threads.say(buyer, conversation.id, { text: 'سلام' });
    await sql`update kit.rate_counter set used = 120 where key like 'PUT /notification%'`.execute(test.db);

    expect((await threads.write(buyer, conversation.id, { text: 'سلام' })).statusCode).toBe(429);
  });
});

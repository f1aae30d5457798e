import { randomUUID } from 'node:crypto';
import { Problem } from '@bazaar/contracts';
import {
  blockConversation,
  deleteFromThread,
  getFlatThread,
  getSubjectConversation,
  getThread,
  listConversations,
  markThreadRead,
  reportConversation,
  startConversation,
  startRequestConversation,
  writeMessage,
} from '@bazaar/contracts/notification';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../auth/sign-in.fixture.ts';
import { createFileTestApp, type FileTestApp } from '../../file/file-app.fixture.ts';
import { givenFile } from '../../file/files.fixture.ts';
import { demoDatabase, SOME_PRODUCTS } from '../../seed/demo-database.fixture.ts';
import { DEMO_BUYER, DEMO_SUPPLIER } from '../../seed/demo-users.ts';
import { createTestClock } from '../../testing/test-app.ts';

const ADDRESS = '/notification/api/v1/conversations';
const SUPPLIER = DEMO_SUPPLIER.supplierId;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
let test: FileTestApp;
let buyer: Headers;
let supplier: Headers;
let stranger: Headers;
let product: { readonly id: number; readonly title: string };

type Headers = Readonly<Record<string, string>>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

beforeAll(async () => {
  const clock = createTestClock();
  const copyOf = await demoDatabase({ now: clock(), products: SOME_PRODUCTS });
  test = await createFileTestApp({}, { copyOf, clock });
  const { rows } = await sql<{ id: number; title: string }>`
    select id, title from product.supplier_product
    where supplier_id = ${SUPPLIER} and is_listed order by id limit 1`.execute(test.db);
  product = rows[0] ?? { id: 0, title: '' };
  buyer = (await signIn(test.app, DEMO_BUYER.mobile)).headers;
  supplier = (await signIn(test.app, DEMO_SUPPLIER.mobile)).headers;
  stranger = (await signIn(test.app)).headers;
}, 60_000);
beforeEach(async () => {
  await sql`
    truncate notification.report, notification.block, notification.participant, notification.former_text,
      notification.message, notification.conversation`.execute(test.db);
  await sql`truncate kit.rate_counter`.execute(test.db);
});
afterAll(() => test[Symbol.asyncDispose]());

interface TestRequest {
  readonly payload?: object;
  readonly key?: string;
}

function call(
  headers: Headers,
  [method, path]: readonly [Method, string],
  { payload, key }: TestRequest = {},
) {
  const keyed = method === 'PUT' || (method === 'POST' && ['', '/traderequest'].includes(path));
  const all = keyed ? { ...headers, 'idempotency-key': key ?? randomUUID() } : headers;
  return test.app.inject({ method, url: `${ADDRESS}${path}`, headers: all, ...(payload ? { payload } : {}) });
}

const open = (headers: Headers, payload: object, key?: string) =>
  call(headers, ['POST', ''], { payload, ...(key ? { key } : {}) });
const about = (headers: Headers, payload: object) => call(headers, ['POST', '/traderequest'], { payload });
const write = (headers: Headers, id: number, payload: object) =>
  call(headers, ['PUT', `/${id}/thread`], { payload });

/** A thread of the buyer about the product, with one message. */
async function givenThread(text = 'سلام، موجودی دارید؟') {
  const reply = await open(buyer, { subjectType: 'SupplierProduct', subjectId: product.id, text });
  return startConversation.response.parse(reply.json());
}

async function say(headers: Headers, id: number, payload: object) {
  test.clock.advance(1_000);
  return writeMessage.response.parse((await write(headers, id, payload)).json()).message;
}

async function list(headers: Headers, query = '') {
  return listConversations.response.parse((await call(headers, ['GET', query])).json());
}

async function flat(headers: Headers, id: number, query = '') {
  const reply = await call(headers, ['GET', `/thread/flat?conversationId=${id}${query}`]);
  return getFlatThread.response.parse(reply.json());
}

const codeOf = (reply: Awaited<ReturnType<typeof call>>) => [
  reply.statusCode,
  Problem.parse(reply.json()).code,
];

describe('GET conversations/by-subject', () => {
  const find = async (headers: Headers, subjectType: string, subjectId: number) => {
    const reply = await call(headers, [
      'GET',
      `/by-subject?subjectType=${subjectType}&subjectId=${subjectId}`,
    ]);
    return getSubjectConversation.response.parse(reply.json());
  };

  it('finds the thread that the caller has on a subject, and nobody else’s', async () => {
    const none = await find(buyer, 'SupplierProduct', product.id);
    const { conversation } = await givenThread();

    expect(none).toEqual({ conversation: null, isOwnSupplier: false });
    expect((await find(buyer, 'SupplierProduct', product.id)).conversation?.id).toBe(conversation.id);
    expect((await find(buyer, 'Supplier', SUPPLIER)).conversation).toBeNull();
    expect((await find(stranger, 'SupplierProduct', product.id)).conversation).toBeNull();
  });

  it('finds no thread that the caller has left', async () => {
    const { conversation } = await givenThread();
    await call(buyer, ['DELETE', `/${conversation.id}/thread`]);

    expect((await find(buyer, 'SupplierProduct', product.id)).conversation).toBeNull();
  });

  it('knows the supplier that the caller answers for, and shows it no thread of its buyers', async () => {
    await givenThread();

    expect(await find(supplier, 'SupplierProduct', product.id)).toEqual({
      conversation: null,
      isOwnSupplier: true,
    });
    expect((await find(supplier, 'Supplier', SUPPLIER)).isOwnSupplier).toBe(true);
  });

  it('returns 404 for what cannot be written about, and 401 without a session', async () => {
    const missing = '/by-subject?subjectType=Supplier&subjectId=999999';

    expect(codeOf(await call(buyer, ['GET', missing]))).toEqual([404, 'not_found']);
    expect((await call({}, ['GET', missing])).statusCode).toBe(401);
  });
});

describe('POST conversations', () => {
  it('opens a thread on a product with its supplier, which both sides can see', async () => {
    const { conversation, message } = await givenThread();

    expect(conversation).toMatchObject({
      ...{
        subjectType: 'SupplierProduct',
        subjectId: product.id,
        subject: product.title,
        supplierId: SUPPLIER,
      },
      ...{ side: 'buyer', unreadCount: 0, isBlocked: false, lastMessage: message },
    });
    expect(message).toMatchObject({ isMine: true, senderKind: 'buyer', parentId: null, isEditable: true });
    const [seen] = (await list(supplier)).items;
    expect(seen).toMatchObject({
      ...{ id: conversation.id, side: 'supplier', unreadCount: 1 },
      counterpartName: conversation.participants[0]?.name,
    });
    expect(seen?.lastMessage).toMatchObject({ isMine: false, text: message.text, isEditable: false });
    expect((await list(stranger)).totalCount).toBe(0);
  });

  it('continues an existing thread on the subject', async () => {
    const first = await givenThread('یک');
    const second = await givenThread('دو');
    const general = await open(buyer, { subjectType: 'Supplier', subjectId: SUPPLIER, text: 'سه' });

    expect(general.statusCode).toBe(201);
    expect(second.conversation.id).toBe(first.conversation.id);
    expect((await flat(buyer, first.conversation.id)).items.map(({ text }) => text)).toEqual(['یک', 'دو']);
    expect((await list(buyer)).totalCount).toBe(2);
  });

  it('adds one message for fifty simultaneous requests with one key', async () => {
    const key = randomUUID();
    const body = { subjectType: 'SupplierProduct', subjectId: product.id, text: 'سلام' };
    const replies = await Promise.all(Array.from({ length: 50 }, () => open(buyer, body, key)));
    const other = await open(buyer, { ...body, text: 'درود' }, key);

    const answered = replies.filter(({ statusCode }) => statusCode === 201);
    expect(answered.length).toBeGreaterThan(0);
    expect(answered.map((reply) => reply.json())).toEqual(answered.map(() => answered[0]?.json()));
    const { conversation } = startConversation.response.parse(answered[0]?.json());
    expect((await flat(buyer, conversation.id)).items).toHaveLength(1);
    expect(codeOf(other)).toEqual([422, 'idempotency_mismatch']);
  });

  it("returns 404 for a missing subject, 422 for a supplier that does not match or is the user's own", async () => {
    const text = 'سلام';
    const replies = await Promise.all([
      open(buyer, { subjectType: 'SupplierProduct', subjectId: 2_000_000_000, text }),
      open(buyer, { subjectType: 'Supplier', subjectId: 2_000_000_000, text }),
      open(buyer, { subjectType: 'SupplierProduct', subjectId: product.id, supplierId: SUPPLIER + 1, text }),
      open(supplier, { subjectType: 'Supplier', subjectId: SUPPLIER, text }),
    ]);

    expect(replies.map(codeOf)).toEqual([
      ...Array(2).fill([404, 'not_found']),
      [422, 'supplier_mismatch'],
      [422, 'own_supplier'],
    ]);
    expect((await list(buyer)).totalCount).toBe(0);
  });

  it.each([
    {},
    { subjectType: 'TradeRequest', subjectId: 1, text: 'سلام' },
    { subjectType: 'Supplier', subjectId: 1, text: '   ' },
    { subjectType: 'Supplier', subjectId: 1, text: 'x'.repeat(4_001) },
    { subjectType: 'Supplier', subjectId: 1, text: 'سلام', fileIds: Array(6).fill(randomUUID()) },
  ])('answers 400 for %j', async (payload) => {
    expect(codeOf(await open(buyer, payload))).toEqual([400, 'validation']);
  });

  it('returns 400 without an idempotency key, 401 without a session', async () => {
    const payload = { subjectType: 'Supplier', subjectId: SUPPLIER, text: 'سلام' };
    const keyless = await test.app.inject({ method: 'POST', url: ADDRESS, headers: buyer, payload });

    expect([keyless.statusCode, (await open({}, payload)).statusCode]).toEqual([400, 401]);
  });
});

describe('a thread about a trade request', () => {
  /** A request of the demo buyer to the demo supplier, with only the columns that threads need. */
  async function givenRequest(handedInAt: Date | null) {
    const now = test.clock();
    const { rows } = await sql<{ id: number }>`
      insert into trade.request (number, buyer_id, buyer_name, supplier_id, supplier_name, supplier_slug, handed_in_at,
        created_at, updated_at)
      values (${`TR-1405-${900_000 + Number(handedInAt === null)}`}, ${DEMO_BUYER.id}, 'خریدار', ${SUPPLIER}, 'تأمین‌کننده', 's', ${handedInAt}, ${now}, ${now})
      returning id`.execute(test.db);
    return rows[0]?.id ?? 0;
  }

  it('is shared by its buyer and, once it was handed in, its supplier; others cannot see it', async () => {
    const body = { tradeRequestId: await givenRequest(test.clock()), text: 'سلام' };
    const first = startRequestConversation.response.parse((await about(buyer, body)).json());
    const second = startRequestConversation.response.parse((await about(supplier, body)).json());

    expect(second.conversation).toMatchObject({
      id: first.conversation.id,
      side: 'supplier',
      unreadCount: 0,
    });
    expect(second.message).toMatchObject({ senderKind: 'supplier', isMine: true });
    expect(codeOf(await about(stranger, body))).toEqual([404, 'not_found']);
    expect(codeOf(await about(buyer, { ...body, tradeRequestId: 2_000_000_000 }))).toEqual([
      404,
      'not_found',
    ]);
    expect(codeOf(await about(buyer, { ...body, tradeRequestId: 0 }))).toEqual([400, 'validation']);
    expect((await about({}, body)).statusCode).toBe(401);
  });

  it('is not visible to its supplier before it was handed in', async () => {
    const body = { tradeRequestId: await givenRequest(null), text: 'سلام' };

    expect(codeOf(await about(supplier, body))).toEqual([404, 'not_found']);
    expect((await about(buyer, body)).statusCode).toBe(201);
  });
});

describe('GET conversations', () => {
  it('lists unread ones first, then the latest, by page', async () => {
    const one = await givenThread();
    test.clock.advance(MINUTE_MS);
    const two = startConversation.response.parse(
      (await open(buyer, { subjectType: 'Supplier', subjectId: SUPPLIER, text: 'درباره گارانتی' })).json(),
    );
    const ids = async (query = '') => (await list(buyer, query)).items.map(({ id }) => id);
    expect(await ids()).toEqual([two.conversation.id, one.conversation.id]);

    await say(supplier, one.conversation.id, { text: 'بله، داریم.' });
    await say(buyer, two.conversation.id, { text: 'منتظرم.' });

    expect(await ids()).toEqual([one.conversation.id, two.conversation.id]);
    expect(await ids('?paging.pageSize=1&paging.pageNumber=2')).toEqual([two.conversation.id]);
    expect(await ids('?filter.isUnread=true')).toEqual([one.conversation.id]);
    expect(await ids('?filter.subjectType=Supplier')).toEqual([two.conversation.id]);
    expect(await ids('?filter.side=supplier')).toEqual([]);
    expect(await ids(`?filter.subjectType=Supplier&filter.subjectId=${SUPPLIER}`)).toEqual([
      two.conversation.id,
    ]);
    expect(await ids('?filter.subjectType=Supplier&filter.subjectId=2000000000')).toEqual([]);
    expect((await list(buyer, '?paging.pageSize=1')).totalCount).toBe(2);
  });

  it('finds words of the subject, the other side and the latest message, in any spelling', async () => {
    const { conversation } = await givenThread('قيمت كابل چند است؟');
    const found = async (term: string) =>
      (await list(buyer, `?term=${encodeURIComponent(term)}`)).items.map(({ id }) => id);

    for (const term of ['قیمت کابل', product.title.split(' ')[0] ?? '', conversation.counterpartName]) {
      expect(await found(term)).toEqual([conversation.id]);
    }
    expect(await found('هواپیما')).toEqual([]);
    expect(await found('؟!')).toEqual([conversation.id]);
  });

  it('returns 400 for an unknown query parameter, 401 without a session', async () => {
    expect((await call(buyer, ['GET', '?filter.subjectType=Page'])).statusCode).toBe(400);
    expect((await call({}, ['GET', ''])).statusCode).toBe(401);
  });
});

describe('a thread', () => {
  it('is returned as a list, newest last, from either end', async () => {
    const { conversation, message } = await givenThread('۰');
    const ids: number[] = [message.id];
    for (const text of ['۱', '۲', '۳', '۴']) {
      ids.push((await say(buyer, conversation.id, { text })).id);
    }
    const latest = await flat(buyer, conversation.id, '&take=2');
    const before = await flat(buyer, conversation.id, `&take=2&before=${ids[3]}`);
    const after = await flat(supplier, conversation.id, `&take=2&after=${ids[0]}`);
    const beyond = await flat(buyer, conversation.id, `&after=${ids[4]}`);

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
    const { conversation, message } = await givenThread();
    const answer = await say(supplier, conversation.id, { text: 'بله.', parentId: message.id });
    const further = await say(buyer, conversation.id, { text: 'چند تا؟', parentId: answer.id });
    const thread = getThread.response.parse(
      (await call(buyer, ['GET', `/${conversation.id}/thread`])).json(),
    );

    expect(thread.conversation.id).toBe(conversation.id);
    expect(thread.items[0]?.children[0]?.children[0]?.id).toBe(further.id);
  });

  it('returns 404 to other users in every request', async () => {
    const { conversation, message } = await givenThread();
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
      expect(codeOf(await call(stranger, target, payload ? { payload } : {}))).toEqual([404, 'not_found']);
      expect((await call({}, target, payload ? { payload } : {})).statusCode).toBe(401);
    }
    expect((await flat(buyer, id)).items).toEqual([message]);
  });

  it('returns 400 for an invalid id', async () => {
    for (const target of [
      '/0/thread',
      '/x/thread',
      '/thread/flat',
      '/thread/flat?conversationId=1&take=101',
    ]) {
      expect((await call(buyer, ['GET', target])).statusCode).toBe(400);
    }
  });
});

describe('PUT conversations/:id/thread', () => {
  it("edits the user's own message for fifteen minutes and marks it", async () => {
    const { conversation, message } = await givenThread();
    test.clock.advance(14 * MINUTE_MS);
    const edited = await say(buyer, conversation.id, { messageId: message.id, text: 'سلام، ۲۰ عدد دارید؟' });
    test.clock.advance(MINUTE_MS);
    const late = await write(buyer, conversation.id, { messageId: message.id, text: 'دیر' });

    expect(edited).toMatchObject({
      id: message.id,
      text: 'سلام، ۲۰ عدد دارید؟',
      editedAt: expect.any(String),
    });
    expect(codeOf(late)).toEqual([409, 'edit_window_passed']);
    const [shown] = (await flat(supplier, conversation.id)).items;
    expect([shown?.text, shown?.isEditable]).toEqual(['سلام، ۲۰ عدد دارید؟', false]);
  });

  it("returns 404 for editing another user's message or one of another thread, and for replying to one", async () => {
    const { conversation, message } = await givenThread();
    const other = startConversation.response.parse(
      (await open(buyer, { subjectType: 'Supplier', subjectId: SUPPLIER, text: 'سلام' })).json(),
    );
    const replies = [
      await write(supplier, conversation.id, { messageId: message.id, text: 'دست‌برده' }),
      await write(buyer, other.conversation.id, { messageId: message.id, text: 'دست‌برده' }),
      await write(buyer, other.conversation.id, { parentId: message.id, text: 'پاسخ' }),
    ];

    expect(replies.map(codeOf)).toEqual(Array(3).fill([404, 'not_found']));
    expect((await flat(buyer, conversation.id)).items).toEqual([message]);
    expect((await flat(buyer, other.conversation.id)).items).toHaveLength(1);
  });

  it("sends the user's own files, which the other side may then read", async () => {
    const { conversation } = await givenThread();
    const file = await givenFile(test.app, buyer);
    const get = async (headers: Headers) =>
      (await test.app.inject({ url: `/file/api/v1/files/${file.id}`, headers })).statusCode;
    const before = await get(supplier);
    const message = await say(buyer, conversation.id, {
      text: 'نقشه پیوست است.',
      fileIds: [file.id, file.id],
    });

    expect(message.files).toEqual([file]);
    expect([before, await get(supplier), await get(stranger)]).toEqual([404, 200, 404]);
  });

  it("refuses another user's file, and sends nothing", async () => {
    const { conversation, message } = await givenThread();
    const theirs = await givenFile(test.app, stranger);
    const reply = await write(buyer, conversation.id, { text: 'نقشه', fileIds: [theirs.id] });

    expect(codeOf(reply)).toEqual([404, 'not_found']);
    expect((await flat(buyer, conversation.id)).items).toEqual([message]);
    expect((await list(supplier)).items[0]?.unreadCount).toBe(1);
  });

  it('counts all of many simultaneous messages', async () => {
    const { conversation } = await givenThread();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        write(index % 2 ? buyer : supplier, conversation.id, { text: String(index) }),
      ),
    );
    const { items } = await flat(buyer, conversation.id, '&take=100');
    const trailing = (kind: string) =>
      items.length - 1 - items.findLastIndex(({ senderKind }) => senderKind === kind);

    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(items).toHaveLength(21);
    expect((await list(buyer)).items[0]?.unreadCount).toBe(trailing('buyer'));
    expect((await list(supplier)).items[0]?.unreadCount).toBe(trailing('supplier'));
  });

  it('returns 429 after 120 messages in ten minutes', async () => {
    const { conversation } = await givenThread();
    await say(buyer, conversation.id, { text: 'سلام' });
    await sql`update kit.rate_counter set used = 120 where key like 'PUT /notification%'`.execute(test.db);

    expect((await write(buyer, conversation.id, { text: 'سلام' })).statusCode).toBe(429);
  });
});

describe('DELETE conversations/:id/thread', () => {
  const remove = async (headers: Headers, id: number, query = '') =>
    deleteFromThread.response.parse((await call(headers, ['DELETE', `/${id}/thread${query}`])).json());

  it("empties the user's own message, detaches its files and no longer counts it as unread", async () => {
    const { conversation } = await givenThread();
    const file = await givenFile(test.app, buyer);
    const message = await say(buyer, conversation.id, { text: 'نقشه', fileIds: [file.id] });
    const before = (await list(supplier)).items[0]?.unreadCount;

    expect(await remove(buyer, conversation.id, `?messageId=${message.id}`)).toEqual({ deleted: 'message' });
    expect(await remove(buyer, conversation.id, `?messageId=${message.id}`)).toEqual({ deleted: 'message' });
    const shown = (await flat(supplier, conversation.id)).items.at(-1);
    expect(shown).toMatchObject({ id: message.id, text: '', files: [], deletedAt: expect.any(String) });
    expect([before, (await list(supplier)).items[0]?.unreadCount]).toEqual([2, 1]);
    const reply = await test.app.inject({ url: `/file/api/v1/files/${file.id}`, headers: supplier });
    expect(reply.statusCode).toBe(404);
    expect(codeOf(await write(buyer, conversation.id, { messageId: message.id, text: 'باز' }))).toEqual([
      409,
      'message_deleted',
    ]);
  });

  it("refuses to delete another user's message", async () => {
    const { conversation, message } = await givenThread();
    const reply = await call(supplier, ['DELETE', `/${conversation.id}/thread?messageId=${message.id}`]);

    expect(codeOf(reply)).toEqual([404, 'not_found']);
    expect((await flat(buyer, conversation.id)).items).toEqual([message]);
  });

  it('leaves a thread until the other side writes again; the other side still sees it', async () => {
    const { conversation } = await givenThread();
    await say(supplier, conversation.id, { text: 'بله.' });

    expect(await remove(buyer, conversation.id)).toEqual({ deleted: 'thread' });
    expect([(await list(buyer)).totalCount, (await list(supplier)).totalCount]).toEqual([0, 1]);
    await say(supplier, conversation.id, { text: 'هستید؟' });
    expect((await list(buyer)).items.map(({ unreadCount }) => unreadCount)).toEqual([1]);
  });
});

describe('POST conversations/:id/read', () => {
  it('marks a thread as read, up to a message or completely, and shows the other side when', async () => {
    const { conversation } = await givenThread();
    const first = await say(supplier, conversation.id, { text: 'بله.' });
    await say(supplier, conversation.id, { text: 'چند عدد؟' });
    const read = async (payload: object) =>
      markThreadRead.response.parse(
        (await call(buyer, ['POST', `/${conversation.id}/read`], { payload })).json(),
      );

    expect(await read({ messageId: first.id })).toEqual({ unreadCount: 1 });
    expect((await flat(supplier, conversation.id)).items.map(({ readAt }) => readAt !== null)).toEqual([
      true,
      true,
      false,
    ]);
    expect(await read({})).toEqual({ unreadCount: 0 });
    expect(await read({ messageId: first.id })).toEqual({ unreadCount: 0 });
    expect((await flat(supplier, conversation.id)).items.at(-1)?.readAt).toBe(test.clock().toISOString());
  });
});

describe('POST conversations/:id/read with a message of another thread', () => {
  it('reads what is older in this thread, and nothing in the other', async () => {
    const one = await givenThread();
    const older = await say(supplier, one.conversation.id, { text: 'پیش از آن' });
    const about = { subjectType: 'Supplier', subjectId: SUPPLIER, text: 'سلام' };
    const { conversation: other } = startConversation.response.parse((await open(buyer, about)).json());
    const there = await say(supplier, other.id, { text: 'در گفت‌وگوی دیگر' });
    await say(supplier, one.conversation.id, { text: 'پس از آن' });
    await call(buyer, ['POST', `/${one.conversation.id}/read`], { payload: { messageId: there.id } });

    expect(older.id).toBeLessThan(there.id);
    expect((await flat(supplier, one.conversation.id)).items.map(({ readAt }) => readAt !== null)).toEqual([
      true,
      true,
      false,
    ]);
    expect((await flat(supplier, other.id)).items.map(({ readAt }) => readAt !== null)).toEqual([
      true,
      false,
    ]);
  });
});

describe('POST conversations/:id/report', () => {
  it('stores one report of each user', async () => {
    const { conversation } = await givenThread();
    const report = (payload: object) => call(buyer, ['POST', `/${conversation.id}/report`], { payload });
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
    const { conversation } = await givenThread();
    const block = async (headers: Headers, isBlocked: boolean) =>
      blockConversation.response.parse(
        (await call(headers, ['POST', `/${conversation.id}/block`], { payload: { isBlocked } })).json(),
      );

    expect(await block(buyer, true)).toEqual({ isBlocked: true });
    expect(await block(supplier, false)).toEqual({ isBlocked: true });
    expect((await list(supplier)).items[0]?.isBlocked).toBe(true);
    const refused = [
      await write(supplier, conversation.id, { text: 'سلام' }),
      await write(buyer, conversation.id, { text: 'سلام' }),
      await open(buyer, { subjectType: 'Supplier', subjectId: SUPPLIER, text: 'سلام' }),
    ];
    expect(refused.map(codeOf)).toEqual(Array(3).fill([409, 'conversation_blocked']));
    expect(await block(buyer, false)).toEqual({ isBlocked: false });
    expect((await write(supplier, conversation.id, { text: 'سلام' })).statusCode).toBe(200);
  });

  it('stops edits of young messages as well, by either side', async () => {
    const { conversation, message } = await givenThread();
    const answer = await say(supplier, conversation.id, { text: 'بله، داریم.' });
    await call(buyer, ['POST', `/${conversation.id}/block`], { payload: { isBlocked: true } });

    const refused = [
      await write(supplier, conversation.id, { messageId: answer.id, text: 'متن دیگر' }),
      await write(buyer, conversation.id, { messageId: message.id, text: 'متن دیگر' }),
    ];

    expect(refused.map(codeOf)).toEqual(Array(2).fill([409, 'conversation_blocked']));
    const { items } = await flat(supplier, conversation.id);
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
      const [thread] = (await list(headers)).items;
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
    const { conversation, message } = await givenThread('پیش‌پرداخت را خارج از بازار واریز کنید.');
    await say(buyer, conversation.id, { messageId: message.id, text: 'سلام' });
    await say(buyer, conversation.id, { messageId: message.id, text: 'سلام' });
    const remove = () => call(buyer, ['DELETE', `/${conversation.id}/thread?messageId=${message.id}`]);
    await remove();
    await remove();

    expect(await formerTexts()).toEqual(['پیش‌پرداخت را خارج از بازار واریز کنید.', 'سلام']);
    for (const headers of [buyer, supplier]) {
      const shown = await Promise.all([
        call(headers, ['GET', `/${conversation.id}/thread`]),
        call(headers, ['GET', `/thread/flat?conversationId=${conversation.id}`]),
        call(headers, ['GET', '']),
      ]);
      expect(shown.map(({ body }) => body.includes('پیش‌پرداخت'))).toEqual([false, false, false]);
    }
  });

  it('is removed after ninety days', async () => {
    const { conversation, message } = await givenThread('پیش از ویرایش');
    await say(buyer, conversation.id, { messageId: message.id, text: 'پس از ویرایش' });
    test.clock.advance(89 * DAY_MS);
    await test.runJobs();
    const before = await formerTexts();
    test.clock.advance(2 * DAY_MS);
    await test.runJobs();

    expect([before, await formerTexts()]).toEqual([['پیش از ویرایش'], []]);
  });
});

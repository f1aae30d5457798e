import { randomUUID } from 'node:crypto';
import {
  getSubjectConversation,
  startConversation,
  startRequestConversation,
} from '@bazaar/contracts/notification';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FileTestApp } from '../../file/file-app.fixture.ts';
import { DEMO_BUYER } from '../../seed/demo-users.ts';
import { codeOf, type Headers, openThreads, SUPPLIER, type Threads } from './threads.fixture.ts';

const ADDRESS = '/notification/api/v1/conversations';
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

describe('GET conversations/by-subject', () => {
  const find = async (headers: Headers, subjectType: string, subjectId: number) => {
    const reply = await threads.call(headers, [
      'GET',
      `/by-subject?subjectType=${subjectType}&subjectId=${subjectId}`,
    ]);
    return getSubjectConversation.response.parse(reply.json());
  };

  it('finds the thread that the caller has on a subject, and nobody else’s', async () => {
    const none = await find(buyer, 'SupplierProduct', product.id);
    const { conversation } = await threads.givenThread();

    expect(none).toEqual({ conversation: null, isOwnSupplier: false });
    expect((await find(buyer, 'SupplierProduct', product.id)).conversation?.id).toBe(conversation.id);
    expect((await find(buyer, 'Supplier', SUPPLIER)).conversation).toBeNull();
    expect((await find(stranger, 'SupplierProduct', product.id)).conversation).toBeNull();
  });

  it('finds no thread that the caller has left', async () => {
    const { conversation } = await threads.givenThread();
    await threads.call(buyer, ['DELETE', `/${conversation.id}/thread`]);

    expect((await find(buyer, 'SupplierProduct', product.id)).conversation).toBeNull();
  });

  it('knows the supplier that the caller answers for, and shows it no thread of its buyers', async () => {
    await threads.givenThread();

    expect(await find(supplier, 'SupplierProduct', product.id)).toEqual({
      conversation: null,
      isOwnSupplier: true,
    });
    expect((await find(supplier, 'Supplier', SUPPLIER)).isOwnSupplier).toBe(true);
  });

  it('returns 404 for what cannot be written about, and 401 without a session', async () => {
    const missing = '/by-subject?subjectType=Supplier&subjectId=999999';

    expect(codeOf(await threads.call(buyer, ['GET', missing]))).toEqual([404, 'not_found']);
    expect((await threads.call({}, ['GET', missing])).statusCode).toBe(401);
  });
});

describe('POST conversations', () => {
  it('opens a thread on a product with its supplier, which both sides can see', async () => {
    const { conversation, message } = await threads.givenThread();

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
    const [seen] = (await threads.list(supplier)).items;
    expect(seen).toMatchObject({
      ...{ id: conversation.id, side: 'supplier', unreadCount: 1 },
      counterpartName: conversation.participants[0]?.name,
    });
    expect(seen?.lastMessage).toMatchObject({ isMine: false, text: message.text, isEditable: false });
    expect((await threads.list(stranger)).totalCount).toBe(0);
  });

  it('continues an existing thread on the subject', async () => {
    const first = await threads.givenThread('یک');
    const second = await threads.givenThread('دو');
    const general = await threads.open(buyer, { subjectType: 'Supplier', subjectId: SUPPLIER, text: 'سه' });

    expect(general.statusCode).toBe(201);
    expect(second.conversation.id).toBe(first.conversation.id);
    expect((await threads.flat(buyer, first.conversation.id)).items.map(({ text }) => text)).toEqual([
      'یک',
      'دو',
    ]);
    expect((await threads.list(buyer)).totalCount).toBe(2);
  });

  it('adds one message for fifty simultaneous requests with one key', async () => {
    const key = randomUUID();
    const body = { subjectType: 'SupplierProduct', subjectId: product.id, text: 'سلام' };
    const replies = await Promise.all(Array.from({ length: 50 }, () => threads.open(buyer, body, key)));
    const other = await threads.open(buyer, { ...body, text: 'درود' }, key);

    const answered = replies.filter(({ statusCode }) => statusCode === 201);
    expect(answered.length).toBeGreaterThan(0);
    expect(answered.map((reply) => reply.json())).toEqual(answered.map(() => answered[0]?.json()));
    const { conversation } = startConversation.response.parse(answered[0]?.json());
    expect((await threads.flat(buyer, conversation.id)).items).toHaveLength(1);
    expect(codeOf(other)).toEqual([422, 'idempotency_mismatch']);
  });

  it("returns 404 for a missing subject, 422 for a supplier that does not match or is the user's own", async () => {
    const text = 'سلام';
    const replies = await Promise.all([
      threads.open(buyer, { subjectType: 'SupplierProduct', subjectId: 2_000_000_000, text }),
      threads.open(buyer, { subjectType: 'Supplier', subjectId: 2_000_000_000, text }),
      threads.open(buyer, {
        subjectType: 'SupplierProduct',
        subjectId: product.id,
        supplierId: SUPPLIER + 1,
        text,
      }),
      threads.open(supplier, { subjectType: 'Supplier', subjectId: SUPPLIER, text }),
    ]);

    expect(replies.map(codeOf)).toEqual([
      ...Array(2).fill([404, 'not_found']),
      [422, 'supplier_mismatch'],
      [422, 'own_supplier'],
    ]);
    expect((await threads.list(buyer)).totalCount).toBe(0);
  });

  it.each([
    {},
    { subjectType: 'TradeRequest', subjectId: 1, text: 'سلام' },
    { subjectType: 'Supplier', subjectId: 1, text: '   ' },
    { subjectType: 'Supplier', subjectId: 1, text: 'x'.repeat(4_001) },
    { subjectType: 'Supplier', subjectId: 1, text: 'سلام', fileIds: Array(6).fill(randomUUID()) },
  ])('answers 400 for %j', async (payload) => {
    expect(codeOf(await threads.open(buyer, payload))).toEqual([400, 'validation']);
  });

  it('returns 400 without an idempotency key, 401 without a session', async () => {
    const payload = { subjectType: 'Supplier', subjectId: SUPPLIER, text: 'سلام' };
    const keyless = await test.app.inject({ method: 'POST', url: ADDRESS, headers: buyer, payload });

    expect([keyless.statusCode, (await threads.open({}, payload)).statusCode]).toEqual([400, 401]);
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
    const first = startRequestConversation.response.parse((await threads.about(buyer, body)).json());
    const second = startRequestConversation.response.parse((await threads.about(supplier, body)).json());

    expect(second.conversation).toMatchObject({
      id: first.conversation.id,
      side: 'supplier',
      unreadCount: 0,
    });
    expect(second.message).toMatchObject({ senderKind: 'supplier', isMine: true });
    expect(codeOf(await threads.about(stranger, body))).toEqual([404, 'not_found']);
    expect(codeOf(await threads.about(buyer, { ...body, tradeRequestId: 2_000_000_000 }))).toEqual([
      404,
      'not_found',
    ]);
    expect(codeOf(await threads.about(buyer, { ...body, tradeRequestId: 0 }))).toEqual([400, 'validation']);
    expect((await threads.about({}, body)).statusCode).toBe(401);
  });

  it('is not visible to its supplier before it was handed in', async () => {
    const body = { tradeRequestId: await givenRequest(null), text: 'سلام' };

    expect(codeOf(await threads.about(supplier, body))).toEqual([404, 'not_found']);
    expect((await threads.about(buyer, body)).statusCode).toBe(201);
  });
});

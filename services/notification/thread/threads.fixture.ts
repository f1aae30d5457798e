import { randomUUID } from 'node:crypto';
import { Problem } from '@bazaar/contracts';
import {
  getFlatThread,
  listConversations,
  startConversation,
  writeMessage,
} from '@bazaar/contracts/notification';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { signIn } from '../../auth/sign-in.fixture.ts';
import { createFileTestApp } from '../../file/file-app.fixture.ts';
import { demoDatabase, SOME_PRODUCTS } from '../../seed/demo-database.fixture.ts';
import { DEMO_BUYER, DEMO_SUPPLIER } from '../../seed/demo-users.ts';
import { createTestClock } from '../../testing/test-app.ts';

export const SUPPLIER = DEMO_SUPPLIER.supplierId;
const ADDRESS = '/notification/api/v1/conversations';

export type Headers = Readonly<Record<string, string>>;
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface TestRequest {
  readonly payload?: object;
  readonly key?: string;
}

/** A site with a buyer, a supplier and a stranger, a product of the supplier, and what people do with threads. */
export async function openThreads() {
  const clock = createTestClock();
  const copyOf = await demoDatabase({ now: clock(), products: SOME_PRODUCTS });
  const test = await createFileTestApp({}, { copyOf, clock });
  const { rows } = await sql<{ id: number; title: string }>`
    select id, title from product.supplier_product
    where supplier_id = ${SUPPLIER} and is_listed order by id limit 1`.execute(test.db);
  const product = rows[0] ?? { id: 0, title: '' };
  const buyer: Headers = (await signIn(test.app, DEMO_BUYER.mobile)).headers;
  const supplier: Headers = (await signIn(test.app, DEMO_SUPPLIER.mobile)).headers;
  const stranger: Headers = (await signIn(test.app)).headers;

  const call = (
    headers: Headers,
    [method, path]: readonly [Method, string],
    { payload, key }: TestRequest = {},
  ) => {
    const keyed = method === 'PUT' || (method === 'POST' && ['', '/traderequest'].includes(path));
    const all = keyed ? { ...headers, 'idempotency-key': key ?? randomUUID() } : headers;
    return test.app.inject({
      method,
      url: `${ADDRESS}${path}`,
      headers: all,
      ...(payload ? { payload } : {}),
    });
  };
  const open = (headers: Headers, payload: object, key?: string) =>
    call(headers, ['POST', ''], { payload, ...(key ? { key } : {}) });
  const write = (headers: Headers, id: number, payload: object) =>
    call(headers, ['PUT', `/${id}/thread`], { payload });

  return {
    ...{ test, product, buyer, supplier, stranger, call, open, write },
    about: (headers: Headers, payload: object) => call(headers, ['POST', '/traderequest'], { payload }),
    /** A thread of the buyer about the product, with one message. */
    givenThread: async (text = 'سلام، موجودی دارید؟') => {
      const reply = await open(buyer, { subjectType: 'SupplierProduct', subjectId: product.id, text });
      return startConversation.response.parse(reply.json());
    },
    say: async (headers: Headers, id: number, payload: object) => {
      test.clock.advance(1_000);
      return writeMessage.response.parse((await write(headers, id, payload)).json()).message;
    },
    list: async (headers: Headers, query = '') =>
      listConversations.response.parse((await call(headers, ['GET', query])).json()),
    flat: async (headers: Headers, id: number, query = '') => {
      const reply = await call(headers, ['GET', `/thread/flat?conversationId=${id}${query}`]);
      return getFlatThread.response.parse(reply.json());
    },
    /** Leaves no thread, and no count of a limit. */
    empty: async () => {
      await sql`
        truncate notification.report, notification.block, notification.participant, notification.former_text,
          notification.message, notification.conversation`.execute(test.db);
      await sql`truncate kit.rate_counter`.execute(test.db);
    },
  };
}

export type Threads = Awaited<ReturnType<typeof openThreads>>;

/** Status and code of a refusal. */
export const codeOf = (reply: LightMyRequestResponse) => [reply.statusCode, Problem.parse(reply.json()).code];

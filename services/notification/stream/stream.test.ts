import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { EVENT_STREAM, type StreamEvent } from '@bazaar/contracts/notification';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { seedAuth } from '../../auth/seed.ts';
import { signIn } from '../../auth/sign-in.fixture.ts';
import { createDatabase } from '../../kit/database/database.ts';
import { DEMO_BUYER, DEMO_SUPPLIER } from '../../seed/demo-users.ts';
import { createTestApp, TEST_ENVIRONMENT, type TestApp } from '../../testing/test-app.ts';
import { seedNotification } from '../seed.ts';
import { followStream } from './follow-stream.fixture.ts';
import { createStreamHub } from './hub.stream.ts';

const ADDRESS = '/notification/api/v1/conversations';
const HEARTBEAT_MS = 40;
const variables = { ...TEST_ENVIRONMENT.variables, STREAM_HEARTBEAT_MS: String(HEARTBEAT_MS) };

type Headers = Readonly<Record<string, string>>;

let test: TestApp;
/** Instances of the services: one is written through, streams are open at the other. */
let writer: FastifyInstance;
let reader: FastifyInstance;
let buyer: Headers;
let supplier: Headers;
let stranger: Headers;
let conversationId: number;

beforeAll(async () => {
  test = await createTestApp({ variables });
  await seedAuth(test.db, { now: test.clock() });
  await seedNotification(test.db, { now: test.clock() });
  writer = test.app;
  reader = await test.another();
  await reader.listen({ host: '127.0.0.1', port: 0 });
  buyer = (await signIn(writer, DEMO_BUYER.mobile)).headers;
  supplier = (await signIn(writer, DEMO_SUPPLIER.mobile)).headers;
  stranger = (await signIn(writer)).headers;
  conversationId = await findThread();
}, 60_000);
afterAll(() => test[Symbol.asyncDispose]());

/** The demo buyer's thread with the demo supplier. */
async function findThread(): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from notification.conversation
    where buyer_id = ${DEMO_BUYER.id} and supplier_id = ${DEMO_SUPPLIER.supplierId}`.execute(test.db);
  return rows[0]?.id ?? 0;
}

const originOf = (app: FastifyInstance) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

/** Opens a stream at the reading instance and waits until it follows. */
async function open(headers: Headers, since?: string, app = reader) {
  const stream = await followStream(`${originOf(app)}${ADDRESS}/stream`, {
    accept: EVENT_STREAM,
    ...headers,
    ...(since === undefined ? {} : { 'last-event-id': since }),
  });
  onTestFinished(() => stream.close());
  return stream;
}

async function write(headers: Headers, text: string, app = writer): Promise<number> {
  const reply = await app.inject({
    method: 'PUT',
    url: `${ADDRESS}/${conversationId}/thread`,
    headers: { ...headers, 'idempotency-key': randomUUID() },
    payload: { text },
  });
  return reply.json().message.id;
}

/** Writes to a thread as its supplier, without an endpoint. */
async function writeTo(id: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select notification.add_message(${id}, 'supplier', null, null, 'پیام', '{}', ${test.clock()}) as id`.execute(
    test.db,
  );
  return rows[0]?.id ?? 0;
}

/** Makes a user an agent of the demo buyer's company, who has a thread about a request; `end` takes the role away. */
async function givenAgent({ authorization = '' }: Headers) {
  const [, payload = ''] = authorization.split('.');
  const userId = Number(JSON.parse(Buffer.from(payload, 'base64url').toString()).sub);
  const now = test.clock();
  await sql`
    with company as (
      insert into merchant.customer (owner_user_id, kind, company_name, created_at, updated_at)
      values (${DEMO_BUYER.id}, 'company', 'شرکت نمونه', ${now}, ${now}) returning id
    )
    insert into merchant.customer_agent (customer_id, user_id, role, created_at, updated_at, accepted_at)
    select id, ${userId}, 'viewer', ${now}, ${now}, ${now} from company`.execute(test.db);
  const { rows } = await sql<{ id: number }>`
    select notification.ensure_thread(${DEMO_BUYER.id}, ${DEMO_SUPPLIER.supplierId}, 'TradeRequest', 1, 'درخواست',
      'شرکت نمونه', 'تأمین‌کننده', ${now}) as id`.execute(test.db);
  const end = () => sql`delete from merchant.customer_agent where user_id = ${userId}`.execute(test.db);
  return { requestThread: rows[0]?.id ?? 0, end };
}

const messagesOf = (events: readonly StreamEvent[]) =>
  events.flatMap((event) => (event.event === 'message' ? [event.messageId] : []));

describe('a stream of events', () => {
  it('tells of a message that was written through another instance', async () => {
    const stream = await open(buyer);
    await stream.until((events) => events.length > 0);

    const id = await write(supplier, 'موجودی ۸ دستگاه است.');
    await stream.until((events) => messagesOf(events).includes(id));

    expect(stream.events[0]).toEqual({ event: 'open' });
    expect(stream.events).toContainEqual({ event: 'message', conversationId, messageId: id, isMine: false });
    expect(stream.headers.get('content-type')).toBe(EVENT_STREAM);
    expect(stream.headers.get('cache-control')).toContain('no-store');
    expect(stream.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('tells both sides, and the writer that the message is their own', async () => {
    const [mine, theirs] = [await open(buyer), await open(supplier)];
    await mine.until((events) => events.length > 0);
    await theirs.until((events) => events.length > 0);

    const id = await write(buyer, 'ممنون');
    await Promise.all(
      [mine, theirs].map((stream) => stream.until((events) => messagesOf(events).includes(id))),
    );

    expect(mine.events).toContainEqual({ event: 'message', conversationId, messageId: id, isMine: true });
    expect(theirs.events).toContainEqual({ event: 'message', conversationId, messageId: id, isMine: false });
  });

  it('never tells of a message of others', async () => {
    const [outside, inside] = [await open(stranger), await open(buyer)];
    await outside.until((events) => events.length > 0);
    const heartbeats = outside.heartbeats();

    const id = await write(supplier, 'فقط برای خریدار');
    await inside.until((events) => messagesOf(events).includes(id));
    // What was notified with the message would have come before two more heartbeats.
    await expect.poll(() => outside.heartbeats()).toBeGreaterThan(heartbeats + 2);

    expect(outside.events).toEqual([{ event: 'open' }]);
  });

  it('tells an agent of messages about requests of the company alone, until the role is taken away', async () => {
    const agent = (await signIn(writer)).headers;
    const { requestThread, end } = await givenAgent(agent);
    const stream = await open(agent);
    await stream.until((events) => events.length > 0);
    await write(supplier, 'فقط برای مالک');

    const id = await writeTo(requestThread);
    await stream.until((events) => messagesOf(events).includes(id));
    await end();
    await writeTo(requestThread);
    const heartbeats = stream.heartbeats();
    await expect.poll(() => stream.heartbeats()).toBeGreaterThan(heartbeats + 2);

    expect(messagesOf(stream.events)).toEqual([id]);
  });

  it('reads at once what concerns the buyers of an agent, and what does not, not', async () => {
    const close: (() => Promise<unknown>)[] = [];
    const hub = createStreamHub({
      ...{ db: test.db, environment: TEST_ENVIRONMENT },
      beforeClose: (act) => void close.push(act),
    });
    onTestFinished(async () => void (await Promise.all(close.map((act) => act()))));
    const follow = (buyerIds: number[]) => {
      const notify = vi.fn();
      const participant = { userId: 2_000_000_000, supplierId: null };
      hub.subscribe({ participant, buyerIds, notify, reset: notify, end: () => undefined });
      return notify;
    };
    const [agent, other] = [follow([DEMO_BUYER.id]), follow([])];
    await expect.poll(() => other.mock.calls.length).toBe(1);

    await writeTo(conversationId);
    await expect.poll(() => agent.mock.calls).toEqual([[null], [null]]);

    expect(other.mock.calls).toEqual([[null]]);
  });

  it('tells of reading, editing and blocking without repeating them', async () => {
    const stream = await open(supplier);
    await write(supplier, 'خوانده می‌شود');
    await stream.until((events) => messagesOf(events).length > 0);
    const before = stream.lastId();
    const count = () => stream.events.filter(({ event }) => event === 'changed').length;
    const [method, url] = ['POST' as const, `${ADDRESS}/${conversationId}`];

    await writer.inject({ method, url: `${url}/read`, headers: buyer, payload: {} });
    await expect.poll(count).toBe(1);
    await writer.inject({ method, url: `${url}/block`, headers: buyer, payload: { isBlocked: true } });
    await expect.poll(count).toBeGreaterThan(1);
    const blocked = count();
    await writer.inject({ method, url: `${url}/block`, headers: buyer, payload: { isBlocked: false } });
    // What is told only after the next stream has opened would be told to it as well.
    await expect.poll(count).toBeGreaterThan(blocked);

    const again = await open(supplier, before);
    await again.until((events) => events.length > 0);
    expect(again.events).toEqual([{ event: 'open' }]);
  });
});

describe('a stream that is resumed by its last id', () => {
  it('tells of every message since then, each once', async () => {
    const first = await open(buyer);
    const seen = await write(supplier, 'یک');
    await first.until((events) => messagesOf(events).includes(seen));
    const since = first.lastId();
    await first.close();
    const missed = [await write(supplier, 'دو'), await write(buyer, 'سه'), await write(supplier, 'چهار')];

    const second = await open(buyer, since);
    const later = await write(supplier, 'پنج');
    await second.until((events) => messagesOf(events).includes(later));

    expect(messagesOf(second.events)).toEqual([...missed, later]);
  });

  it('has no gap where a lower number is committed after a higher one', async () => {
    const late = createDatabase(test.url, { connections: 1 });
    onTestFinished(() => late.destroy());
    const other = await givenOtherThread();
    const add = (id: number, text: string) =>
      sql<{ id: number }>`
        select notification.add_message(${id}, 'supplier', null, null, ${text}, '{}', ${test.clock()}) as id`;
    const stream = await open(buyer);
    await stream.until((events) => events.length > 0);
    const started = Promise.withResolvers<number>();
    const release = Promise.withResolvers<void>();
    const slow = late.transaction().execute(async (transaction) => {
      const { rows } = await add(other, 'شماره کوچک').execute(transaction);
      started.resolve(rows[0]?.id ?? 0);
      await release.promise;
    });
    const lower = await started.promise;
    const higher = await write(supplier, 'شماره بزرگ');
    await stream.until((events) => messagesOf(events).includes(higher));
    const since = stream.lastId();
    await stream.close();

    release.resolve();
    await slow;
    const second = await open(buyer, since);
    await second.until((events) => messagesOf(events).length > 0);

    expect(higher).toBeGreaterThan(lower);
    expect(messagesOf(second.events)).toEqual([lower]);
  });

  it.each(['9:7:', 'x', '12'])('is told to read everything again for the id %s', async (since) => {
    const stream = await open(buyer, since);
    await stream.until((events) => events.length > 1);

    expect(stream.events).toEqual([{ event: 'open' }, { event: 'reset' }]);
    expect(stream.lastId()).toMatch(/^\d+:\d+:/);
  });

  it('is told to read everything again when too much was missed', async () => {
    const first = await open(buyer);
    await first.until((events) => events.length > 0);
    const since = first.lastId();
    await first.close();
    await sql`
      select notification.add_message(${conversationId}, 'supplier', null, null, 'پیام', '{}', ${test.clock()})
      from generate_series(1, 201)`.execute(test.db);

    const second = await open(buyer, since);
    await second.until((events) => events.length > 1);

    expect(second.events).toEqual([{ event: 'open' }, { event: 'reset' }]);
  });
});

/** Another thread of the buyer, so that two messages can be written at the same time. */
async function givenOtherThread(): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select conversation_id as id from notification.participant
    where user_id = ${DEMO_BUYER.id} and conversation_id <> ${conversationId} limit 1`.execute(test.db);
  return rows[0]?.id ?? 0;
}

it.each(['*/*', 'text/*', 'application/json, text/event-stream;q=0.5'])(
  'a stream is sent to a client that accepts %s',
  async (accept) => {
    const stream = await open({ ...buyer, accept });
    await stream.until((events) => events.length > 0);

    expect(stream.headers.get('content-type')).toBe(EVENT_STREAM);
  },
);

describe('the stream refuses', () => {
  const ask = (headers: Headers, app = writer) => app.inject({ url: `${ADDRESS}/stream`, headers });

  it('a request without a session', async () => {
    const reply = await ask({ accept: EVENT_STREAM });

    expect([reply.statusCode, reply.json().code]).toEqual([401, 'unauthorized']);
  });

  it.each([undefined, 'application/json', 'text/event-stream;q=0, */*'])(
    'a client that does not accept events: %s',
    async (accept) => {
      const reply = await ask({ ...buyer, ...(accept !== undefined && { accept }) });

      expect([reply.statusCode, reply.json().code]).toEqual([406, 'not_acceptable']);
    },
  );

  it('a seventh one of a user', async () => {
    const { headers } = await signIn(writer);
    const streams = await Promise.all(Array.from({ length: 6 }, () => open(headers)));
    const reply = await ask({ ...headers, accept: EVENT_STREAM }, reader);
    await streams[0]?.close();

    expect([reply.statusCode, reply.json().code]).toEqual([429, 'too_many_streams']);
    expect(reply.headers['retry-after']).toBe('30');
    await expect.poll(async () => (await open(headers)).headers.get('content-type')).toBe(EVENT_STREAM);
  });

  it('what an instance cannot hold', async () => {
    const full = await test.another({ variables: { ...variables, MAX_STREAMS: '0' } });
    const reply = await ask({ ...buyer, accept: EVENT_STREAM }, full);

    expect([reply.statusCode, reply.json().code]).toEqual([503, 'overloaded']);
  });
});

describe('notifications that do not arrive', () => {
  it('delay a message until the next heartbeat', async () => {
    const stream = await open(buyer);
    await stream.until((events) => events.length > 0);
    const setTriggers = (state: 'disable' | 'enable') =>
      sql`alter table notification.message ${sql.raw(state)} trigger message_said`.execute(test.db);
    await setTriggers('disable');
    onTestFinished(async () => {
      await setTriggers('enable');
    });

    const id = await write(supplier, 'بدون خبر');
    await stream.until((events) => messagesOf(events).includes(id));

    expect(messagesOf(stream.events)).toEqual([id]);
  });

  it('have everything read again once they arrive again', async () => {
    const stream = await open(supplier);
    await stream.until((events) => events.length > 0);
    // A notification that arrives shows that this instance listens.
    const id = await write(buyer, 'پیش از قطع');
    await stream.until((events) => messagesOf(events).includes(id));
    const lost = await endListening();
    await writer.inject({
      ...{ method: 'POST', url: `${ADDRESS}/${conversationId}/read`, headers: supplier, payload: {} },
    });
    await stream.until((events) => events.some(({ event }) => event === 'reset'));

    expect(lost).toBeGreaterThan(0);
    expect(stream.events.filter(({ event }) => event === 'reset')).toHaveLength(1);
    const later = await write(buyer, 'پس از قطع');
    await stream.until((events) => messagesOf(events).includes(later));
  });
});

/** Ends the connections on which instances listen; returns how many there were. */
async function endListening(): Promise<number> {
  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen "notification_thread"'`.execute(test.db);
  return rows.length;
}

describe('a stream ends', () => {
  it('with its session', async () => {
    const { headers } = await signIn(writer);
    const stream = await open(headers);
    await stream.until((events) => events.length > 0);

    await writer.inject({ method: 'POST', url: '/auth/api/v1/users/sign-out', headers });
    test.clock.advance(10_000);
    await stream.ended;

    const reply = await reader.inject({
      url: `${ADDRESS}/stream`,
      headers: { ...headers, accept: EVENT_STREAM },
    });
    expect(reply.statusCode).toBe(401);
  });

  it('when its user begins or ceases to act for a supplier, and follows anew as that', async () => {
    const { headers } = await signIn(writer);
    const stream = await open(headers);
    await stream.until((events) => events.length > 0);

    const me = sql`(select max(id) from auth.user)`;
    await sql`
      insert into auth.user_role (user_id, role, supplier_id)
      values (${me}, 'supplier', ${DEMO_SUPPLIER.supplierId})`.execute(test.db);
    test.clock.advance(10_000);
    await stream.ended;

    const next = await open(headers, stream.lastId());
    const id = await write(buyer, 'به تأمین‌کننده');
    await next.until((events) => messagesOf(events).includes(id));
  });

  it('when its instance closes, which does not wait for it', async () => {
    const closing = await test.another();
    await closing.listen({ host: '127.0.0.1', port: 0 });
    const stream = await open(buyer, undefined, closing);
    await stream.until((events) => events.length > 0);

    await closing.close();

    await stream.ended;
  });
});

it('a stream is no request in progress', async () => {
  const small = await test.another({ variables: { ...variables, MAX_IN_FLIGHT: '1' } });
  await small.listen({ host: '127.0.0.1', port: 0 });
  const stream = await open(buyer, undefined, small);
  await stream.until((events) => events.length > 0);

  const reply = await small.inject({ url: `${ADDRESS}/unread-thread`, headers: buyer });

  expect(reply.statusCode).toBe(200);
});

it.each(['0', '25001'])('a heartbeat of %s ms is refused at the start', async (STREAM_HEARTBEAT_MS) => {
  await expect(test.another({ variables: { ...variables, STREAM_HEARTBEAT_MS } })).rejects.toThrow(
    'STREAM_HEARTBEAT_MS is out of range: write a number from 1 to 25000.',
  );
});

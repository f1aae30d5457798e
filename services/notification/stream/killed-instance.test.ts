import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { EVENT_STREAM, getFlatThread, type StreamEvent, writeMessage } from '@bazaar/contracts/notification';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { seedAuth } from '../../auth/seed.ts';
import { signIn } from '../../auth/sign-in.fixture.ts';
import { stampMode } from '../../seed/database-mode.ts';
import { DEMO_BUYER, DEMO_SUPPLIER } from '../../seed/demo-users.ts';
import { addressesOf, type ServicesProcess, startServices } from '../../services-process.fixture.ts';
import { createTestApp, TEST_ENVIRONMENT, type TestApp } from '../../testing/test-app.ts';
import { seedNotification } from '../seed.ts';
import { followStream } from './follow-stream.fixture.ts';

const ADDRESS = '/notification/api/v1/conversations';
/**
 * Messages of one test; the instance is killed when this many have arrived, and half have been sent. All tests together
 * stay below what one user may write in ten minutes.
 */
const MESSAGES = 24;
const ARRIVED = 6;

type Headers = Readonly<Record<string, string>>;

/** Signs users in; the processes under test share its database and its time. */
let test: TestApp;
let buyer: Headers;
let supplier: Headers;
let conversationId: number;

beforeAll(async () => {
  const now = Object.assign(() => new Date(), { advance: () => undefined });
  test = await createTestApp({}, { clock: now });
  await seedAuth(test.db, { now: now() });
  await stampMode(test.url, 'demo');
  await seedNotification(test.db, { now: now() });
  buyer = (await signIn(test.app, DEMO_BUYER.mobile)).headers;
  supplier = (await signIn(test.app, DEMO_SUPPLIER.mobile)).headers;
  const { rows } = await sql<{ id: number }>`
    select id from notification.conversation
    where buyer_id = ${DEMO_BUYER.id} and supplier_id = ${DEMO_SUPPLIER.supplierId}`.execute(test.db);
  conversationId = rows[0]?.id ?? 0;
}, 60_000);
afterAll(() => test[Symbol.asyncDispose]());

/** Two instances of the services as processes of their own. */
async function twoProcesses(): Promise<readonly [ServicesProcess, ServicesProcess]> {
  const start = () =>
    startServices({
      ...{ BAZAAR_ENV: 'demo', ...addressesOf(test), PUBLIC_ORIGIN: TEST_ENVIRONMENT.publicOrigin },
      ...{
        WRITES_PER_MINUTE: '0',
        READ_UNITS_PER_SECOND: '0',
        SIMULATE_SUPPLIERS: '0',
        LOG_LEVEL: 'silent',
        MAX_EVENT_LOOP_DELAY_MS: '0',
      },
    });
  const both = await Promise.all([start(), start()]);
  onTestFinished(() => {
    for (const every of both) {
      every.send('SIGKILL');
    }
  });
  await Promise.all(both.map((every) => every.ready()));
  return both;
}

/** Opens the buyer's stream at an instance. */
async function follow({ origin }: ServicesProcess, since?: string) {
  const stream = await followStream(`${origin}${ADDRESS}/stream`, {
    ...buyer,
    accept: EVENT_STREAM,
    ...(since === undefined ? {} : { 'last-event-id': since }),
  });
  onTestFinished(() => stream.close());
  await stream.until((events) => events.length > 0);
  return stream;
}

const messagesOf = (events: readonly StreamEvent[]) =>
  events.flatMap((event) => (event.event === 'message' ? [event.messageId as number] : []));

/**
 * Writes a message as the supplier, again while the response names a time to retry, as for a key whose first request
 * is not known to have ended; returns its id, or throws when the instance is gone.
 */
async function write(
  { origin }: Pick<ServicesProcess, 'origin'>,
  text: string,
  key: string = randomUUID(),
): Promise<number> {
  const response = await fetch(`${origin}${ADDRESS}/${conversationId}/thread`, {
    method: 'PUT',
    headers: { ...supplier, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ text }),
  });
  if (response.status !== 429 && response.headers.has('retry-after')) {
    await response.body?.cancel();
    await setTimeout(100);
    return write({ origin }, text, key);
  }
  return writeMessage.response.parse(await response.json()).message.id;
}

describe('when the instance that holds a stream is killed', { timeout: 60_000 }, () => {
  it('each message arrives once and in order, at the other instance, after the last id', async () => {
    const [held, other] = await twoProcesses();
    const first = await follow(held);
    const killed = Promise.withResolvers<void>();
    const writeAll = async () => {
      const ids: number[] = [];
      for (let turn = 1; turn <= MESSAGES; turn += 1) {
        if (turn > MESSAGES / 2) {
          await killed.promise;
        }
        ids.push(await write(other, `پیام ${turn}`));
      }
      return ids;
    };
    const writing = writeAll();
    await first.until((events) => messagesOf(events).length >= ARRIVED);
    held.send('SIGKILL');
    expect(await held.ended).toEqual({ code: null, signal: 'SIGKILL' });
    await first.ended;
    killed.resolve();

    const second = await follow(other, first.lastId());
    const written = await writing;
    await second.until((events) => messagesOf(events).includes(written.at(-1) ?? 0));

    expect(messagesOf(first.events).length).toBeLessThanOrEqual(MESSAGES / 2);
    expect([...messagesOf(first.events), ...messagesOf(second.events)]).toEqual(written);
    expect(second.events).not.toContainEqual({ event: 'reset' });
  });

  it('a client without a stream finds each message once and in order, when it asks for what is after its last', async () => {
    const [held, other] = await twoProcesses();
    const first = await follow(held);
    const seen = await write(held, 'پیش از قطع');
    await first.until((events) => messagesOf(events).includes(seen));
    const missed = [await write(other, 'یک'), await write(held, 'دو')];
    held.send('SIGKILL');
    await held.ended;
    missed.push(await write(other, 'سه'));

    const query = `conversationId=${conversationId}&after=${seen}`;
    const response = await fetch(`${other.origin}/notification${getFlatThread.path}?${query}`, {
      headers: buyer,
    });
    const { items } = getFlatThread.response.parse(await response.json());

    expect(items.map(({ id }) => id)).toEqual(missed);
  });

  it('a message that was on its way is kept once, when it is sent again with its key', async () => {
    const [held, other] = await twoProcesses();
    const stream = await follow(other);
    const sent = Array.from({ length: MESSAGES }, (_, turn) => ({
      text: `در راه ${turn}`,
      key: randomUUID(),
    }));
    const answers = sent.map(({ text, key }) => write(held, text, key).catch(() => null));
    await Promise.any(answers);
    held.send('SIGKILL');
    const before = await Promise.all(answers);

    const again = await Promise.all(sent.map(({ text, key }) => write(other, text, key)));
    await stream.until((events) => again.every((id) => messagesOf(events).includes(id)));
    const { rows } = await sql<{ count: number; texts: number }>`
      select count(*)::int as count, count(distinct text)::int as texts from notification.message
      where conversation_id = ${conversationId} and text like 'در راه %'`.execute(test.db);

    expect(rows).toEqual([{ count: MESSAGES, texts: MESSAGES }]);
    expect(before.map((id, index) => id ?? again[index])).toEqual(again);
    expect(messagesOf(stream.events).toSorted((one, next) => one - next)).toEqual(
      again.toSorted((one, next) => one - next),
    );
  });
});

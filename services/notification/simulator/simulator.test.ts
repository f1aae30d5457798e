import { randomUUID } from 'node:crypto';
import { getFlatThread, startConversation } from '@bazaar/contracts/notification';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '../../auth/sign-in.fixture.ts';
import { openDemoApp } from '../../seed/demo-database.fixture.ts';
import type { TestApp } from '../../testing/test-app.ts';

const ADDRESS = '/notification/api/v1/conversations';
let test: TestApp;
let headers: Awaited<ReturnType<typeof signIn>>['headers'];

beforeAll(async () => {
  test = await openDemoApp({ simulateSuppliers: true });
  headers = (await signIn(test.app)).headers;
}, 60_000);
afterAll(() => test[Symbol.asyncDispose]());

async function ask(supplierId: number) {
  const reply = await test.app.inject({
    method: 'POST',
    url: ADDRESS,
    headers: { ...headers, 'idempotency-key': randomUUID() },
    payload: { subjectType: 'Supplier', subjectId: supplierId, text: 'سلام' },
  });
  return startConversation.response.parse(reply.json()).conversation.id;
}

async function kindsOf(id: number) {
  const reply = await test.app.inject({ url: `${ADDRESS}/thread/flat?conversationId=${id}`, headers });
  return getFlatThread.response.parse(reply.json()).items.map(({ senderKind }) => senderKind);
}

it('replies to a buyer after a delay, once for all messages of that time', async () => {
  const id = await ask(1);
  test.clock.advance(10_000);
  await ask(1);
  test.clock.advance(19_000);
  await test.runJobs();
  const early = await kindsOf(id);
  test.clock.advance(1_000);
  await Promise.all([test.runJobs(), test.runJobs()]);
  test.clock.advance(60_000);
  await test.runJobs();

  expect([early, await kindsOf(id)]).toEqual([
    ['buyer', 'buyer'],
    ['buyer', 'buyer', 'supplier'],
  ]);
});

it('does not reply in a blocked thread', async () => {
  const id = await ask(2);
  await test.app.inject({
    method: 'POST',
    url: `${ADDRESS}/${id}/block`,
    headers,
    payload: { isBlocked: true },
  });
  test.clock.advance(30_000);
  await test.runJobs();

  expect(await kindsOf(id)).toEqual(['buyer']);
});

it('does nothing when suppliers are not simulated', async () => {
  const quiet = await openDemoApp();
  const own = (await signIn(quiet.app)).headers;
  await quiet.app.inject({
    method: 'POST',
    url: ADDRESS,
    headers: { ...own, 'idempotency-key': randomUUID() },
    payload: { subjectType: 'Supplier', subjectId: 1, text: 'سلام' },
  });
  const { rows } = await sql`select key from kit.job where kind = 'notification.simulate-answer'`.execute(
    quiet.db,
  );

  expect(rows).toEqual([]);
  await quiet[Symbol.asyncDispose]();
});

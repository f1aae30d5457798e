import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSecuritySite, type SecuritySite } from './security-site.fixture.ts';

/*
 * Error responses that need much data to occur: a full address book, a blocked thread, a request whose state is
 * past the transition. Each endpoint's other responses are tested with its service.
 */
let site: SecuritySite;

beforeAll(async () => {
  site = await openSecuritySite();
}, 60_000);
afterAll(() => site[Symbol.asyncDispose]());

type Who = keyof SecuritySite['sessions'];

async function post(who: Who, url: string, payload?: object) {
  const headers = { ...site.sessions[who], 'idempotency-key': randomUUID() };
  const reply = await site.app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
  return [reply.statusCode, reply.json().code];
}

async function idOf(query: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`${sql.raw(query)} limit 1`.execute(site.db);
  return rows[0]?.id ?? 0;
}

const ADDRESS = {
  title: 'انبار',
  provinceId: 1,
  cityId: 1,
  address: 'بلوار صنعت، نبش کوچه سوم',
  postalCode: '1969833113',
  receiverName: 'مسئول انبار',
  receiverMobile: '09121234567',
};

it('an address book accepts at most twenty addresses', async () => {
  const customer = await idOf('select id from merchant.customer where owner_user_id = 1 order by id');
  const url = `/merchant/api/v1/persons/${customer}/addresses`;
  const responses = [];
  for (let count = 0; count < 21; count += 1) {
    responses.push(await post('buyer', url, ADDRESS));
  }

  expect(responses.at(-1)).toEqual([422, 'too_many_addresses']);
});

it('no message is sent about a request between two users who have blocked each other', async () => {
  const request = await idOf(`select id from trade.request where buyer_id = 1 and status = 'Quoted'`);
  const payload = { tradeRequestId: request, text: 'زمان تحویل را اعلام کنید.' };
  const url = '/notification/api/v1/conversations/traderequest';
  const first = await post('buyer', url, payload);
  const conversation = await idOf(
    `select id from notification.conversation where subject_type = 'TradeRequest' and subject_id = ${request}`,
  );
  await post('buyer', `/notification/api/v1/conversations/${conversation}/block`, { isBlocked: true });

  expect([first[0], await post('buyer', url, payload)]).toEqual([201, [409, 'conversation_blocked']]);
});

it('a finished request cannot return to revision', async () => {
  const request = await idOf(`select id from trade.request where status = 'Completed'`);
  const url = `/trade/api/v1/operator/traderequests/${request}/return-for-revision`;

  expect(await post('operator', url, { reason: 'مشخصات کامل نیست' })).toEqual([409, 'invalid_transition']);
});

it('a request that awaits no payment cannot be paid at a gateway', async () => {
  const request = await idOf(`select id from trade.request where buyer_id = 1 and status = 'Completed'`);
  const payload = { paymentPurpose: 'tradeRequest', purposeId: request, gatewayId: 'sandbox' };

  expect(await post('buyer', '/payment/api/v1/onlinepayments/request', payload)).toEqual([
    409,
    'invalid_transition',
  ]);
});

it('a wallet cannot be charged at an unknown gateway', async () => {
  const payload = { customerUserId: 1, amountRial: 1_000_000, gatewayId: 'nowhere' };

  expect(await post('buyer', '/wallet/api/v1/wallettransactions/charge-by-user', payload)).toEqual([
    404,
    'not_found',
  ]);
});

it('a sign-out with an unknown key is refused, and ends no session', async () => {
  expect(await post('operator', '/auth/api/v1/users/sign-out?all=true')).toEqual([400, 'validation']);
  await site.renewSessions();
  expect(
    (await site.app.inject({ url: '/auth/api/v1/users/sessions', headers: site.sessions.operator }))
      .statusCode,
  ).toBe(200);
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProofSite, type ProofSite } from './security-site.fixture.ts';

/*
 * Refusals that need half the marketplace to come about: a full address book, a blocked thread, a request that is past
 * the move. Each call's other answers are in the tests of its service.
 */
let site: ProofSite;

beforeAll(async () => {
  site = await openProofSite();
}, 60_000);
afterAll(() => site[Symbol.asyncDispose]());

type Who = keyof ProofSite['sessions'];

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

it('an address book has room for twenty', async () => {
  const customer = await idOf('select id from merchant.customer where owner_user_id = 1 order by id');
  const url = `/merchant/api/v1/persons/${customer}/addresses`;
  const responses = [];
  for (let count = 0; count < 21; count += 1) {
    responses.push(await post('buyer', url, ADDRESS));
  }

  expect(responses.at(-1)).toEqual([422, 'too_many_addresses']);
});

it('nothing is sent about a request between two who have blocked each other', async () => {
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

it('a request that is over does not go back for revision', async () => {
  const request = await idOf(`select id from trade.request where status = 'Completed'`);
  const url = `/trade/api/v1/operator/traderequests/${request}/return-for-revision`;

  expect(await post('operator', url, { reason: 'مشخصات کامل نیست' })).toEqual([409, 'invalid_transition']);
});

it('a request that is not to be paid cannot be paid at a gateway', async () => {
  const request = await idOf(`select id from trade.request where buyer_id = 1 and status = 'Completed'`);
  const payload = { paymentPurpose: 'tradeRequest', purposeId: request, gatewayId: 'sandbox' };

  expect(await post('buyer', '/payment/api/v1/onlinepayments/request', payload)).toEqual([
    409,
    'invalid_transition',
  ]);
});

it('a wallet is not charged at a gateway that is not there', async () => {
  const payload = { customerUserId: 1, amountRial: 1_000_000, gatewayId: 'nowhere' };

  expect(await post('buyer', '/wallet/api/v1/wallettransactions/charge-by-user', payload)).toEqual([
    404,
    'not_found',
  ]);
});

it('a sign-out with a key that it does not know is refused, and ends nothing', async () => {
  expect(await post('operator', '/auth/api/v1/users/sign-out?all=true')).toEqual([400, 'validation']);
  await site.renewSessions();
  expect(
    (await site.app.inject({ url: '/auth/api/v1/users/sessions', headers: site.sessions.operator }))
      .statusCode,
  ).toBe(200);
});

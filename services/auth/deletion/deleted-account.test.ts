import { AccountDeletion } from '@bazaar/contracts/auth';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoApp } from '../../seed/demo-database.fixture.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { givenPerson, givenToken, type Person } from '../step-up/step-up.fixture.ts';
import { findTraces, type GivenTrade, givenBusyPerson, KNOWN_BY, TRACES } from './deleted-account.fixture.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const SESSION_REMEMBERED_MS = 6_000;
const DELETED = 'کاربر حذف‌شده';
const LEDGER = [
  'wallet.account',
  'wallet.transaction',
  'wallet.entry',
  'wallet.statement_line',
  'payment.payment',
];

let test: TestApp;
let person: Person;
let lastSession: Person;
let trade: GivenTrade;
let before: Record<string, number>;
let booksBefore: string;

/** Asks for the deletion, signs in once more in its last minute, and lets the waiting time pass. */
beforeAll(async () => {
  test = await openDemoApp();
  ({ person, trade } = await givenBusyPerson(test));
  const stepUpToken = await givenToken(test, person, { purpose: 'accountDeletion' });
  const asked = await test.app.inject({
    ...{ method: 'POST', url: '/auth/api/v1/users/account-deletion', headers: person.headers },
    payload: { stepUpToken },
  });
  AccountDeletion.parse(asked.json());
  before = await findTraces(test, TRACES);
  test.clock.advance(14 * DAY_MS - MINUTE_MS);
  // What the demo's trades have waited for happens before.
  await test.runJobs();
  lastSession = await givenPerson(test, KNOWN_BY.mobile);
  booksBefore = await books();
  test.clock.advance(MINUTE_MS);
  await test.runJobs();
  test.clock.advance(SESSION_REMEMBERED_MS);
}, 120_000);
afterAll(() => test[Symbol.asyncDispose]());

/** What tells one state of the money from any other. */
async function books(): Promise<string> {
  const parts = LEDGER.map(
    (table) =>
      sql`(select md5(string_agg(held::text, ' ' order by held::text)) from ${sql.table(table)} as held)`,
  );
  const { rows } = await sql<{ digest: string }>`select concat_ws(' ', ${sql.join(parts)}) as digest`.execute(
    test.db,
  );
  return rows[0]?.digest ?? '';
}

const one = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(test.db)).rows[0];

describe('after an account was deleted', () => {
  it('no row of any table has the number, name, ids or addresses of its person', async () => {
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining([
        ...['auth.user', 'auth.one_time_code', 'content.feedback', 'content.note', 'content.page_comment'],
        ...['file.stored_file', 'merchant.customer', 'merchant.delivery_address', 'merchant.supplier_report'],
        ...['notification.conversation', 'notification.former_text', 'notification.message'],
        ...['trade.event', 'trade.request', 'wallet.payout_row', 'wallet.withdrawal'],
      ]),
    );
    // The other side wrote the name, and its message is its own.
    expect(await findTraces(test, TRACES)).toEqual({ 'notification.message': 1 });
  });

  it('the books are what they were, to the last rial and line', async () => {
    const { rows } = await sql`select wallet.ledger_sum() as sum`.execute(test.db);
    const lines = await one(sql<{ count: number }>`
      select count(*)::int as count from wallet.statement_line where user_id = ${person.userId}`);

    expect(await books()).toBe(booksBefore);
    expect(rows).toEqual([{ sum: 0 }]);
    expect(lines?.count).toBeGreaterThan(1);
  });

  it('what others read stays, without the name', async () => {
    const { userId } = person;
    const comment = await one(sql`
      select author_name as name, user_id as "userId", text from content.page_comment where author_name = ${DELETED}`);
    const withdrawal = await one(sql`
      select holder_name as name, sheba, state from wallet.withdrawal where user_id = ${userId}`);
    const conversation = await one(sql`
      select buyer_name as name, count(message.id)::int as messages
      from notification.conversation join notification.message on conversation_id = conversation.id
      where buyer_id = ${userId} group by 1`);

    expect(comment).toEqual({
      ...{ name: DELETED, userId: null, text: 'من … هستم؛ ۰… یا 0…، …' },
    });
    expect(withdrawal).toEqual({ name: DELETED, sheba: 'IR06…0001', state: 'Settled' });
    expect(conversation).toMatchObject({ name: DELETED });
  });

  it('a JSON value loses texts, and neither keys nor numbers', async () => {
    const value = { releaseRial: 9_357_418_263, note: 'با 9357418263', list: ['releaseRial', null] };
    const words = ['9357418263', 'releaseRial'];
    const redacted = await one<{ value: unknown }>(
      sql`select kit.redact_json(${JSON.stringify(value)}::jsonb, ${words}::text[]) as value`,
    );

    expect(redacted?.value).toEqual({ releaseRial: 9_357_418_263, note: 'با …', list: ['…', null] });
  });

  it('what the other side wrote loses the number alone', async () => {
    const answer = await one<{ text: string }>(sql`
      select text from notification.message where sender_user_id is null and text like 'خانم %'`);

    expect(answer?.text).toBe('خانم مهتاب رستگاری‌نژاد، با 0… تماس می‌گیریم');
  });

  it('its supplier reads the trade as before, without the buyer’s name and street', async () => {
    const role = await one(sql<{ mobile: string }>`
      select mobile from auth.user_role join auth.user on auth.user.id = user_id
      where supplier_id = ${trade.supplierId} limit 1`);
    const supplier = await givenPerson(test, role?.mobile ?? '');
    const reply = await test.app.inject({
      url: `/trade/api/v1/supplier/traderequests/${trade.requestId}`,
      headers: supplier.headers,
    });

    expect([reply.statusCode, reply.json().status]).toEqual([200, 'Completed']);
    expect(reply.body).toContain(DELETED);
    expect(reply.json().deliveryAddress).toMatchObject({
      receiverName: null,
      receiverMobile: null,
      address: null,
    });
  });

  it('its session is refused, and its number registers anew as somebody else', async () => {
    const old = await test.app.inject({ url: '/auth/api/v1/users/sessions', headers: lastSession.headers });
    const anew = await givenPerson(test, KNOWN_BY.mobile);
    const favorites = await test.app.inject({ url: '/content/api/v1/userfavorites', headers: anew.headers });

    expect([lastSession.userId, old.statusCode]).toEqual([person.userId, 401]);
    expect(anew.userId).not.toBe(person.userId);
    expect(favorites.json().items).toEqual([]);
  });

  it('its files that nobody else has are removed', async () => {
    test.clock.advance(2 * DAY_MS);
    await test.runJobs();
    const file = await one(sql`select id from file.stored_file where owner_id = ${person.userId}`);

    expect(file).toBeUndefined();
  });
});

describe('the functions that take names from records', () => {
  it.each(['trade.forget_person(1, array[]::text[])', 'wallet.forget_person(1)'])(
    'refuse %s for an account whose deletion nobody has asked for',
    async (call) => {
      await expect(sql`select ${sql.raw(call)}`.execute(test.db)).rejects.toThrow(
        'the account of user 1 stays',
      );
    },
  );
});

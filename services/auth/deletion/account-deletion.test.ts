import { AccountDeletion } from '@bazaar/contracts/auth';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenCredit } from '../../payment/payments.fixture.ts';
import { openDemoApp } from '../../seed/demo-database.fixture.ts';
import { DEMO_BUYER, DEMO_SUPPLIER } from '../../seed/demo-users.ts';
import { randomMobile, type TestApp } from '../../testing/test-app.ts';
import { givenPerson, givenToken, type Person } from '../step-up/step-up.fixture.ts';

const URL_OF_DELETION = '/auth/api/v1/users/account-deletion';
const DAY_MS = 86_400_000;

let test: TestApp;

beforeAll(async () => {
  test = await openDemoApp();
}, 120_000);
afterAll(() => test[Symbol.asyncDispose]());

const send = (method: 'GET' | 'POST' | 'DELETE', person: Pick<Person, 'headers'>, payload?: object) =>
  test.app.inject({ method, url: URL_OF_DELETION, headers: person.headers, ...(payload && { payload }) });
const stateOf = async (person: Person) => AccountDeletion.parse((await send('GET', person)).json());
const ask = async (person: Person) =>
  send('POST', person, { stepUpToken: await givenToken(test, person, { purpose: 'accountDeletion' }) });
const mobileOf = async ({ userId }: Person) => {
  const { rows } = await sql<{ mobile: string | null }>`
    select mobile from auth.user where id = ${userId}`.execute(test.db);
  return rows[0]?.mobile;
};

describe('deleting an account', () => {
  it('needs a code, and is due after two weeks in which it can be taken back', async () => {
    const person = await givenPerson(test, randomMobile());
    const before = await stateOf(person);
    const refused = await send('POST', person, {});
    const asked = AccountDeletion.parse((await ask(person)).json());
    const again = await send('POST', person, {});
    const kept = await send('DELETE', person);
    test.clock.advance(15 * DAY_MS);
    await test.runJobs();

    expect(before).toEqual({ requestedAt: null, dueAt: null, waitingDays: 14, obstacles: [] });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'step_up_required']);
    expect(Date.parse(asked.dueAt ?? '') - Date.parse(asked.requestedAt ?? '')).toBe(14 * DAY_MS);
    expect([again.statusCode, again.json()]).toEqual([200, asked]);
    expect(kept.json()).toEqual(before);
    expect(await mobileOf(person)).toBe(person.mobile);
  });

  it('is refused with every reason while something is in the way', async () => {
    const buyer = await givenPerson(test, DEMO_BUYER.mobile);
    const supplier = await givenPerson(test, DEMO_SUPPLIER.mobile);
    const reply = await send('POST', buyer, {});
    const { obstacles } = reply.json().data;

    expect([reply.statusCode, reply.json().code]).toEqual([409, 'account_in_use']);
    expect(obstacles).toEqual(expect.arrayContaining(['walletMoney', 'openTrade', 'companyAgents']));
    expect((await stateOf(buyer)).obstacles).toEqual(obstacles);
    expect((await stateOf(supplier)).obstacles).toContain('role');
  });

  it('is put off by a day while money is in the wallet, and told so', async () => {
    const person = await givenPerson(test, randomMobile());
    const asked = AccountDeletion.parse((await ask(person)).json());
    await givenCredit(test.db, person.userId, 1_000_000);
    test.clock.advance(14 * DAY_MS);
    await test.runJobs();
    const later = await givenPerson(test, person.mobile);

    expect(later.userId).toBe(person.userId);
    expect(await stateOf(later)).toMatchObject({
      obstacles: ['walletMoney'],
      dueAt: new Date(Date.parse(asked.dueAt ?? '') + DAY_MS).toISOString(),
    });
  });

  it('waits ten days for a withdrawal that the bank may return', async () => {
    const person = await givenPerson(test, randomMobile());
    await ask(person);
    test.clock.advance(13 * DAY_MS);
    const settledAt = test.clock();
    await sql`
      insert into wallet.withdrawal (user_id, requested_by, amount_rial, sheba, holder_name, state, created_at, sent_at, settled_at)
      values (${person.userId}, ${person.userId}, 1000000, 'IR062960000000100324200001', 'آزمون', 'Settled',
        ${settledAt}, ${settledAt}, ${settledAt})`.execute(test.db);
    test.clock.advance(2 * DAY_MS);
    await test.runJobs();
    expect(await mobileOf(person)).toBe(person.mobile);

    test.clock.advance(9 * DAY_MS);
    await test.runJobs();
    expect(await mobileOf(person)).toBeNull();
  });

  it('waits three days for a payment that its gateway may still confirm', async () => {
    const person = await givenPerson(test, randomMobile());
    await ask(person);
    test.clock.advance(13 * DAY_MS);
    const at = test.clock();
    await sql`
      with failed as (
        insert into payment.payment (user_id, wallet_user_id, purpose, purpose_id, amount_rial, status, created_at)
        values (${person.userId}, ${person.userId}, 'walletCharge', 1, 1000000, 'Failed', ${at}) returning id)
      insert into payment.online_payment (payment_id, gateway_id, attempt_no, amount_rial, wallet_rial, return_path, requested_at)
      select id, 'sandbox', 1, 1000000, 0, '/profile/wallet', ${at} from failed`.execute(test.db);
    test.clock.advance(2 * DAY_MS);
    await test.runJobs();
    expect(await mobileOf(person)).toBe(person.mobile);

    test.clock.advance(2 * DAY_MS);
    await test.runJobs();
    expect(await mobileOf(person)).toBeNull();
  });

  it('is tried again when its user asks once more after it was set aside', async () => {
    const person = await givenPerson(test, randomMobile());
    await ask(person);
    test.clock.advance(15 * DAY_MS);
    await sql`update kit.job set set_aside_at = ${test.clock()} where key = ${`account-deletion:${person.userId}`}`.execute(
      test.db,
    );
    await test.runJobs();
    const later = await givenPerson(test, person.mobile);
    expect(later.userId).toBe(person.userId);

    expect((await send('POST', later, {})).statusCode).toBe(200);
    await test.runJobs();
    expect(await mobileOf(person)).toBeNull();
  });

  it('waits as long as the site is set to', async () => {
    const person = await givenPerson(test, randomMobile());
    const variables = { ACCOUNT_DELETION_DAYS: '3', STEP_UP_LIMIT_RIAL: '1', CHECK_RESPONSES: '1' };
    const app = await test.another({ variables });
    const reply = await app.inject({ url: URL_OF_DELETION, headers: person.headers });

    expect(reply.json()).toMatchObject({ waitingDays: 3 });
    await expect(test.another({ variables: { ACCOUNT_DELETION_DAYS: '0' } })).rejects.toThrow(
      'ACCOUNT_DELETION_DAYS is out of range',
    );
  });

  it.each(['GET', 'POST', 'DELETE'] as const)('%s needs a session', async (method) => {
    expect((await send(method, { headers: {} }, method === 'POST' ? {} : undefined)).statusCode).toBe(401);
  });
});

import {
  createPersonCustomer,
  getCustomerProfile,
  listCustomers,
  registerBuyer,
  updateCustomerProfile,
} from '@bazaar/contracts/merchant';
import { isLegalId, isNationalId, isSheba } from '@bazaar/locale';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_BUYER, EMPTY_BUYER } from '../../seed/demo-users.ts';
import { randomMobile } from '../../testing/test-app.ts';
import { type MerchantApp, openMerchantApp } from '../merchant-app.fixture.ts';
import { givenCompany, PERSON } from './customer.fixture.ts';

let app: MerchantApp;
beforeAll(async () => {
  app = await openMerchantApp();
});
afterAll(() => app?.[Symbol.asyncDispose]());

type Headers = Awaited<ReturnType<MerchantApp['signIn']>>;

const profile = (headers: Headers, query: object = {}) => app.call(getCustomerProfile, { headers, query });
const save = (headers: Headers, body: object, version: number) =>
  app.call(updateCustomerProfile, { headers, body, version });

/** The completeness and name of a user's profile in the database, as trade reads them. */
async function askDatabase(headers: Headers) {
  const mobile = (await profile(headers)).mobile;
  const { rows } = await sql<{ isComplete: boolean; name: string | null }>`
    select merchant.profile_is_complete(id) as "isComplete", merchant.customer_name(id) as name
    from auth.user where mobile = ${mobile}`.execute(app.db);
  return rows[0];
}

describe('GET customers/profile', () => {
  it("returns the demo buyer's person and company, valid and complete", async () => {
    const headers = await app.signIn(DEMO_BUYER.mobile);
    const person = await profile(headers);
    const company = await profile(headers, { kind: 'company' });

    expect(person).toMatchObject({
      kind: 'person',
      role: 'owner',
      completeness: 100,
      bankName: 'بانک ملی ایران',
    });
    expect(company).toMatchObject({ kind: 'company', completeness: 100, isComplete: true, nextStep: null });
    expect(isNationalId(person.nationalId ?? '')).toBe(true);
    expect(isLegalId(company.nationalLegalId ?? '')).toBe(true);
    expect(isSheba(person.sheba ?? '') && isSheba(company.sheba ?? '')).toBe(true);
    expect(await profile(headers, { customerId: company.id })).toEqual(company);
    expect(await askDatabase(headers)).toEqual({ isComplete: true, name: company.companyName });
  });

  it('is empty for a new user, who has no company', async () => {
    const headers = await app.signIn(EMPTY_BUYER.mobile);

    expect(await profile(headers)).toMatchObject({
      id: null,
      completeness: 0,
      mobile: EMPTY_BUYER.mobile,
      nextStep: { field: 'firstName' },
      rowVersion: 1,
    });
    expect((await app.refusal(getCustomerProfile, { headers, query: { kind: 'company' } })).status).toBe(404);
    expect(await askDatabase(headers)).toEqual({ isComplete: false, name: null });
  });

  it("returns 404 for another user's customer as for a missing one", async () => {
    const owner = await app.signIn(DEMO_BUYER.mobile);
    const { id } = await profile(owner, { kind: 'company' });
    const headers = await app.signIn();
    const refusals = await Promise.all(
      [id, 2_000_000_000].map((customerId) =>
        app.refusal(getCustomerProfile, { headers, query: { customerId } }),
      ),
    );

    expect(refusals[0]).toEqual(refusals[1]);
    expect(refusals[0]?.status).toBe(404);
  });

  it('requires a session and a valid kind', async () => {
    expect((await app.refusal(getCustomerProfile)).status).toBe(401);
    const headers = await app.signIn();
    expect(
      (await app.refusal(getCustomerProfile, { headers, query: { kind: 'cat' } })).errors,
    ).toHaveProperty('kind');
  });
});

describe('PUT customers/profile', () => {
  it('creates the customer on the first save, and returns the next step', async () => {
    const headers = await app.signIn();
    const first = await save(headers, { kind: 'person', firstName: 'مريم' }, 1);
    const second = await save(
      headers,
      { ...PERSON, sheba: 'IR060170000000100324200001' },
      first.rowVersion,
    ).catch(String);
    const third = await save(headers, PERSON, first.rowVersion);

    expect(first).toMatchObject({
      firstName: 'مریم',
      completeness: 20,
      nextStep: { field: 'lastName' },
      rowVersion: 2,
    });
    expect(second).toContain('400');
    expect(third).toMatchObject({
      completeness: 70,
      isComplete: true,
      nextStep: { field: 'sheba' },
      rowVersion: 3,
    });
    expect(await askDatabase(headers)).toEqual({ isComplete: true, name: 'مریم کاظمی' });
  });

  it('returns 412 for an old version, and saves nothing', async () => {
    const headers = await app.signIn();
    await save(headers, PERSON, 1);
    const refusal = await app.refusal(updateCustomerProfile, {
      headers,
      body: { kind: 'person' },
      version: 1,
    });
    const early = await app.refusal(updateCustomerProfile, {
      headers: await app.signIn(),
      body: { kind: 'person' },
      version: 7,
    });

    expect([refusal.status, refusal.code, early.status]).toEqual([412, 'stale_version', 412]);
    expect((await profile(headers)).lastName).toBe('کاظمی');
  });

  it('accepts one of two simultaneous saves', async () => {
    const headers = await app.signIn();
    const responses = await Promise.all(
      ['علی', 'رضا', 'نادر', 'سینا'].map((firstName) =>
        app.app.inject({
          method: 'PUT',
          url: '/merchant/api/v1/customers/profile',
          headers: { ...headers, 'if-match': '"1"' },
          payload: { kind: 'person', firstName },
        }),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412, 412, 412]);
  });

  it('returns 428 without a version', async () => {
    const reply = await app.app.inject({
      method: 'PUT',
      url: '/merchant/api/v1/customers/profile',
      headers: await app.signIn(),
      payload: PERSON,
    });
    expect(reply.statusCode).toBe(428);
  });

  it('names each invalid field', async () => {
    const headers = await app.signIn();
    const body = {
      ...PERSON,
      nationalId: '0012345678',
      sheba: 'IR1',
      email: 'nobody',
      companyName: 'شرکت ما',
    };
    const refusal = await app.refusal(updateCustomerProfile, { headers, body });

    expect(refusal.status).toBe(400);
    expect(Object.keys(refusal.errors).sort()).toEqual(['companyName', 'email', 'nationalId', 'sheba']);
  });

  it('saves a registered company, under a permitted name', async () => {
    const headers = await app.signIn();
    const company = givenCompany();
    const missing = await app.refusal(updateCustomerProfile, { headers, body: company });
    await app.call(registerBuyer, { headers, body: company });
    const saved = await save(headers, { ...company, economicCode: company.nationalLegalId }, 1);
    const refused = await app.refusal(updateCustomerProfile, {
      headers,
      body: { ...company, companyName: 'بانک نمونه' },
      version: saved.rowVersion,
    });
    const taken = await app.refusal(updateCustomerProfile, {
      headers,
      body: { ...company, companyName: 'آبرسان نمونه' },
      version: saved.rowVersion,
    });
    const { nationalLegalId } = await profile(await app.signIn(DEMO_BUYER.mobile), { kind: 'company' });
    const declared = await save(headers, { ...company, nationalLegalId }, saved.rowVersion);

    expect(missing.status).toBe(404);
    expect(saved).toMatchObject({ completeness: 55, isComplete: false, nextStep: { field: 'firstName' } });
    expect([refused, taken].map(({ status, code }) => [status, code])).toEqual([
      [422, 'invalid_name'],
      [422, 'invalid_name'],
    ]);
    // The demo's company is confirmed, and stays the only one with its number that is.
    expect(declared.nationalLegalId).toBe(nationalLegalId);
  });
});

describe('POST customers/personcustomer', () => {
  it('creates the customer once', async () => {
    const headers = await app.signIn();
    const body = { firstName: 'مریم', lastName: 'کاظمی' };
    const responses = await Promise.all(
      [1, 2, 3, 4].map(() => app.call(createPersonCustomer, { headers, body })),
    );

    expect(responses.filter(({ created }) => created)).toHaveLength(1);
    expect(new Set(responses.map(({ customer }) => customer.id)).size).toBe(1);
    expect(responses[0]?.customer).toMatchObject({ name: 'مریم کاظمی', completeness: 40, isComplete: false });
  });

  it('names each invalid field', async () => {
    const headers = await app.signIn();
    const blank = await app.refusal(createPersonCustomer, {
      headers,
      body: { firstName: '   ', lastName: 'کاظمی' },
    });
    const wrong = await app.refusal(createPersonCustomer, {
      headers,
      body: { firstName: 'مریم', lastName: 'کاظمی', nationalId: '123' },
    });

    expect([Object.keys(blank.errors), Object.keys(wrong.errors)]).toEqual([['firstName'], ['nationalId']]);
    expect((await app.refusal(createPersonCustomer, { body: {} })).status).toBe(401);
  });
});

describe('GET customers', () => {
  it("lists the user's own, then the companies of others, by page", async () => {
    const mobile = randomMobile();
    const headers = await app.signIn(mobile);
    await app.call(registerBuyer, { headers, body: PERSON });
    const demo = await app.signIn(DEMO_BUYER.mobile);
    const { id } = await profile(demo, { kind: 'company' });
    await sql`
      insert into merchant.customer_agent (customer_id, user_id, role, created_at, updated_at, accepted_at)
      select ${id}, id, 'viewer', now(), now(), now() from auth.user where mobile = ${mobile}`.execute(
      app.db,
    );
    const all = await app.call(listCustomers, { headers });
    const second = await app.call(listCustomers, {
      headers,
      query: { paging: { pageNumber: 2, pageSize: 1 } },
    });

    expect(all.items.map(({ role, kind }) => [role, kind])).toEqual([
      ['owner', 'person'],
      ['viewer', 'company'],
    ]);
    expect(second.items).toEqual(all.items.slice(1));
  });

  it('requires a session', async () => {
    expect((await app.refusal(listCustomers)).status).toBe(401);
  });
});

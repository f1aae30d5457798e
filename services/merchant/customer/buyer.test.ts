import { randomUUID } from 'node:crypto';
import {
  confirmCustomer,
  getCustomerProfile,
  listCustomers,
  registerBuyer,
  updateCustomerProfile,
} from '@bazaar/contracts/merchant';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_OPERATOR } from '../../seed/demo-users.ts';
import { type MerchantApp, openMerchantApp } from '../merchant-app.fixture.ts';
import { givenCompany, PERSON } from './customer.fixture.ts';

let app: MerchantApp;
beforeAll(async () => {
  app = await openMerchantApp();
});
afterAll(() => app?.[Symbol.asyncDispose]());

const confirm = async (id: number) =>
  app.call(confirmCustomer, { headers: await app.signIn(DEMO_OPERATOR.mobile), params: { id } });
const confirmRefused = async (id: number, headers?: Awaited<ReturnType<MerchantApp['signIn']>>) => {
  const as = headers ?? (await app.signIn(DEMO_OPERATOR.mobile));
  const { status, code } = await app.refusal(confirmCustomer, { headers: as, params: { id } });
  return [status, code];
};

describe('POST buyers', () => {
  it('registers a person and a company, each once for one idempotency key', async () => {
    const headers = await app.signIn();
    const key = randomUUID();
    const company = givenCompany();
    const persons = await Promise.all(
      [1, 2, 3].map(() => app.call(registerBuyer, { headers, body: PERSON, key })),
    );
    const registered = await app.call(registerBuyer, { headers, body: company });
    const mine = await app.call(listCustomers, { headers });

    expect(new Set(persons.map(({ customer }) => customer.id)).size).toBe(1);
    expect(persons[0]?.customer).toMatchObject({ kind: 'person', isComplete: true });
    expect(registered.customer).toMatchObject({
      kind: 'company',
      name: company.companyName,
      isComplete: false,
    });
    expect(mine.items).toEqual([persons[0]?.customer, registered.customer]);
  });

  it('returns the customer that exists already', async () => {
    const headers = await app.signIn();
    const { customer } = await app.call(registerBuyer, { headers, body: PERSON });
    const refusal = await app.refusal(registerBuyer, { headers, body: PERSON });

    expect(refusal).toMatchObject({
      status: 409,
      code: 'already_registered',
      data: { customerId: customer.id },
    });
  });

  it('accepts a company that somebody else has declared before, and tells nothing of them', async () => {
    const company = givenCompany();
    const others = await app.call(registerBuyer, { headers: await app.signIn(), body: company });
    const { customer } = await app.call(registerBuyer, { headers: await app.signIn(), body: company });

    expect(customer.id).not.toBe(others.customer.id);
    expect(customer).toEqual({ ...others.customer, id: customer.id });
  });

  it('refuses the name of a confirmed company, in any spelling', async () => {
    const company = givenCompany();
    const { customer } = await app.call(registerBuyer, { headers: await app.signIn(), body: company });
    await confirm(customer.id);
    const headers = await app.signIn();
    const refused = await app.refusal(registerBuyer, {
      headers,
      body: { ...givenCompany(), companyName: `شركت ${company.companyName.replaceAll('ی', 'ي')}` },
    });

    expect([refused.status, refused.code]).toEqual([422, 'invalid_name']);
    expect(refused.errors).toHaveProperty('companyName');
    expect((await app.call(listCustomers, { headers })).totalCount).toBe(0);
  });

  it('refuses incomplete input, and requests without a session or an idempotency key', async () => {
    const headers = await app.signIn();
    const wrong = await app.refusal(registerBuyer, {
      headers,
      body: { ...givenCompany(), nationalLegalId: '14000000000' },
    });
    const short = await app.refusal(registerBuyer, { headers, body: { ...PERSON, lastName: undefined } });
    const keyless = await app.app.inject({
      method: 'POST',
      url: '/merchant/api/v1/buyers',
      headers,
      payload: PERSON,
    });

    expect([wrong.errors, short.errors].map((errors) => Object.keys(errors))).toEqual([
      ['nationalLegalId'],
      ['lastName'],
    ]);
    expect(keyless.statusCode).toBe(400);
    expect((await app.refusal(registerBuyer, { body: PERSON })).status).toBe(401);
  });

  it('returns 422 for another body with a used key', async () => {
    const headers = await app.signIn();
    const key = randomUUID();
    await app.call(registerBuyer, { headers, body: PERSON, key });
    const refusal = await app.refusal(registerBuyer, {
      headers,
      body: { ...PERSON, firstName: 'لیلا' },
      key,
    });

    expect([refusal.status, refusal.code]).toEqual([422, 'idempotency_mismatch']);
  });
});

describe('POST operator/customers/:id/confirm', () => {
  it('confirms one of several companies with a number or a name, and refuses the others', async () => {
    const company = givenCompany();
    const register = async (body: ReturnType<typeof givenCompany>) =>
      (await app.call(registerBuyer, { headers: await app.signIn(), body })).customer.id;
    const [first, sameNumber, sameName] = [
      await register(company),
      await register({ ...company, companyName: `${company.companyName} دیگر` }),
      await register({ ...givenCompany(), companyName: company.companyName }),
    ];
    const { confirmedAt } = await confirm(first);

    expect(confirmedAt).toBe(app.clock().toISOString());
    expect(await confirm(first)).toEqual({ confirmedAt });
    expect(await confirmRefused(sameNumber)).toEqual([409, 'legal_id_taken']);
    expect(await confirmRefused(sameName)).toEqual([409, 'name_taken']);
  });

  it('holds for the number and the name that were confirmed, and no others', async () => {
    const [mine, theirs] = [givenCompany(), givenCompany()];
    const headers = await app.signIn();
    const { customer } = await app.call(registerBuyer, { headers, body: mine });
    await confirm(customer.id);
    const { rowVersion } = await app.call(getCustomerProfile, { headers, query: { kind: 'company' } });
    await app.call(updateCustomerProfile, { headers, body: theirs, version: rowVersion });
    const other = await app.call(registerBuyer, { headers: await app.signIn(), body: mine });

    expect((await confirm(other.customer.id)).confirmedAt).toBe(app.clock().toISOString());
  });

  it('is an operator’s, for companies alone', async () => {
    const headers = await app.signIn();
    const { customer } = await app.call(registerBuyer, { headers, body: PERSON });
    const company = await app.call(registerBuyer, { headers, body: givenCompany() });

    expect(await confirmRefused(customer.id)).toEqual([404, 'not_found']);
    expect(await confirmRefused(2_000_000_000)).toEqual([404, 'not_found']);
    expect(await confirmRefused(company.customer.id, headers)).toEqual([403, 'forbidden']);
  });
});

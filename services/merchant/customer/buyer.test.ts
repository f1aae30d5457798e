import { randomUUID } from 'node:crypto';
import { listCustomers, registerBuyer } from '@bazaar/contracts/merchant';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MerchantApp, openMerchantApp } from '../merchant-app.fixture.ts';
import { givenCompany, PERSON } from './customer.fixture.ts';

let app: MerchantApp;
beforeAll(async () => {
  app = await openMerchantApp();
});
afterAll(() => app?.[Symbol.asyncDispose]());

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

  it('refuses a registered company, and a company name that is in use, in any spelling', async () => {
    const company = givenCompany();
    await app.call(registerBuyer, { headers: await app.signIn(), body: company });
    const headers = await app.signIn();
    const duplicate = await app.refusal(registerBuyer, {
      headers,
      body: { ...company, companyName: 'نامی دیگر نو' },
    });
    const named = await app.refusal(registerBuyer, {
      headers,
      body: { ...givenCompany(), companyName: `شركت ${company.companyName.replaceAll('ی', 'ي')}` },
    });

    expect([duplicate.status, duplicate.code]).toEqual([409, 'legal_id_taken']);
    expect([named.status, named.code]).toEqual([422, 'invalid_name']);
    expect(named.errors).toHaveProperty('companyName');
    expect((await app.call(listCustomers, { headers })).totalCount).toBe(0);
  });

  it('accepts one of several simultaneous registrations of a company', async () => {
    const company = givenCompany();
    const headers = await Promise.all([1, 2, 3].map(() => app.signIn()));
    const statuses = await Promise.all(
      headers.map(async (own) => {
        const reply = await app.app.inject({
          method: 'POST',
          url: '/merchant/api/v1/buyers',
          headers: { ...own, 'idempotency-key': randomUUID() },
          payload: company,
        });
        return reply.statusCode;
      }),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409 || status === 422)).toHaveLength(2);
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

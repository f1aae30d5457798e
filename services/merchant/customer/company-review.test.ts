import {
  COMPANY_UNDO_MINUTES,
  confirmCustomer,
  getCustomerProfile,
  listWaitingCompanies,
  refuseCustomer,
  registerBuyer,
  reopenCustomer,
  updateCustomerProfile,
} from '@bazaar/contracts/merchant';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_OPERATOR } from '../../seed/demo-users.ts';
import { type MerchantApp, openMerchantApp } from '../merchant-app.fixture.ts';
import { givenCompany } from './customer.fixture.ts';

type Headers = Readonly<Record<string, string>>;

let app: MerchantApp;
let operator: Headers;

beforeAll(async () => {
  app = await openMerchantApp();
  operator = await app.signIn(DEMO_OPERATOR.mobile);
});
afterAll(() => app?.[Symbol.asyncDispose]());

const reason = 'شناسه ملی به نام شرکت دیگری است';
const paging = { pageNumber: 1, pageSize: 100 };
const queue = async () =>
  (await app.call(listWaitingCompanies, { headers: operator, query: { paging } })).items;
const entryOf = async (id: number) => (await queue()).find((company) => company.id === id);

/** A company that somebody has just registered. */
async function givenWaiting(company: object = givenCompany()) {
  const headers = await app.signIn();
  const { customer } = await app.call(registerBuyer, { headers, body: company });
  const profile = () => app.call(getCustomerProfile, { headers, query: { kind: 'company' } });
  return { id: customer.id, headers, company, profile };
}

describe('the queue of companies', () => {
  it('is for operators alone', async () => {
    const headers = await app.signIn();

    expect((await app.refusal(listWaitingCompanies, { headers, query: { paging } })).status).toBe(403);
  });

  it('has what was declared, and what another company is confirmed with', async () => {
    const first = await givenWaiting();
    const confirm = { headers: operator, params: { id: first.id } };
    expect(await entryOf(first.id)).toMatchObject({ taken: null, economicCode: null, rowVersion: 1 });
    await app.call(confirmCustomer, confirm);
    expect(await entryOf(first.id)).toBeUndefined();

    const second = await givenWaiting({ ...givenCompany(), ...pick(first.company, 'nationalLegalId') });
    expect(await entryOf(second.id)).toMatchObject({ taken: 'number' });
    const refusal = await app.refusal(confirmCustomer, { headers: operator, params: { id: second.id } });
    expect([refusal.status, refusal.code]).toEqual([409, 'legal_id_taken']);
  });
});

const pick = (company: object, field: string) => ({ [field]: Reflect.get(company, field) as unknown });

describe('a company that an operator does not confirm', () => {
  it('learns why, and waits again once it has changed what was checked', async () => {
    const { id, headers, company, profile } = await givenWaiting();
    const refuse = { headers: operator, params: { id }, body: { reason, rowVersion: 1 } };
    await app.call(refuseCustomer, refuse);
    expect(await profile()).toMatchObject({ confirmedAt: null, refusalReason: reason });
    expect(await entryOf(id)).toBeUndefined();
    expect((await app.refusal(refuseCustomer, refuse)).code).toBe('invalid_transition');

    const save = (changes: object, version: number) =>
      app.call(updateCustomerProfile, { headers, body: { ...company, ...changes }, version });
    expect(await save({ email: 'a@example.ir' }, 1)).toMatchObject({ refusalReason: reason });
    expect(await save({ firstName: 'مریم' }, 2)).toMatchObject({ refusalReason: null });
    expect(await entryOf(id)).toMatchObject({ representative: 'مریم' });
  });

  it('was read as it is', async () => {
    const { id } = await givenWaiting();
    const parts = { headers: operator, params: { id } };
    const confirmed = await app.refusal(confirmCustomer, { ...parts, body: { rowVersion: 2 } });
    const refused = await app.refusal(refuseCustomer, { ...parts, body: { reason, rowVersion: 2 } });

    expect([confirmed.code, refused.code]).toEqual(['company_changed', 'company_changed']);
    const nowhere = { headers: operator, params: { id: 999_999 } };
    expect((await app.refusal(refuseCustomer, { ...nowhere, body: { reason, rowVersion: 1 } })).status).toBe(
      404,
    );
    expect((await app.refusal(reopenCustomer, nowhere)).status).toBe(404);
  });
});

describe('a decision about a company', () => {
  it('is taken back within some minutes, and not later', async () => {
    const { id, profile } = await givenWaiting();
    const parts = { headers: operator, params: { id } };
    expect((await app.refusal(reopenCustomer, parts)).code).toBe('invalid_transition');
    await app.call(confirmCustomer, parts);
    await app.call(reopenCustomer, parts);
    expect(await profile()).toMatchObject({ confirmedAt: null, refusalReason: null });
    expect(await entryOf(id)).toBeDefined();

    await app.call(refuseCustomer, { ...parts, body: { reason, rowVersion: 1 } });
    app.clock.advance((COMPANY_UNDO_MINUTES + 1) * 60_000);
    expect((await app.refusal(reopenCustomer, parts)).code).toBe('invalid_transition');
  });
});

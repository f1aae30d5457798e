import {
  addPersonAddress,
  answerAgentInvitation,
  getCustomerProfile,
  inviteMerchantAgent,
  listPersonAddresses,
  removePersonAddress,
  updatePersonAddress,
} from '@bazaar/contracts/merchant';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_BUYER } from '../../seed/demo-users.ts';
import { randomMobile } from '../../testing/test-app.ts';
import { type MerchantApp, openMerchantApp } from '../merchant-app.fixture.ts';
import { givenAddress } from './address.fixture.ts';

type Headers = Awaited<ReturnType<MerchantApp['signIn']>>;

let app: MerchantApp;
let owner: Headers;
let companyId: number;
let personId: number;
beforeAll(async () => {
  app = await openMerchantApp();
  owner = await app.signIn(DEMO_BUYER.mobile);
  const idOf = async (kind: string) =>
    (await app.call(getCustomerProfile, { headers: owner, query: { kind } })).id ?? 0;
  [companyId, personId] = [await idOf('company'), await idOf('person')];
});
afterAll(() => app?.[Symbol.asyncDispose]());

async function givenAgent(role: string) {
  const mobile = randomMobile();
  const { id } = await app.call(inviteMerchantAgent, { headers: owner, body: { mobile, role } });
  const headers = await app.signIn(mobile);
  await app.call(answerAgentInvitation, { headers, params: { id }, body: { accept: true } });
  return headers;
}

const list = (headers: Headers, id: number) => app.call(listPersonAddresses, { headers, params: { id } });

describe('persons/:id/addresses', () => {
  it('returns the addresses of the person, or of the company', async () => {
    expect((await list(owner, personId)).totalCount).toBe(5);
    expect((await list(owner, companyId)).items).toMatchObject([{ title: 'کارخانه', isSelected: true }]);
  });

  it('lets agents with the requester role change them', async () => {
    const headers = await givenAgent('requester');
    const params = { id: companyId };
    const body = await givenAddress(app.db);
    const added = await app.call(addPersonAddress, { headers, params, body });
    const saved = await app.call(updatePersonAddress, {
      headers,
      params,
      body: { ...body, id: added.id, title: 'انبار نو' },
    });
    const stale = await app.refusal(updatePersonAddress, {
      headers,
      params,
      body: { ...body, id: added.id },
    });
    const removed = await app.call(removePersonAddress, { headers, params, body: { id: added.id } });

    expect(saved).toMatchObject({ title: 'انبار نو', rowVersion: 2, customerId: companyId });
    expect(stale.status).toBe(412);
    expect(removed).toEqual({ totalCount: 1, promotedId: null });
  });

  it('lets viewers and finance agents only read them', async () => {
    const body = await givenAddress(app.db);
    const params = { id: companyId };
    const [address] = (await list(owner, companyId)).items;
    for (const role of ['viewer', 'finance']) {
      const headers = await givenAgent(role);
      const refusals = await Promise.all([
        app.refusal(addPersonAddress, { headers, params, body }),
        app.refusal(updatePersonAddress, { headers, params, body: { ...body, id: address?.id } }),
        app.refusal(removePersonAddress, { headers, params, body: { id: address?.id } }),
      ]);
      expect((await list(headers, companyId)).totalCount).toBe(1);
      expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403]);
    }
  });

  it('returns 404 to other users, and for an address of another customer', async () => {
    const body = await givenAddress(app.db);
    const stranger = await app.signIn();
    const agent = await givenAgent('approver');
    const [own] = (await list(owner, personId)).items;
    const statusesOf = async (headers: Headers, id: number) => {
      const params = { id };
      const refusals = await Promise.all([
        app.refusal(updatePersonAddress, { headers, params, body: { ...body, id: own?.id } }),
        app.refusal(removePersonAddress, { headers, params, body: { id: own?.id } }),
      ]);
      return refusals.map(({ status }) => status);
    };
    const closed = await Promise.all([
      app.refusal(listPersonAddresses, { headers: stranger, params: { id: personId } }),
      app.refusal(listPersonAddresses, { headers: agent, params: { id: personId } }),
      app.refusal(addPersonAddress, { headers: stranger, params: { id: companyId }, body }),
    ]);

    expect(closed.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await statusesOf(stranger, personId)).toEqual([404, 404]);
    expect(await statusesOf(agent, companyId)).toEqual([404, 404]);
    expect(await statusesOf(owner, companyId)).toEqual([404, 404]);
    expect((await list(owner, personId)).items[0]).toEqual(own);
  });

  it('refuses invalid input and requests without a session', async () => {
    const params = { id: companyId };
    const body = await givenAddress(app.db, { postalCode: '123' });
    const wrong = await Promise.all([
      app.refusal(addPersonAddress, { headers: owner, params, body }),
      app.refusal(updatePersonAddress, { headers: owner, params, body }),
      app.refusal(removePersonAddress, { headers: owner, params, body: {} }),
      app.refusal(listPersonAddresses, { headers: owner, params: { id: 'me' } }),
    ]);
    const nobody = await Promise.all([
      app.refusal(addPersonAddress, { params, body }),
      app.refusal(updatePersonAddress, { params, body }),
      app.refusal(removePersonAddress, { params, body: { id: 1 } }),
      app.refusal(listPersonAddresses, { params }),
    ]);

    expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(nobody.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });
});

describe('merchant.address_snapshot', () => {
  it('returns an address only to its owner and to agents who may request for the company', async () => {
    const [own] = (await list(owner, personId)).items;
    const [works] = (await list(owner, companyId)).items;
    const snapshot = async (addressId: number | undefined, mobile: string) => {
      const { rows } = await sql<{ snapshot: Record<string, unknown> | null }>`
        select merchant.address_snapshot(${addressId}, id) as snapshot from auth.user where mobile = ${mobile}`.execute(
        app.db,
      );
      return rows[0]?.snapshot;
    };
    const [approver, finance] = ['+989120000005', '+989120000006'];

    expect(await snapshot(own?.id, DEMO_BUYER.mobile)).toMatchObject({
      addressId: own?.id,
      cityTitle: 'تهران',
      provinceTitle: 'تهران',
      urbanAreaTitle: 'منطقه ۶',
      postalCode: own?.postalCode,
      receiverMobile: DEMO_BUYER.mobile,
    });
    expect(await snapshot(works?.id, approver)).toMatchObject({ title: 'کارخانه' });
    expect([await snapshot(works?.id, finance), await snapshot(own?.id, approver)]).toEqual([null, null]);
  });
});

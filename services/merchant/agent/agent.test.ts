import {
  answerAgentInvitation,
  getCustomerProfile,
  inviteMerchantAgent,
  listCustomers,
  listMerchantAgents,
  registerBuyer,
  removeMerchantAgent,
  updateMerchantAgent,
} from '@bazaar/contracts/merchant';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_BUYER, EMPTY_BUYER } from '../../seed/demo-users.ts';
import { legalIdOf } from '../../seed/legal-id.ts';
import { randomMobile } from '../../testing/test-app.ts';
import { type MerchantApp, openMerchantApp } from '../merchant-app.fixture.ts';

type Headers = Awaited<ReturnType<MerchantApp['signIn']>>;

let app: MerchantApp;
let owner: Headers;
let companyId: number;
beforeAll(async () => {
  app = await openMerchantApp();
  owner = await app.signIn(DEMO_BUYER.mobile);
  companyId = (await app.call(getCustomerProfile, { headers: owner, query: { kind: 'company' } })).id ?? 0;
});
afterAll(() => app?.[Symbol.asyncDispose]());

const list = (headers: Headers, query: object = {}) => app.call(listMerchantAgents, { headers, query });
const invite = (headers: Headers, mobile: string, role = 'requester') =>
  app.call(inviteMerchantAgent, { headers, body: { mobile, role } });
const answer = (headers: Headers, id: number, accept = true) =>
  app.call(answerAgentInvitation, { headers, params: { id }, body: { accept } });

/** Invites a new number, whose user accepts. */
async function appoint(role: string) {
  const mobile = randomMobile();
  const { id } = await invite(owner, mobile, role);
  const headers = await app.signIn(mobile);
  await answer(headers, id);
  return { mobile, headers, id };
}

describe('GET profile/merchant-agents', () => {
  it("lists the demo company's two agents, unmasked to the owner and masked to each other", async () => {
    const whole = (await list(owner)).items;
    const colleague = await app.signIn(whole[0]?.mobile);
    const masked = (await list(colleague, { customerId: companyId })).items;

    expect(whole.map(({ role, roleTitle }) => [role, roleTitle])).toEqual([
      ['approver', 'تأییدکننده'],
      ['finance', 'مسئول مالی'],
    ]);
    expect(masked.map(({ mobile }) => mobile)).toEqual(['۰۹۱۲•••۰۰۰۵', '۰۹۱۲•••۰۰۰۶']);
  });

  it("is empty without a company, and returns 404 for another user's company", async () => {
    const stranger = await app.signIn(EMPTY_BUYER.mobile);
    const refusal = await app.refusal(listMerchantAgents, {
      headers: stranger,
      query: { customerId: companyId },
    });

    expect((await list(stranger)).totalCount).toBe(0);
    expect(refusal.status).toBe(404);
    expect((await app.refusal(listMerchantAgents)).status).toBe(401);
    expect((await app.refusal(listMerchantAgents, { headers: owner, query: { customerId: 0 } })).status).toBe(
      400,
    );
  });
});

describe('POST profile/merchant-agents', () => {
  it('invites a number that has never signed in; the company is listed once its user accepts', async () => {
    const mobile = randomMobile();
    const agent = await invite(owner, mobile.replace('+98', '0'), 'finance');
    const headers = await app.signIn(mobile);
    const before = await app.call(listCustomers, { headers });
    await answer(headers, agent.id);
    const { items } = await app.call(listCustomers, { headers });
    const seen = await app.call(getCustomerProfile, { headers, query: { customerId: companyId } });

    expect(agent).toMatchObject({ customerId: companyId, mobile, role: 'finance', rowVersion: 1 });
    expect(before.totalCount).toBe(0);
    expect(items).toMatchObject([{ id: companyId, role: 'finance' }]);
    expect(seen.sheba).not.toBe(null);
  });

  it('hides the IBAN from an agent with the viewer role', async () => {
    const { headers } = await appoint('viewer');
    const seen = await app.call(getCustomerProfile, { headers, query: { customerId: companyId } });

    expect([seen.role, seen.sheba, seen.bankName]).toEqual(['viewer', null, null]);
  });

  it('refuses the number of an agent, and that of the owner', async () => {
    const { mobile } = await appoint('requester');
    const body = { role: 'viewer' };
    const twice = await app.refusal(inviteMerchantAgent, { headers: owner, body: { ...body, mobile } });
    const own = await app.refusal(inviteMerchantAgent, {
      headers: owner,
      body: { ...body, mobile: DEMO_BUYER.mobile },
    });

    expect([twice.status, twice.code]).toEqual([409, 'agent_exists']);
    expect([own.status, own.code]).toEqual([422, 'own_number']);
  });

  it('returns 404 without a company, 400 for an invalid number, 401 without a session', async () => {
    const stranger = await app.signIn();
    const body = { mobile: randomMobile(), role: 'viewer' };
    const before = (await list(owner)).totalCount;
    const homeless = await app.refusal(inviteMerchantAgent, { headers: stranger, body });
    const wrong = await app.refusal(inviteMerchantAgent, {
      headers: owner,
      body: { ...body, mobile: '02112345678' },
    });
    const role = await app.refusal(inviteMerchantAgent, { headers: owner, body: { ...body, role: 'owner' } });

    expect([homeless.status, wrong.status, role.status]).toEqual([404, 400, 400]);
    expect((await list(owner)).totalCount).toBe(before);
    expect(wrong.errors).toHaveProperty('mobile');
    expect((await app.refusal(inviteMerchantAgent, { body })).status).toBe(401);
  });

  it('stops at the number of agents that the membership allows, even with simultaneous requests', async () => {
    const headers = await app.signIn();
    await app.call(registerBuyer, {
      headers,
      body: { kind: 'company', companyName: 'تراش گستر نو', nationalLegalId: legalIdOf('1420000001') },
    });
    const responses = await Promise.all(
      Array.from({ length: 24 }, () =>
        app.app.inject({
          method: 'POST',
          url: '/merchant/api/v1/profile/merchant-agents',
          headers,
          payload: { mobile: randomMobile(), role: 'viewer' },
        }),
      ),
    );
    const refused = responses.filter(({ statusCode }) => statusCode === 422);

    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
    expect(refused.map((reply) => reply.json().code)).toEqual(Array(4).fill('too_many_agents'));
  });
});

describe('the number of agents', () => {
  it('is that of the plan that the company is a member of', async () => {
    const headers = await app.signIn();
    const { ownerUserId } = await givenCompany(headers);
    await sql`
      with plan as (
        insert into merchant.membership_plan (id, code, title, price_rial, months, requests_per_month, agents)
        values (990, 'small', 'عضویت کوچک', 1000, 12, 5, 1) returning id)
      insert into merchant.membership (user_id, plan_id, created_at, starts_at, ends_at)
      select ${ownerUserId}, id, ${app.clock()}, ${app.clock()}, ${app.clock()}::timestamptz + interval '1 year'
      from plan`.execute(app.db);
    await invite(headers, randomMobile());
    const refused = await app.refusal(inviteMerchantAgent, {
      headers,
      body: { mobile: randomMobile(), role: 'viewer' },
    });

    expect([refused.status, refused.code]).toEqual([422, 'too_many_agents']);
  });
});

/** Registers a company of the signed-in user. */
async function givenCompany(headers: Headers) {
  const body = { kind: 'company', companyName: 'تراش گستر کوچک', nationalLegalId: legalIdOf('1420000002') };
  const { customer } = await app.call(registerBuyer, { headers, body });
  const { rows } = await sql<{ ownerUserId: number }>`
    select owner_user_id as "ownerUserId" from merchant.customer where id = ${customer.id}`.execute(app.db);
  return { ownerUserId: rows[0]?.ownerUserId ?? 0 };
}

describe('PUT and DELETE profile/merchant-agents', () => {
  it('change a role, and with it what the agent may do', async () => {
    const { mobile, ...agent } = await appoint('viewer');
    const mayAct = async (needed: string) => {
      const { rows } = await sql<{ may: boolean }>`
        select merchant.may_act(${DEMO_BUYER.id}, id, ${needed}) as may from auth.user where mobile = ${mobile}`.execute(
        app.db,
      );
      return rows[0]?.may;
    };
    const before = await Promise.all(['viewer', 'requester', 'approver', 'finance', 'owner'].map(mayAct));
    const changed = await app.call(updateMerchantAgent, {
      headers: owner,
      body: { id: agent.id, role: 'approver' },
      version: 2,
    });
    const after = await Promise.all(['viewer', 'requester', 'approver', 'finance', 'owner'].map(mayAct));
    await app.call(removeMerchantAgent, { headers: owner, query: { id: agent.id } });

    expect(changed).toMatchObject({ role: 'approver', rowVersion: 3 });
    expect(before).toEqual([true, false, false, false, false]);
    expect(after).toEqual([true, true, true, false, false]);
    expect(await mayAct('viewer')).toBe(false);
  });

  it('are only for the owner', async () => {
    const { headers, ...agent } = await appoint('approver');
    const stranger = await app.signIn();
    const refusals = await Promise.all(
      [headers, stranger].flatMap((own) => [
        app.refusal(updateMerchantAgent, { headers: own, body: { id: agent.id, role: 'viewer' } }),
        app.refusal(removeMerchantAgent, { headers: own, query: { id: agent.id } }),
      ]),
    );
    const { items } = await list(owner, { paging: { pageSize: 100 } });

    expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(items.find(({ id }) => id === agent.id)?.role).toBe('approver');
  });

  it('return 404 for a missing agent, 412 for an old version, 428 without one, 401 without a session', async () => {
    const agent = await invite(owner, randomMobile());
    const body = { id: agent.id, role: 'finance' };
    const stale = await app.refusal(updateMerchantAgent, { headers: owner, body, version: 9 });
    const missing = await app.refusal(removeMerchantAgent, { headers: owner, query: { id: 2_000_000_000 } });
    const unknown = await app.refusal(updateMerchantAgent, {
      headers: owner,
      body: { ...body, id: 2_000_000_000 },
    });
    const versionless = await app.app.inject({
      method: 'PUT',
      url: '/merchant/api/v1/profile/merchant-agents',
      headers: owner,
      payload: body,
    });

    expect([stale.status, missing.status, unknown.status, versionless.statusCode]).toEqual([
      412, 404, 404, 428,
    ]);
    expect((await app.refusal(removeMerchantAgent, { headers: owner })).errors).toHaveProperty('id');
    expect((await app.refusal(removeMerchantAgent, { query: { id: agent.id } })).status).toBe(401);
    expect((await app.refusal(updateMerchantAgent, { body })).status).toBe(401);
  });
});

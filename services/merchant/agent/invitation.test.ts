import {
  answerAgentInvitation,
  getCustomerProfile,
  inviteMerchantAgent,
  listAgentInvitations,
  listCustomers,
  listMerchantAgents,
} from '@bazaar/contracts/merchant';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../auth/sign-in.fixture.ts';
import { DEMO_BUYER } from '../../seed/demo-users.ts';
import { randomMobile } from '../../testing/test-app.ts';
import { type MerchantApp, openMerchantApp } from '../merchant-app.fixture.ts';

const DAY_MS = 86_400_000;

let app: MerchantApp;
let owner: Awaited<ReturnType<MerchantApp['signIn']>>;
let companyId: number;
beforeAll(async () => {
  app = await openMerchantApp();
  owner = await app.signIn(DEMO_BUYER.mobile);
  companyId = (await app.call(getCustomerProfile, { headers: owner, query: { kind: 'company' } })).id ?? 0;
});
afterAll(() => app?.[Symbol.asyncDispose]());

/** Invites a new number and signs its user in. */
async function givenInvited(role = 'viewer') {
  const mobile = randomMobile();
  const { id } = await app.call(inviteMerchantAgent, { headers: owner, body: { mobile, role } });
  return { id, mobile, headers: await app.signIn(mobile) };
}

/** A session of the present time; those of the beginning have ended. */
const signInAgain = async (mobile: string) => (await signIn(app.app, mobile)).headers;
const accept = (id: number) => ({ params: { id }, body: { accept: true } });
const agentOf = async (id: number) => {
  const { items } = await app.call(listMerchantAgents, {
    headers: owner,
    query: { paging: { pageSize: 100 } },
  });
  return items.find((agent) => agent.id === id);
};

describe('an invitation', () => {
  it('names the company, who invites and the role, to the invited alone', async () => {
    const { id, headers } = await givenInvited('approver');
    const received = await app.call(listAgentInvitations, { headers });
    const others = await app.call(listAgentInvitations, { headers: owner });

    expect(received).toMatchObject([{ id, role: 'approver', roleTitle: 'تأییدکننده', isExpired: false }]);
    expect(others.filter((invitation) => invitation.id === id)).toEqual([]);
    expect((await app.refusal(listAgentInvitations)).status).toBe(401);
  });

  it('hides from the owner whose number it is until it is accepted', async () => {
    const { id, headers } = await givenInvited();
    const before = await agentOf(id);
    await app.call(answerAgentInvitation, { headers, ...accept(id) });

    expect(before).toMatchObject({ name: 'کاربر بازار', status: 'invited' });
    expect(await agentOf(id)).toMatchObject({ status: 'active', invitationEndsAt: null });
  });

  it('gives no rights before it is accepted', async () => {
    const { id, headers } = await givenInvited('finance');
    const query = { customerId: companyId };
    const before = await app.refusal(getCustomerProfile, { headers, query });
    await app.call(answerAgentInvitation, { headers, ...accept(id) });

    expect(before.status).toBe(404);
    expect((await app.call(getCustomerProfile, { headers, query })).role).toBe('finance');
  });

  it('is removed when it is refused, and can be answered once', async () => {
    const { id, headers } = await givenInvited();
    const refused = await app.call(answerAgentInvitation, {
      headers,
      params: { id },
      body: { accept: false },
    });

    expect(refused).toEqual({ id, accepted: false });
    expect(await app.call(listAgentInvitations, { headers })).toEqual([]);
    expect(await agentOf(id)).toBeUndefined();
    expect((await app.call(listCustomers, { headers })).totalCount).toBe(0);
    expect((await app.refusal(answerAgentInvitation, { headers, ...accept(id) })).status).toBe(404);
  });

  it('cannot be answered by another user, not even by who sent it', async () => {
    const { id } = await givenInvited();
    const stranger = await app.signIn();
    const refusals = await Promise.all(
      [stranger, owner].map((headers) => app.refusal(answerAgentInvitation, { headers, ...accept(id) })),
    );

    expect(refusals.map(({ status }) => status)).toEqual([404, 404]);
    expect((await app.refusal(answerAgentInvitation, accept(id))).status).toBe(401);
    expect((await agentOf(id))?.status).toBe('invited');
  });

  it('ends after seven days, and begins again when it is sent again', async () => {
    const { id, mobile } = await givenInvited();
    app.clock.advance(8 * DAY_MS);
    owner = await signInAgain(DEMO_BUYER.mobile);
    const headers = await signInAgain(mobile);
    const late = await app.refusal(answerAgentInvitation, { headers, ...accept(id) });
    const [expired] = await app.call(listAgentInvitations, { headers });
    const sent = await app.call(inviteMerchantAgent, { headers: owner, body: { mobile, role: 'requester' } });
    await app.call(answerAgentInvitation, { headers, ...accept(id) });

    expect([late.status, late.code]).toEqual([409, 'invitation_expired']);
    expect(expired?.isExpired).toBe(true);
    expect(sent).toMatchObject({ id, role: 'requester', status: 'invited' });
    expect((await agentOf(id))?.status).toBe('active');
  });
});

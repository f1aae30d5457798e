import {
  answerAgentInvitation,
  type CustomerRole,
  inviteMerchantAgent,
  listAgentInvitations,
  listCustomers,
} from '@bazaar/contracts/merchant';
import type { BrowserContext } from '@playwright/test';
import { first } from './read-service.fixture.ts';
import { callAs, type ServiceCall } from './service-call.fixture.ts';
import { giveSession } from './session.fixture.ts';
import type { SharedSite } from './site/shared-site.ts';
import { freshNumber, signInByCode } from './site/sign-in.ts';

/** The company that a person owns. */
export async function ownCompany(call: ServiceCall) {
  const { items } = await call(listCustomers);
  return first(items.filter(({ kind, role }) => kind === 'company' && role === 'owner'));
}

interface Colleague {
  readonly companyName: string;
  readonly mobile: string;
}

/** A colleague of the demo buyer's company in a role, whose session the browser has. */
export async function givenColleague(
  site: SharedSite,
  context: BrowserContext,
  role: Exclude<CustomerRole, 'owner'>,
): Promise<Colleague> {
  const mobile = freshNumber();
  await callAs(site, site.demoBuyer)(inviteMerchantAgent, { body: { mobile, role } });
  const session = await signInByCode(site.origin, mobile);
  const call = callAs(site, session);
  const [invitation] = await call(listAgentInvitations);
  await call(answerAgentInvitation, { params: { id: invitation?.id ?? 0 }, body: { accept: true } });
  await giveSession(context, site.origin, session);
  return { companyName: invitation?.companyName ?? '', mobile };
}

import {
  type AgentInvitation,
  type CustomerAgent,
  CustomerAgentId,
  CustomerId,
  type CustomerSummary,
} from '@bazaar/contracts/merchant';

/** One active colleague; an approver by default. */
export function givenAgent(id: number, agent: Partial<CustomerAgent> = {}): CustomerAgent {
  return {
    id: CustomerAgentId.parse(id),
    customerId: CustomerId.parse(2),
    name: `همکار ${id}`,
    status: 'active',
    invitationEndsAt: null,
    mobile: `+98912000000${id}`,
    role: 'approver',
    roleTitle: 'تأییدکننده',
    approvalLimitRial: 5_000_000_000,
    createdAt: '2026-10-24T08:00:00Z',
    rowVersion: 1,
    ...agent,
  };
}

/** The user's own company. */
export function givenCompany(company: Partial<CustomerSummary> = {}): CustomerSummary {
  return {
    id: CustomerId.parse(2),
    kind: 'company',
    name: 'آرمان‌تراش نوین',
    role: 'owner',
    completeness: 100,
    isComplete: true,
    ...company,
  };
}

/** One invitation that is addressed to the user. */
export function givenInvitation(id: number, invitation: Partial<AgentInvitation> = {}): AgentInvitation {
  return {
    id: CustomerAgentId.parse(id),
    companyName: 'پولاد کاران',
    invitedBy: 'مریم کریمی',
    role: 'viewer',
    roleTitle: 'بیننده',
    approvalLimitRial: null,
    endsAt: '2026-11-28T08:00:00Z',
    isExpired: false,
    ...invitation,
  };
}

const DAY_MS = 86_400_000;

/** One visit more each day, from `from` to `to`. */
export function givenVisits({ from, to }: { from: string; to: string }) {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return Array.from({ length: days }, (_, index) => ({
    date: new Date(Date.parse(from) + index * DAY_MS).toISOString().slice(0, 10),
    visits: index + 1,
    visitors: 1,
  }));
}

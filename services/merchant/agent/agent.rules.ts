import type { AgentRole } from '@bazaar/contracts/merchant';

/** Persian titles of what an agent may do. */
export const AGENT_ROLE_TITLES: Readonly<Record<AgentRole, string>> = {
  viewer: 'بیننده',
  requester: 'درخواست‌دهنده',
  approver: 'تأییدکننده',
  finance: 'مسئول مالی',
};

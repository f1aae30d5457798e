import type { AgentRole, AgentStatus } from '@bazaar/contracts/merchant';

/** Persian titles of the agent roles. */
export const AGENT_ROLE_TITLES: Readonly<Record<AgentRole, string>> = {
  viewer: 'بیننده',
  requester: 'درخواست‌دهنده',
  approver: 'تأییدکننده',
  finance: 'مسئول مالی',
};

/** How long an invitation can be accepted. */
const INVITATION_MS = 7 * 86_400_000;

interface Answerable {
  readonly acceptedAt: string | null;
  readonly invitationEndsAt: string | null;
}

/** When an invitation that is sent now ends. */
export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + INVITATION_MS);
}

/** Whether an invitation can no longer be accepted. */
export function isEnded(endsAt: string, now: Date): boolean {
  return Date.parse(endsAt) <= now.getTime();
}

/** Whether a person is an agent, is invited, or did not answer in time. */
export function statusOf({ acceptedAt, invitationEndsAt }: Answerable, now: Date): AgentStatus {
  if (acceptedAt !== null) {
    return 'active';
  }
  return invitationEndsAt !== null && isEnded(invitationEndsAt, now) ? 'expired' : 'invited';
}

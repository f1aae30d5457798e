import { CONFLICT, failureOf, NOT_FOUND, STALE, statusOf } from '@bazaar/contracts/failure';
import {
  type AgentInvitation,
  answerAgentInvitation,
  type CustomerAgent,
  inviteMerchantAgent,
  removeMerchantAgent,
  updateMerchantAgent,
} from '@bazaar/contracts/merchant';
import type { Host } from '@bazaar/host';
import { isolate } from '@bazaar/locale';
import type { AgentTerms } from './agent-draft.rules.ts';
import type { AgentOutcome } from './agent-outcome.ts';
import { businessKeys } from './business-account.queries.ts';
import { messages } from './messages.ts';

/** Invites a number; who is invited already gets the new terms and a new week. */
export async function inviteAgent(host: Host, mobile: string, terms: AgentTerms): Promise<AgentOutcome> {
  try {
    await host.api.call(inviteMerchantAgent, { body: { mobile, ...terms } });
  } catch (error) {
    return refusalOf(error);
  }
  host.toast.show({ tone: 'success', title: messages.form.sent });
  await refresh(host);
  return { state: 'done' };
}

/** Sends an invitation again with the same terms; its failure is told beside the list. */
export async function inviteAgain(host: Host, agent: CustomerAgent): Promise<void> {
  const { mobile, role, approvalLimitRial } = agent;
  const outcome = await inviteAgent(
    host,
    mobile,
    role === 'approver' ? { role, approvalLimitRial } : { role },
  );
  if (outcome.state === 'refused') {
    const title = outcome.text ?? Object.values(outcome.errors)[0] ?? messages.form.failed;
    host.toast.show({ tone: 'danger', title });
  }
}

/** Gives a colleague another role or limit. */
export async function changeAgent(
  host: Host,
  agent: CustomerAgent,
  terms: AgentTerms,
): Promise<AgentOutcome> {
  try {
    await host.api.call(updateMerchantAgent, {
      body: { id: agent.id, ...terms },
      headers: { 'if-match': `"${agent.rowVersion}"` },
    });
  } catch (error) {
    if (statusOf(error) === STALE) {
      void refresh(host);
    }
    return refusalOf(error);
  }
  host.toast.show({ tone: 'success', title: messages.form.saved });
  await refresh(host);
  return { state: 'done' };
}

/** Takes the rights of a colleague, or an invitation, back. Returns false when the user may try again. */
export async function revokeAgent(host: Host, { id, status }: CustomerAgent): Promise<boolean> {
  try {
    await host.api.call(removeMerchantAgent, { query: { id } });
  } catch (error) {
    // Another window may already have removed it; the list then shows so.
    if (statusOf(error) !== NOT_FOUND) {
      const { failed, tryLater } = messages.revoke;
      host.toast.show({ tone: 'danger', title: failed, detail: failureOf(error).title ?? tryLater });
      return false;
    }
  }
  const title = status === 'active' ? messages.revoke.done : messages.revoke.withdrawn;
  host.toast.show({ tone: 'success', title });
  await refresh(host);
  return true;
}

/** Accepts or refuses an invitation that is addressed to the user. */
export async function answerInvitation(
  host: Host,
  invitation: AgentInvitation,
  accept: boolean,
): Promise<void> {
  const words = messages.invitations;
  try {
    await host.api.call(answerAgentInvitation, { params: { id: invitation.id }, body: { accept } });
    const title = accept ? words.accepted(isolate(invitation.companyName)) : words.refused;
    host.toast.show({ tone: 'success', title });
  } catch (error) {
    host.toast.show({ tone: 'danger', title: words.failed, detail: whyUnanswered(error) });
  }
  await refresh(host);
}

function whyUnanswered(error: unknown): string {
  switch (statusOf(error)) {
    case CONFLICT:
      return messages.invitations.expired;
    case NOT_FOUND:
      return messages.invitations.gone;
    default:
      return messages.revoke.tryLater;
  }
}

function refusalOf(error: unknown): AgentOutcome {
  const errors = failureOf(error).fields;
  if (Object.keys(errors).length > 0) {
    return { state: 'refused', errors, text: null };
  }
  return { state: 'refused', errors, text: statusOf(error) === STALE ? messages.form.stale : textOf(error) };
}

function textOf(error: unknown): string {
  const { title, detail } = failureOf(error);
  return title === undefined ? messages.form.failed : [title, detail].filter(Boolean).join(' ');
}

function refresh({ queryClient }: Host): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: businessKeys.people });
}

import { CONFLICT, failureOf, NOT_FOUND } from '@bazaar/contracts/failure';
import {
  confirmCustomer,
  refuseCustomer,
  reopenCustomer,
  type WaitingCompany,
} from '@bazaar/contracts/merchant';
import type { Host } from '@bazaar/host';
import { reviewKeys } from '../comment-review.queries.ts';
import { messages } from './messages.ts';

/** The reason of a refusal, or null to confirm. */
type Decision = string | null;

/**
 * Decides about a company as it was read; the decision can be taken back from its notice. False when nothing was decided and it
 * may be tried again.
 */
export async function decideCompany(host: Host, company: WaitingCompany, reason: Decision): Promise<boolean> {
  try {
    await send(host, company, reason);
    const action = { label: messages.undo, onSelect: () => void reopen(host, company) };
    const title = reason === null ? messages.confirmed : messages.refused;
    host.toast.show({ tone: 'success', title, action });
  } catch (error) {
    const { status, code } = failureOf(error);
    if (status !== CONFLICT && status !== NOT_FOUND) {
      host.toast.show({ tone: 'danger', title: messages.failed, detail: messages.tryLater });
      return false;
    }
    host.toast.show({ tone: 'warning', title: messages.failed, detail: wordsOf(code) });
    await host.queryClient.invalidateQueries({ queryKey: reviewKeys.all });
    // Somebody else has decided, so the entry is gone.
    return wordsOf(code) === messages.decided;
  }
  await host.queryClient.invalidateQueries({ queryKey: reviewKeys.all });
  return true;
}

function send({ api }: Host, { id, rowVersion }: WaitingCompany, reason: Decision): Promise<unknown> {
  return reason === null
    ? api.call(confirmCustomer, { params: { id }, body: { rowVersion } })
    : api.call(refuseCustomer, { params: { id }, body: { reason, rowVersion } });
}

function wordsOf(code: string | undefined): string {
  switch (code) {
    case 'legal_id_taken':
      return messages.taken.number;
    case 'name_taken':
      return messages.taken.name;
    case 'company_changed':
      return messages.changed;
    default:
      return messages.decided;
  }
}

async function reopen({ api, queryClient, toast }: Host, { id }: WaitingCompany): Promise<void> {
  try {
    await api.call(reopenCustomer, { params: { id } });
    toast.show({ tone: 'success', title: messages.reopened });
  } catch {
    toast.show({ tone: 'danger', title: messages.notReopened, detail: messages.tryLater });
  }
  await queryClient.invalidateQueries({ queryKey: reviewKeys.all });
}

import { type CommentId, moderateComment } from '@bazaar/contracts/content';
import { CONFLICT, NOT_FOUND, statusOf } from '@bazaar/contracts/failure';
import type { Host } from '@bazaar/host';
import { reviewKeys } from './comment-review.queries.ts';
import type { Decision } from './decision.ts';
import { messages } from './messages.ts';

/** Decides about a comment; the queue is then read again. False when nothing was decided and it may be tried again. */
export async function decide(host: Host, id: CommentId, decision: Decision): Promise<boolean> {
  try {
    await host.api.call(moderateComment, { params: { id }, body: decision });
    host.toast.show({
      tone: 'success',
      title: decision.status === 'active' ? messages.accepted : messages.rejected,
    });
  } catch (error) {
    const status = statusOf(error);
    if (status !== CONFLICT && status !== NOT_FOUND) {
      host.toast.show({ tone: 'danger', title: messages.failed, detail: messages.tryLater });
      return false;
    }
    host.toast.show({ tone: 'warning', title: messages.failed, detail: messages.decided });
  }
  await host.queryClient.invalidateQueries({ queryKey: reviewKeys.all });
  return true;
}

import { moderateComment, type WaitingComment } from '@bazaar/contracts/content';
import { CONFLICT, failureOf, NOT_FOUND } from '@bazaar/contracts/failure';
import type { Host } from '@bazaar/host';
import { reviewKeys } from './comment-review.queries.ts';
import type { Decision } from './decision.ts';
import { messages } from './messages.ts';

/**
 * Decides about the text of a comment as it was read; the queue is then read again. False when nothing was decided and
 * it may be tried again: nothing answered, or the text is a new one.
 */
export async function decide(
  host: Host,
  { id, rowVersion }: WaitingComment,
  decision: Decision,
): Promise<boolean> {
  try {
    await host.api.call(moderateComment, { params: { id }, body: { ...decision, rowVersion } });
    host.toast.show({
      tone: 'success',
      title: decision.status === 'active' ? messages.accepted : messages.rejected,
    });
  } catch (error) {
    const { status, code } = failureOf(error);
    if (status !== CONFLICT && status !== NOT_FOUND) {
      host.toast.show({ tone: 'danger', title: messages.failed, detail: messages.tryLater });
      return false;
    }
    if (code === 'comment_changed') {
      await host.queryClient.invalidateQueries({ queryKey: reviewKeys.queue() });
      host.toast.show({ tone: 'warning', title: messages.failed, detail: messages.changed });
      return false;
    }
    host.toast.show({ tone: 'warning', title: messages.failed, detail: messages.decided });
  }
  await host.queryClient.invalidateQueries({ queryKey: reviewKeys.all });
  return true;
}

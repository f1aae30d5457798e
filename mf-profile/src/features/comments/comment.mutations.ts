import { type CommentId, removeComment } from '@bazaar/contracts/content';
import { CONFLICT, NOT_FOUND, statusOf } from '@bazaar/contracts/failure';
import type { Host } from '@bazaar/host';
import { commentKeys } from './comments.queries.ts';
import { messages } from './messages.ts';

/**
 * Takes a pending comment back. Returns false when nothing was decided and the user may try again; a comment that was
 * reviewed meanwhile stays, and the list shows its new state.
 */
export async function takeBackComment(host: Host, id: CommentId): Promise<boolean> {
  try {
    await host.api.call(removeComment, { params: { id } });
    host.toast.show({ tone: 'success', title: messages.removed });
  } catch (error) {
    const status = statusOf(error);
    if (status !== NOT_FOUND && status !== CONFLICT) {
      host.toast.show({ tone: 'danger', title: messages.removeFailed, detail: messages.tryLater });
      return false;
    }
    if (status === CONFLICT) {
      host.toast.show({ tone: 'warning', title: messages.removeFailed, detail: messages.decided });
    }
  }
  await host.queryClient.invalidateQueries({ queryKey: commentKeys.all });
  return true;
}

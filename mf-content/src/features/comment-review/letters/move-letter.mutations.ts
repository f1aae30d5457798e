import { type FeedbackLetterRecord, moveFeedback } from '@bazaar/contracts/content';
import { CONFLICT, NOT_FOUND, statusOf } from '@bazaar/contracts/failure';
import type { Host } from '@bazaar/host';
import { reviewKeys } from '../comment-review.queries.ts';
import type { LetterMove } from './letter-move.ts';
import { messages, moveWords } from './messages.ts';

interface Move {
  state: LetterMove;
  /** What the sender reads; empty when there is nothing to say. */
  text: string;
}

/** Moves a letter on; the list is then read again. False when nothing answered and it may be tried again. */
export async function moveLetter(
  host: Host,
  { trackingCode }: FeedbackLetterRecord,
  { state, text }: Move,
): Promise<boolean> {
  try {
    const body = { state, ...(text !== '' && { text }) };
    await host.api.call(moveFeedback, { params: { trackingCode }, body });
    host.toast.show({ tone: 'success', title: moveWords[state].done });
  } catch (error) {
    const status = statusOf(error);
    if (status !== CONFLICT && status !== NOT_FOUND) {
      host.toast.show({ tone: 'danger', title: messages.failed, detail: messages.tryLater });
      return false;
    }
    host.toast.show({ tone: 'warning', title: messages.failed, detail: messages.moved });
  }
  await host.queryClient.invalidateQueries({ queryKey: reviewKeys.all });
  return true;
}

import { type FeedbackLetterRecord, moveFeedback } from '@bazaar/contracts/content';
import { CONFLICT, NOT_FOUND, statusOf } from '@bazaar/contracts/failure';
import type { Host } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { reviewKeys } from '../comment-review.queries.ts';
import type { LetterMove } from './letter-move.ts';
import { messages, moveWords } from './messages.ts';
import { MIN_LENGTH } from './move.rules.ts';

const INVALID = 400;

interface Move {
  state: LetterMove;
  /** What the sender reads; empty when there is nothing to say. */
  text: string;
}

/** Moves a letter on; the list is then read again. False when nothing was changed and it may be tried again. */
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
      host.toast.show({ tone: 'danger', title: messages.failed, detail: refusalText(status) });
      return false;
    }
    host.toast.show({ tone: 'warning', title: messages.failed, detail: messages.moved });
  }
  await host.queryClient.invalidateQueries({ queryKey: reviewKeys.all });
  return true;
}

/** The service counts what is left of a text without its marks and code, so that it may refuse one as too short. */
function refusalText(status: number): string {
  return status === INVALID ? messages.textShort(formatNumber(MIN_LENGTH)) : messages.tryLater;
}

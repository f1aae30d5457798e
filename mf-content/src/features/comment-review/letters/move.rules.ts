import { FEEDBACK_STATES, type FeedbackState } from '@bazaar/contracts/content';
import { formatNumber } from '@bazaar/locale';
import type { LetterMove } from './letter-move.ts';
import { messages } from './messages.ts';

/** The fewest characters of a text. */
export const MIN_LENGTH = 3;
const MAX_LENGTH = 2_000;

/** The states that a letter can still reach, in their order. */
export function movesOf(state: FeedbackState): LetterMove[] {
  return FEEDBACK_STATES.slice(FEEDBACK_STATES.indexOf(state) + 1).filter((next) => next !== 'Registered');
}

/** Why a text cannot go with a move; null when it can. A reply needs one. */
export function textFault(move: LetterMove, text: string): string | null {
  const { length } = text.trim();
  const isNeeded = move === 'Answered' || length > 0;
  if (isNeeded && length < MIN_LENGTH) {
    return messages.textShort(formatNumber(MIN_LENGTH));
  }
  return length > MAX_LENGTH ? messages.textLong(formatNumber(MAX_LENGTH)) : null;
}

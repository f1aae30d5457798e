import { commentLength, MAX_COMMENT_LENGTH, MIN_COMMENT_LENGTH } from '@bazaar/contracts/content';
import { formatNumber } from '@bazaar/locale';
import { messages } from './messages.ts';

/** Why a text cannot be sent yet; null when it can. */
export function lengthFault(text: string): string | null {
  const length = commentLength(text);
  if (length === 0) {
    return messages.empty;
  }
  if (length < MIN_COMMENT_LENGTH) {
    return messages.tooShort(formatNumber(length), formatNumber(MIN_COMMENT_LENGTH));
  }
  return length > MAX_COMMENT_LENGTH ? messages.tooLong(formatNumber(length - MAX_COMMENT_LENGTH)) : null;
}

/** How much of the longest text is written. */
export function countText(text: string): string {
  return messages.count(formatNumber(commentLength(text)), formatNumber(MAX_COMMENT_LENGTH));
}

import { messages } from './messages.ts';

const MIN_LENGTH = 3;
const MAX_LENGTH = 300;

/** Why a reason cannot be sent; null when it can. */
export function reasonFault(reason: string): string | null {
  const { length } = reason.trim();
  if (length < MIN_LENGTH) {
    return messages.reasonShort;
  }
  return length > MAX_LENGTH ? messages.reasonLong : null;
}

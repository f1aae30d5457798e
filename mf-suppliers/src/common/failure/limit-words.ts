import { statusOf, TOO_MANY, waitSeconds } from '@bazaar/contracts/failure';
import { formatWait } from '@bazaar/locale';
import { messages } from './messages.ts';

/** What a request that was one too many says: why, and when to try again. */
export function limitWords(seconds: number | null): string {
  return messages.tooMany(seconds === null ? messages.someMinutes : formatWait(seconds));
}

/** The same for a failed request; `otherwise` when it failed for another reason than their number. */
export function limitWordsOr(otherwise: string, error: unknown): string {
  return statusOf(error) === TOO_MANY ? limitWords(waitSeconds(error)) : otherwise;
}

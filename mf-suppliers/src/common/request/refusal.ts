import { failureOf, isRefusal, TOO_MANY } from '@bazaar/contracts/failure';
import type { Notice } from '@bazaar/host';
import { limitWordsOr } from '../failure/limit-words.ts';

/** What a service says about a request that it refused; null for a request that got no such response. */
export function refusalOf(error: unknown): Notice | null {
  const { status, title, detail } = failureOf(error);
  if (!isRefusal(error) || title === undefined) {
    return null;
  }
  if (status === TOO_MANY) {
    return { tone: 'danger', title: limitWordsOr(title, error) };
  }
  return { tone: 'danger', title, ...(detail !== undefined && { detail }) };
}

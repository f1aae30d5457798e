import type { MerchantDelegation } from '@bazaar/contracts/merchant';
import { endOfDay } from '@bazaar/locale';

/** The state of a dated claim; `upcoming`: it has not begun. */
export type Validity = 'valid' | 'ending' | 'ended' | 'upcoming';

const ENDING_MS = 30 * 86_400_000;
const DAY_MS = 86_400_000;
const BARE_DAY_LENGTH = 10;

/**
 * Judges the end of a claim at the given present time: an instant, a whole day, or no end at all. The present is an
 * argument because server and browser must get the same result.
 */
export function validityOf(validUntil: string | null, now: string): Validity {
  if (validUntil === null) {
    return 'valid';
  }
  const end = validUntil.length === BARE_DAY_LENGTH ? endOfDay(validUntil) : Date.parse(validUntil);
  const left = end - Date.parse(now);
  if (left <= 0) {
    return 'ended';
  }
  return left <= ENDING_MS ? 'ending' : 'valid';
}

const STATUS_VALIDITY = { valid: 'valid', expiring: 'ending', expired: 'ended' } as const;

/** The service judges the end of a delegation; one whose first day is still to come is not valid yet either. */
export function delegationValidity(
  { status, validFrom }: Pick<MerchantDelegation, 'status' | 'validFrom'>,
  now: string,
): Validity {
  const begins = endOfDay(validFrom) - DAY_MS;
  return status !== 'expired' && begins > Date.parse(now) ? 'upcoming' : STATUS_VALIDITY[status];
}

/** Keeps the order, but puts ended items last. */
export function endedLast<Item>(items: readonly Item[], validity: (item: Item) => Validity): Item[] {
  const isEnded = (item: Item) => validity(item) === 'ended';
  return [...items.filter((item) => !isEnded(item)), ...items.filter(isEnded)];
}

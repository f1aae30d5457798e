import { endOfDay } from '@bazaar/locale';

/** How long a dated claim still holds. */
export type Validity = 'valid' | 'ending' | 'ended';

const ENDING_MS = 30 * 86_400_000;
const BARE_DAY_LENGTH = 10;

/**
 * Judges the end of a claim at the given present: an instant, a whole day, or no end at all. The present is an
 * argument because the server and the browser must come to the same word.
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

/** Keeps the order, but puts what has ended last. */
export function endedLast<Item>(items: readonly Item[], validity: (item: Item) => Validity): Item[] {
  const isEnded = (item: Item) => validity(item) === 'ended';
  return [...items.filter((item) => !isEnded(item)), ...items.filter(isEnded)];
}

import type { Withdrawal } from '@bazaar/contracts/wallet';

const SECOND_MS = 1000;
/** A bank takes hours; in the demo a minute. The page is fresh without asking often. */
const WAITS_MS = [3, 5, 8, 13, 20].map((seconds) => seconds * SECOND_MS);
const LAST_WAIT_MS = 30 * SECOND_MS;

/** Whether the bank has yet to end a withdrawal. */
export const isOpen = ({ state }: Pick<Withdrawal, 'state'>): boolean =>
  state === 'Requested' || state === 'Sent';

/**
 * How long to wait before withdrawals are read again, longer each time; false once all of them have ended.
 * @param reads how often they were read so far
 */
export function followWithdrawals(
  shown: readonly Pick<Withdrawal, 'state'>[] | undefined,
  reads: number,
): number | false {
  if (shown === undefined || !shown.some(isOpen)) {
    return false;
  }
  return WAITS_MS[Math.max(0, reads - 1)] ?? LAST_WAIT_MS;
}

/** The amount that takes all of a wallet, as far as one withdrawal may; null when it is less than the least. */
export function wholeAmount({
  availableRial,
  minRial,
  maxRial,
}: {
  availableRial: number;
  minRial: number;
  maxRial: number;
}): number | null {
  // Amounts are written in whole toman.
  const rial = Math.min(availableRial - (availableRial % 10), maxRial);
  return rial < minRial ? null : rial;
}

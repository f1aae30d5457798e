import type { PaymentStatus } from '@bazaar/contracts/payment';

/** What a payment's status means to its reader. `open`: the bank's page is open. `unpaid`: nothing was tried yet. */
export type PaymentState =
  | 'unpaid'
  | 'open'
  | 'pending'
  | 'paid'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'refunded';

const STATES: Readonly<Record<PaymentStatus, PaymentState>> = {
  Created: 'unpaid',
  RedirectedToGateway: 'open',
  CallbackReceived: 'pending',
  VerifyPending: 'pending',
  Verified: 'paid',
  Settled: 'paid',
  Failed: 'failed',
  Cancelled: 'cancelled',
  Expired: 'expired',
  Refunded: 'refunded',
};

/** What a status means to its reader. */
export const stateOf = (status: PaymentStatus): PaymentState => STATES[status];

const SECOND_MS = 1000;
/** Soon after the return most outcomes are known; what is still unclear then takes minutes. */
const WAITS_MS = [2, 3, 5, 8, 13, 20].map((seconds) => seconds * SECOND_MS);
const LAST_WAIT_MS = 30 * SECOND_MS;

/**
 * How long to wait before a payment is read again, longer each time; false once its outcome is known.
 * @param reads how often it was read so far
 */
export function followInterval(status: PaymentStatus | undefined, reads: number): number | false {
  const state = status === undefined ? undefined : stateOf(status);
  if (state !== 'pending' && state !== 'open') {
    return false;
  }
  return WAITS_MS[Math.max(0, reads - 1)] ?? LAST_WAIT_MS;
}

const BANK_RETURN_MS = 72 * 60 * 60 * SECOND_MS;

/** Until when a bank returns money that it took and did not confirm. */
export const bankReturnsBy = (iso: string): string =>
  new Date(Date.parse(iso) + BANK_RETURN_MS).toISOString();

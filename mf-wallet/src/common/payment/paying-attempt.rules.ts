import type { Payment } from '@bazaar/contracts/payment';

type Attempt = Payment['attempts'][number];

/**
 * The attempt that paid a payment: the one that was confirmed when the payment was. Others may have been confirmed too,
 * whose money stayed in the wallet. Undefined for one that no gateway has paid.
 */
export function payingAttempt({ attempts, verifiedAt }: Payment): Attempt | undefined {
  const paidAt = verifiedAt === null ? null : Date.parse(verifiedAt);
  return attempts.find((attempt) => attempt.verifiedAt !== null && Date.parse(attempt.verifiedAt) === paidAt);
}

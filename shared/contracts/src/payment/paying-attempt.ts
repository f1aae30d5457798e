interface Confirmed {
  /** ISO time at which a gateway confirmed it; null before. */
  readonly verifiedAt: string | null;
}

/**
 * The attempt that paid a payment: the one that was confirmed when the payment was. Others may have been confirmed too,
 * whose money stayed in the wallet. Undefined for a payment that no gateway has paid.
 */
export function payingAttempt<Attempt extends Confirmed>({
  attempts,
  verifiedAt,
}: Confirmed & { readonly attempts: readonly Attempt[] }): Attempt | undefined {
  const paidAt = verifiedAt === null ? null : Date.parse(verifiedAt);
  return attempts.find((attempt) => attempt.verifiedAt !== null && Date.parse(attempt.verifiedAt) === paidAt);
}

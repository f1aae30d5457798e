import type { Payment } from '@bazaar/contracts/payment';

/** When something last happened to a payment; its list is in this order, so it shows this moment. */
export function happenedAt({ createdAt, verifiedAt, attempts }: Payment): string {
  const moments = attempts.flatMap((attempt) => [
    attempt.requestedAt,
    attempt.returnedAt ?? null,
    attempt.verifiedAt,
  ]);
  return [verifiedAt, ...moments].reduce<string>(
    (latest, moment) => (moment !== null && Date.parse(moment) > Date.parse(latest) ? moment : latest),
    createdAt,
  );
}

import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import type { BookedAttempt } from './compare.rules.ts';

const BOOKED = sql`
  attempt.id, attempt.authority, attempt.amount_rial as "amountRial", attempt.status,
  attempt.verified_at is not null as "isPosted", attempt.settled_at is not null as "isSettled",
  attempt.verified_at is not null and wallet.is_charge_reversed(attempt.payment_id, attempt.attempt_no) as "isReversed"`;

interface DayOfGateway {
  readonly gatewayId: string;
  readonly day: string;
  readonly from: Date;
  readonly until: Date;
}

/** The attempts that reached a gateway on a day, and those with an open difference of that day. */
export async function findAttemptsOfDay(
  db: Database,
  { gatewayId, day, from, until }: DayOfGateway,
): Promise<BookedAttempt[]> {
  const { rows } = await sql<BookedAttempt>`
    select ${BOOKED} from payment.online_payment as attempt
    where attempt.gateway_id = ${gatewayId} and attempt.authority is not null
      and (attempt.requested_at >= ${from} and attempt.requested_at < ${until}
        or attempt.id in (
          select attempt_id from payment.reconciliation_difference
          where gateway_id = ${gatewayId} and day = ${day}::date and resolved_at is null))
    order by attempt.id`.execute(db);
  return rows;
}

/** The attempts of a gateway that have one of these authorities. */
export async function findAttemptsNamed(
  db: Database,
  gatewayId: string,
  authorities: readonly string[],
): Promise<BookedAttempt[]> {
  const { rows } = await sql<BookedAttempt>`
    select ${BOOKED} from payment.online_payment as attempt
    where attempt.gateway_id = ${gatewayId} and attempt.authority = any(${authorities})
    order by attempt.id`.execute(db);
  return rows;
}

/** Settles an attempt that its gateway reported as we booked it; false when it was settled before or is not booked. */
export async function settleReported(db: Database, attemptId: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    select payment.settle_reported(${attemptId}, ${now}) as "isNew"`.execute(db);
  return rows[0]?.isNew ?? false;
}

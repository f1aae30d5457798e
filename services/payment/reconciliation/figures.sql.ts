import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

/** What an operator watches of one gateway. */
export interface GatewayFigures {
  readonly gatewayId: string;
  /** How long the payment waits whose verification waits longest; 0 when none does. */
  readonly oldestPendingSeconds: number;
  /** Payments that have waited for it for more than half an hour. */
  readonly stuckAttempts: number;
  /** Booked attempts of days that are over which no report has named. */
  readonly unmatchedAttempts: number;
  readonly openDifferences: number;
  /** Since the end of the last complete comparison; without one, since the oldest attempt, and 0 without any. */
  readonly reconciliationAgeSeconds: number;
}

/** The figures of these gateways; one without payments has zeros. */
export async function findGatewayFigures(
  db: Database,
  gatewayIds: readonly string[],
  now: Date,
): Promise<GatewayFigures[]> {
  const { rows } = await sql<GatewayFigures>`
    select gateway.id as "gatewayId",
      coalesce((
        select greatest(0, extract(epoch from
          ${now}::timestamptz - min(coalesce(attempt.callback_at, attempt.requested_at))))
        from payment.online_payment as attempt join payment.payment on payment.id = attempt.payment_id
        where attempt.gateway_id = gateway.id and attempt.verified_at is null
          and attempt.status in ('CallbackReceived', 'VerifyPending')
          and payment.status in ('CallbackReceived', 'VerifyPending')
      ), 0)::float8 as "oldestPendingSeconds",
      (select count(*)::int
        from payment.online_payment as attempt join payment.payment on payment.id = attempt.payment_id
        where attempt.gateway_id = gateway.id and attempt.verified_at is null
          and attempt.status in ('CallbackReceived', 'VerifyPending')
          and payment.status in ('CallbackReceived', 'VerifyPending')
          and coalesce(attempt.callback_at, attempt.requested_at) < ${now}::timestamptz - interval '30 minutes'
      ) as "stuckAttempts",
      (select count(*)::int from payment.online_payment as attempt
        where attempt.gateway_id = gateway.id and attempt.verified_at is not null and attempt.settled_at is null
          and not wallet.is_charge_reversed(attempt.payment_id, attempt.attempt_no)
          and attempt.requested_at < (${now}::timestamptz at time zone 'Asia/Tehran')::date::timestamp
            at time zone 'Asia/Tehran') as "unmatchedAttempts",
      (select count(*)::int from payment.reconciliation_difference as difference
        where difference.gateway_id = gateway.id and difference.resolved_at is null) as "openDifferences",
      coalesce(greatest(0, extract(epoch from ${now}::timestamptz - coalesce(
        (select max(run.completed_at) from payment.reconciliation_run as run where run.gateway_id = gateway.id),
        (select min(attempt.requested_at) from payment.online_payment as attempt where attempt.gateway_id = gateway.id)
      ))), 0)::float8 as "reconciliationAgeSeconds"
    from unnest(${gatewayIds}::text[]) as gateway (id)
    order by gateway.id`.execute(db);
  return rows;
}

/** The sum of the ledger's accounts, which is zero. */
export async function findLedgerSum(db: Database): Promise<number> {
  const { rows } = await sql<{ sumRial: number }>`select wallet.ledger_sum() as "sumRial"`.execute(db);
  return rows[0]?.sumRial ?? Number.NaN;
}

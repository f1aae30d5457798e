import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import type { DifferenceKind, Finding } from './compare.rules.ts';
import type { RunName } from './run.sql.ts';

/** A difference that waits, as an operator reads it. */
export interface OpenDifference {
  /** Null in a dry run, which stores nothing. */
  readonly id: number | null;
  readonly gatewayId: string;
  readonly day: string;
  readonly kind: DifferenceKind;
  readonly authority: string;
  readonly attemptId: number | null;
  readonly oursStatus: string | null;
  readonly oursRial: number | null;
  readonly theirsStatus: string | null;
  readonly theirsRial: number | null;
  readonly theirsRef: string | null;
  readonly firstSeenAt: string;
}

/** The difference that a comparison found. */
export function differenceOf(
  { gatewayId, day }: RunName,
  { authority, ours, theirs }: Finding,
  kind: DifferenceKind,
): Omit<OpenDifference, 'id' | 'firstSeenAt'> {
  return {
    ...{ gatewayId, day, kind, authority, attemptId: ours?.id ?? null },
    ...{ oursStatus: ours?.status ?? null, oursRial: ours?.amountRial ?? null },
    ...{ theirsStatus: theirs?.status ?? null, theirsRial: theirs?.amountRial ?? null },
    theirsRef: theirs?.refNumber ?? null,
  };
}

/** Stores a difference, once however often it is seen; false when an operator has resolved it as it is. */
export async function raiseDifference(
  db: Database,
  difference: Omit<OpenDifference, 'id' | 'firstSeenAt'>,
  now: Date,
): Promise<boolean> {
  const { gatewayId, day, kind, authority, attemptId } = difference;
  const { oursStatus, oursRial, theirsStatus, theirsRial, theirsRef } = difference;
  const { rows } = await sql<{ isOpen: boolean }>`
    select payment.raise_difference(${gatewayId}, ${day}::date, ${kind}, ${authority}, ${attemptId}, ${oursStatus},
      ${oursRial}, ${theirsStatus}, ${theirsRial}, ${theirsRef}, ${now}) as "isOpen"`.execute(db);
  return rows[0]?.isOpen ?? false;
}

interface Seen {
  /** Differences that this pass has seen, as `kind authority`. */
  readonly raised: readonly string[];
  /** The authorities that it has compared, and those of them on which the gateway did not respond. */
  readonly compared: readonly string[];
  readonly unclear: readonly string[];
  readonly now: Date;
}

const RESOLUTIONS: Readonly<Record<DifferenceKind, string>> = {
  missing_at_gateway: 'the gateway reports the attempt',
  unknown_here: 'the gateway reports it no longer, or it is known here',
  amount_differs: 'the amounts agree',
  success_not_posted: 'it was posted',
  posted_not_reported: 'the gateway reports it as paid, or it was reversed',
};

/** Resolves the open differences of a day, and of what a pass over it has compared, that the pass has not seen again. */
export async function resolveUnseen(db: Database, { gatewayId, day }: RunName, seen: Seen): Promise<void> {
  await sql`
    update payment.reconciliation_difference set
      resolved_at = ${seen.now}, resolved_by = 'reconciliation',
      resolution = ${JSON.stringify(RESOLUTIONS)}::jsonb ->> kind
    where gateway_id = ${gatewayId} and resolved_at is null
      and (day = ${day}::date or authority = any(${seen.compared}))
      and (kind || ' ' || authority) <> all(${seen.raised}) and authority <> all(${seen.unclear})`.execute(
    db,
  );
}

/** The open differences of a day of a gateway, oldest first. */
export async function findOpenDifferences(
  db: Database,
  { gatewayId, day }: RunName,
): Promise<OpenDifference[]> {
  const { rows } = await sql<OpenDifference>`
    select id, gateway_id as "gatewayId", day::text as day, kind, authority, attempt_id as "attemptId",
      ours_status as "oursStatus", ours_rial as "oursRial", theirs_status as "theirsStatus",
      theirs_rial as "theirsRial", theirs_ref as "theirsRef", first_seen_at as "firstSeenAt"
    from payment.reconciliation_difference
    where gateway_id = ${gatewayId} and day = ${day}::date and resolved_at is null
    order by id`.execute(db);
  return rows;
}

/** Closes an open difference that an operator has dealt with; false when there is none with this id. */
export async function resolveByOperator(
  db: Database,
  { id, note, now }: { readonly id: number; readonly note: string; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update payment.reconciliation_difference set
      resolved_at = ${now}, resolved_by = 'operator', resolution = ${note}
    where id = ${id} and resolved_at is null
    returning id`.execute(db);
  return rows.length === 1;
}

import type { PaymentStatus } from '@bazaar/contracts/payment';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

interface NewAttempt {
  readonly paymentId: number;
  readonly gatewayId: string;
  readonly walletPartRial: number;
  readonly returnPath: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Stores an attempt before the gateway is requested; returns its id. Throws when the database refuses it. */
export async function openAttempt(db: Database, attempt: NewAttempt): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select payment.open_attempt(${attempt.paymentId}, ${attempt.gatewayId}, ${attempt.walletPartRial},
      ${attempt.returnPath}, ${attempt.now}, ${attempt.expiresAt}) as id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** An attempt with the state of its payment. */
export interface Attempt {
  readonly id: number;
  readonly paymentId: number;
  readonly userId: number;
  readonly gatewayId: string;
  readonly amountRial: number;
  readonly purpose: 'walletCharge' | 'tradeRequest' | 'membership';
  readonly authority: string | null;
  readonly redirectUrl: string | null;
  readonly returnPath: string;
  /** Names the attempt to a browser without a session. */
  readonly outcomeReference: string;
  readonly requestedAt: string;
  readonly callbackAt: string | null;
  readonly verifiedAt: string | null;
  readonly failure: string | null;
  readonly paymentStatus: PaymentStatus;
  /** False once the payment has a later attempt. */
  readonly isLatest: boolean;
}

const ATTEMPT = sql`
  select attempt.id, attempt.payment_id as "paymentId", payment.user_id as "userId",
    attempt.gateway_id as "gatewayId", attempt.amount_rial as "amountRial", payment.purpose, attempt.authority,
    attempt.redirect_url as "redirectUrl", attempt.return_path as "returnPath",
    attempt.outcome_reference as "outcomeReference",
    attempt.requested_at as "requestedAt", attempt.callback_at as "callbackAt",
    attempt.verified_at as "verifiedAt", attempt.failure, payment.status as "paymentStatus",
    not exists (
      select from payment.online_payment as later
      where later.payment_id = attempt.payment_id and later.attempt_no > attempt.attempt_no
    ) as "isLatest"
  from payment.online_payment as attempt join payment.payment on payment.id = attempt.payment_id`;

/** An attempt by its id, or null. */
export async function findAttempt(db: Database, id: number): Promise<Attempt | null> {
  const { rows } = await sql<Attempt>`${ATTEMPT} where attempt.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** An attempt by the authority that its gateway gave it, or null. */
export async function findByAuthority(
  db: Database,
  gatewayId: string,
  authority: string,
): Promise<Attempt | null> {
  const { rows } = await sql<Attempt>`
    ${ATTEMPT} where attempt.gateway_id = ${gatewayId} and attempt.authority = ${authority}`.execute(db);
  return rows[0] ?? null;
}

/** The latest attempt of a payment, or null. */
export async function findLatestAttempt(db: Database, paymentId: number): Promise<Attempt | null> {
  const { rows } = await sql<Attempt>`
    ${ATTEMPT} where attempt.payment_id = ${paymentId} order by attempt.attempt_no desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Locks the payment of an attempt until the transaction ends. */
export async function lockPaymentOf(db: Database, attemptId: number): Promise<void> {
  await sql`
    select payment.id from payment.payment
    where payment.id = (select payment_id from payment.online_payment where id = ${attemptId})
    for update`.execute(db);
}

/** Stores the authority that the gateway gave an attempt; false when it already has one. */
export async function nameAttempt(
  db: Database,
  id: number,
  { authority, redirectUrl }: { authority: string; redirectUrl: string },
): Promise<boolean> {
  const { rows } = await sql`
    update payment.online_payment set authority = ${authority}, redirect_url = ${redirectUrl}
    where id = ${id} and authority is null
    returning id`.execute(db);
  return rows.length === 1;
}

/** Stores the first return of the browser. */
export async function noteCallback(db: Database, id: number, now: Date): Promise<void> {
  await sql`
    update payment.online_payment set callback_at = coalesce(callback_at, ${now}) where id = ${id}`.execute(
    db,
  );
}

interface Success {
  readonly attemptId: number;
  readonly refNumber: string;
  readonly cardMasked: string | null;
  readonly now: Date;
}

/** Books the money of an attempt, once; returns the payment's status. */
export async function settleSuccess(db: Database, success: Success): Promise<PaymentStatus> {
  const { rows } = await sql<{ status: PaymentStatus }>`
    select payment.settle_success(${success.attemptId}, ${success.refNumber}, ${success.cardMasked}, ${success.now})
      as status`.execute(db);
  if (rows[0] === undefined) {
    throw new Error('A confirmed payment was not booked.');
  }
  return rows[0].status;
}

/** The largest part from the wallet of the attempts that a gateway may still confirm; 0 when there is none. */
export async function findOpenPart(db: Database, paymentId: number): Promise<number> {
  const { rows } = await sql<{ walletRial: number }>`
    select coalesce(max(wallet_rial), 0) as "walletRial" from payment.online_payment
    where payment_id = ${paymentId} and authority is not null and verified_at is null`.execute(db);
  return rows[0]?.walletRial ?? 0;
}

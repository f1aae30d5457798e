import type { PaymentPurpose, PaymentStatus } from '@bazaar/contracts/payment';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { onBehalfOf, ownedBy } from '../../kit/ownership.ts';
import type { PaymentActor, PaymentMove } from './payment-machine.rules.ts';

/** An attempt as stored in the database. */
export interface AttemptRow {
  readonly id: number;
  readonly paymentId: number;
  readonly gatewayId: string;
  readonly attemptNo: number;
  readonly amountRial: number;
  readonly walletRial: number;
  readonly status: PaymentStatus;
  readonly redirectUrl: string | null;
  readonly refNumber: string | null;
  readonly cardMasked: string | null;
  readonly requestedAt: string;
  readonly callbackAt: string | null;
  readonly verifiedAt: string | null;
}

export interface PaymentRow {
  readonly id: number;
  readonly userId: number;
  readonly walletUserId: number;
  readonly purpose: PaymentPurpose;
  readonly purposeId: number;
  readonly amountRial: number;
  readonly method: 'wallet' | 'online' | 'mixed' | null;
  readonly status: PaymentStatus;
  readonly isClosed: boolean;
  readonly cancelRequestedAt: string | null;
  readonly failure: string | null;
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly verifiedAt: string | null;
  /** Null unless it pays a trade request. */
  readonly purposeNumber: string | null;
  /** Who paid or tried to, else for whom it was made, and the company whose wallet it is. */
  readonly payer: { readonly name: string; readonly companyName: string | null } | null;
  readonly attempts: readonly AttemptRow[];
}

const COLUMNS = sql`
  payment.id, payment.user_id as "userId", payment.wallet_user_id as "walletUserId", payment.purpose,
  payment.purpose_id as "purposeId", payment.amount_rial as "amountRial", payment.method, payment.status,
  payment.is_closed as "isClosed", payment.cancel_requested_at as "cancelRequestedAt", payment.failure,
  payment.created_at as "createdAt", payment.expires_at as "expiresAt", payment.verified_at as "verifiedAt",
  case when payment.purpose = 'tradeRequest' then
    (select brief.number from trade.request_brief(payment.purpose_id) as brief) end as "purposeNumber",
  (select jsonb_build_object(
      'name', coalesce(merchant.person_name(payer.id), payer.name),
      'companyName', merchant.company_name(payment.wallet_user_id))
    from auth.user_cards(array[coalesce(payment.paid_by, payment.user_id)]) as payer) as payer,
  (select coalesce(jsonb_agg(jsonb_build_object(
      'id', attempt.id, 'paymentId', attempt.payment_id, 'gatewayId', attempt.gateway_id,
      'attemptNo', attempt.attempt_no, 'amountRial', attempt.amount_rial, 'walletRial', attempt.wallet_rial,
      'status', attempt.status, 'redirectUrl', attempt.redirect_url, 'refNumber', attempt.ref_number,
      'cardMasked', attempt.card_masked, 'requestedAt', attempt.requested_at, 'callbackAt', attempt.callback_at, 'verifiedAt', attempt.verified_at
    ) order by attempt.attempt_no), '[]')
    from payment.online_payment as attempt where attempt.payment_id = payment.id) as attempts`;

interface MayPay {
  /** Whether the person may pay from this wallet: its owner, or finance of their company. */
  readonly mayPay: boolean;
}

/** A payment held by the transaction, as far as paying needs it. */
export type LockedPayment = Pick<PaymentRow, 'id' | 'walletUserId' | 'amountRial' | 'purpose' | 'status'> &
  MayPay;

const LOCKED_COLUMNS = sql`
  payment.id, payment.wallet_user_id as "walletUserId", payment.amount_rial as "amountRial", payment.purpose,
  payment.status`;

function mayPay(userId: number): RawBuilder<unknown> {
  return sql`merchant.may_act(payment.wallet_user_id, ${userId}, 'finance') as "mayPay"`;
}

/**
 * A payment from a wallet for which this person acts, with its attempts, or null. The wallet decides, not the person who
 * began the payment: a former agent of a company sees none of its payments, also not their own.
 */
export async function findPayment(
  db: Database,
  id: number,
  userId: number,
): Promise<(PaymentRow & MayPay) | null> {
  const { rows } = await sql<PaymentRow & MayPay>`
    select ${COLUMNS}, ${mayPay(userId)} from payment.payment as payment
    where payment.id = ${id} and ${onBehalfOf('payment.wallet_user_id', userId, 'viewer')}`.execute(db);
  return rows[0] ?? null;
}

/** The payment of an attempt with this reference that was begun since a moment, or null; the reference is the right to it. */
export async function findOutcome(db: Database, reference: string, since: Date): Promise<PaymentRow | null> {
  const { rows } = await sql<PaymentRow>`
    select ${COLUMNS} from payment.payment as payment
    where payment.id = (
      select payment_id from payment.online_payment
      where outcome_reference = ${reference}::uuid and requested_at > ${since})`.execute(db);
  return rows[0] ?? null;
}

interface PaymentPage {
  readonly walletUserId: number;
  readonly pageNumber: number;
  readonly pageSize: number;
}

/**
 * When something last happened to a payment: it was made, an attempt was begun or came back, or it was paid. `greatest`
 * passes over what is null.
 */
const HAPPENED_AT = sql`
  greatest(payment.created_at, payment.verified_at, (
    select max(greatest(attempt.requested_at, attempt.callback_at, attempt.verified_at))
    from payment.online_payment as attempt where attempt.payment_id = payment.id))`;

/**
 * One page of the payments of a wallet, and how many there are. What happened last comes first, so that an old payment that
 * was paid today is not sought among the old ones; the id keeps the pages apart where the moments are equal.
 */
export async function findPayments(
  db: Database,
  { walletUserId, pageNumber, pageSize }: PaymentPage,
): Promise<{ rows: PaymentRow[]; totalCount: number }> {
  const isOwn = ownedBy('payment.wallet_user_id', walletUserId);
  const [page, total] = await Promise.all([
    // The page is cut before its columns are read, which ask other schemas about each payment.
    sql<PaymentRow>`
      select ${COLUMNS} from (
        select payment.id, ${HAPPENED_AT} as happened_at from payment.payment as payment where ${isOwn}
        order by happened_at desc, payment.id desc limit ${pageSize} offset ${(pageNumber - 1) * pageSize}
      ) as latest join payment.payment as payment on payment.id = latest.id
      order by latest.happened_at desc, payment.id desc`.execute(db),
    sql<{ count: number }>`
      select count(*)::int as count from payment.payment as payment where ${isOwn}`.execute(db),
  ]);
  return { rows: page.rows, totalCount: total.rows[0]?.count ?? 0 };
}

/** Locks a payment from a wallet for which this person acts; null when there is none. */
export async function lockPayment(db: Database, id: number, userId: number): Promise<LockedPayment | null> {
  const { rows } = await sql<LockedPayment>`
    select ${LOCKED_COLUMNS}, ${mayPay(userId)}
    from payment.payment as payment
    where payment.id = ${id} and ${onBehalfOf('payment.wallet_user_id', userId, 'viewer')}
    for update`.execute(db);
  return rows[0] ?? null;
}

export interface Payable {
  readonly purpose: PaymentPurpose;
  readonly purposeId: number;
}

/** The latest payment for a purpose that is not closed, locked like `lockPayment`; null when there is none. */
export async function lockPayable(
  db: Database,
  { purpose, purposeId }: Payable,
  userId: number,
): Promise<LockedPayment | null> {
  const { rows } = await sql<LockedPayment>`
    select ${LOCKED_COLUMNS}, ${mayPay(userId)}
    from payment.payment as payment
    where payment.purpose = ${purpose} and payment.purpose_id = ${purposeId}
      and ${onBehalfOf('payment.wallet_user_id', userId, 'viewer')} and not payment.is_closed
    order by payment.id desc limit 1
    for update`.execute(db);
  return rows[0] ?? null;
}

export interface NewCharge {
  readonly userId: number;
  readonly walletUserId: number;
  readonly amountRial: number;
}

/** Adds a payment that charges a wallet. */
export async function insertCharge(db: Database, charge: NewCharge, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select payment.insert_payment(${charge.userId}, ${charge.walletUserId}, 'walletCharge', ${charge.walletUserId},
      ${charge.amountRial}, ${now}) as id`.execute(db);
  return rows[0]?.id ?? 0;
}

interface Move {
  readonly paymentId: number;
  readonly move: PaymentMove;
  readonly actor: PaymentActor;
  readonly now: Date;
  /** The attempt that moves with the payment. */
  readonly attemptId?: number | null;
  readonly reason?: string | null;
}

/** Moves a payment and stores its event. Throws `invalid_transition` of the database when the move is not allowed. */
export async function movePayment(db: Database, step: Move): Promise<void> {
  await sql`
    select payment.move(${step.paymentId}, ${step.move}, ${step.actor}, ${step.now}, ${step.attemptId ?? null},
      ${step.reason ?? null})`.execute(db);
}

/** Whether a person may pay from the wallet of a user: its owner, or finance of their company. */
export async function mayPayFrom(db: Database, walletUserId: number, userId: number): Promise<boolean> {
  const { rows } = await sql<{ mayPay: boolean }>`
    select merchant.may_act(${walletUserId}, ${userId}, 'finance') as "mayPay"`.execute(db);
  return rows[0]?.mayPay ?? false;
}

/** Notes the person who pays; the schema that is told of the payment learns who it was. */
export async function notePayer(db: Database, id: number, userId: number): Promise<void> {
  await sql`update payment.payment set paid_by = ${userId} where id = ${id}`.execute(db);
}

/** Pays from the wallet; returns what the wallet lacks, 0 when it is paid. */
export async function payByWallet(db: Database, id: number, now: Date): Promise<number> {
  const { rows } = await sql<{ shortfallRial: number }>`
    select payment.pay_by_wallet(${id}, ${now}) as "shortfallRial"`.execute(db);
  return rows[0]?.shortfallRial ?? 0;
}

/** What a user may spend from the wallet. */
export async function findAvailable(db: Database, userId: number): Promise<number> {
  const { rows } = await sql<{ availableRial: number }>`
    select wallet.available_of(${userId}) as "availableRial"`.execute(db);
  return rows[0]?.availableRial ?? 0;
}

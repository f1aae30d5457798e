import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { onBehalfOf } from '../../kit/ownership.ts';
import type { WithdrawalMove } from './withdrawal-machine.rules.ts';
import type { WithdrawalRow } from './withdrawal-view.rules.ts';

const COLUMNS = sql`
  withdrawal.id, withdrawal.user_id as "userId", withdrawal.state, withdrawal.amount_rial as "amountRial",
  withdrawal.sheba,
  (select tracking_code from wallet.transaction where idempotency_key = format('withdrawal:%s', withdrawal.id))
    as "trackingCode",
  withdrawal.created_at as "createdAt", withdrawal.sent_at as "sentAt", withdrawal.settled_at as "settledAt",
  withdrawal.returned_at as "returnedAt", withdrawal.failure_reason as "failureReason"`;

export interface NewWithdrawal {
  /** The owner of the wallet. */
  readonly walletUserId: number;
  /** The person who asks. */
  readonly userId: number;
  readonly amountRial: number;
  readonly now: Date;
}

/** Its id, or what the wallet lacks. */
interface WithdrawalOutcome {
  readonly id: number | null;
  readonly shortfallRial: number;
}

/** Takes money out of a wallet. Throws `no_payout_account` of the database while its owner has no account. */
export async function insertWithdrawal(db: Database, wanted: NewWithdrawal): Promise<WithdrawalOutcome> {
  const { rows } = await sql<WithdrawalOutcome>`
    select withdrawal_id as id, shortfall_rial as "shortfallRial"
    from wallet.request_withdrawal(${wanted.walletUserId}, ${wanted.userId}, ${wanted.amountRial}, ${wanted.now})`.execute(
    db,
  );
  return rows[0] ?? { id: null, shortfallRial: wanted.amountRial };
}

/** Whether nothing was withdrawn yet to the account that the profile of a wallet's owner names. */
export async function isAccountNew(db: Database, walletUserId: number): Promise<boolean> {
  const { rows } = await sql<{ isKnown: boolean }>`
    select exists (
      select from wallet.withdrawal join merchant.payout_account(${walletUserId}) as account
        on account.sheba = withdrawal.sheba
      where withdrawal.user_id = ${walletUserId}
    ) as "isKnown"`.execute(db);
  return rows[0]?.isKnown !== true;
}

/**
 * Whether a withdrawal is the first one of its wallet to its account. That one is confirmed by a code, so that another
 * IBAN in the profile is of no use to somebody who has a session alone.
 */
export async function isFirstToAccount(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql<{ isFirst: boolean }>`
    select not exists (
      select from wallet.withdrawal as before
      where before.user_id = one.user_id and before.sheba = one.sheba and before.id <> one.id
    ) as "isFirst"
    from wallet.withdrawal as one where one.id = ${id}`.execute(db);
  return rows[0]?.isFirst ?? true;
}

/** What a move needs beside the withdrawal. */
interface Move {
  readonly id: number;
  readonly move: WithdrawalMove;
  readonly reason?: string;
  readonly now: Date;
}

/** Moves a withdrawal and its money. Throws `invalid_transition` of the database when the move is not possible. */
export async function moveWithdrawal(db: Database, { id, move, reason, now }: Move): Promise<void> {
  await sql`select wallet.move_withdrawal(${id}, ${move}, ${reason ?? null}, ${now})`.execute(db);
}

/** A withdrawal of any wallet: for one that the caller has just made, and for the bank. */
export async function findWithdrawal(db: Database, id: number): Promise<WithdrawalRow | null> {
  return findWhere(db, sql`withdrawal.id = ${id}`);
}

/** A withdrawal from a wallet that this person pays from; null for any other. */
export async function findOwnWithdrawal(
  db: Database,
  id: number,
  userId: number,
): Promise<WithdrawalRow | null> {
  return findWhere(db, sql`withdrawal.id = ${id} and ${onBehalfOf('withdrawal.user_id', userId, 'finance')}`);
}

async function findWhere(db: Database, condition: RawBuilder<unknown>): Promise<WithdrawalRow | null> {
  const { rows } = await sql<WithdrawalRow>`
    select ${COLUMNS} from wallet.withdrawal where ${condition}`.execute(db);
  return rows[0] ?? null;
}

interface WithdrawalPage {
  readonly walletUserId: number;
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** One page of the withdrawals from a wallet, newest first, and how many there are. */
export async function findWithdrawals(
  db: Database,
  { walletUserId, pageNumber, pageSize }: WithdrawalPage,
): Promise<{ items: WithdrawalRow[]; totalCount: number }> {
  const { rows: items } = await sql<WithdrawalRow>`
    select ${COLUMNS} from wallet.withdrawal where withdrawal.user_id = ${walletUserId}
    order by withdrawal.id desc limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from wallet.withdrawal where user_id = ${walletUserId}`.execute(db);
  return { items, totalCount: rows[0]?.count ?? 0 };
}

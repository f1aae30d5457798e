import type { WalletTransaction } from '@bazaar/contracts/wallet';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { startOfDay } from '../../kit/database/tehran-day.sql.ts';
import { ownedBy } from '../../kit/ownership.ts';

interface CreditRow {
  readonly availableRial: number;
  readonly heldRial: number;
  /** Null when the user has no wallet. */
  readonly updatedAt: string | null;
}

/** A user's balances. */
export async function findCredit(db: Database, userId: number): Promise<CreditRow> {
  const { rows } = await sql<CreditRow>`
    select
      coalesce(sum(balance_rial) filter (where code like '%:available'), 0)::bigint as "availableRial",
      coalesce(sum(balance_rial) filter (where code like '%:held'), 0)::bigint as "heldRial",
      (select transaction.created_at from wallet.statement_line
        join wallet.transaction on transaction.id = statement_line.transaction_id
        where statement_line.user_id = ${userId} order by statement_line.place desc limit 1) as "updatedAt"
    from wallet.account where ${ownedBy('owner_user_id', userId)}`.execute(db);
  return rows[0] ?? { availableRial: 0, heldRial: 0, updatedAt: null };
}

/** Filter of statement lines; days are in Tehran time. */
interface StatementFilter {
  readonly userId: number;
  readonly type?: WalletTransaction['type'] | undefined;
  readonly direction?: WalletTransaction['direction'] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly code?: string | undefined;
}

interface StatementPage extends StatementFilter {
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** One page of a user's statement, newest first. */
export async function findStatement(db: Database, page: StatementPage): Promise<WalletTransaction[]> {
  const { rows } = await sql<WalletTransaction>`
    select
      line.id,
      transaction.type,
      line.direction,
      line.amount_rial as "amountRial",
      line.balance_after_rial as "balanceAfterRial",
      line.available_after_rial as "availableAfterRial",
      transaction.description,
      transaction.tracking_code as "trackingCode",
      transaction.created_at as "createdAt",
      transaction.payment_id as "paymentId",
      transaction.trade_request_id as "tradeRequestId"
    ${linesOf(page)} and ${placesOf(page)}
    order by line.place desc
    limit ${page.pageSize} offset ${isWhole(page) ? 0 : skippedBy(page)}`.execute(db);
  return rows;
}

/** Number of lines of a user's statement; that of all lines is the place of the last one. */
export async function countStatement(db: Database, filter: StatementFilter): Promise<number> {
  const count = isWhole(filter) ? lastPlace(filter) : sql`(select count(*) ${linesOf(filter)})`;
  const { rows } = await sql<{ count: number }>`select ${count}::int as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Whether nothing but the user chooses the lines: their places are then those of the statement. */
function isWhole({ type, direction, from, to, code }: StatementFilter): boolean {
  return [type, direction, from, to, code].every((value) => value === undefined);
}

function skippedBy({ pageNumber, pageSize }: StatementPage): number {
  return (pageNumber - 1) * pageSize;
}

/** Finds a late page by the places of its lines, without counting the lines before it. */
function placesOf(page: StatementPage): RawBuilder<boolean> {
  return isWhole(page)
    ? sql<boolean>`line.place <= ${lastPlace(page)} - ${skippedBy(page)}`
    : sql<boolean>`true`;
}

function lastPlace({ userId }: StatementFilter): RawBuilder<number> {
  return sql<number>`coalesce((
    select last.place from wallet.statement_line as last where ${ownedBy('last.user_id', userId)}
    order by last.place desc limit 1), 0)`;
}

function linesOf({ userId, type, direction, from, to, code }: StatementFilter): RawBuilder<unknown> {
  const conditions = [
    ownedBy('line.user_id', userId),
    ...(type === undefined ? [] : [sql<boolean>`transaction.type = ${type}`]),
    ...(direction === undefined ? [] : [sql<boolean>`line.direction = ${direction}`]),
    ...(from === undefined ? [] : [sql<boolean>`transaction.created_at >= ${startOfDay(from)}`]),
    ...(to === undefined
      ? []
      : [sql<boolean>`transaction.created_at < ${startOfDay(to)} + interval '1 day'`]),
    ...(code === undefined ? [] : [codeIs(code)]),
  ];
  return sql`
    from wallet.statement_line as line
    join wallet.transaction on transaction.id = line.transaction_id
    where ${sql.join(conditions, sql` and `)}`;
}

/** The number of a payment as `BP-000123`, which the payments show. */
const PAYMENT_CODE = /^BP-?0*([1-9]\d{0,8})$/i;

/** A part of the line's own code, or the code of the payment that the line belongs to. */
function codeIs(code: string): RawBuilder<boolean> {
  const paymentId = PAYMENT_CODE.exec(code)?.[1];
  return paymentId === undefined
    ? sql<boolean>`position(upper(${code}) in upper(transaction.tracking_code)) > 0`
    : sql<boolean>`transaction.payment_id = ${Number(paymentId)}`;
}

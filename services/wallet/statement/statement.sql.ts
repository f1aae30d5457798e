import type { WalletTransaction } from '@bazaar/contracts/wallet';
import { sql } from 'kysely';
import type { Database } from '../../kit/database.ts';

interface CreditRow {
  readonly availableRial: number;
  readonly heldRial: number;
  /** Null when the user has no wallet. */
  readonly updatedAt: string | null;
}

/** What a user's wallet holds. */
export async function findCredit(db: Database, userId: number): Promise<CreditRow> {
  const { rows } = await sql<CreditRow>`
    select
      coalesce(sum(balance_rial) filter (where code like '%:available'), 0)::bigint as "availableRial",
      coalesce(sum(balance_rial) filter (where code like '%:held'), 0)::bigint as "heldRial",
      (select transaction.created_at from wallet.statement_line
        join wallet.transaction on transaction.id = statement_line.transaction_id
        where statement_line.user_id = ${userId} order by statement_line.id desc limit 1) as "updatedAt"
    from wallet.account where owner_user_id = ${userId}`.execute(db);
  return rows[0] ?? { availableRial: 0, heldRial: 0, updatedAt: null };
}

interface StatementPage {
  readonly userId: number;
  readonly type: WalletTransaction['type'] | null;
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
      transaction.created_at as "createdAt"
    from wallet.statement_line as line
    join wallet.transaction on transaction.id = line.transaction_id
    where line.user_id = ${page.userId} and (${page.type}::text is null or transaction.type = ${page.type})
    order by line.id desc
    limit ${page.pageSize} offset ${(page.pageNumber - 1) * page.pageSize}`.execute(db);
  return rows;
}

/** Number of lines of a user's statement. */
export async function countStatement(
  db: Database,
  { userId, type }: Pick<StatementPage, 'userId' | 'type'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from wallet.statement_line as line
    join wallet.transaction on transaction.id = line.transaction_id
    where line.user_id = ${userId} and (${type}::text is null or transaction.type = ${type})`.execute(db);
  return rows[0]?.count ?? 0;
}

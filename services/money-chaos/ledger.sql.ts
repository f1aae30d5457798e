import { sql } from 'kysely';
import type { Database } from '../kit/database/database.ts';
import type {
  Account,
  Entry,
  Hold,
  Ledger,
  LedgerPayment,
  LedgerPayout,
  LedgerRequest,
  LedgerWithdrawal,
  StatementLine,
  Transaction,
} from './ledger.types.ts';

/** Faults of the whole ledger that one statement finds, and so in one snapshot; all are zero when it is right. */
interface Totals {
  readonly total: number;
  readonly negative: number;
  readonly unbalanced: number;
  readonly notBacked: number;
  readonly withoutLine: number;
  readonly heldBesideHolds: number;
  readonly overdrawnHolds: number;
}

/** Reads the totals while clients work. */
export async function readTotals(db: Database): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select
      (select coalesce(sum(balance_rial), 0) from wallet.account)::bigint as total,
      (select count(*) from wallet.account where balance_rial < 0 and not is_outside)::int as negative,
      (select count(*) from (
        select from wallet.entry group by transaction_id having sum(amount_rial) <> 0 or count(*) < 2) as bad
      )::int as unbalanced,
      (select count(*) from wallet.account left join (
          select account_id, sum(amount_rial) as moved from wallet.entry group by account_id
        ) as entries on entries.account_id = account.id
        where balance_rial <> coalesce(moved, 0))::int as "notBacked",
      ((select count(*) from wallet.statement_line) - (
        select count(distinct (transaction_id, owner_user_id))
        from wallet.entry join wallet.account on account.id = entry.account_id
        where owner_user_id is not null))::int as "withoutLine",
      ((select coalesce(sum(balance_rial), 0) from wallet.account where code like '%:held')
        - (select coalesce(sum(remaining_rial), 0) from wallet.trade_hold)
        - (select coalesce(sum(held_rial), 0) from payment.payment))::bigint as "heldBesideHolds",
      (select count(*) from wallet.trade_hold
        where remaining_rial < 0 or remaining_rial > amount_rial)::int as "overdrawnHolds"`.execute(db);
  const [totals] = rows;
  if (totals === undefined) {
    throw new Error('The ledger could not be read.');
  }
  return totals;
}

/** Reads all money of the database in one snapshot. */
export function readLedger(db: Database): Promise<Ledger> {
  return db.transaction().setIsolationLevel('repeatable read').execute(readRows);
}

/** Reads all money of the database as a transaction sees it. */
export async function readRows(transaction: Database): Promise<Ledger> {
  return { ...(await readBooks(transaction)), ...(await readPurposes(transaction)) };
}

/**
 * An account is locked while a number is given to its entry, and a user's accounts while one is given to the line of a
 * statement: the numbers are the order in which they were written.
 */
async function readBooks(db: Database) {
  const accounts = await sql<Account>`
    select id, code, owner_user_id as "ownerUserId", balance_rial as "balanceRial"
    from wallet.account order by id`.execute(db);
  const transactions = await sql<Transaction>`
    select id, type, payment_id as "paymentId", trade_request_id as "requestId"
    from wallet.transaction order by id`.execute(db);
  const entries = await sql<Entry>`
    select id, transaction_id as "transactionId", account_id as "accountId", amount_rial as "amountRial",
      balance_after_rial as "balanceAfterRial"
    from wallet.entry order by id`.execute(db);
  const lines = await sql<StatementLine>`
    select id, transaction_id as "transactionId", user_id as "userId", direction, amount_rial as "amountRial",
      balance_after_rial as "balanceAfterRial", available_after_rial as "availableAfterRial"
    from wallet.statement_line order by id`.execute(db);
  return {
    ...{ accounts: accounts.rows, transactions: transactions.rows },
    ...{ entries: entries.rows, lines: lines.rows },
  };
}

async function readPurposes(db: Database) {
  const holds = await sql<Hold>`
    select request_id as "requestId", user_id as "userId", amount_rial as "amountRial",
      remaining_rial as "remainingRial"
    from wallet.trade_hold order by request_id`.execute(db);
  const payments = await sql<LedgerPayment>`
    select id, wallet_user_id as "walletUserId", purpose, purpose_id as "purposeId", amount_rial as "amountRial",
      status, held_rial as "heldRial"
    from payment.payment order by id`.execute(db);
  const requests = await sql<LedgerRequest>`select id, status from trade.request order by id`.execute(db);
  const withdrawals = await sql<LedgerWithdrawal>`
    select id, amount_rial as "amountRial", state from wallet.withdrawal order by id`.execute(db);
  const payouts = await sql<LedgerPayout>`
    select id, supplier_id as "supplierId", amount_rial as "amountRial", state
    from wallet.payout_row where supplier_id is not null order by id`.execute(db);
  const leaving = { withdrawals: withdrawals.rows, payouts: payouts.rows };
  return { ...leaving, holds: holds.rows, payments: payments.rows, requests: requests.rows };
}

/** Ends what half an hour would end: the silence of a gateway. */
export async function endSilence(db: Database): Promise<void> {
  await sql`update payment.sandbox_order set silent_until = null`.execute(db);
}

/** Ends what half an hour would end: the leases of a gateway's days whose reconciliation was killed. */
export async function endLeases(db: Database, gatewayId: string): Promise<void> {
  await sql`
    update payment.reconciliation_run set leased_until = null where gateway_id = ${gatewayId}`.execute(db);
}

/** Process ids of the backends that serve this database's other clients, busy ones first. */
export async function findBackends(db: Database): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
    order by (state = 'active') desc, (xact_start is not null) desc, random()`.execute(db);
  return rows.map(({ pid }) => pid);
}

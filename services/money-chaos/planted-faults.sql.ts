import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../kit/database/database.ts';
import { readRows } from './ledger.sql.ts';
import type { Ledger } from './ledger.types.ts';

/** A change of the ledger that its owner makes past every check of it, and the fault that it is found by. */
interface PlantedFault {
  readonly name: string;
  readonly change: RawBuilder<unknown>;
  readonly fault: RegExp;
}

/** Each changes the rows of one posting, or one row. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    name: 'a balance that somebody wrote',
    change: sql`update wallet.account set balance_rial = balance_rial + 10
      where id = (select account_id from wallet.entry order by id limit 1)`,
    fault: /has -?\d+, but its entries sum up to/,
  },
  {
    name: 'an entry of another amount',
    change: sql`update wallet.entry set amount_rial = amount_rial + 1 where id = (select min(id) from wallet.entry)`,
    fault: /does not balance/,
  },
  {
    name: 'a missing line of a statement',
    change: sql`delete from wallet.statement_line where id = (select max(id) from wallet.statement_line)`,
    fault: /no line for transaction/,
  },
  {
    name: 'a lost posting',
    change: sql`with lost as (
        delete from wallet.transaction where id = (select max(id) from wallet.transaction) returning id
      ), line as (
        delete from wallet.statement_line using lost where transaction_id = lost.id
      )
      delete from wallet.entry using lost where transaction_id = lost.id`,
    fault: /was acknowledged, but is not in the ledger|its entries sum up to/,
  },
  {
    name: 'a posting of another payment',
    change: sql`update wallet.transaction set payment_id = payment_id + 1000000
      where id = (select min(id) from wallet.transaction where type = 'Charge')`,
    fault: /has no cause/,
  },
  {
    name: 'a hold that is noted as open when it ended, or the other way round',
    change: sql`update wallet.trade_hold set remaining_rial = amount_rial - remaining_rial
      where request_id = (select min(request_id) from wallet.trade_hold)`,
    fault: /is noted as still held/,
  },
  {
    name: 'a request that is completed without its money',
    change: sql`update trade.request set status = 'Completed'
      where id = (select min(id) from trade.request where status = 'AwaitingPayment')`,
    fault: /is Completed, but its supplier got nothing/,
  },
];

/** The ledger with a planted fault; what the database has is not changed. Triggers are off meanwhile. */
export async function readPlanted(db: Database, { change }: PlantedFault): Promise<Ledger> {
  const planted: Ledger[] = [];
  const undone = new Error('undone');
  await db
    .transaction()
    .execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction);
      await change.execute(transaction);
      planted.push(await readRows(transaction));
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) {
        throw error;
      }
    });
  const [ledger] = planted;
  if (ledger === undefined) {
    throw new Error('Nothing was planted.');
  }
  return ledger;
}

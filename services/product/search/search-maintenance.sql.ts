import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

/** Brings suggestions and the words for corrections up to date with what is noted of documents. */
export async function settleSearch(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Writing all of them anew takes longer than a visitor's query may.
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`select product.settle_search(true)`.execute(transaction);
  });
}

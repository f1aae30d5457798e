import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

/** Updates suggestions and the words for corrections from the recorded changes of documents. */
export async function settleSearch(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Rebuilding all of them takes longer than a visitor's query may.
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`select product.settle_search(true)`.execute(transaction);
  });
}

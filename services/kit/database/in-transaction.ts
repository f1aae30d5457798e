import type { Database } from './database.ts';

/** Does the work in the caller's transaction, or in one of its own when there is none. */
export function inTransaction<T>(db: Database, work: (transaction: Database) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

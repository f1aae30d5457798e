import { errorCode } from './database-problem.ts';

/** Statements of this process that failed, by the code that PostgreSQL or the driver gave. */
const counts = new Map<string, number>();

/** A code of PostgreSQL (SQLSTATE), or one of the network such as ECONNRESET. */
const CODE = /^[0-9A-Z_]{5,20}$/;

/** Counts the failure of a statement, with nothing of its text. */
export function countSqlError(error: unknown): void {
  const code = errorCode(error) ?? '';
  const label = CODE.test(code) ? code : 'none';
  counts.set(label, (counts.get(label) ?? 0) + 1);
}

/** The same for the metrics. */
export const sqlErrorCounter = {
  name: 'bazaar_sql_errors_total',
  help: 'Statements that failed, by SQLSTATE or the code of the driver.',
  label: 'code',
  read: (): ReadonlyMap<string, number> => counts,
} as const;

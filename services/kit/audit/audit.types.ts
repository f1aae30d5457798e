import type { AuditAct, AuditRole } from '@bazaar/contracts';
import type { Database } from '../database/database.ts';

/** Whose data: a person's, those of the company that a user owns, a supplier's, or null when nobody known has them. */
type Subject =
  | { readonly user: number }
  | { readonly business: number }
  | { readonly supplier: number }
  | null;

/** What was done, with whose data; never the data themselves. */
export interface AuditEntry {
  readonly act: AuditAct;
  readonly of: Subject;
  /** The record, by its kind and number. */
  readonly thing?: readonly [kind: string, id: number | string];
  /**
   * As whom, where neither the role that the endpoint needs nor the subject tells. With it the caller's own data are noted too:
   * an owner's act on the company, which its other members read.
   */
  readonly as?: Exclude<AuditRole, 'job'>;
}

/**
 * Notes what the caller did, in the transaction that is given; of the caller's own data nothing is noted. A handler calls it
 * before it answers, so that nobody reads what was not noted.
 */
export type Note = (db: Database, ...entries: readonly AuditEntry[]) => Promise<void>;

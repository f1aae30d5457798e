import type { AuditAct } from '@bazaar/contracts';
import type { AuditEntry } from '../../kit/audit/audit.types.ts';

/** Who wrote a comment; null for those of the seed's readers, who have no account. */
export interface Authored {
  readonly authorUserId: number | null;
}

/** What is noted when an operator reads a comment in a queue, or decides about one. */
export function noteOfComment(
  act: AuditAct,
  { id, authorUserId }: Authored & { readonly id: number },
): AuditEntry {
  return { act, of: authorUserId === null ? null : { user: authorUserId }, thing: ['Comment', id] };
}

/** A comment without its author's number, which no operator needs. */
export function withoutAuthor<Row extends Authored>({
  authorUserId: _,
  ...row
}: Row): Omit<Row, keyof Authored> {
  return row;
}

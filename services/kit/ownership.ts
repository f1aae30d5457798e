import { type RawBuilder, sql } from 'kysely';

/**
 * The condition that a record belongs to the caller: `ownedBy('note.user_id', user.userId)`. Every check of ownership
 * is written through this one function, so that a test can take them away one at a time and see that it is missed.
 * @param column column, or `table.column`, that holds the owner's id
 */
export function ownedBy(column: string, ownerId: number): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} = ${ownerId}`;
}

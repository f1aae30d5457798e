import { type RawBuilder, sql } from 'kysely';

/**
 * The condition that a record belongs to the caller: `ownedBy('note.user_id', user.userId)`. Every ownership check
 * uses this function, so that a test can remove the checks one at a time and verify that some test fails.
 * @param column column, or `table.column`, that contains the owner's id
 */
export function ownedBy(column: string, ownerId: number): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} = ${ownerId}`;
}

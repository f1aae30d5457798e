import { type RawBuilder, sql } from 'kysely';

/**
 * The condition that a record belongs to the caller: `ownedBy('note.user_id', user.userId)`. Every ownership check
 * uses this function, so that a test can remove the checks one at a time and verify that some test fails.
 * @param column column, or `table.column`, that contains the owner's id
 */
export function ownedBy(column: string, ownerId: number): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} = ${ownerId}`;
}

/**
 * The condition that the caller may act for the buyer who owns a record, in a role: the buyer themselves always may,
 * and an agent of the buyer's company as far as the agent's role goes. Tests remove it as they remove `ownedBy`.
 * @param column column, or `table.column`, that contains the id of the user who owns the customer
 */
export function onBehalfOf(column: string, userId: number, needed: NeededRole): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} = any(merchant.buyers_of(${userId}, ${needed}))`;
}

/** What an act for a buyer needs; `merchant.role_permits()` says which role has it. */
export type NeededRole = 'viewer' | 'requester' | 'approver' | 'finance';

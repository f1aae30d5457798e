import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import type { Principal } from '../../kit/http/service.ts';
import { type NeededRole, onBehalfOf, ownedBy } from '../../kit/ownership.ts';

/** The side of a thread that a participant is on. */
export type Side = 'buyer' | 'supplier';

/** A participant of threads: a buyer by their own id, the users of a supplier by the id of the supplier. */
export type Participant = Pick<Principal, 'userId' | 'supplierId'>;

/** Ids are positive, so no supplier has this one. */
const NO_SUPPLIER = 0;

/**
 * The condition that a row of `notification.participant`, joined with its conversation, is the caller's. The two sides ask
 * for different columns: a user of a supplier may be a buyer elsewhere. Agents of a buyer's company share its threads
 * about trade requests as far as their roles go; a buyer's other threads are the buyer's own.
 */
export function isMyParticipant(
  { userId, supplierId }: Participant,
  needed: NeededRole = 'viewer',
): RawBuilder<boolean> {
  const asBuyer = onBehalfOf('participant.user_id', userId, needed);
  const asSupplier = ownedBy('participant.supplier_id', supplierId ?? NO_SUPPLIER);
  return sql<boolean>`((${asBuyer} or ${asSupplier}) and (participant.user_id is null
    or participant.user_id = ${userId} or conversation.subject_type = 'TradeRequest'))`;
}

/** The buyers whose trade requests a user may see, the user among them. */
export async function findBuyers(db: Database, userId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select merchant.buyers_of(${userId}, 'viewer') as ids`.execute(db);
  return rows[0]?.ids ?? [];
}

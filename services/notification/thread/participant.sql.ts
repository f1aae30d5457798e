import { type RawBuilder, sql } from 'kysely';
import type { Principal } from '../../kit/http/service.ts';
import { ownedBy } from '../../kit/ownership.ts';

/** The side of a thread that a participant is on. */
export type Side = 'buyer' | 'supplier';

/** A participant of threads: a buyer by their own id, the users of a supplier by the id of the supplier. */
export type Participant = Pick<Principal, 'userId' | 'supplierId'>;

/** Ids are positive, so no supplier has this one. */
const NO_SUPPLIER = 0;

/**
 * The condition that a row of `notification.participant` is the caller's. The two sides ask for different
 * columns: a user of a supplier may be a buyer elsewhere.
 */
export function isMyParticipant({ userId, supplierId }: Participant): RawBuilder<boolean> {
  const asBuyer = ownedBy('participant.user_id', userId);
  const asSupplier = ownedBy('participant.supplier_id', supplierId ?? NO_SUPPLIER);
  return sql<boolean>`(${asBuyer} or ${asSupplier})`;
}

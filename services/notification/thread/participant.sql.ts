import { type RawBuilder, sql } from 'kysely';
import type { Principal } from '../../kit/http/service.ts';
import { ownedBy } from '../../kit/ownership.ts';

/** The side of a thread that somebody is on. */
export type Side = 'buyer' | 'supplier';

/** Whoever sees threads: a buyer by their own id, and the users of a supplier by the supplier's. */
export type Sitter = Pick<Principal, 'userId' | 'supplierId'>;

/** Ids are positive: no supplier has this one. */
const NO_SUPPLIER = 0;

/**
 * The condition that a seat is the caller's; the table is named `seat` in the query. The two sides ask for different
 * columns: a user of a supplier may be a buyer elsewhere.
 */
export function isMySeat({ userId, supplierId }: Sitter): RawBuilder<boolean> {
  const asBuyer = ownedBy('seat.user_id', userId);
  const asSupplier = ownedBy('seat.supplier_id', supplierId ?? NO_SUPPLIER);
  return sql<boolean>`(${asBuyer} or ${asSupplier})`;
}

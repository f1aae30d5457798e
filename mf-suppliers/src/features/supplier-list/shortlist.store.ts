import { type SupplierId, SupplierSummary } from '@bazaar/contracts/merchant';
import { listOf, storedValue, useStoredValue } from '@bazaar/storage';

/** Maximum number of suppliers in the shortlist. */
export const SHORTLIST_SIZE = 20;

/** What came of an act: the list may be full, or the browser may store nothing. */
export type ShortlistOutcome = 'done' | 'full' | 'unsaved';

const shortlist = storedValue(
  'bazaar.suppliers.shortlist',
  listOf(SupplierSummary, { max: SHORTLIST_SIZE, idOf: ({ id }) => id }),
  { area: 'local', fallback: [] },
);

/** The suppliers that the visitor has starred in this browser, in the order they were starred. */
export function useShortlist(): readonly SupplierSummary[] {
  return useStoredValue(shortlist);
}

/** Adds a supplier with its current data; newer data replaces older. */
export function addToShortlist(supplier: SupplierSummary): ShortlistOutcome {
  const others = without(supplier.id);
  return others.length >= SHORTLIST_SIZE ? 'full' : write([...others, supplier]);
}

export function removeFromShortlist(id: SupplierId): ShortlistOutcome {
  return write(without(id));
}

export function clearShortlist(): ShortlistOutcome {
  return write([]);
}

function without(id: SupplierId): readonly SupplierSummary[] {
  return shortlist.get().filter((supplier) => supplier.id !== id);
}

function write(suppliers: readonly SupplierSummary[]): ShortlistOutcome {
  return shortlist.set(suppliers) ? 'done' : 'unsaved';
}

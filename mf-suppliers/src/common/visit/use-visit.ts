import { recordVisit, useHost } from '@bazaar/host';
import { useEffect } from 'react';

/** Counts a visit of the object that a page shows, once the browser is idle. */
export function useVisit(objectType: 'SupplierProduct' | 'Supplier', objectId: number): void {
  const host = useHost();
  useEffect(() => recordVisit(host, { objectType, objectId }), [host, objectType, objectId]);
}

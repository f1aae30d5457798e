import { recordVisit, useHost } from '@bazaar/host';
import { useEffect } from 'react';

/** Counts a visit of what a page shows, once the browser has nothing more urgent to do. */
export function useVisit(objectType: 'SupplierProduct' | 'Supplier', objectId: number): void {
  const host = useHost();
  useEffect(() => recordVisit(host, { objectType, objectId }), [host, objectType, objectId]);
}

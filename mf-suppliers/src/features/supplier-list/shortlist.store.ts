import { type SupplierId, SupplierSummary } from '@bazaar/contracts/merchant';
import { useSyncExternalStore } from 'react';

/** Suppliers that fit in the shortlist. */
export const SHORTLIST_SIZE = 20;

const KEY = 'bazaar.suppliers.shortlist';
const NOBODY: readonly SupplierSummary[] = [];

/** What came of an act: it may be full, or the browser may keep nothing. */
export type ShortlistOutcome = 'done' | 'full' | 'unsaved';

let list: readonly SupplierSummary[] | null = null;
const listeners = new Set<() => void>();

/** The suppliers that the visitor has starred in this browser, in the order they were starred. */
export function useShortlist(): readonly SupplierSummary[] {
  return useSyncExternalStore(subscribe, readShortlist, () => NOBODY);
}

export function readShortlist(): readonly SupplierSummary[] {
  list ??= parse(stored());
  return list;
}

/** Adds a supplier with what is known of it now; the newest knowledge takes the place of older. */
export function addToShortlist(supplier: SupplierSummary): ShortlistOutcome {
  const others = readShortlist().filter(({ id }) => id !== supplier.id);
  return others.length >= SHORTLIST_SIZE ? 'full' : write([...others, supplier]);
}

export function removeFromShortlist(id: SupplierId): ShortlistOutcome {
  return write(readShortlist().filter((supplier) => supplier.id !== id));
}

export function clearShortlist(): ShortlistOutcome {
  return write([]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    window.addEventListener('storage', follow);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      window.removeEventListener('storage', follow);
    }
  };
}

/** Another tab has changed it. */
function follow({ key }: StorageEvent): void {
  if (key === KEY || key === null) {
    list = null;
    notify();
  }
}

function write(next: readonly SupplierSummary[]): ShortlistOutcome {
  list = next;
  notify();
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
    return 'done';
  } catch {
    return 'unsaved';
  }
}

function notify(): void {
  for (const listener of listeners) {
    listener();
  }
}

function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? '[]';
  } catch {
    return '[]';
  }
}

/** Whatever is there may be old, or somebody else's: only what is a supplier stays. */
function parse(text: string): readonly SupplierSummary[] {
  try {
    const value: unknown = JSON.parse(text);
    return (Array.isArray(value) ? value : [])
      .flatMap((entry) => {
        const read = SupplierSummary.safeParse(entry);
        return read.success ? [read.data] : [];
      })
      .slice(0, SHORTLIST_SIZE);
  } catch {
    return [];
  }
}

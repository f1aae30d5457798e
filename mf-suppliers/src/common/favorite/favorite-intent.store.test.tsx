import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { favoriteIntent } from './favorite-intent.store.ts';

const HALF_AN_HOUR_MS = 1_800_000;
const pump = { objectType: 'SupplierProduct', objectId: 5 } as const;
const isPump = (wanted: { objectType: string; objectId: number }) =>
  wanted.objectType === pump.objectType && wanted.objectId === pump.objectId;

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the favorite intent', () => {
  it('is taken once, by its own object', () => {
    favoriteIntent.remember(pump);

    expect(favoriteIntent.take(({ objectType }) => objectType === 'Supplier')).toBe(false);
    expect(favoriteIntent.take(isPump)).toBe(true);
    expect(favoriteIntent.take(isPump)).toBe(false);
  });

  it('is gone after half an hour', () => {
    favoriteIntent.remember(pump);
    vi.advanceTimersByTime(HALF_AN_HOUR_MS);

    expect(favoriteIntent.take(isPump)).toBe(false);
  });

  it.each(['{broken', '{"name":"SupplierProduct:5","at":1}'])('ignores %s in storage', (text) => {
    sessionStorage.setItem('bazaar.suppliers.favorite-intent', text);

    expect(favoriteIntent.take(isPump)).toBe(false);
  });
});

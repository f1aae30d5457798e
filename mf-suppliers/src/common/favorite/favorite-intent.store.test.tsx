import { beforeEach, expect, it } from 'vitest';
import { rememberIntent, takeIntent } from './favorite-intent.store.ts';

const pump = { objectType: 'SupplierProduct', objectId: 5 } as const;
const HOUR_MS = 3_600_000;

beforeEach(() => sessionStorage.clear());

it('gives a wish once, to its own object', () => {
  rememberIntent(pump, 0);

  expect(takeIntent({ objectType: 'Supplier', objectId: 5 }, 1)).toBe(false);
  expect(takeIntent(pump, 1)).toBe(true);
  expect(takeIntent(pump, 1)).toBe(false);
});

it('forgets an old wish', () => {
  rememberIntent(pump, 0);

  expect(takeIntent(pump, HOUR_MS)).toBe(false);
});

it('is not disturbed by what others have left there', () => {
  sessionStorage.setItem('bazaar.suppliers.favorite-intent', '{broken');

  expect(takeIntent(pump, 0)).toBe(false);
});

import { SupplierId } from '@bazaar/contracts/merchant';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contactIntent } from './contact-intent.store.ts';

const HALF_AN_HOUR_MS = 1_800_000;
const forty = SupplierId.parse(40);
const isForty = (id: SupplierId) => id === forty;

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the contact intent', () => {
  it('is taken once, by its own supplier', () => {
    contactIntent.remember(forty);

    expect(contactIntent.take((id) => id === 41)).toBe(false);
    expect(contactIntent.take(isForty)).toBe(true);
    expect(contactIntent.take(isForty)).toBe(false);
  });

  it('is gone after half an hour', () => {
    contactIntent.remember(forty);
    vi.advanceTimersByTime(HALF_AN_HOUR_MS);

    expect(contactIntent.take(isForty)).toBe(false);
  });

  it('ignores what an older release has stored', () => {
    sessionStorage.setItem('bazaar.suppliers.contact-intent', `40 ${Date.now()}`);

    expect(contactIntent.take(isForty)).toBe(false);
  });
});

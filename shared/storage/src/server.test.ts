import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { safeStorage, signInIntent, storedValue } from './index.ts';

describe('storage on the server', () => {
  it('has no browser here', () => {
    expect(typeof window).toBe('undefined');
  });

  it('stores nothing, not even in memory: it would reach the next visitor', () => {
    const value = storedValue('bazaar.test.server', z.string(), { area: 'local', fallback: null });

    expect(value.set('a')).toBe(false);
    expect(value.get()).toBeNull();
    expect(value.remove()).toBe(false);
  });

  it('remembers no intent', () => {
    const intent = signInIntent('test.wish', z.string());
    intent.remember('a');

    expect(intent.take(() => true)).toBe(false);
  });

  it('has empty areas', () => {
    expect(safeStorage('session').get('bazaar.test.server')).toBeNull();
    expect(safeStorage('session').set('bazaar.test.server', 'a')).toBe(false);
  });
});

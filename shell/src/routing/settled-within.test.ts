import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settledWithin } from './settled-within.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('waits for all, whether they succeed or fail', async () => {
  await settledWithin(100, [Promise.resolve(1), Promise.reject(new Error('no'))]);

  expect(vi.getTimerCount()).toBe(0);
});

it('does not wait longer than allowed', async () => {
  const waiting = settledWithin(100, [new Promise(() => {})]);
  await vi.advanceTimersByTimeAsync(100);

  await expect(waiting).resolves.toBeUndefined();
});

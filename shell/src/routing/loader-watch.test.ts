import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unlessIdle } from './loader-watch.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const never = () => new Promise<string>(() => {});

describe('unlessIdle', () => {
  it('answers what the loader answers, and leaves no timer', async () => {
    await expect(unlessIdle(Promise.resolve('data'), () => false)).resolves.toBe('data');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('fails when the loader waits for nothing', async () => {
    const data = expect(unlessIdle(never(), () => false)).rejects.toThrow(/waits for no data/);

    await vi.advanceTimersByTimeAsync(10_000);
    await data;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits as long as data are on their way', async () => {
    const loader = Promise.withResolvers<string>();
    const data = unlessIdle(loader.promise, () => true);

    await vi.advanceTimersByTimeAsync(60_000);
    loader.resolve('late');
    await expect(data).resolves.toBe('late');
  });
});

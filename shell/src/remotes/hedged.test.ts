import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hedged } from './hedged.ts';

const never = () => new Promise<string>(() => {});
const AFTER_MS = 800;
const AFTER = { afterMs: AFTER_MS, arrived: () => 0 };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('hedged', () => {
  it('does not start the second while the first is in time', async () => {
    const second = vi.fn(async () => 'second');

    await expect(hedged(Promise.resolve('first'), second, AFTER)).resolves.toBe('first');
    await vi.advanceTimersByTimeAsync(10 * AFTER_MS);
    expect(second).not.toHaveBeenCalled();
  });

  it('starts the second at once when the first fails', async () => {
    await expect(hedged(Promise.reject(new Error('lost')), async () => 'second', AFTER)).resolves.toBe(
      'second',
    );
  });

  it('starts the second beside a late first, and takes the one that is ready first', async () => {
    const first = Promise.withResolvers<string>();
    const second = vi.fn(never);
    const winner = hedged(first.promise, second, AFTER);

    await vi.advanceTimersByTimeAsync(AFTER_MS - 1);
    expect(second).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(second).toHaveBeenCalledOnce();
    first.resolve('first');

    await expect(winner).resolves.toBe('first');
  });

  it('does not take a page that was busy for a first that is late', async () => {
    const first = Promise.withResolvers<string>();
    const second = vi.fn(never);
    const winner = hedged(first.promise, second, AFTER);

    // A task of two seconds: timers that are due run once after it, as a browser does.
    vi.setSystemTime(Date.now() + 2000);
    await vi.advanceTimersToNextTimerAsync();
    expect(second).not.toHaveBeenCalled();
    first.resolve('first');

    await expect(winner).resolves.toBe('first');
  });

  it('waits while other files arrive, three times as long at most', async () => {
    let files = 0;
    const second = vi.fn(never);
    void hedged(never(), second, { afterMs: AFTER_MS, arrived: () => files });

    for (let count = 0; count < 4; count += 1) {
      await vi.advanceTimersByTimeAsync(500);
      files += 1;
    }
    expect(second).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(400);
    expect(second).toHaveBeenCalledOnce();
  });

  it('starts the second once the line is quiet again', async () => {
    let files = 0;
    const second = vi.fn(never);
    void hedged(never(), second, { afterMs: AFTER_MS, arrived: () => files });

    await vi.advanceTimersByTimeAsync(450);
    files += 1;
    await vi.advanceTimersByTimeAsync(750);
    expect(second).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(second).toHaveBeenCalledOnce();
  });

  it('fails when both fail', async () => {
    const fail = () => Promise.reject(new Error('lost'));

    await expect(hedged(fail(), fail, AFTER)).rejects.toThrow('lost');
  });
});

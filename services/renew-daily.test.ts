import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renewDaily } from './renew-daily.ts';
import { lastReset, nextReset } from './seed/daily-reset.ts';
import { reasonToReset } from './seed/seed.ts';
import { seedVersion } from './seed/seed-stamp.ts';

const HOUR_MS = 3_600_000;

describe('the hour at which a public demonstration makes its data anew', () => {
  it('is four in the morning in Tehran', () => {
    const before = new Date('2026-11-28T00:29:59Z');
    const at = new Date('2026-11-28T00:30:00Z');

    expect(lastReset(before).toISOString()).toBe('2026-11-27T00:30:00.000Z');
    expect(nextReset(before)).toEqual(at);
    expect(lastReset(at)).toEqual(at);
    expect(nextReset(at).toISOString()).toBe('2026-11-29T00:30:00.000Z');
  });
});

describe('the data of a demo at a start', () => {
  const stamp = { version: seedVersion(), seed: 1, seededAt: '2026-11-28T00:29:00.000Z' };

  it('are made anew when the hour has passed since they were written, in a public demonstration', () => {
    expect(reasonToReset(stamp, lastReset(new Date('2026-11-28T12:00:00Z')))).toBe('a day has passed');
    expect(reasonToReset(stamp, lastReset(new Date('2026-11-28T00:29:30Z')))).toBeUndefined();
  });

  it('stay in any other demo until the seed changes', () => {
    expect(reasonToReset(stamp, undefined)).toBeUndefined();
    expect(reasonToReset({ ...stamp, version: 'other' }, undefined)).toBe('the seed has changed');
  });
});

describe('renewDaily', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-27T23:30:00Z') }));
  afterEach(() => void vi.useRealTimers());

  const given = (renew = vi.fn(async (_freshSince: Date) => undefined)) => {
    const onFailure = vi.fn();
    return { renew, onFailure, renewal: renewDaily({ clock: () => new Date(), renew, onFailure }) };
  };

  it('renews at the hour, every day, and by hand in between', async () => {
    const { renew, renewal } = given();
    await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
    expect(renew).not.toHaveBeenCalled();

    await vi.advanceTimersByTimeAsync(1);
    await vi.advanceTimersByTimeAsync(24 * HOUR_MS);
    renewal.renewNow();
    await vi.advanceTimersByTimeAsync(0);

    expect(renew.mock.calls.map(([since]) => since.toISOString())).toEqual([
      ...['2026-11-28T00:30:00.000Z', '2026-11-29T00:30:00.000Z'],
      '2026-11-29T00:30:00.000Z',
    ]);
  });

  it('tells of a failure, and begins nothing once it has stopped', async () => {
    const problem = new Error('no disk');
    const { renew, renewal, onFailure } = given(vi.fn().mockRejectedValueOnce(problem));
    renewal.renewNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(problem);

    await renewal.stop();
    renewal.renewNow();
    await vi.advanceTimersByTimeAsync(24 * HOUR_MS);
    expect(renew).toHaveBeenCalledTimes(1);
  });
});

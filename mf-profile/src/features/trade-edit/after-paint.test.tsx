import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

const FRAME_MS = 17;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('afterPaint', () => {
  it('acts once for everything that waits, after the next frame', () => {
    const order: string[] = [];
    requestAnimationFrame(() => order.push('frame'));
    afterPaint(() => order.push('one'));
    afterPaint(() => order.push('two'));

    expect(order).toEqual([]);
    vi.advanceTimersByTime(FRAME_MS);
    expect(order).toEqual(['frame', 'one', 'two']);
    vi.runAllTimers();
    expect(order).toEqual(['frame', 'one', 'two']);
  });

  it('is prevented, also by another that comes before it, and plans anew afterwards', () => {
    const [first, second, third] = [vi.fn(() => preventSecond()), vi.fn(), vi.fn()];
    afterPaint(vi.fn())();
    afterPaint(first);
    const preventSecond = afterPaint(second);
    vi.advanceTimersByTime(FRAME_MS);
    afterPaint(third);
    vi.advanceTimersByTime(FRAME_MS);

    expect([first, second, third].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
  });

  it('acts where there are no frames, and in spite of one that fails', () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const [failure, second] = [new Error('drawn wrong'), vi.fn()];
    afterPaint(() => {
      throw failure;
    });
    afterPaint(second);
    vi.advanceTimersByTime(250);

    expect([report.mock.calls, second.mock.calls.length]).toEqual([[[failure]], 1]);
  });
});

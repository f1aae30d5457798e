import { describe, expect, it, vi } from 'vitest';
import { pause, pauseBeforeRetry } from './retry.ts';

describe('pauseBeforeRetry', () => {
  const now = Date.parse('2025-01-01T00:00:00Z');
  const response = (retryAfter: string) => ({ status: 503, text: '', retryAfter });

  it('reads a date', () => {
    expect(pauseBeforeRetry(response('Wed, 01 Jan 2025 00:00:01 GMT'), now)).toBe(1000);
  });

  it('uses the short pause for a date that is in the past or too far ahead', () => {
    expect(pauseBeforeRetry(response('Tue, 31 Dec 2024 00:00:00 GMT'), now)).toBe(300);
    expect(pauseBeforeRetry(response('Wed, 01 Jan 2025 01:00:00 GMT'), now)).toBe(300);
  });
});

describe('pause', () => {
  it('lasts for the requested time', async () => {
    vi.useFakeTimers();
    const end = vi.fn();
    void pause(300).then(end);

    await vi.advanceTimersByTimeAsync(299);
    expect(end).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(end).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('ends at once when the request is aborted, and leaves no timer', async () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    const ended = pause(300, controller.signal);

    controller.abort();

    await ended;
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});

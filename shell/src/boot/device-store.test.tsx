// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeviceStore } from './device-store.ts';

function resizeTo(width: number) {
  vi.stubGlobal('innerWidth', width);
  dispatchEvent(new Event('resize'));
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the device', () => {
  it.each([
    [390, 'phone'],
    [767, 'phone'],
    [768, 'tablet'],
    [1023, 'tablet'],
    [1024, 'desktop'],
    [1440, 'desktop'],
  ])('of a window of %d px is a %s', (width, device) => {
    vi.stubGlobal('innerWidth', width);

    expect(createDeviceStore().get()).toBe(device);
  });

  it('is read again 50 ms after the last step of a resize', () => {
    vi.stubGlobal('innerWidth', 1440);
    const store = createDeviceStore();
    const onChange = vi.fn();
    const leave = store.subscribe(onChange);
    onChange.mockClear();

    resizeTo(800);
    vi.advanceTimersByTime(49);
    resizeTo(390);
    vi.advanceTimersByTime(49);
    expect([store.get(), onChange.mock.calls.length]).toEqual(['desktop', 0]);

    vi.advanceTimersByTime(1);
    expect([store.get(), onChange.mock.calls.length]).toEqual(['phone', 1]);
    leave();
  });

  it('is no longer followed once its reader has left', () => {
    vi.stubGlobal('innerWidth', 1440);
    const store = createDeviceStore();
    const onChange = vi.fn();
    const leave = store.subscribe(onChange);
    onChange.mockClear();
    resizeTo(390);

    leave();
    vi.advanceTimersByTime(50);
    resizeTo(800);

    expect(vi.getTimerCount()).toBe(0);
    expect(onChange).not.toHaveBeenCalled();
  });
});

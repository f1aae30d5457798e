import type { Host } from '@bazaar/host';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { homeLoader } from '../pages/home/home-loader.ts';
import { layoutLoader } from './layout-loader.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('while a service does not respond', () => {
  it.each([
    ['the layout', layoutLoader],
    ['the home page', homeLoader],
  ])('%s waits 0.4 s', async (_what, load) => {
    const host = { api: { call: () => new Promise(() => {}) }, queryClient: new QueryClient() };
    const loading = load(host as unknown as Host);
    await vi.advanceTimersByTimeAsync(400);

    await expect(loading).resolves.toBeNull();
  });
});

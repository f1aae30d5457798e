import { CLIENT_ID } from '@bazaar/contracts/setting';
import { testConfig } from '@bazaar/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConfigStore } from './config-store.ts';

const log = { info: vi.fn(), error: vi.fn() };
const fetch = vi.fn<typeof globalThis.fetch>();
const givenResponse = (body: unknown, status = 200) =>
  fetch.mockImplementation(async () => Response.json(body, { status }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetch);
  fetch.mockReset();
  log.error.mockReset();
  givenResponse(testConfig);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const store = () => createConfigStore('http://services', log);
const passSeconds = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

describe('the configuration store', () => {
  it('reads the settings service, for the client of this site', async () => {
    await expect(store().get()).resolves.toEqual(testConfig);

    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      'http://services/setting/api/v1/settings',
      expect.objectContaining({ headers: { 'client-id': CLIENT_ID } }),
    );
  });

  it('sends one request, however many visitors come first', async () => {
    const { get } = store();

    await Promise.all([get(), get(), get()]);
    await passSeconds(29);
    await get();

    expect(fetch).toHaveBeenCalledOnce();
  });

  it('refreshes after half a minute without making a request wait', async () => {
    const { get } = store();
    await get();
    givenResponse({ ...testConfig, version: 'test-2' });
    await passSeconds(31);

    expect((await get()).version).toBe('test-1');
    await passSeconds(0);
    expect((await get()).version).toBe('test-2');
  });

  it.each([
    ['answers an error', () => givenResponse({ title: 'no' }, 503)],
    ['cannot be reached', () => fetch.mockRejectedValue(new TypeError('fetch failed'))],
    ['returns something other than a configuration', () => givenResponse({ siteName: '' })],
  ])('stays the last good one while the service %s', async (_case, fail) => {
    const { get } = store();
    await get();
    fail();
    await passSeconds(31);

    await get();
    await passSeconds(0);

    await expect(get()).resolves.toEqual(testConfig);
    expect(log.error).toHaveBeenCalled();
  });

  it('rejects while the service has never responded, and resolves as soon as it does', async () => {
    const { get } = store();
    givenResponse({}, 503);
    await expect(get()).rejects.toThrow('The settings service answered 503.');

    givenResponse(testConfig);

    await expect(get()).resolves.toEqual(testConfig);
  });
});

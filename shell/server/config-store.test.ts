import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLIENT_ID } from '@bazaar/contracts/setting';
import { testConfig } from '@bazaar/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConfigStore } from './config-store.ts';
import { givenFolder } from './testing/given-services.ts';

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

const store = (folder = givenFolder()) =>
  createConfigStore({ servicesOrigin: 'http://services', file: join(folder, 'config.json'), log });
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

  it('is taken from the disk when the service does not respond at the start', async () => {
    const folder = givenFolder();
    await store(folder).get();
    fetch.mockImplementation(() => Promise.reject(new TypeError('fetch failed')));

    await expect(store(folder).get()).resolves.toEqual(testConfig);
  });

  it('is taken from the disk after half a second when the service hangs, and replaced once it responds', async () => {
    const folder = givenFolder();
    await store(folder).get();
    const { promise, resolve } = Promise.withResolvers<Response>();
    fetch.mockImplementation(() => promise);
    const { get } = store(folder);
    const first = get();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await passSeconds(0.5);

    await expect(first).resolves.toEqual(testConfig);
    resolve(Response.json({ ...testConfig, version: 'test-2' }));
    await expect.poll(async () => (await get()).version).toBe('test-2');
  });

  it('is the service’s own at the start, not an older one from the disk', async () => {
    const folder = givenFolder();
    await store(folder).get();
    givenResponse({ ...testConfig, version: 'test-2' });

    expect((await store(folder).get()).version).toBe('test-2');
  });

  it('is asked for when the file on disk cannot be read', async () => {
    const folder = givenFolder();
    writeFileSync(join(folder, 'config.json'), '{"siteName":');

    await expect(store(folder).get()).resolves.toEqual(testConfig);
  });

  it('is asked for every five seconds at most while the service fails', async () => {
    const { get } = store();
    await get();
    givenResponse({}, 503);
    await passSeconds(31);
    for (let count = 0; count < 5; count += 1) {
      await get();
      await passSeconds(0.1);
    }

    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

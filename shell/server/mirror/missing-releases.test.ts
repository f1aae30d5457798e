import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenManifest, givenRemote } from '../testing/given-manifest.ts';
import { createMissingReleases } from './missing-releases.ts';

type Release = { name: string; version: string };
const manifest = givenManifest(givenRemote(['1.0.0']));
let there: Set<string>;
let isReachable: boolean;
let asked: string[];
let failure: Error;
const log = { info: vi.fn(), error: vi.fn() };
const mirror = {
  has: ({ name, version }: Release) => there.has(`${name}@${version}`),
  ensure: async ({ name, version }: Release, origin: string) => {
    asked.push(origin);
    if (!isReachable) {
      throw failure;
    }
    there.add(`${name}@${version}`);
    return '';
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  there = new Set();
  isReachable = false;
  failure = new Error('refused');
  asked = [];
  log.error.mockClear();
});
afterEach(() => vi.useRealTimers());

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

describe('createMissingReleases', () => {
  it('fetches a release without a visitor once its origin responds, then asks no more', async () => {
    createMissingReleases(mirror, log).follow(manifest);
    await pass(10);
    expect(there.size).toBe(0);

    isReachable = true;
    await pass(4);
    expect(there).toEqual(new Set(['mf-catalog@1.0.0']));

    const count = asked.length;
    await pass(60);
    expect(asked.length).toBe(count);
  });

  it('logs the same reason once', async () => {
    createMissingReleases(mirror, log).follow(manifest);
    await pass(30);

    expect(asked.length).toBeGreaterThan(5);
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  it('calls a full disk an alarm', async () => {
    failure = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    createMissingReleases(mirror, log).follow(manifest);
    await pass(5);

    expect(log.error).toHaveBeenCalledWith(expect.anything(), expect.stringMatching(/^ALARM: the disk/));
  });

  it('follows the manifest in force only, until it is closed', async () => {
    const missing = createMissingReleases(mirror, log);
    missing.follow(manifest);
    const moved = givenManifest({ ...givenRemote(['1.0.0']), origin: 'http://elsewhere' });
    missing.follow(moved);
    await pass(10);
    expect(new Set(asked)).toEqual(new Set(['http://elsewhere']));

    missing.close();
    const count = asked.length;
    await pass(60);
    expect(asked.length).toBe(count);
  });
});

import { describe, expect, it } from 'vitest';
import { type Death, guiltyOf, isBlocked, isCrashLoop, reasonToRetire } from './health.rules.ts';

const suppliers = { remote: 'mf-suppliers', version: '1.0.0' };
const catalog = { remote: 'mf-catalog', version: '1.0.0' };
const death = (atMs: number, change: Partial<Death> = {}): Death => ({
  ...{ atMs, blamed: null, suspects: [] },
  ...change,
});

const slow = (atMs: number, blamed = suppliers) => death(atMs, { blamed, isSuspicion: true });

describe('a silent worker', () => {
  it.each([
    ['that computes is blocked', { silentMs: 3100, cpuMs: 3000 }, true],
    ['that was silent for a moment is not', { silentMs: 2900, cpuMs: 2900 }, false],
    ['that got no processor time is not, since others took it', { silentMs: 4500, cpuMs: 100 }, false],
    ['is blocked in the end, whatever it computed', { silentMs: 10_100, cpuMs: 0 }, true],
    ['whose processor time is unknown gets the longer time', { silentMs: 4500, cpuMs: null }, false],
  ])('%s', (_case, silence, expected) => {
    expect(isBlocked(silence)).toBe(expected);
  });
});

describe('a worker is replaced while it works', () => {
  const fresh = { liveHeapBytes: 40e6, rssBytes: 200e6, documents: 10, ageMs: 1000, heapLimitBytes: 200e6 };

  it.each([
    [{}, null],
    [{ liveHeapBytes: 130e6 }, /MB of its heap are in use/],
    [{ rssBytes: 500e6 }, /holds 477 MB/],
    [{ documents: 20_000 }, /20000 documents/],
    [{ ageMs: 25 * 60 * 60 * 1000 }, /a day/],
  ])('for %o: %s', (change, reason) => {
    const found = reasonToRetire({ ...fresh, ...change });

    expect(found).toEqual(reason === null ? null : expect.stringMatching(reason));
  });
});

describe('a crash loop', () => {
  it('is three deaths within ten seconds', () => {
    expect(isCrashLoop([death(0), death(5000), death(9000)], 9000)).toBe(true);
    expect(isCrashLoop([death(0), death(5000), death(11_000)], 11_000)).toBe(false);
  });

  it('counts several deaths by one release once, since it does not run any more', () => {
    const deaths = [0, 1, 2].map((atMs) => death(atMs, { blamed: suppliers }));

    expect(isCrashLoop(deaths, 2)).toBe(false);
    expect(isCrashLoop([...deaths, death(3, { blamed: catalog }), death(4)], 4)).toBe(true);
  });
});

describe('the release that may not run any more', () => {
  it('is the one that a death names', () => {
    expect(guiltyOf([death(0, { blamed: suppliers })], 0)).toEqual(suppliers);
  });

  it('is named by the second death of a kind that a busy machine causes too', () => {
    expect(guiltyOf([slow(0)], 0)).toBeNull();
    expect(guiltyOf([slow(0), slow(30_000)], 30_000)).toEqual(suppliers);
  });

  it.each([
    ['another release was named before', [slow(0, catalog), slow(1000)]],
    ['the first death was long ago', [slow(-60_000), slow(1000)]],
  ])('is none while %s', (_what, deaths) => {
    expect(guiltyOf(deaths, 1000)).toBeNull();
  });

  it('is the common suspect when nothing names one', () => {
    const deaths = [death(0, { suspects: [suppliers, catalog] }), death(1000, { suspects: [suppliers] })];

    expect(guiltyOf(deaths, 1000)).toEqual(suppliers);
  });
});

describe('the suspect of deaths that name nobody for certain', () => {
  const unnamed = (atMs: number, ...suspects: Death['suspects']) => death(atMs, { suspects });

  it.each([
    ['ran in both of the last two', [unnamed(0, suppliers, catalog), unnamed(1000, suppliers)]],
    ['was named once, and ran alone in the other', [slow(0), unnamed(1000, suppliers)]],
    ['ran among others, and was named then', [unnamed(0, suppliers, catalog), slow(1000)]],
  ])('is the one release that %s', (_case, deaths) => {
    expect(guiltyOf(deaths, 1000)).toEqual(suppliers);
  });

  it.each([
    ['after a single death', [unnamed(0, suppliers)]],
    ['while two are possible', [unnamed(0, suppliers, catalog), unnamed(1, suppliers, catalog)]],
    ['when the other death named somebody else', [slow(0, catalog), unnamed(1, suppliers)]],
    ['long after the first', [unnamed(-70_000, suppliers), unnamed(1, suppliers)]],
  ])('is nobody %s', (_case, deaths) => {
    expect(guiltyOf(deaths, 1)).toBeNull();
  });
});

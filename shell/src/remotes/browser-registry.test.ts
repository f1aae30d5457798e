import { createFakeHost } from '@bazaar/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ShellFault } from '../parts/shell-fault.ts';
import { createBrowserRegistry } from './browser-registry.ts';
import { givenBoot, givenFailedVersions, givenFederation, givenRemote } from './given-remote.fixture.ts';
import type { LoadedRemote } from './loaded-remote.ts';
import { isRemoteUnavailable } from './remote-registry.ts';

const Page = () => null;
const page = async () => ({ Component: Page });
const failing = async () => Promise.reject(new Error('chunk lost'));
const good = givenRemote({ routes: { '/a': page } });
const version = async (remote: LoadedRemote) => remote.version;
const openA = async (remote: LoadedRemote) => ({
  version: remote.version,
  module: await remote.loadRoute('/a'),
});

function setUp(
  versions: Parameters<typeof givenFederation>[0],
  boot = givenBoot(),
  failed = givenFailedVersions(),
) {
  const federation = givenFederation(versions);
  const report = vi.fn();
  const host = createFakeHost();
  const registry = createBrowserRegistry({ remotes: [boot], federation, host, failed, report });
  const asked = () => federation.loadRemote.mock.calls.map(([{ version: asked }]) => asked);
  const reported = () => report.mock.calls.map(([, remote, failed]) => `${remote} ${failed}`);
  return { registry, failed, federation, asked, report, reported, host };
}

const withoutPrevious = givenBoot({ previous: null });

describe('loading a remote', () => {
  it('fetches it once, for concurrent and later requests', async () => {
    const { registry, asked } = setUp({ '2.0.0': good });

    const versions = await Promise.all([
      registry.load('mf-catalog', version),
      registry.load('mf-catalog', version),
    ]);
    await registry.load('mf-catalog', version);

    expect(versions).toEqual(['2.0.0', '2.0.0']);
    expect(asked()).toEqual(['2.0.0']);
  });

  it('makes it available without waiting once it is loaded', async () => {
    const { registry } = setUp({ '2.0.0': good });

    expect(registry.peek('mf-catalog')).toBeNull();
    await registry.load('mf-catalog', version);
    expect(registry.peek('mf-catalog')?.version).toBe('2.0.0');
  });

  it('tries the current version once more before it gives up', async () => {
    const responses = [new Error('reset'), good];
    const { registry, asked, reported } = setUp({
      '2.0.0': async () => {
        const response = responses.shift();
        return response instanceof Error ? Promise.reject(response) : (response ?? good);
      },
    });

    await expect(registry.load('mf-catalog', version)).resolves.toBe('2.0.0');
    expect(asked()).toEqual(['2.0.0', '2.0.0']);
    expect(reported()).toEqual(['mf-catalog 2.0.0']);
  });

  it('falls back to the last known good version after two failures', async () => {
    const { registry, asked } = setUp({ '1.0.0': good });

    await expect(registry.load('mf-catalog', version)).resolves.toBe('1.0.0');
    expect(asked()).toEqual(['2.0.0', '2.0.0', '1.0.0']);
  });

  it('fails as unavailable when no version can be loaded, and tries again on the next request', async () => {
    const versions: Record<string, typeof good> = {};
    const { registry, asked } = setUp(versions);

    const error = await registry.load('mf-catalog', version).catch((caught: unknown) => caught);
    expect(isRemoteUnavailable(error) && error.remote).toBe('mf-catalog');
    versions['2.0.0'] = good;

    await expect(registry.load('mf-catalog', version)).resolves.toBe('2.0.0');
    expect(asked()).toEqual(['2.0.0', '2.0.0', '1.0.0', '2.0.0']);
  });

  it('fails at once for a remote that is not in the composition', async () => {
    const { registry } = setUp({});

    await expect(registry.load('mf-wallet', version)).rejects.toThrow('mf-wallet could not be loaded');
    expect(() => registry.peek('mf-wallet')).toThrow('mf-wallet could not be loaded');
  });
});

describe('a version whose modules fail', () => {
  it('is replaced by the last known good one when a route’s chunk cannot be loaded', async () => {
    const broken = givenRemote({ routes: { '/a': failing } });
    const { registry, reported } = setUp({ '2.0.0': broken, '1.0.0': good });

    await expect(registry.load('mf-catalog', openA)).resolves.toEqual({
      version: '1.0.0',
      module: { Component: Page },
    });
    expect(registry.peek('mf-catalog')?.version).toBe('1.0.0');
    expect(reported()).toEqual(['mf-catalog 2.0.0']);
  });

  it('stays for another attempt when there is no earlier one', async () => {
    const load = vi.fn(page).mockRejectedValueOnce(new Error('offline'));
    const { registry } = setUp({ '2.0.0': givenRemote({ routes: { '/a': load } }) }, withoutPrevious);

    await expect(registry.load('mf-catalog', openA)).rejects.toThrow('mf-catalog could not be loaded');
    await expect(registry.load('mf-catalog', openA)).resolves.toMatchObject({ version: '2.0.0' });
  });

  it('leaves the remote unavailable when the last known good one fails too, with both failures reported', async () => {
    const broken = givenRemote({ routes: { '/a': failing } });
    const { registry, reported } = setUp({ '2.0.0': broken, '1.0.0': broken });

    await expect(registry.load('mf-catalog', openA)).rejects.toThrow('mf-catalog could not be loaded');
    expect(reported()).toEqual(['mf-catalog 2.0.0', 'mf-catalog 1.0.0']);
  });
});

describe('the fallback', () => {
  async function loaded(versions: Parameters<typeof givenFederation>[0] = { '2.0.0': good, '1.0.0': good }) {
    const all = setUp(versions);
    await all.registry.load('mf-catalog', version);
    return all;
  }

  it('replaces the version by the last known good one, raises the generation and notifies subscribers', async () => {
    const { registry } = await loaded();
    const listener = vi.fn();
    const stop = registry.subscribe(listener);

    await expect(registry.fallBack('mf-catalog', '2.0.0')).resolves.toBe(true);
    expect(registry.peek('mf-catalog')?.version).toBe('1.0.0');
    expect(registry.generation('mf-catalog')).toBe(1);
    expect(listener).toHaveBeenCalledOnce();
    stop();
  });

  it('does not notify a listener that has unsubscribed', async () => {
    const { registry } = await loaded();
    const listener = vi.fn();
    registry.subscribe(listener)();

    await registry.fallBack('mf-catalog', '2.0.0');

    expect(listener).not.toHaveBeenCalled();
  });

  it('happens once for several regions that fail at the same moment', async () => {
    const { registry, asked } = await loaded();

    const fallback = await Promise.all([
      registry.fallBack('mf-catalog', '2.0.0'),
      registry.fallBack('mf-catalog', '2.0.0'),
    ]);
    const late = await registry.fallBack('mf-catalog', '2.0.0');

    expect([...fallback, late]).toEqual([true, true, true]);
    expect(asked()).toEqual(['2.0.0', '1.0.0']);
    expect(registry.generation('mf-catalog')).toBe(1);
  });

  it('never uses a version again that failed', async () => {
    const { registry, asked } = await loaded();
    await registry.fallBack('mf-catalog', '2.0.0');

    await expect(registry.fallBack('mf-catalog', '1.0.0')).resolves.toBe(false);
    await expect(registry.load('mf-catalog', version)).resolves.toBe('1.0.0');
    expect(asked()).toEqual(['2.0.0', '1.0.0']);
  });

  it('fails, and reports the reason to the operators, when the last known good version cannot be loaded', async () => {
    const { registry, reported } = await loaded({ '2.0.0': good });

    await expect(registry.fallBack('mf-catalog', '2.0.0')).resolves.toBe(false);
    expect(registry.generation('mf-catalog')).toBe(0);
    expect(reported()).toEqual(['mf-catalog 1.0.0']);
  });

  it('fails where there is no earlier version', async () => {
    const { registry } = setUp({ '2.0.0': good }, withoutPrevious);
    await registry.load('mf-catalog', version);

    await expect(registry.fallBack('mf-catalog', '2.0.0')).resolves.toBe(false);
  });
});

describe('listening to events', () => {
  it('starts once for each opened version, and ends for the one that is replaced', async () => {
    const undo = vi.fn();
    const listen = vi.fn(() => undo);
    const listenAnew = vi.fn(() => vi.fn());
    const { registry, host } = setUp({
      '2.0.0': givenRemote({ listen }),
      '1.0.0': givenRemote({ listen: listenAnew }),
    });

    await Promise.all([registry.load('mf-catalog', version), registry.load('mf-catalog', version)]);
    expect(listen).toHaveBeenCalledExactlyOnceWith(host);
    expect(undo).not.toHaveBeenCalled();

    await registry.fallBack('mf-catalog', '2.0.0');
    expect(undo).toHaveBeenCalledOnce();
    expect(listenAnew).toHaveBeenCalledExactlyOnceWith(host);
  });

  it('that throws makes the version fail', async () => {
    const listen = () => {
      throw new Error('no such event');
    };
    const { registry } = setUp({ '2.0.0': givenRemote({ listen }), '1.0.0': good });

    await expect(registry.load('mf-catalog', version)).resolves.toBe('1.0.0');
    expect(registry.peek('mf-catalog')?.version).toBe('1.0.0');
  });

  it('does not prevent the fallback when unsubscribing throws', async () => {
    const listen = () => () => {
      throw new Error('twice');
    };
    const { registry, reported } = setUp({ '2.0.0': givenRemote({ listen }), '1.0.0': good });
    await registry.load('mf-catalog', version);

    await expect(registry.fallBack('mf-catalog', '2.0.0')).resolves.toBe(true);
    expect(reported()).toEqual(['mf-catalog 2.0.0']);
  });
});

describe('a version that is late', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const never = () => new Promise<never>(() => {});

  it('is overtaken by the last known good one, and is not blamed', async () => {
    vi.useFakeTimers();
    const { registry, reported, failed } = setUp({ '2.0.0': never, '1.0.0': good });

    const loading = registry.load('mf-catalog', openA);
    await vi.advanceTimersByTimeAsync(800);

    await expect(loading).resolves.toMatchObject({ version: '1.0.0' });
    expect(registry.generation('mf-catalog')).toBe(1);
    expect(reported()).toEqual(['mf-catalog 2.0.0']);
    expect(failed.entries).toEqual([]);
  });

  it.each([
    ['a slow line brings files', { initiatorType: 'script', duration: 300 }, []],
    ['only services answer', { initiatorType: 'fetch', duration: 300 }, ['mf-catalog 2.0.0']],
    ['a quick line brings others', { initiatorType: 'script', duration: 20 }, ['mf-catalog 2.0.0']],
  ])('is excused by slow files alone: while %s', async (_case, entry, company) => {
    vi.useFakeTimers();
    const arrived: object[] = [];
    vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [...arrived] as PerformanceEntry[]);
    const { registry, reported } = setUp({ '2.0.0': never, '1.0.0': good });

    void registry.load('mf-catalog', openA);
    for (let piece = 0; piece < 10; piece += 1) {
      arrived.push(entry);
      await vi.advanceTimersByTimeAsync(100);
    }

    expect(reported()).toEqual(company);
  });

  it('is shown when it is ready before the other one', async () => {
    vi.useFakeTimers();
    const late = Promise.withResolvers<typeof good>();
    const { registry, reported } = setUp({ '2.0.0': () => late.promise, '1.0.0': never });

    const loading = registry.load('mf-catalog', openA);
    await vi.advanceTimersByTimeAsync(2_000);
    late.resolve(good);

    await expect(loading).resolves.toMatchObject({ version: '2.0.0' });
    expect(registry.generation('mf-catalog')).toBe(0);
    expect(reported()).toEqual([]);
  });

  it('does not come back in a region that was slower than another one’s choice', async () => {
    vi.useFakeTimers();
    const late = Promise.withResolvers<typeof good>();
    const { registry } = setUp({ '2.0.0': () => late.promise, '1.0.0': good });
    const slowUse = async (remote: LoadedRemote) => (remote.version === '1.0.0' ? never() : remote.version);

    const first = registry.load('mf-catalog', openA);
    const second = registry.load('mf-catalog', slowUse);
    await vi.advanceTimersByTimeAsync(800);
    await first;
    late.resolve(good);
    await vi.advanceTimersByTimeAsync(0);

    expect(registry.peek('mf-catalog')?.version).toBe('1.0.0');
    void second;
  });

  it('gives way in all regions when it is late for one, though others have shown it meanwhile', async () => {
    vi.useFakeTimers();
    const { registry } = setUp({ '2.0.0': good, '1.0.0': good });
    const lateIn2 = async (remote: LoadedRemote) => (remote.version === '2.0.0' ? never() : remote.version);

    const page = registry.load('mf-catalog', lateIn2);
    await registry.load('mf-catalog', openA);
    await vi.advanceTimersByTimeAsync(800);

    await expect(page).resolves.toBe('1.0.0');
    expect(registry.peek('mf-catalog')?.version).toBe('1.0.0');
    expect(registry.generation('mf-catalog')).toBe(1);
  });
});

describe('blame', () => {
  it('is remembered for the visit', async () => {
    const { registry, failed } = setUp({ '2.0.0': good, '1.0.0': good });
    await registry.load('mf-catalog', version);
    await registry.fallBack('mf-catalog', '2.0.0');
    expect(failed.entries).toEqual(['mf-catalog 2.0.0']);

    const next = setUp({ '2.0.0': good, '1.0.0': good }, givenBoot(), failed);
    await expect(next.registry.load('mf-catalog', version)).resolves.toBe('1.0.0');
    expect(next.asked()).toEqual(['1.0.0']);
  });

  it('never leaves a visit without any version', async () => {
    const { registry } = setUp({ '2.0.0': good }, withoutPrevious, givenFailedVersions(['mf-catalog 2.0.0']));

    await expect(registry.load('mf-catalog', version)).resolves.toBe('2.0.0');
  });

  it('falls on no remote for a file of the shell', async () => {
    const withoutPart = async () => Promise.reject(new ShellFault('ui-page'));
    const broken = givenRemote({ routes: { '/a': withoutPart } });
    const { registry, asked, reported, failed } = setUp({ '2.0.0': broken, '1.0.0': broken });

    const error = await registry.load('mf-catalog', openA).catch((thrown: unknown) => thrown);
    expect(String(error)).toContain('mf-catalog could not be loaded');
    registry.report(error, 'mf-catalog', 'a region that shows the error');
    expect([asked(), reported(), failed.entries]).toEqual([['2.0.0'], [], []]);
  });

  it('falls on no version for a part that it does not have', async () => {
    const { registry, failed } = setUp({ '2.0.0': givenRemote({}) }, withoutPrevious);

    await expect(registry.load('mf-catalog', openA)).rejects.toThrow();
    expect(failed.entries).toEqual([]);
  });

  it('falls on a version whose handler threw: it is replaced, but not while the page is held', async () => {
    const { registry, failed } = setUp({ '2.0.0': good, '1.0.0': good });
    await registry.load('mf-catalog', version);

    registry.noteFault('mf-catalog', '2.0.0', { isHeld: true });
    expect([registry.peek('mf-catalog')?.version, failed.entries]).toEqual(['2.0.0', ['mf-catalog 2.0.0']]);

    registry.noteFault('mf-catalog', '2.0.0', { isHeld: false });
    await vi.waitFor(() => expect(registry.peek('mf-catalog')?.version).toBe('1.0.0'));
  });

  it('is not passed on to the version that is shown now', async () => {
    const { registry } = setUp({ '2.0.0': good, '1.0.0': good });
    await registry.load('mf-catalog', version);

    registry.noteFault('mf-catalog', '1.0.0', { isHeld: false });
    registry.noteFault('mf-unknown', '1.0.0', { isHeld: false });

    expect(registry.peek('mf-catalog')?.version).toBe('2.0.0');
  });
});

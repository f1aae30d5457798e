import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReloadBlockers } from '../boot/holds.ts';
import { type BuildWatch, watchBuilds } from './build-watch.ts';
import { guardedReload } from './reload-guard.ts';
import { reloadOnStaleNavigation } from './stale-navigation.ts';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('guardedReload', () => {
  it('refuses a second reload within ten seconds', () => {
    const reload = vi.fn();

    const results = [0, 9_999, 10_000].map((later) => {
      vi.setSystemTime(1_000_000 + later);
      return guardedReload(reload);
    });

    expect(results).toEqual([true, false, true]);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is not blocked for longer by a clock that was set back', () => {
    vi.setSystemTime(5_000_000);
    guardedReload(() => {});

    vi.setSystemTime(1_000_000);
    expect(guardedReload(() => {})).toBe(true);
  });

  it('reloads where storage is denied', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('denied');
      },
      setItem: () => {
        throw new DOMException('denied');
      },
    });

    expect(guardedReload(() => {})).toBe(true);
  });
});

describe('watchBuilds', () => {
  const latest = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));
  const minute = () => vi.advanceTimersByTimeAsync(60_000);

  function watch(
    fetch = vi.fn(() => latest({ id: 'new', timestamp: 1 })),
    describe = vi.fn((_path: string) => latest({})),
  ) {
    vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
      path.startsWith('/builds/meta/')
        ? describe(path)
        : (fetch as (...all: unknown[]) => unknown)(path, init),
    );
    const holds = createReloadBlockers();
    return { builds: watchBuilds({ currentId: 'old', holds }), holds, fetch, describe };
  }

  it('ignores a composition that the shell does not describe', async () => {
    const { builds, describe } = watch(
      undefined,
      vi.fn(() => latest({}, 404)),
    );

    await minute();

    expect(describe).toHaveBeenCalledExactlyOnceWith('/builds/meta/new.json');
    expect(builds.shouldReload()).toBe(false);
  });

  it('requests the current composition every minute, without a cache, and detects another one', async () => {
    const { builds, fetch } = watch();
    expect(builds.shouldReload()).toBe(false);

    await minute();

    expect(fetch).toHaveBeenCalledExactlyOnceWith('/builds/latest.json', { cache: 'no-store' });
    expect(builds.shouldReload()).toBe(true);
  });

  it('requests it when the tab becomes visible', async () => {
    const { builds } = watch();

    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);

    expect(builds.shouldReload()).toBe(true);
  });

  it('accepts its own composition, and the same one after a rollback', async () => {
    const ids = ['old', 'new', 'old'];
    const { builds } = watch(vi.fn(() => latest({ id: ids.shift() })));
    const seen: boolean[] = [];
    for (let check = 0; check < 3; check += 1) {
      await minute();
      seen.push(builds.shouldReload());
    }

    expect(seen).toEqual([false, true, false]);
  });

  it.each([
    ['is offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers an error', () => latest({ error: 'x' }, 503)],
    ['answers no JSON', () => Promise.resolve(new Response('<html>'))],
  ])('keeps what it knows while the shell %s', async (_case, failing) => {
    const fetch = vi.fn(() => latest({ id: 'new' }));
    const { builds } = watch(fetch);
    await minute();

    fetch.mockImplementation(failing);
    await minute();

    expect(builds.shouldReload()).toBe(true);
  });

  it('waits while a form or a payment blocks the reload', async () => {
    const { builds, holds } = watch();
    const release = holds.hold('form');
    await minute();
    expect(builds.shouldReload()).toBe(false);

    release();

    expect(builds.shouldReload()).toBe(true);
  });
});

describe('a navigation', () => {
  const routes = ['/one', '/two'].map((path) => ({ path, loader: () => null, action: () => null }));

  function navigating(shouldReload: boolean) {
    const builds = { shouldReload: () => shouldReload, reloadTo: vi.fn(() => true) } satisfies BuildWatch;
    const router = createMemoryRouter(routes, {
      initialEntries: ['/one'],
      hydrationData: { loaderData: {} },
    });
    reloadOnStaleNavigation(router as never, builds);
    return { router, builds };
  }

  it('becomes a document load when there is a newer composition', async () => {
    const { router, builds } = navigating(true);

    await router.navigate('/two?page=2#top');

    expect(builds.reloadTo).toHaveBeenCalledWith('/two?page=2#top');
  });

  it('stays a client-side navigation otherwise', async () => {
    const { router, builds } = navigating(false);

    await router.navigate('/two');

    expect(builds.reloadTo).not.toHaveBeenCalled();
    expect(router.state.location.pathname).toBe('/two');
  });

  it('that submits a form never becomes a document load', async () => {
    const { router, builds } = navigating(true);

    await router.navigate('/two', { formMethod: 'post', formData: new FormData() });

    expect(builds.reloadTo).not.toHaveBeenCalled();
  });
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, type LoaderFunctionArgs, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenRemote, idleRegistry } from '../remotes/given-remote.fixture.ts';
import { LoadedRemote } from '../remotes/loaded-remote.ts';
import { RegistryProvider } from '../remotes/registry-context.ts';
import type { RemoteRegistry } from '../remotes/remote-registry.ts';
import { setRouteTable } from './route-table-ref.ts';
import { RouterLink } from './router-link.tsx';

const PATTERNS = ['/a/:id', '/b', '/c', '/d', '/e'];

let tests = 0;
/** Settles what the tests have left pending, because requests in flight are counted per page. */
const allEnds: (() => void)[] = [];

function Nothing() {
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  // Moves the clock on by an hour per test, so that data fetched by an earlier test are no longer fresh.
  tests += 1;
  vi.setSystemTime(tests * 3_600_000);
});

afterEach(async () => {
  setRouteTable([]);
  await settle(allEnds.splice(0));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Routes of a remote whose loaders settle when the test decides. */
function slowRoutes(access: 'public' | 'session' = 'public') {
  const ends: (() => void)[] = [];
  const loader = vi.fn(
    (_: LoaderFunctionArgs) =>
      new Promise<unknown>((resolve) => {
        const end = () => resolve(null);
        ends.push(end);
        allEnds.push(end);
      }),
  );
  setRouteTable([
    { id: 'shell:/', path: '/' },
    ...PATTERNS.map((pattern) => ({
      id: `mf-catalog:${pattern}`,
      path: pattern,
      handle: { remote: 'mf-catalog', pattern, access },
      loader,
    })),
  ]);
  return { loader, ends };
}

function showLinks(
  hrefs: readonly string[],
  { registry = idleRegistry(), at = '/' }: { registry?: RemoteRegistry; at?: string } = {},
): HTMLElement[] {
  const page = hrefs.map((href) => (
    <RouterLink key={href} href={href}>
      {href}
    </RouterLink>
  ));
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [at] });
  render(
    <RegistryProvider value={registry}>
      <RouterProvider router={router} />
    </RegistryProvider>,
  );
  return screen.getAllByRole('link');
}

const settle = (ends: readonly (() => void)[]) =>
  act(async () => {
    for (const end of ends) {
      end();
    }
  });
/** The pointer enters each link and stays. */
const dwellOn = (links: readonly HTMLElement[]) => {
  for (const link of links) {
    fireEvent.pointerEnter(link);
    vi.advanceTimersByTime(60);
  }
};

describe('a link', () => {
  it.each(['focus', 'pointerDown'] as const)('fetches its target’s code and data on %s', async (event) => {
    const { loader, ends } = slowRoutes();
    const [link] = showLinks(['/a/7?tab=1#b']) as [HTMLElement];

    fireEvent[event](link);

    const [args] = loader.mock.calls[0] as [LoaderFunctionArgs];
    expect(args.params).toEqual({ id: '7' });
    expect(new URL(args.request.url).search).toBe('?tab=1');
    await settle(ends);
  });

  it('fetches them when the pointer stays, and not when it passes over', () => {
    const { loader } = slowRoutes();
    const [link] = showLinks(['/b']) as [HTMLElement];

    fireEvent.pointerEnter(link);
    vi.advanceTimersByTime(30);
    fireEvent.pointerLeave(link);
    vi.advanceTimersByTime(500);
    expect(loader).not.toHaveBeenCalled();

    dwellOn([link]);
    expect(loader).toHaveBeenCalledOnce();
  });

  it('fetches once per intent, whatever the number of events, and not again while the data are fresh', async () => {
    const { loader, ends } = slowRoutes();
    const [link] = showLinks(['/c']) as [HTMLElement];

    fireEvent.focus(link);
    dwellOn([link]);
    await settle(ends);
    fireEvent.focus(link);
    expect(loader).toHaveBeenCalledOnce();

    vi.advanceTimersByTime(31_000);
    fireEvent.focus(link);
    expect(loader).toHaveBeenCalledTimes(2);
    await settle(ends);
  });

  it('fetches for at most four pages at the same time, and for the next when one has finished', async () => {
    const { loader, ends } = slowRoutes();
    const links = showLinks(['/a/7', '/b', '/c', '/d', '/e']);

    dwellOn(links);
    expect(loader).toHaveBeenCalledTimes(4);

    await settle(ends.slice(0, 1));
    fireEvent.focus(links[4] as HTMLElement);
    expect(loader).toHaveBeenCalledTimes(5);
    await settle(ends);
  });

  it('tries again after a failure, which it does not report', async () => {
    const { loader } = slowRoutes();
    loader.mockRejectedValueOnce(new Response(null, { status: 404 }));
    const [link] = showLinks(['/b']) as [HTMLElement];
    fireEvent.focus(link);
    await act(async () => {});

    fireEvent.focus(link);

    expect(loader).toHaveBeenCalledTimes(2);
  });

  it('fetches nothing for a page of the shell, or for an unknown address', () => {
    const { loader } = slowRoutes();

    dwellOn(showLinks(['/', '/unknown']));

    expect(loader).not.toHaveBeenCalled();
  });

  it('fetches nothing in data-saving mode', () => {
    const { loader } = slowRoutes();
    vi.stubGlobal('navigator', { connection: { saveData: true } });

    dwellOn(showLinks(['/b']));

    expect(loader).not.toHaveBeenCalled();
  });

  it('fetches only the code of a personal page, once', async () => {
    const { loader } = slowRoutes('session');
    const module = async () => ({ Component: Nothing });
    const loaded = new LoadedRemote(givenRemote({ routes: { '/b': module } }), '1.0.0', {} as never);
    const load = vi.fn((_name, use) => use(loaded));
    const registry = idleRegistry({ peek: () => loaded, load });
    const [link] = showLinks(['/b'], { registry }) as [HTMLElement];

    fireEvent.focus(link);
    await act(async () => {});
    fireEvent.focus(link);

    expect(load).toHaveBeenCalledOnce();
    expect(loader).not.toHaveBeenCalled();
  });
});

describe('the fade between two pages', () => {
  /**
   * Follows a link whose data are loaded; the spy on the browser's view transition tells whether the router fades.
   */
  async function follow(
    href: string,
    { warm, still = false, at = '/list' }: { warm: boolean; still?: boolean; at?: string },
  ) {
    const { ends } = slowRoutes();
    vi.stubGlobal('matchMedia', () => ({ matches: still }));
    const fade = vi.fn((update: () => void) => {
      update();
      return { finished: Promise.resolve(), ready: Promise.resolve(), skipTransition() {} };
    });
    Object.assign(document, { startViewTransition: fade });
    const [link] = showLinks([href], { at }) as [HTMLElement];
    if (warm) {
      fireEvent.focus(link);
      await settle(ends);
    }
    await act(async () => {
      fireEvent.click(link);
      await vi.advanceTimersByTimeAsync(100);
    });
    Reflect.deleteProperty(document, 'startViewTransition');
    return fade;
  }

  it('is used when nothing has to be loaded', async () => {
    expect(await follow('/b', { warm: true })).toHaveBeenCalledOnce();
  });

  it('is omitted between two pages of one remote', async () => {
    expect(await follow('/e', { warm: true, at: '/a/1' })).not.toHaveBeenCalled();
  });

  it('is omitted before a page that has to be fetched, and for visitors who prefer reduced motion', async () => {
    expect(await follow('/c', { warm: false })).not.toHaveBeenCalled();
    expect(await follow('/d', { warm: true, still: true })).not.toHaveBeenCalled();
  });
});

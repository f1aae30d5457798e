import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render, screen, waitFor } from '@testing-library/react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  Outlet,
  type RouteObject,
  RouterProvider,
  useBlocker,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AT_REST, firstState } from './first-state.ts';
import { LateRouter } from './late-router.ts';
import { type Router, startRouter } from './router-core.ts';

const LIBRARY = join(import.meta.dirname, '../../../node_modules/react-router/dist/production/lib');

const hydrationData = { loaderData: { layout: 'قاب', '/goods': 'کالا' } };

/** What a page of the table asks its blocker. */
const isBlocking = vi.fn(() => false);

function Layout() {
  const { state } = useNavigation();
  const navigate = useNavigate();
  return (
    <>
      <output>{state}</output>
      <button type="button" onClick={() => navigate('/help?of=1#top')}>
        برو
      </button>
      <Outlet />
    </>
  );
}

function Page() {
  const { pathname, hash } = useLocation();
  useBlocker(isBlocking);
  return (
    <h1>
      {useLoaderData<string>()} {pathname}
      {hash}
    </h1>
  );
}

function routes(): RouteObject[] {
  return [
    {
      id: 'layout',
      Component: Layout,
      loader: () => 'قاب',
      shouldRevalidate: () => false,
      children: [
        { id: '/goods', path: '/goods', element: <Page />, loader: () => 'کالای تازه' },
        { id: '/help', path: '/help', element: <Page />, loader: () => 'راهنما' },
      ],
    },
  ];
}

/** A router on the page whose code comes when the test lets it. */
function shown() {
  const core = Promise.withResolvers<{ startRouter: typeof startRouter }>();
  const load = vi.fn(() => core.promise);
  const router = new LateRouter({ routes: routes(), hydrationData, load });
  render(<RouterProvider router={router as unknown as Router} />);
  return {
    router,
    load,
    come: () => act(async () => core.resolve({ startRouter })),
    fail: (error: Error) => act(async () => core.reject(error)),
  };
}

const title = () => screen.getByRole('heading').textContent;
const pressLink = () => act(async () => screen.getByRole('button', { name: 'برو' }).click());

beforeEach(() => {
  history.replaceState(null, '', '/goods');
  isBlocking.mockClear();
});

describe('what the library asks of a router', () => {
  const asked = ['components.js', 'hooks.js', 'dom/lib.js'].flatMap((file) => {
    const source = readFileSync(join(LIBRARY, file), 'utf8');
    return [...source.matchAll(/\brouter\??\.(?!js\b)(\w+)/g)].map(([, member = '']) => member);
  });

  it('is in the late router, but for fetchers, which this site has not', () => {
    const members = Object.keys(new LateRouter({ routes: routes(), hydrationData, load: vi.fn() }));
    const known = new Set([...members, ...Object.getOwnPropertyNames(LateRouter.prototype)]);
    const missing = new Set(asked.filter((member) => !known.has(member)));

    expect(asked).toContain('subscribe');
    expect([...missing]).toEqual(['fetch']);
  });

  it('begins in the state of a router that the library itself starts with the same data', () => {
    const history = createBrowserHistory();
    const init = { routes: routes(), hydrationData, history };
    const router = startRouter(init);
    const { matches: found, ...own } = router.state;
    const { matches, ...state } = firstState(init);
    router.dispose();

    expect(state).toEqual(own);
    expect(AT_REST).toEqual(own.navigation);
    expect(matches.map(({ route, ...match }) => ({ ...match, id: route.id }))).toEqual(
      found.map(({ route, ...match }) => ({ ...match, id: route.id })),
    );
  });
});

describe('a page before its router', () => {
  it('is shown with the data of the document, and asks for no code by itself', () => {
    const { load } = shown();

    expect(title()).toBe('کالا /goods');
    expect(load).not.toHaveBeenCalled();
  });

  it('says at once that a link is followed, and shows its page once the router has come', async () => {
    const { come } = shown();

    await pressLink();
    expect([screen.getByRole('status').textContent, title()]).toEqual(['loading', 'کالا /goods']);
    await come();

    expect([screen.getByRole('status').textContent, title()]).toEqual(['idle', 'راهنما /help#top']);
    expect(location.href).toMatch(/\/help\?of=1#top$/);
  });

  it('asks what blocks a navigation that began without the router', async () => {
    const { come } = shown();
    isBlocking.mockReturnValueOnce(true);

    await pressLink();
    await come();

    expect(isBlocking).toHaveBeenCalledOnce();
    expect([screen.getByRole('status').textContent, title()]).toEqual(['idle', 'کالا /goods']);
  });

  it('loads the document of a link when the router cannot come, and asks for its code again', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const { load, fail } = shown();

    await pressLink();
    await fail(new Error('no such file'));

    expect(String(assign.mock.calls[0]?.[0])).toMatch(/\/help\?of=1#top$/);
    // Who stays, or comes back, finds the page as it was.
    expect([screen.getByRole('status').textContent, title()]).toEqual(['idle', 'کالا /goods']);
    await pressLink();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('does not keep a click waiting for a file that hangs, and replaces the entry where that was asked', async () => {
    vi.useFakeTimers();
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
    const { router, come } = shown();

    const going = router.navigate({ search: '?page=2' }, { replace: true });
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    await act(() => going);
    vi.useRealTimers();

    expect(String(replace.mock.calls[0]?.[0])).toMatch(/\/goods\?page=2$/);
    await come();
    expect(title()).toBe('کالا /goods');
  });

  it('loads its document when the visitor went back before the script ran', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const navigation = [{ name: new URL('/help', location.href).href }];
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(navigation as PerformanceEntry[]);

    shown();

    expect(reload).toHaveBeenCalledOnce();
  });

  it('stays where the browser does not name the address of its document', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: 'document' }] as PerformanceEntry[]);

    shown();

    expect([reload.mock.calls, title()]).toEqual([[], 'کالا /goods']);
  });

  it('has its data renewed once there is a connection, when the router could not come', async () => {
    const core = [Promise.reject(new Error('offline')), Promise.resolve({ startRouter })];
    const load = vi.fn(() => core.shift() ?? Promise.reject(new Error('asked too often')));
    const router = new LateRouter({ routes: routes(), hydrationData, load });
    render(<RouterProvider router={router as unknown as Router} />);

    await act(() => router.revalidate());
    expect([router.state.revalidation, title()]).toEqual(['idle', 'کالا /goods']);
    await act(async () => void dispatchEvent(new Event('online')));

    await waitFor(() => expect(title()).toBe('کالای تازه /goods'));
  });

  it('shows where a link within the page has led', async () => {
    const { router, come } = shown();
    history.replaceState(history.state, '', '/goods#facts');

    router.begin();
    await come();

    expect(title()).toBe('کالا /goods#facts');
  });

  it('loads the document of another page to which the visitor went back, not for a place within it', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    shown();

    history.replaceState(history.state, '', '/goods#facts');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(reload).not.toHaveBeenCalled();
    history.replaceState(history.state, '', '/help');
    dispatchEvent(new PopStateEvent('popstate'));

    // Those of the other tests listen as well.
    expect(reload).toHaveBeenCalled();
  });

  it('has its data renewed by the router', async () => {
    const { router, come } = shown();

    const renewed = router.revalidate();
    await come();
    await act(() => renewed);

    expect(title()).toBe('کالای تازه /goods');
  });
});

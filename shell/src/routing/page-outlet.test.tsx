import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider, ScrollRestoration } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageOutlet, PROFILE } from './page-outlet.tsx';
import { scrollPlaceOf } from './scroll-place.ts';

const LABEL = 'در حال بارگذاری صفحه';

/** How far the window is scrolled. */
let scrolled = 0;

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  scrolled = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled);
  vi.spyOn(window, 'scrollTo').mockImplementation((_x?: unknown, y?: unknown) => {
    scrolled = Number(y);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Nothing() {
  return null;
}

function MainOutlet() {
  return (
    <>
      <PageOutlet except={PROFILE} />
      <ScrollRestoration getKey={scrollPlaceOf} />
    </>
  );
}

function PanelOutlet() {
  return (
    <>
      <nav>پنل</nav>
      <PageOutlet within={PROFILE} />
    </>
  );
}

/** A site whose pages at `/slow…` and `/profile/slow` wait for the test. */
async function openSite(...entries: string[]) {
  const wait = Promise.withResolvers<void>();
  const loader = () => wait.promise.then(() => null);
  const routes: RouteObject[] = [
    {
      Component: MainOutlet,
      HydrateFallback: Nothing,
      children: [
        { path: '/', element: <h1>خانه</h1> },
        { path: '/slow', element: <h1>کند</h1>, loader },
        {
          path: '/list',
          element: <h1>فهرست</h1>,
          loader: ({ request }) => (request.url.includes('?') ? loader() : null),
        },
        {
          Component: PanelOutlet,
          children: [
            { path: '/profile', element: <h1>داشبورد</h1> },
            { path: '/profile/slow', element: <h1>پیام‌ها</h1>, loader },
          ],
        },
      ],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: entries });
  render(<RouterProvider router={router} />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  const go = async (to: string | number, ms: number) => {
    await act(async () => void (typeof to === 'number' ? router.navigate(to) : router.navigate(to)));
    await act(() => vi.advanceTimersByTimeAsync(ms));
  };
  const arrive = () =>
    act(async () => {
      wait.resolve();
      // From the response to the page the router takes several turns of the event loop, and React one more.
      await vi.advanceTimersByTimeAsync(20);
    });
  return { go, arrive };
}

const skeleton = () => screen.queryByText(LABEL);

describe('the page outlet', () => {
  it('keeps the old page for a moment, shows the skeleton of a slow one, and then the page', async () => {
    const { go, arrive } = await openSite('/');

    await go('/slow', 40);
    expect(skeleton()).toBeNull();
    expect(screen.getByRole('heading', { name: 'خانه' })).toBeDefined();

    await act(() => vi.advanceTimersByTimeAsync(50));
    expect(skeleton()?.closest('[role=status]')).not.toBeNull();
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);

    await arrive();
    expect(screen.getByRole('heading', { name: 'کند' })).toBeDefined();
    expect(skeleton()).toBeNull();
  });

  it('shows the old page again when the visitor cancels the navigation', async () => {
    const { go } = await openSite('/');
    await go('/slow', 200);
    expect(skeleton()).not.toBeNull();

    await go('/', 10);

    expect(skeleton()).toBeNull();
    expect(screen.getByRole('heading', { name: 'خانه' })).toBeDefined();
  });

  it('keeps a list while another query of it loads', async () => {
    const { go } = await openSite('/list');

    await go('/list?sort=price', 500);

    expect(skeleton()).toBeNull();
    expect(screen.getByRole('heading', { name: 'فهرست' })).toBeDefined();
  });

  it('restores the visitor’s scroll position', async () => {
    const { go } = await openSite('/list');
    scrolled = 700;

    await go('/', 10);
    expect(scrolled).toBe(0);
    await go(-1, 10);

    expect(screen.getByRole('heading', { name: 'فهرست' })).toBeDefined();
    expect(scrolled).toBe(700);
  });

  it('restores the old page’s scroll position when the navigation is cancelled', async () => {
    const { go } = await openSite('/slow', '/list');
    scrolled = 700;
    await go(-1, 200);
    expect(skeleton()).not.toBeNull();
    expect(scrolled).toBe(0);

    await go(1, 20);

    expect(skeleton()).toBeNull();
    expect(scrolled).toBe(700);
  });

  it('restores the scroll position of a list that was left for one page, and then for another', async () => {
    const { go } = await openSite('/list');
    scrolled = 700;
    await go('/slow', 200);
    expect(skeleton()).not.toBeNull();
    await go('/', 10);
    expect(scrolled).toBe(0);

    await go(-1, 10);

    expect(screen.getByRole('heading', { name: 'فهرست' })).toBeDefined();
    expect(scrolled).toBe(700);
  });

  it('begins a document at its top, wherever the previous one in the tab was scrolled', async () => {
    const { go } = await openSite('/list');
    scrolled = 700;
    await go('/', 10);
    window.dispatchEvent(new Event('pagehide'));
    cleanup();

    await openSite('/profile');
    expect(scrolled).toBe(0);
    cleanup();

    await openSite('/list');
    expect(scrolled).toBe(700);
  });

  it('keeps the profile menu while its page changes', async () => {
    const { go } = await openSite('/profile');

    await go('/profile/slow', 200);

    expect(screen.getAllByText(LABEL)).toHaveLength(1);
    expect(screen.getByRole('navigation')).toBeDefined();
  });
});

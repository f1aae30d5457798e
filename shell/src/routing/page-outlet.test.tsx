import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageOutlet, PROFILE } from './page-outlet.tsx';

const LABEL = 'در حال بارگذاری صفحه';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Nothing() {
  return null;
}

function MainOutlet() {
  return <PageOutlet except={PROFILE} />;
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
async function openSite(url: string) {
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
  const router = createMemoryRouter(routes, { initialEntries: [url] });
  render(<RouterProvider router={router} />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  const go = async (to: string, ms: number) => {
    await act(async () => void router.navigate(to));
    await act(() => vi.advanceTimersByTimeAsync(ms));
  };
  const arrive = () =>
    act(async () => {
      wait.resolve();
      // The router takes several turns from the answer to the page, and React one more.
      await vi.advanceTimersByTimeAsync(20);
    });
  return { go, arrive };
}

const skeleton = () => screen.queryByText(LABEL);

describe('the place of the page', () => {
  it('keeps the old page for a moment, shows the frame of a late one, and then the page', async () => {
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

  it('gives the old page back when the visitor thinks better of it', async () => {
    const { go } = await openSite('/');
    await go('/slow', 200);
    expect(skeleton()).not.toBeNull();

    await go('/', 10);

    expect(skeleton()).toBeNull();
    expect(screen.getByRole('heading', { name: 'خانه' })).toBeDefined();
    expect(window.scrollTo).toHaveBeenCalledOnce();
  });

  it('keeps a list while another query of it travels', async () => {
    const { go } = await openSite('/list');

    await go('/list?sort=price', 500);

    expect(skeleton()).toBeNull();
    expect(screen.getByRole('heading', { name: 'فهرست' })).toBeDefined();
  });

  it('keeps the menu of the panel while its page changes', async () => {
    const { go } = await openSite('/profile');

    await go('/profile/slow', 200);

    expect(screen.getAllByText(LABEL)).toHaveLength(1);
    expect(screen.getByRole('navigation')).toBeDefined();
  });
});

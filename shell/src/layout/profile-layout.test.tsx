import { HostProvider } from '@bazaar/host';
import { createFakeHost } from '@bazaar/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Composition, RemoteBoot } from '../boot/boot-data.ts';
import { renderShell } from '../pages/render-shell.fixture.tsx';
import { setCurrentSession } from '../session/current-session.ts';
import { initialsOf } from './profile/profile-menu.tsx';
import { ProfileLayout } from './profile-layout.tsx';

const page = (pattern: string, menu: RemoteBoot['routes'][number]['menu']) =>
  ({ pattern, access: 'session', layout: 'profile', render: 'client', ...(menu && { menu }) }) as const;
const composition: Composition = {
  id: 'test',
  remotes: [
    {
      name: 'mf-profile',
      current: { version: '1.0.0', container: 'x', base: '/_r/', entry: 'remoteEntry.js', integrity: '' },
      previous: null,
      slots: [],
      routes: [
        page('/profile', { key: 'Home', entry: { title: 'پیشخوان', icon: 'dashboard', ordinal: 1 } }),
        page('/profile/wallet', { key: 'Wallet', entry: { title: 'کیف پول', icon: 'wallet', ordinal: 3 } }),
        page('/profile/directorder', {
          key: 'Requests',
          entry: { title: 'درخواست‌ها', icon: 'no-such-icon', ordinal: 2 },
        }),
        page('/profile/directorderinfo/:id', { key: 'Requests' }),
      ],
    },
  ],
};
const routes = [
  {
    Component: ProfileLayout,
    handle: { composition },
    children: [
      { path: '/profile', element: <h1>پیشخوان من</h1> },
      { path: '/profile/wallet', element: <h1>کیف پول من</h1> },
      { path: '/profile/directorderinfo/:id', element: <h1>درخواست ۷</h1> },
    ],
  },
];
const signedIn = { status: 'signed-in', userId: '7', userName: 'خریدار نمایشی' } as const;

afterEach(() => setCurrentSession(null));

describe('the profile layout', () => {
  it('shows links to its pages, the visitor’s name and the page', async () => {
    await renderShell(routes, { url: '/profile/wallet', session: signedIn });
    const menu = within(screen.getByRole('navigation', { name: 'فهرست پنل کاربری' }));

    expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/profile',
      '/profile/directorder',
      '/profile/wallet',
    ]);
    expect(menu.getByRole('link', { current: 'page' }).textContent).toContain('کیف پول');
    expect(screen.getByText('خریدار نمایشی')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'کیف پول من' })).toBeTruthy();
  });

  it('marks the entry that a page without one belongs to', async () => {
    await renderShell(routes, { url: '/profile/directorderinfo/7', session: signedIn });

    const selected = screen.getByRole('link', { name: 'درخواست‌ها' });
    expect(selected.getAttribute('aria-current')).toBe('true');
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
  });

  it('places the wallet’s slot beside its link', async () => {
    const slot = ({ name }: { name: string }) => (name === 'profile.credit' ? '۱۲ تومان' : null);
    await renderShell(routes, { url: '/profile', session: signedIn, slot });

    expect(screen.getByRole('link', { name: /کیف پول/ }).textContent).toContain('۱۲ تومان');
  });

  it.each(['checking', 'signed-out'] as const)('is a skeleton while the session is %s', async (session) => {
    const { host } = await renderShell(routes, { url: '/profile', session });
    expect(screen.queryByRole('heading', { name: 'پیشخوان من' })).toBeNull();
    expect(screen.getByText('در حال بررسی ورود')).toBeTruthy();

    act(() => host.setSession(signedIn));
    expect(screen.getByRole('heading', { name: 'پیشخوان من' })).toBeTruthy();
  });

  it('signs out once, however often the button is pressed', async () => {
    const signOut = vi.fn(() => new Promise<void>(() => undefined));
    setCurrentSession({ signOut } as never);
    await renderShell(routes, { url: '/profile', session: signedIn });

    const button = screen.getByRole('button', { name: 'خروج' });
    await userEvent.click(button);
    await userEvent.click(button);

    expect(signOut).toHaveBeenCalledOnce();
    expect(button.textContent).toContain('در حال خروج');
  });

  it('renders on the server without a session store', () => {
    const html = renderToString(
      <HostProvider value={createFakeHost({ session: 'checking' })}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/profile'] })} />
      </HostProvider>,
    );

    expect(html).toContain('در حال بررسی ورود');
    expect(html).toContain('خروج');
  });
});

describe('initialsOf', () => {
  it.each([
    ['مریم کریمی', 'م\u200cک'],
    ['  علی  ', 'ع'],
    ['', ''],
    ['شرکت صنایع نمونه', 'ش\u200cص'],
  ])('returns the first letters of %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

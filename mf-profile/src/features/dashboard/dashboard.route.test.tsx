import { listFavorites } from '@bazaar/contracts/content';
import { getUnreadThreads } from '@bazaar/contracts/notification';
import { given, OFFLINE, problem, renderAt } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { givenFavorite, givenFavorites, givenThread } from '../../common/profile/profile.fixture.ts';
import remote from '../../remote.ts';

const favorites = [
  givenFavorite(1),
  givenFavorite(2, { objectType: 'Supplier' }),
  givenFavorite(3, { objectType: 'Content', object: null }),
];
const favoritesHandler = given(listFavorites, givenFavorites(favorites, 12));
const unreadHandler = given(getUnreadThreads, { unreadCount: 3, threads: [givenThread()] });

function open(handlers = [favoritesHandler, unreadHandler], slots = {}) {
  return renderAt(remote, '/profile', { session: 'signed-in', handlers, slots });
}

it('greets by name and shows the number of unread messages', async () => {
  await open();

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('سلام کاربر آزمایشی');
  expect(screen.getByText(/۳ پیام خوانده‌نشده دارید/)).toBeTruthy();
});

it("shows the counts, and the credit from the wallet's slot", async () => {
  await open(undefined, { 'profile.credit': () => <p>موجودی از کیف پول</p> });

  const figures = within(screen.getByRole('region', { name: 'حساب شما در یک نگاه' }));
  expect(figures.getByText('موجودی از کیف پول')).toBeTruthy();
  expect(figures.getByText('۱۲')).toBeTruthy();
  expect(figures.getByText('۳')).toBeTruthy();
  expect(figures.getByText('در ۱ گفت‌وگو')).toBeTruthy();
});

it('lists the last favorites, and links only those that still exist', async () => {
  const { host } = await open();

  const card = within(screen.getByRole('region', { name: 'علاقه‌مندی‌های اخیر' }));
  expect(card.getByRole('link', { name: 'پمپ شماره 1' }).getAttribute('href')).toBe('/products/10/pump-1');
  expect(card.getByRole('link', { name: 'پمپ شماره 2' }).getAttribute('href')).toBe('/supplier/20/pump-2');
  expect(card.getByText('این مطلب دیگر موجود نیست').closest('a')).toBeNull();
  expect(host.calls[0]?.input?.query).toEqual({ paging: { pageNumber: 1, pageSize: 4 } });
});

it('shows unread threads without a link', async () => {
  await open();

  const card = within(screen.getByRole('region', { name: 'پیام‌های جدید' }));
  expect(card.getByText('شرکت پمپ البرز')).toBeTruthy();
  expect(card.getByText('موجودی انبار ۸ دستگاه است.')).toBeTruthy();
  expect(card.queryByRole('link')).toBeNull();
});

it('shows a new account its first steps', async () => {
  await open([
    given(listFavorites, givenFavorites([])),
    given(getUnreadThreads, { unreadCount: 0, threads: [] }),
  ]);

  const card = within(screen.getByRole('region', { name: 'از کجا شروع کنید' }));
  expect(card.getByText('۱ از ۳')).toBeTruthy();
  expect(card.getByRole('link', { name: 'دسته Product' }).getAttribute('href')).toBe(
    '/category/categoryType/Product',
  );
  expect(card.getByRole('link', { name: 'رفتن به صفحه اصلی' }).getAttribute('href')).toBe('/');
  expect(screen.getByText('پیام خوانده‌نشده‌ای ندارید.')).toBeTruthy();
});

it('shows a failure in its own card and recovers on retry', async () => {
  const { host } = await open([favoritesHandler, given(getUnreadThreads, OFFLINE)]);
  expect(screen.getByRole('region', { name: 'علاقه‌مندی‌های اخیر' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'پیام‌های جدید' })).toBeNull();

  host.give(unreadHandler);
  await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));

  expect(await screen.findByRole('region', { name: 'پیام‌های جدید' })).toBeTruthy();
});

it('does not treat a failed response as an empty account', async () => {
  await open([given(listFavorites, problem(503)), given(getUnreadThreads, { unreadCount: 0, threads: [] })]);

  expect(screen.queryByRole('region', { name: 'از کجا شروع کنید' })).toBeNull();
  expect(screen.getByText(/علاقه‌مندی‌ها بارگذاری نشد/)).toBeTruthy();
});

it('has a title and is kept out of the index', async () => {
  const { router } = await open();

  const [route] = router.state.matches.slice(-1);
  expect(route?.route.handle.head()).toEqual({ title: 'پیشخوان', robots: 'noindex,nofollow' });
});

import { listFavorites, listLastVisits } from '@bazaar/contracts/content';
import { getUnreadThreads } from '@bazaar/contracts/notification';
import { getEnums } from '@bazaar/contracts/setting';
import { listTradeRequests } from '@bazaar/contracts/trade';
import { preloadAllFamilies } from '@bazaar/drawing';
import { createFakeHost, given, OFFLINE, renderSlot } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenFavorite, givenFavorites, givenThread } from '../../common/profile/profile.fixture.ts';
import remote from '../../remote.ts';

beforeAll(preloadAllFamilies);

const slot = { name: 'home.continue' };
const requestCounts = (
  ...statusCounts: { status: 'Draft' | 'Quoted' | 'Published' | 'Completed'; count: number }[]
) => given(listTradeRequests, { items: [], totalCount: 0, pageNumber: 1, pageSize: 1, statusCounts });
const visits = (...items: ReturnType<typeof givenFavorite>[]) =>
  given(listLastVisits, {
    items: items.map(({ createdAt, ...visit }) => ({ ...visit, visitedAt: createdAt })) as never,
    totalCount: items.length,
    pageNumber: 1,
    pageSize: 8,
  });
const titles = given(getEnums, {
  TradeStatus: [
    { value: 1, key: 'Draft', titleFa: 'پیش‌نویس' },
    { value: 5, key: 'Quoted', titleFa: 'پیشنهاد قیمت دریافت شد' },
  ],
});
const busy = [
  requestCounts(
    { status: 'Draft', count: 2 },
    { status: 'Quoted', count: 1 },
    { status: 'Published', count: 3 },
    { status: 'Completed', count: 8 },
  ),
  titles,
  given(getUnreadThreads, { unreadCount: 3, threads: [givenThread()] }),
  given(listFavorites, givenFavorites([givenFavorite(1)], 12)),
  visits(...[1, 2, 3, 4, 5, 6].map((id) => givenFavorite(id, id === 2 ? { object: null } : {}))),
];
const idle = [
  requestCounts(),
  titles,
  given(getUnreadThreads, { unreadCount: 0, threads: [] }),
  given(listFavorites, givenFavorites([], 0)),
  visits(),
];

const open = (handlers = busy) => renderSlot(remote, slot, { session: 'signed-in', handlers });
const part = (name: string) => within(screen.getByRole('region', { name }));
const hrefs = (name: string) =>
  part(name)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('«ادامه کار»', () => {
  it('counts the open requests, and lists those first that wait for the buyer', async () => {
    await open();

    expect(part('درخواست‌های باز').getByText('۶')).toBeTruthy();
    expect(
      part('درخواست‌های باز')
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['پیشنهاد قیمت دریافت شد', 'پیش‌نویس', 'وضعیت‌های دیگر']);
  });

  it('shows unread messages with the latest, and favorites, with links to both', async () => {
    await open();

    expect(part('پیام خوانده‌نشده').getByText('۳')).toBeTruthy();
    expect(part('پیام خوانده‌نشده').getByText('زمان تحویل پمپ')).toBeTruthy();
    expect(hrefs('پیام خوانده‌نشده')).toEqual(['/profile']);
    expect(part('علاقه‌مندی').getByText('۱۲')).toBeTruthy();
    expect(hrefs('علاقه‌مندی')).toEqual(['/profile/favorites']);
  });

  it('shows the last four visited objects that still exist, with their drawings', async () => {
    await open();

    expect(hrefs('آخرین بازدیدها')).toEqual([10, 30, 40, 50].map((id) => `/products/${id}/pump-${id / 10}`));
  });

  it('suggests what to do when nothing is open', async () => {
    await open(idle);

    expect(part('درخواست‌های باز').getByText('درخواست بازی ندارید.')).toBeTruthy();
    expect(hrefs('درخواست‌های باز')).toEqual(['/newai']);
    expect(part('پیام خوانده‌نشده').getByText('پیام جدیدی نیست.')).toBeTruthy();
    expect(part('علاقه‌مندی').getByText('هنوز چیزی ذخیره نکرده‌اید.')).toBeTruthy();
    expect(hrefs('آخرین بازدیدها')).toEqual(['/category/categoryType/Product']);
  });

  it('shows the failure of one part in its place, with a retry', async () => {
    const host = createFakeHost({
      session: 'signed-in',
      handlers: [...busy, given(listTradeRequests, OFFLINE)],
    });
    await renderSlot(remote, slot, { host });
    expect(part('علاقه‌مندی').getByText('۱۲')).toBeTruthy();

    host.give(requestCounts({ status: 'Draft', count: 7 }));
    await userEvent.click(await screen.findByRole('button', { name: /تلاش دوباره.*درخواست‌های باز/ }));

    expect(await part('درخواست‌های باز').findByText('پیش‌نویس')).toBeTruthy();
  });
});

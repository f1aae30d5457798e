import { getAccountDeletion } from '@bazaar/contracts/auth';
import { listFavorites, listLastVisits } from '@bazaar/contracts/content';
import { creditChanged } from '@bazaar/contracts/events';
import { getCustomerProfile } from '@bazaar/contracts/merchant';
import { getUnreadThreads } from '@bazaar/contracts/notification';
import { getEnums } from '@bazaar/contracts/setting';
import { listTradeRequests, type TradeRequestSummary } from '@bazaar/contracts/trade';
import { getCredit } from '@bazaar/contracts/wallet';
import { given, type Handler, OFFLINE, problem, renderAt } from '@bazaar/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { givenNoDeletion, noDeletion } from '../../common/account-deletion/account-deletion.fixture.ts';
import { givenFavorite, givenFavorites, givenThread } from '../../common/profile/profile.fixture.ts';
import { givenEnums, givenPage, givenSummary, NOW } from '../../common/trade/trade.fixture.ts';
import { listen } from '../../events.ts';
import remote from '../../remote.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse(NOW), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const favorites = [
  givenFavorite(1),
  givenFavorite(2, { objectType: 'Supplier' }),
  givenFavorite(3, { objectType: 'Content', object: null }),
];
const favoritesHandler = given(listFavorites, givenFavorites(favorites, 12));
const unreadHandler = given(getUnreadThreads, { unreadCount: 3, threads: [givenThread()] });
const profile = {
  ...{ id: 1, kind: 'person' as const, role: 'owner' as const, firstName: 'مریم', lastName: 'کریمی' },
  ...{ nationalId: null, companyName: null, nationalLegalId: null, economicCode: null },
  ...{ mobile: '+989120000001', email: null, sheba: null, bankName: null, completeness: 70 },
  ...{ isComplete: true, nextStep: { field: 'sheba', title: 'شماره شبا' }, updatedAt: null, rowVersion: 1 },
};
const quoted = givenSummary(3);
const ended = givenSummary(2, { status: 'Completed', deadlineAt: null, allowedActions: ['repeat'] });

/** The list as the service gives it: narrowed by the asked states, counted over all. */
const requestsHandler = (requests: TradeRequestSummary[]) =>
  given(listTradeRequests, ({ query: { filter, paging } }) => {
    const items = requests.filter(({ status }) => filter.statuses?.includes(status) ?? true);
    return { ...givenPage(requests), items: items.slice(0, paging.pageSize), totalCount: items.length };
  });

const visit = (id: number) => {
  const { createdAt: visitedAt, ...object } = givenFavorite(id);
  return { ...object, visitedAt } as never;
};

const services = (requests = [quoted, ended]): Handler[] => [
  favoritesHandler,
  unreadHandler,
  requestsHandler(requests),
  given(getEnums, givenEnums),
  given(getCredit, {
    balanceRial: 2_473_000_000,
    availableRial: 1_845_000_000,
    heldRial: 628_000_000,
    updatedAt: NOW,
  }),
  given(getCustomerProfile, profile),
  givenNoDeletion,
  given(listLastVisits, { items: [visit(7)], totalCount: 1, pageNumber: 1, pageSize: 8 }),
];

const open = (handlers = services()) => renderAt(remote, '/profile', { session: 'signed-in', handlers });
const region = (name: string) => within(screen.getByRole('region', { name }));
const hrefOf = (name: string | RegExp, within_ = screen as Pick<typeof screen, 'getByRole'>) =>
  within_.getByRole('link', { name }).getAttribute('href');

it('greets by name and says what is new', async () => {
  await open();

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('سلام کاربر آزمایشی');
  expect(screen.getByText(/۱ کار منتظر شماست · ۳ پیام خوانده‌نشده دارید/)).toBeTruthy();
  expect(hrefOf('درخواست تازه')).toBe('/newai');
});

it('tells when the account will be deleted, once its user has asked for that', async () => {
  const asked = { ...noDeletion, requestedAt: NOW, dueAt: '2026-12-04T10:00:00.000Z' };
  await open([...services(), given(getAccountDeletion, asked)]);

  expect(screen.getByText(/حساب شما در .*۱۴۰۵.* حذف می‌شود/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'انصراف از حذف' })).toBeTruthy();
});

it('shows what waits for the user, with the way to do it', async () => {
  await open();

  const waiting = region('کارهای منتظر شما');
  expect(waiting.getByRole('listitem').textContent).toContain('صنایع دناپمپ پارس پیشنهاد قیمت داد');
  expect(waiting.getByText('تا ۲ روز دیگر')).toBeTruthy();
  expect(hrefOf(/بررسی پیشنهاد/, waiting)).toBe('/profile/directorderinfo/3');
});

it('counts all that waits, shows four of them and the rest on demand, and passes over what is for colleagues', async () => {
  const forOthers = [1, 2, 3, 4].map((id) => givenSummary(id, { allowedActions: ['counter'] }));
  const own = [5, 6, 7, 8, 9].map((id) => givenSummary(id));
  await open(services([...forOthers, ...own]));

  expect(screen.getByText(/۵ کار منتظر شماست/)).toBeTruthy();
  const waiting = region('کارهای منتظر شما');
  const hrefs = () => waiting.getAllByRole('listitem').map((row) => hrefOf(/بررسی پیشنهاد/, within(row)));
  const hrefsOf = (ids: number[]) => ids.map((id) => `/profile/directorderinfo/${id}`);
  expect(hrefs()).toEqual(hrefsOf([5, 6, 7, 8]));

  await userEvent.click(waiting.getByRole('button', { name: 'همه ۵ مورد' }));

  expect(hrefs()).toEqual(hrefsOf([5, 6, 7, 8, 9]));
  await userEvent.click(waiting.getByRole('button', { name: 'نمایش کمتر' }));
  expect(hrefs()).toEqual(hrefsOf([5, 6, 7, 8]));
});

it('names a request that waits for its publication', async () => {
  const ready = givenSummary(3, { status: 'ConfirmationRequested', allowedActions: ['confirmAndPublish'] });
  await open(services([ready]));

  expect(region('کارهای منتظر شما').getByRole('listitem').textContent).toContain(
    'صنایع دناپمپ پارس منتظر انتشار درخواست شماست',
  );
});

it('shows money available and held, and each figure leads to what it counts', async () => {
  await open();

  const cells = region('حساب شما در یک نگاه').getAllByRole('listitem');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'اعتبار در دسترس۱۸۴٬۵۰۰٬۰۰۰ تومانصورت‌حساب کیف پول',
    'مسدود برای معامله۶۲٬۸۰۰٬۰۰۰ تومانتا تأیید تحویل نزد بازار صنعت',
    'پیام خوانده‌نشده۳در ۱ گفت‌وگو',
    'علاقه‌مندی۱۲همه علاقه‌مندی‌ها',
  ]);
  const hrefs = cells.map((cell) => within(cell).getByRole('link').getAttribute('href'));
  expect(hrefs).toEqual([
    '/profile/wallet',
    '/profile/wallet?show=holds',
    '/profile/messages?about=unread',
    '/profile/favorites',
  ]);
});

it('counts the requests by state and lists the last ones, all as links', async () => {
  await open();

  const card = region('درخواست‌های معامله');
  expect(hrefOf('همه ۲ درخواست', card)).toBe('/profile/directorder');
  expect(hrefOf('پیشنهاد رسیده ۱', card)).toBe('/profile/directorder?state=quoted');
  expect(hrefOf('پایان‌یافته ۱', card)).toBe('/profile/directorder?state=ended');
  expect(card.queryByRole('link', { name: /پیش‌نویس/ })).toBeNull();
  expect(hrefOf('TR-1405-000003', card)).toBe('/profile/directorderinfo/3');
  expect(card.getByText('پیشنهاد قیمت رسید')).toBeTruthy();
});

it('names the next step of the profile', async () => {
  await open();

  const card = region('تکمیل اطلاعات');
  expect(card.getByText('۷۰٪')).toBeTruthy();
  expect(card.getByText('گام بعدی: شماره شبا')).toBeTruthy();
  expect(hrefOf('تکمیل', card)).toBe('/profile/personal-info');
});

it('lists the last favorites, and links only those that still exist', async () => {
  await open();

  const card = region('علاقه‌مندی‌های اخیر');
  expect(hrefOf('پمپ شماره 1', card)).toBe('/products/10/pump-1');
  expect(hrefOf('پمپ شماره 2', card)).toBe('/supplier/20/pump-2');
  expect(card.getByText('این مطلب دیگر موجود نیست').closest('a')).toBeNull();
});

it('lists unread threads and last visits as links', async () => {
  await open();

  expect(hrefOf('شرکت پمپ البرز', region('پیام‌های جدید'))).toBe('/profile/messages?thread=5');
  expect(hrefOf('همه گفت‌وگوها', region('پیام‌های جدید'))).toBe('/profile/messages');
  expect(hrefOf('پمپ شماره 7', region('بازدیدهای اخیر'))).toBe('/products/70/pump-7');
});

it('shows a new buyer the first steps instead of empty lists', async () => {
  await open([
    ...services([]),
    given(listFavorites, givenFavorites([])),
    given(getUnreadThreads, { unreadCount: 0, threads: [] }),
    given(getCustomerProfile, { ...profile, isComplete: false, completeness: 10 }),
  ]);

  const card = region('از کجا شروع کنید');
  expect(card.getByText('۱ از ۵')).toBeTruthy();
  expect(hrefOf('دسته Product', card)).toBe('/category/categoryType/Product');
  expect(hrefOf('تکمیل اطلاعات کاربری', card)).toBe('/profile/personal-info');
  expect(hrefOf('ثبت نیاز', card)).toBe('/newai');
  expect(screen.queryByRole('region', { name: 'درخواست‌های معامله' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'علاقه‌مندی‌های اخیر' })).toBeNull();
  expect(screen.getByText('پیام خوانده‌نشده‌ای ندارید.')).toBeTruthy();
});

it('shows a failure in its own card and recovers on retry', async () => {
  const { host } = await open([...services(), given(getUnreadThreads, OFFLINE)]);
  expect(screen.getByRole('region', { name: 'علاقه‌مندی‌های اخیر' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'پیام‌های جدید' })).toBeNull();

  host.give(unreadHandler);
  await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));

  expect(await screen.findByRole('region', { name: 'پیام‌های جدید' })).toBeTruthy();
});

it('does not treat a failed response as an empty account, or as no money', async () => {
  await open([...services(), given(listTradeRequests, problem(503)), given(getCredit, problem(503))]);

  expect(screen.queryByRole('region', { name: 'از کجا شروع کنید' })).toBeNull();
  expect(screen.getByText(/درخواست‌ها بارگذاری نشد/)).toBeTruthy();
  const [available] = region('حساب شما در یک نگاه').getAllByRole('listitem');
  expect(available?.textContent).toBe('اعتبار در دسترس—بارگذاری نشد');
});

it('asks for the credit again when it failed, and when the wallet has changed', async () => {
  const { host } = await open([...services(), given(getCredit, problem(503))]);
  onTestFinished(listen(host));
  const credit = { balanceRial: 20, availableRial: 10_000_000, heldRial: 0, updatedAt: NOW };

  host.give(given(getCredit, credit));
  await userEvent.click(screen.getByRole('button', { name: 'دریافت دوباره اعتبار' }));

  const [available] = region('حساب شما در یک نگاه').getAllByRole('listitem');
  await vi.waitFor(() => expect(available?.textContent).toContain('۱٬۰۰۰٬۰۰۰ تومان'));
  expect(screen.queryByRole('button', { name: 'دریافت دوباره اعتبار' })).toBeNull();

  host.give(given(getCredit, { ...credit, availableRial: 20_000_000 }));
  act(() => host.bus.publish(creditChanged, { cause: 'payment', at: NOW }));

  await vi.waitFor(() => expect(available?.textContent).toContain('۲٬۰۰۰٬۰۰۰ تومان'));
});

it('asks for each thing once: what the loader has is not asked for again by its card', async () => {
  const { host } = await open();
  await vi.waitFor(() => expect(host.queryClient.isFetching()).toBe(0));

  const once = [getCredit, getCustomerProfile, listLastVisits, listFavorites, getUnreadThreads];
  const calls = once.map((wanted) => host.calls.filter(({ endpoint }) => endpoint === wanted).length);
  expect(calls).toEqual(once.map(() => 1));
});

it('has a title and is kept out of the index', async () => {
  const { router } = await open();

  const [route] = router.state.matches.slice(-1);
  expect(route?.route.handle.head()).toEqual({ title: 'پیشخوان', robots: 'noindex,nofollow' });
});

import { getFileLink } from '@bazaar/contracts/file';
import { getFlatThread, listConversations, markThreadRead } from '@bazaar/contracts/notification';
import { type FakeHost, given, headOf, OFFLINE, problem, renderAt } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { givenThreads } from '../../common/thread/given-threads.fixture.ts';
import { givenConversation, givenFile, givenMessage } from '../../common/thread/thread.fixture.ts';
import remote from '../../remote.ts';

const unread = givenConversation(5, {
  unreadCount: 1,
  lastMessage: givenMessage(502, { text: 'انبار ۸ دستگاه دارد.' }),
});
const request = givenConversation(6, {
  counterpartName: 'صنایع دناپمپ',
  subjectType: 'TradeRequest',
  subjectId: 123,
  subject: 'درخواست معامله TR-1405-000123',
  lastMessage: givenMessage(601, { conversationId: 6, isMine: true, text: 'ممنون، بررسی می‌کنیم.' }),
});
const file = givenFile('DP-50-200.pdf');
const threadMessages = [
  givenMessage(499, { createdAt: '2026-11-18T10:40:00Z', isMine: true, readAt: '2026-11-18T11:00:00Z' }),
  givenMessage(500, { createdAt: '2026-11-18T12:40:00Z', text: '', deletedAt: '2026-11-18T12:50:00Z' }),
  givenMessage(501, { editedAt: '2026-11-20T07:20:00Z', files: [file] }),
  givenMessage(502, { text: 'انبار ۸ دستگاه دارد.' }),
];

const given2 = () => givenThreads({ threads: [unread, request], messages: { 5: threadMessages, 6: [] } });

function open(path = '/profile/messages', { handlers } = given2()) {
  return renderAt(remote, path, { session: 'signed-in', handlers });
}

const list = () => within(screen.getByRole('region', { name: 'فهرست گفت‌وگوها' }));
const log = () => within(screen.getByRole('log', { name: 'متن گفت‌وگو' }));
const names = () =>
  list()
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('link').textContent);
const countCalls = (host: FakeHost, endpoint: unknown) =>
  host.calls.filter((call) => call.endpoint === endpoint).length;

describe('the list of threads', () => {
  it('shows counterpart, subject, last message and unread number', async () => {
    await open();

    expect(names()).toEqual(['شرکت پمپ البرز', 'صنایع دناپمپ']);
    const [first, second] = list().getAllByRole('listitem');
    expect(first?.textContent).toContain('پمپ گریز از مرکز');
    expect(first?.textContent).toContain('انبار ۸ دستگاه دارد.');
    expect(first?.textContent).toContain('۱ پیام خوانده‌نشده');
    expect(second?.textContent).toContain('شما: ممنون، بررسی می‌کنیم.');
    expect(screen.getByText('۱ خوانده‌نشده در ۲ گفت‌وگو')).toBeTruthy();
  });

  it('has tabs by subject in the address', async () => {
    await open('/profile/messages?about=TradeRequest');

    expect(names()).toEqual(['صنایع دناپمپ']);
    const tabs = within(screen.getByRole('navigation', { name: 'نوع گفت‌وگو' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'همه',
      'خوانده‌نشده۱',
      'درخواست‌ها',
      'کالاها',
      'تأمین‌کنندگان',
    ]);
    expect(tabs[2]?.getAttribute('aria-current')).toBe('page');
    expect(tabs[1]?.getAttribute('href')).toBe('/profile/messages?about=unread');
  });

  it('is searched by words that go to the address', async () => {
    const { router } = await open();

    await userEvent.type(screen.getByRole('searchbox', { name: 'جست‌وجو در گفت‌وگوها' }), 'درخواست{Enter}');

    await vi.waitFor(() => expect(names()).toEqual(['صنایع دناپمپ']));
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe('درخواست');
  });

  it('says that nothing was found, and leads back to all threads', async () => {
    await open('/profile/messages?q=zzz');

    expect(screen.getByRole('heading', { name: 'گفت‌وگویی پیدا نشد' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'همه گفت‌وگوها' }).getAttribute('href')).toBe('/profile/messages');
  });

  it('suggests what to do when there is no thread yet', async () => {
    await open('/profile/messages', givenThreads({ threads: [] }));

    expect(screen.getByRole('heading', { name: 'هنوز گفت‌وگویی ندارید' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'مشاهده کالاها' }).getAttribute('href')).toBe(
      '/category/categoryType/Product',
    );
  });

  it('redirects an out-of-range page to the last one', async () => {
    const { router } = await open('/profile/messages?page=7');

    expect(router.state.location.search).toBe('');
  });

  it('passes its failure on to the page', async () => {
    await open('/profile/messages', {
      ...given2(),
      handlers: [...given2().handlers, given(listConversations, problem(503))],
    });

    expect(screen.getByRole('alert').textContent).toContain('503');
  });
});

describe('an open thread', () => {
  it('shows its messages by day with their states', async () => {
    await open('/profile/messages?thread=5');

    expect(screen.getByRole('heading', { level: 2, name: 'شرکت پمپ البرز' })).toBeTruthy();
    expect(log().getByText('چهارشنبه ۲۷ آبان ۱۴۰۵')).toBeTruthy();
    expect(log().getByText('دیده شد')).toBeTruthy();
    expect(log().getByText('این پیام حذف شد')).toBeTruthy();
    // One piece, so that no line ends in the dot.
    expect(log().getByText(/ویرایش‌شده/).textContent).toMatch(/^ویرایش‌شده · [۰-۹]+:[۰-۹]+$/);
    expect(log().getByRole('button', { name: /DP-50-200.pdf/ }).textContent).toContain('۱٫۲ مگابایت');
    expect(screen.getByRole('link', { name: 'دیدن کالا' }).getAttribute('href')).toMatch(/^\/products\/31\//);
  });

  it('is marked as read up to its last message, which the header is told', async () => {
    const { host } = await open('/profile/messages?thread=5');

    await vi.waitFor(() => expect(countCalls(host, markThreadRead)).toBe(1));
    const call = host.calls.find(({ endpoint }) => endpoint === markThreadRead);
    expect(call?.input).toMatchObject({ params: { id: 5 }, body: { messageId: 502 } });
    await vi.waitFor(() =>
      expect(host.bus.published.at(-1)).toEqual({
        topic: 'profile.unread-counted@1',
        payload: { unreadCount: 0 },
      }),
    );
    await vi.waitFor(() =>
      expect(list().getAllByRole('listitem')[0]?.textContent).not.toContain('پیام خوانده‌نشده'),
    );
    expect(log().getByText('پیام‌های تازه')).toBeTruthy();
  });

  it('stays unread while the tab is hidden', async () => {
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { host } = await open('/profile/messages?thread=5');
    expect(countCalls(host, markThreadRead)).toBe(0);

    state.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));

    await vi.waitFor(() => expect(countCalls(host, markThreadRead)).toBe(1));
  });

  it('loads older messages at the top on request', async () => {
    const many = Array.from({ length: 35 }, (_, index) => givenMessage(index + 1));
    const { host } = await open(
      '/profile/messages?thread=6',
      givenThreads({ threads: [request], messages: { 6: many } }),
    );
    expect(log().queryByText('پیام 5')).toBeNull();

    await userEvent.click(log().getByRole('button', { name: 'پیام‌های قدیمی‌تر' }));

    expect(await log().findByText('پیام 5')).toBeTruthy();
    expect(host.calls.at(-1)?.input?.query).toMatchObject({ before: 6 });
    expect(log().queryByRole('button', { name: 'پیام‌های قدیمی‌تر' })).toBeNull();
  });

  it('is shown when it is not on the page of the list', async () => {
    await open('/profile/messages?thread=6&about=SupplierProduct');

    expect(await screen.findByRole('heading', { level: 2, name: 'صنایع دناپمپ' })).toBeTruthy();
    expect(names()).toEqual(['شرکت پمپ البرز']);
  });

  it('leads back to the list that it was opened from', async () => {
    await open('/profile/messages?thread=6&about=TradeRequest');

    expect(screen.getByRole('link', { name: 'بازگشت به فهرست گفت‌وگوها' }).getAttribute('href')).toBe(
      '/profile/messages?about=TradeRequest',
    );
  });

  it('says that it does not exist', async () => {
    await open('/profile/messages?thread=99');

    expect(await screen.findByRole('heading', { name: 'این گفت‌وگو پیدا نشد' })).toBeTruthy();
    expect(names()).toHaveLength(2);
  });

  it('fails beside the list and recovers on retry', async () => {
    const threads = given2();
    const { host } = await open('/profile/messages?thread=5', {
      ...threads,
      handlers: [...threads.handlers, given(getFlatThread, OFFLINE)],
    });
    expect(names()).toHaveLength(2);

    host.give(given(getFlatThread, { items: threadMessages, hasEarlier: false, hasLater: false }));
    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));

    expect(await screen.findByRole('log')).toBeTruthy();
  });

  it('downloads a file through a short-lived link', async () => {
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.getAttribute('href') ?? '');
    });
    const { host } = await open('/profile/messages?thread=5');
    host.give(given(getFileLink, { url: '/api/file/x?signature=1', expiresAt: '2026-11-20T08:00:00Z' }));

    await userEvent.click(log().getByRole('button', { name: /DP-50-200.pdf/ }));

    await vi.waitFor(() => expect(clicked).toEqual(['/api/file/x?signature=1']));
  });
});

it('has a title and is kept out of the index', async () => {
  const page = await open();

  expect(await headOf(remote, page)).toEqual({ title: 'پیام‌ها', robots: 'noindex,nofollow' });
});

import { getFlatThread, startRequestConversation, writeMessage } from '@bazaar/contracts/notification';
import { getEnums } from '@bazaar/contracts/setting';
import { getTradeRequest, listTradeRequestEvents, type TradeRequest } from '@bazaar/contracts/trade';
import type { Device } from '@bazaar/host';
import { createFakeHost, type FakeHost, given, OFFLINE, renderAt } from '@bazaar/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenThreads } from '../../common/thread/given-threads.fixture.ts';
import { givenStream, givenTabs } from '../../common/thread/live/fake-tabs.fixture.ts';
import { givenConversation, givenMessage } from '../../common/thread/thread.fixture.ts';
import { givenEnums, givenEvent, givenTradeRequest } from '../../common/trade/trade.fixture.ts';
import remote from '../../remote.ts';

// The code of dialogs and events comes on demand; its first reading takes seconds.
beforeAll(() => Promise.all([import('./move-dialogs.widget.tsx'), import('./timeline.widget.tsx')]));

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

const onRequest = givenConversation(5, {
  subjectType: 'TradeRequest',
  subjectId: 1,
  counterpartName: 'صنایع دناپمپ پارس',
});
const ofAnother = givenConversation(6, { subjectType: 'TradeRequest', subjectId: 2 });
const withThread = () =>
  givenThreads({
    threads: [ofAnother, onRequest],
    messages: { 5: [givenMessage(501, { text: 'تا سه هفته آماده می‌شود.' })], 6: [] },
  });
const withoutThread = () => givenThreads({ threads: [ofAnother], messages: { 6: [] } });

async function open(threads = withThread(), changes: Partial<TradeRequest> = {}, device: Device = 'desktop') {
  const host = createFakeHost({
    session: 'signed-in',
    device,
    handlers: [
      given(getTradeRequest, givenTradeRequest(1, changes)),
      given(listTradeRequestEvents, {
        items: [givenEvent(1)],
        totalCount: 1,
        pageNumber: 1,
        pageSize: 100,
      }),
      given(getEnums, givenEnums),
      ...threads.handlers,
    ],
  });
  await renderAt(remote, '/profile/directorderinfo/1', { host });
  return { host, store: threads.store };
}

const openOnPhone = (threads = withThread(), changes: Partial<TradeRequest> = {}) =>
  open(threads, changes, 'phone');

const log = async () => within(await screen.findByRole('log'));
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'متن پیام' });
const bodies = (host: FakeHost, endpoint: unknown) =>
  host.calls.filter((call) => call.endpoint === endpoint).map(({ input }) => input?.body);

describe('the thread beside a request', () => {
  it("shows the request's own messages, with the way to the page of all messages", async () => {
    await open();

    expect((await log()).getByText('تا سه هفته آماده می‌شود.')).toBeTruthy();
    const thread = within(screen.getByRole('region', { name: /گفت‌وگو با/ }));
    expect(thread.getByRole('link', { name: 'باز کردن در پیام‌ها' }).getAttribute('href')).toBe(
      '/profile/messages?thread=5',
    );
    expect(thread.queryByRole('link', { name: /بازگشت/ })).toBeNull();
  });

  it('sends a message there, and edits one as on the page of messages', async () => {
    const { host } = await open();

    await userEvent.type(await field(), 'فلنج DN80 درست است.{Enter}');

    expect(await (await log()).findByText('فلنج DN80 درست است.')).toBeTruthy();
    expect(bodies(host, writeMessage)).toEqual([{ text: 'فلنج DN80 درست است.', fileIds: [] }]);
    await userEvent.click(await screen.findByRole('button', { name: 'ویرایش' }));
    const text = await screen.findByRole('textbox', { name: 'متن جدید پیام' });
    await userEvent.clear(text);
    await userEvent.type(text, 'فلنج DN100');
    await userEvent.click(screen.getByRole('button', { name: 'ذخیره' }));
    expect(await (await log()).findByText('فلنج DN100')).toBeTruthy();
  });

  it('keeps what was not sent, and sends it again with the same key', async () => {
    const threads = withThread();
    const { host } = await open(threads);
    await field();
    host.give(given(writeMessage, OFFLINE));
    await userEvent.type(await field(), 'حمل تا قم؟{Enter}');
    expect(await (await log()).findByText(/ارسال نشد/)).toBeTruthy();

    for (const handler of threads.handlers) {
      host.give(handler);
    }
    await userEvent.click(screen.getByRole('button', { name: 'ارسال دوباره' }));

    await waitFor(async () => expect((await log()).queryByText(/ارسال نشد/)).toBeNull());
    const keys = host.calls
      .filter(({ endpoint }) => endpoint === writeMessage)
      .map(({ input }) => input?.headers.get('idempotency-key'));
    expect(keys[1]).toBe(keys[0]);
  });

  it('begins with the first message, which opens the thread in its place', async () => {
    const { host } = await open(withoutThread());
    expect(await screen.findByText(/هنوز پیامی رد و بدل نشده است/)).toBeTruthy();

    await userEvent.type(await field(), 'سلام{Enter}');

    expect(await (await log()).findByText('سلام')).toBeTruthy();
    expect(bodies(host, startRequestConversation)).toEqual([
      { tradeRequestId: 1, text: 'سلام', fileIds: [] },
    ]);
    expect(screen.getByRole('link', { name: 'باز کردن در پیام‌ها' }).getAttribute('href')).toBe(
      '/profile/messages?thread=9',
    );
  });

  it('shows what arrives by the stream', async () => {
    givenTabs();
    const threads = withThread();
    const stream = givenStream();
    const { host, store } = await open(threads);
    const opened = vi.spyOn(host.api, 'stream').mockResolvedValue(stream.body);
    await log();
    await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce());
    await act(async () => stream.say('open', {}, '7:8:'));

    store.messages[5]?.push(givenMessage(503, { text: 'موجودی رسید' }));
    await act(async () =>
      stream.say('message', { conversationId: 5, messageId: 503, isMine: false }, '7:9:'),
    );

    expect(await (await log()).findByText('موجودی رسید')).toBeTruthy();
  });

  it('shows its failure beside the request, and recovers', async () => {
    const threads = withThread();
    const { host } = await open({
      ...threads,
      handlers: [...threads.handlers, given(getFlatThread, OFFLINE)],
    });
    expect(await screen.findByText('گفت‌وگو بارگذاری نشد.')).toBeTruthy();
    expect(screen.getByRole('table')).toBeTruthy();

    for (const handler of threads.handlers) {
      host.give(handler);
    }
    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));

    expect((await log()).getByText('تا سه هفته آماده می‌شود.')).toBeTruthy();
  });

  it('is shared by an agent who may write, beside what colleagues wrote', async () => {
    const thread = { ...onRequest, actingRole: 'approver' as const };
    const messages = { 5: [givenMessage(501, { senderKind: 'buyer', text: 'کی بارگیری می‌شود؟' })] };
    await open(givenThreads({ threads: [thread], messages }), { actingRole: 'approver' });

    const bubble = (await log()).getByText('کی بارگیری می‌شود؟').closest('article');
    expect(bubble?.dataset.side).toBe('own');
    expect(bubble?.textContent).toContain('همکار شما');
    expect(await field()).toBeTruthy();
  });

  it('is read by an agent who may not write', async () => {
    const thread = { ...onRequest, actingRole: 'viewer' as const };
    const messages = { 5: [givenMessage(501, { text: 'تا سه هفته آماده می‌شود.' })] };
    await open(givenThreads({ threads: [thread], messages }), { actingRole: 'viewer' });

    expect((await log()).getByText('تا سه هفته آماده می‌شود.')).toBeTruthy();
    expect(screen.getByText(/نمی‌توانید در آن پیام ارسال کنید/)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'متن پیام' })).toBeNull();
  });

  it('says to an agent who may not write that there is no message', async () => {
    await open(withoutThread(), { actingRole: 'finance' });

    expect(await screen.findByRole('heading', { name: 'هنوز پیامی رد و بدل نشده است' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'متن پیام' })).toBeNull();
  });
});

describe('the parts of a request on a phone', () => {
  const tab = (name: string | RegExp) => screen.getByRole('tab', { name });

  it('are tabs below the state and its actions, chosen by keyboard', async () => {
    await openOnPhone();

    const state = screen.getByRole('region', { name: 'پیشنهاد قیمت رسیده است؛ نوبت شماست' });
    expect(state.compareDocumentPosition(screen.getByRole('tablist'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'درخواست',
      'گفت‌وگو',
      'رویدادها',
    ]);
    expect(screen.getByRole('table')).toBeTruthy();

    tab('درخواست').focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(tab('گفت‌وگو').getAttribute('aria-selected')).toBe('true');
    expect((await log()).getByText('تا سه هفته آماده می‌شود.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();

    await userEvent.keyboard('{End}');
    expect(await screen.findByRole('region', { name: 'رویدادها' })).toBeTruthy();
  });

  it('ask for no messages of the thread before it is chosen, and count what is unread', async () => {
    const unread = { ...onRequest, unreadCount: 2 };
    const { host } = await openOnPhone(
      givenThreads({ threads: [unread], messages: { 5: [givenMessage(501)] } }),
    );

    expect(await screen.findByRole('tab', { name: 'گفت‌وگو ۲' })).toBeTruthy();
    expect(host.calls.some(({ endpoint }) => endpoint === getFlatThread)).toBe(false);
  });

  it('leave the action that leads on to the bar at the foot, the others above', async () => {
    await openOnPhone(withThread(), { allowedActions: ['accept', 'counter', 'cancel'] });

    const names = (group: string) =>
      within(screen.getByRole('group', { name: group }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(names('کارهای این درخواست')).toEqual(['پیشنهاد متقابل', 'لغو درخواست']);
    expect(names('گام بعدی')).toEqual(['پذیرش پیشنهاد']);
    await userEvent.click(screen.getByRole('button', { name: 'پذیرش پیشنهاد' }));
    expect(screen.getByRole('dialog', { name: 'این پیشنهاد پذیرفته شود؟' })).toBeTruthy();
  });
});

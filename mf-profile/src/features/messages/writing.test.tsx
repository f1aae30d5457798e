import { uploadFiles } from '@bazaar/contracts/file';
import { getSupplier } from '@bazaar/contracts/merchant';
import { getSubjectConversation, startConversation, writeMessage } from '@bazaar/contracts/notification';
import { getSupplierProduct } from '@bazaar/contracts/product';
import { createFakeHost, type FakeHost, given, OFFLINE, problem, renderAt } from '@bazaar/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { givenThreads } from '../../common/thread/given-threads.fixture.ts';
import { givenConversation, givenFile, givenMessage } from '../../common/thread/thread.fixture.ts';
import remote from '../../remote.ts';

const PATH = '/profile/messages?thread=5';

const given1 = (isBlocked = false) =>
  givenThreads({
    threads: [givenConversation(5, { isBlocked }), givenConversation(6)],
    messages: { 5: [givenMessage(502)], 6: [] },
  });

function open(path = PATH, handlers = given1().handlers) {
  return renderAt(remote, path, { session: 'signed-in', handlers });
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'متن پیام' });
const log = () => within(screen.getByRole('log'));
const bodies = (host: FakeHost, endpoint: unknown) =>
  host.calls.filter((call) => call.endpoint === endpoint).map(({ input }) => input?.body);
const keys = (host: FakeHost) =>
  host.calls
    .filter(({ endpoint }) => endpoint === writeMessage)
    .map(({ input }) => input?.headers.get('idempotency-key'));

afterEach(() => sessionStorage.clear());

describe('writing a message', () => {
  it('sends it on Enter and shows it at once as on its way', async () => {
    const { host } = await open();
    const response = Promise.withResolvers<{ message: ReturnType<typeof givenMessage> }>();
    host.give(given(writeMessage, () => response.promise));

    await userEvent.type(field(), 'فلنج DN80 درست است.{Enter}');

    expect(log().getByText('فلنج DN80 درست است.')).toBeTruthy();
    expect(log().getByText('در حال ارسال')).toBeTruthy();
    expect(field().value).toBe('');
    response.resolve({ message: givenMessage(503, { isMine: true, text: 'فلنج DN80 درست است.' }) });
    await vi.waitFor(() => expect(log().queryByText('در حال ارسال')).toBeNull());
    expect(log().getAllByText('فلنج DN80 درست است.')).toHaveLength(1);
    expect(bodies(host, writeMessage)).toEqual([{ text: 'فلنج DN80 درست است.', fileIds: [] }]);
  });

  it('makes a new line on Shift + Enter', async () => {
    const { host } = await open();

    await userEvent.type(field(), 'یک{Shift>}{Enter}{/Shift}دو');

    expect(field().value).toBe('یک\nدو');
    expect(bodies(host, writeMessage)).toEqual([]);
  });

  it('sends nothing that is blank', async () => {
    const { host } = await open();

    await userEvent.type(field(), '   {Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'ارسال' }));

    expect(bodies(host, writeMessage)).toEqual([]);
  });

  it('keeps the draft of each thread, also after a reload', async () => {
    await open();
    await userEvent.type(field(), 'پیش از پرداخت');
    cleanup();

    await open('/profile/messages?thread=6');
    expect(field().value).toBe('');
    cleanup();

    await open();
    expect(field().value).toBe('پیش از پرداخت');
  });

  it('says when it is too long, and keeps it', async () => {
    const { host } = await open();

    fireEvent.change(field(), { target: { value: 'ا'.repeat(4001) } });
    await userEvent.type(field(), '{Enter}');

    expect(screen.getByText(/حداکثر ۴٬۰۰۰ کاراکتر/)).toBeTruthy();
    expect(bodies(host, writeMessage)).toEqual([]);
    expect(field().value).toHaveLength(4001);
  });

  it('is not possible in a blocked thread', async () => {
    await open(PATH, given1(true).handlers);

    expect(screen.queryByRole('textbox', { name: 'متن پیام' })).toBeNull();
    expect(screen.getByText(/مسدود کرده است/)).toBeTruthy();
  });
});

describe('a message that was not sent', () => {
  it('stays with its reason and is sent again with the same key', async () => {
    const { store, handlers } = given1();
    const { host } = await open(PATH, [...handlers, given(writeMessage, OFFLINE)]);
    await userEvent.type(field(), 'حمل تا قم؟{Enter}');
    expect(await log().findByText(/ارسال نشد/)).toBeTruthy();

    for (const handler of handlers) {
      host.give(handler);
    }
    await userEvent.click(log().getByRole('button', { name: 'ارسال دوباره' }));

    await vi.waitFor(() => expect(log().queryByText(/ارسال نشد/)).toBeNull());
    const [first, second] = keys(host);
    expect(second).toBe(first);
    expect(store.messages[5]?.filter(({ text }) => text === 'حمل تا قم؟')).toHaveLength(1);
  });

  it('is still there after a reload that came before the response, and is not doubled', async () => {
    const key = '0198a5b0-0000-7000-8000-000000000001';
    const { store, handlers } = given1();
    const host = createFakeHost({ session: 'signed-in', handlers });
    // The services have written it, but the page was closed before their response came.
    const body = { text: 'نقشه شاسی', fileIds: [] };
    await host.api.call(writeMessage, { params: { id: 5 }, body, idempotencyKey: key });
    const outgoing = { key, text: 'نقشه شاسی', files: [], at: '2026-11-20T07:12:00Z', failure: null };
    sessionStorage.setItem('bazaar.profile.outbox:7.5', JSON.stringify([outgoing]));

    await renderAt(remote, PATH, { host });
    expect(log().getByText(/صفحه پیش از پاسخ سرور بسته شد/)).toBeTruthy();
    await userEvent.click(log().getByRole('button', { name: 'ارسال دوباره' }));

    await vi.waitFor(() => expect(log().queryByText(/ارسال نشد/)).toBeNull());
    expect(keys(host)).toEqual([key, key]);
    expect(store.messages[5]).toHaveLength(2);
    expect(log().getAllByText('نقشه شاسی')).toHaveLength(1);
  });

  it('can be given up', async () => {
    await open(PATH, [...given1().handlers, given(writeMessage, problem(409, { title: 'گفت‌وگو بسته است' }))]);
    await userEvent.type(field(), 'سلام{Enter}');
    expect(await log().findByText(/گفت‌وگو بسته است/)).toBeTruthy();

    await userEvent.click(log().getByRole('button', { name: 'حذف پیام ارسال‌نشده' }));

    expect(log().queryByText('سلام')).toBeNull();
  });
});

describe('attaching files', () => {
  const pdf = () => new File(['%PDF'], 'DP-50-200.pdf', { type: 'application/pdf' });
  const choose = (file: File) =>
    userEvent.upload(screen.getByLabelText('پیوست فایل', { selector: 'input' }), file);
  const meta = givenFile('DP-50-200.pdf');

  it('uploads them first and sends their ids', async () => {
    const { host } = await open(PATH, [...given1().handlers, given(uploadFiles, { items: [meta] })]);

    await choose(pdf());
    expect(await screen.findByText('DP-50-200.pdf')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'ارسال' }));

    await vi.waitFor(() =>
      expect(bodies(host, writeMessage)).toEqual([{ text: 'فایل پیوست', fileIds: [meta.id] }]),
    );
  });

  it('removes one before it is sent', async () => {
    await open(PATH, [...given1().handlers, given(uploadFiles, { items: [meta] })]);
    await choose(pdf());

    await userEvent.click(await screen.findByRole('button', { name: /حذف پیوست/ }));

    expect(screen.queryByText('DP-50-200.pdf')).toBeNull();
  });

  it('refuses a large one without a request', async () => {
    const { host } = await open();
    const large = pdf();
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });

    await choose(large);

    expect(await screen.findByText(/بزرگ‌تر از ۱۰ مگابایت است/)).toBeTruthy();
    expect(host.calls.some(({ endpoint }) => endpoint === uploadFiles)).toBe(false);
  });

  it('says why one was refused, and keeps what was typed', async () => {
    const refusal = problem(415, { title: 'نوع فایل پذیرفته نیست' });
    await open(PATH, [...given1().handlers, given(uploadFiles, refusal)]);
    await userEvent.type(field(), 'نقشه');

    await choose(pdf());

    expect(await screen.findByText(/نوع فایل پذیرفته نیست/)).toBeTruthy();
    expect(field().value).toBe('نقشه');
  });
});

describe('a first message', () => {
  it('opens its thread when it is sent', async () => {
    const { host, router } = await open('/profile/messages?to=supplier&id=7', [
      ...given1().handlers,
      given(getSupplier, problem(503)),
    ]);
    expect(screen.getByRole('heading', { level: 2, name: 'پیام جدید' })).toBeTruthy();

    await userEvent.type(field(), 'سلام، موجودی دارید؟{Enter}');

    await vi.waitFor(() => expect(router.state.location.search).toBe('?thread=8'));
    expect(bodies(host, startConversation)).toEqual([
      { subjectType: 'Supplier', subjectId: 7, text: 'سلام، موجودی دارید؟', fileIds: [] },
    ]);
    expect(within(await screen.findByRole('log')).getByText('سلام، موجودی دارید؟')).toBeTruthy();
  });

  it('keeps what the services refuse, to be sent again', async () => {
    const { host } = await open('/profile/messages?to=product&id=32', [
      ...given1().handlers,
      given(getSupplierProduct, problem(503)),
      given(startConversation, OFFLINE),
    ]);

    await userEvent.type(field(), 'قیمت؟{Enter}');

    expect(await screen.findByRole('button', { name: 'ارسال دوباره' })).toBeTruthy();
    expect(bodies(host, startConversation)).toEqual([
      { subjectType: 'SupplierProduct', subjectId: 32, text: 'قیمت؟', fileIds: [] },
    ]);
  });

  it('is not begun where a thread on the subject is open: that one opens', async () => {
    const { router } = await open('/profile/messages?to=product&id=31', given1().handlers);

    expect(router.state.location.search).toBe('?thread=5');
    expect(screen.getByRole('log')).toBeTruthy();
  });

  it('is not written to a supplier of the user, who is told why', async () => {
    await open('/profile/messages?to=supplier&id=7', [
      ...given1().handlers,
      given(getSupplier, problem(503)),
      given(getSubjectConversation, { conversation: null, isOwnSupplier: true }),
    ]);

    expect(screen.getByRole('heading', { name: 'این تأمین‌کننده خود شما هستید' })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('says that its receiver does not exist', async () => {
    await open('/profile/messages?to=product&id=32', [
      ...given1().handlers,
      given(getSupplierProduct, problem(404)),
    ]);

    expect(await screen.findByRole('heading', { name: 'گیرنده پیام پیدا نشد' })).toBeTruthy();
  });
});

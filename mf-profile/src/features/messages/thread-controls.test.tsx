import {
  blockConversation,
  deleteFromThread,
  getFlatThread,
  reportConversation,
  writeMessage,
} from '@bazaar/contracts/notification';
import { type FakeHost, given, problem, renderAt } from '@bazaar/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { givenThreads } from '../../common/thread/given-threads.fixture.ts';
import { givenConversation, givenMessage } from '../../common/thread/thread.fixture.ts';
import remote from '../../remote.ts';

const own = givenMessage(503, { isMine: true, text: 'اگر قیمت ۷۸ میلیون شود' });
const old = givenMessage(501, { isMine: true, isEditable: false, text: 'پیام قدیمی من' });

function open({ isBlocked = false } = {}) {
  const { handlers } = givenThreads({
    threads: [givenConversation(5, { isBlocked })],
    messages: { 5: [old, givenMessage(502), own] },
  });
  return renderAt(remote, '/profile/messages?thread=5', { session: 'signed-in', handlers });
}

const log = () => within(screen.getByRole('log'));
const dialog = async () => within(await screen.findByRole('dialog'));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const calls = (host: FakeHost, endpoint: unknown) =>
  host.calls.filter((call) => call.endpoint === endpoint).map(({ input }) => input);

describe('an own message', () => {
  it('is edited while it is young', async () => {
    const { host } = await open();
    await press('ویرایش');
    const field = await screen.findByRole('textbox', { name: 'متن جدید پیام' });

    await userEvent.clear(field);
    await userEvent.type(field, 'اگر قیمت ۷۵ میلیون شود');
    await press('ذخیره');

    expect(await log().findByText('اگر قیمت ۷۵ میلیون شود')).toBeTruthy();
    expect(log().getByText(/ویرایش‌شده/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls(host, writeMessage)[0]).toMatchObject({
      params: { id: 5 },
      body: { messageId: 503, text: 'اگر قیمت ۷۵ میلیون شود' },
    });
  });

  it('keeps the typed text when its time has passed, and is sent again with the same key', async () => {
    const { host } = await open();
    host.give(given(writeMessage, problem(409, { title: 'زمان ویرایش این پیام گذشته است.' })));
    await press('ویرایش');
    await userEvent.type(await screen.findByRole('textbox', { name: 'متن جدید پیام' }), '!');

    await press('ذخیره');
    expect(await (await dialog()).findByText('زمان ویرایش این پیام گذشته است.')).toBeTruthy();
    await press('ذخیره');

    await vi.waitFor(() => expect(calls(host, writeMessage)).toHaveLength(2));
    const [first, second] = calls(host, writeMessage).map((input) => input?.headers.get('idempotency-key'));
    expect(second).toBe(first);
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'متن جدید پیام' })).value).toBe(
      `${own.text}!`,
    );
  });

  it('cannot be edited to nothing', async () => {
    const { host } = await open();
    await press('ویرایش');

    await userEvent.clear(await screen.findByRole('textbox', { name: 'متن جدید پیام' }));
    await press('ذخیره');

    expect(screen.getByText('متن پیام را بنویسید.')).toBeTruthy();
    expect(calls(host, writeMessage)).toEqual([]);
  });

  it('is deleted after a question', async () => {
    const { host } = await open();
    host.give(given(deleteFromThread, { deleted: 'message' }));
    await press('حذف');
    expect(calls(host, deleteFromThread)).toEqual([]);
    const gone = { ...own, text: '', deletedAt: '2026-11-20T07:20:00Z', isEditable: false };
    host.give(given(getFlatThread, { items: [gone], hasEarlier: false, hasLater: false }));

    await press('حذف پیام');

    expect(await log().findByText('این پیام حذف شد')).toBeTruthy();
    expect(calls(host, deleteFromThread)[0]).toMatchObject({ params: { id: 5 }, query: { messageId: 503 } });
  });

  it('stays when its deletion fails', async () => {
    const { host } = await open();
    host.give(given(deleteFromThread, problem(503, { title: 'سرور پاسخ نداد' })));
    await press('حذف');

    await press('حذف پیام');

    expect(await (await dialog()).findByText('سرور پاسخ نداد')).toBeTruthy();
    expect(log().getByText(own.text)).toBeTruthy();
  });

  it('that is old, and one of the other side, have no buttons', async () => {
    await open();

    expect(screen.getAllByRole('button', { name: 'ویرایش' })).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'حذف' })).toHaveLength(1);
  });
});

describe('reporting a thread', () => {
  it('sends the reason, the text and the block that was chosen with it', async () => {
    const { host } = await open();
    host.give(given(reportConversation, { reported: true }));
    host.give(given(blockConversation, { isBlocked: true }));
    await press('گزارش گفت‌وگو');

    await userEvent.click((await dialog()).getByRole('radio', { name: 'احتمال کلاهبرداری' }));
    await userEvent.type((await dialog()).getByRole('textbox', { name: 'توضیح' }), 'کارت به کارت می‌خواهد');
    await userEvent.click((await dialog()).getByRole('checkbox', { name: 'طرف مقابل هم مسدود شود' }));
    await press('ارسال گزارش');

    await vi.waitFor(() => expect(host.notices.at(-1)?.title).toBe('گزارش شما ثبت شد'));
    expect(calls(host, reportConversation)[0]).toMatchObject({
      params: { id: 5 },
      body: { reason: 'fraud', text: 'کارت به کارت می‌خواهد' },
    });
    expect(calls(host, blockConversation)[0]?.body).toEqual({ isBlocked: true });
  });

  it('keeps the form when it fails', async () => {
    const { host } = await open();
    host.give(given(reportConversation, problem(429, { title: 'درخواست‌ها زیاد است' })));
    await press('گزارش گفت‌وگو');

    await press('ارسال گزارش');

    expect(await (await dialog()).findByText('درخواست‌ها زیاد است')).toBeTruthy();
    expect(calls(host, blockConversation)).toEqual([]);
  });
});

describe('blocking the other side', () => {
  it('replaces the field for a message, and can be taken back from the notice', async () => {
    const { host } = await open();
    host.give(given(blockConversation, ({ body }) => ({ isBlocked: body.isBlocked })));
    // The refreshed list holds the block, too.
    const blocked = givenThreads({ threads: [givenConversation(5, { isBlocked: true })] });
    await press('مسدود کردن طرف مقابل');
    for (const handler of blocked.handlers.slice(0, 2)) {
      host.give(handler);
    }

    await press('مسدود کردن');

    expect(await screen.findByText(/نمی‌توان پیام ارسال کرد/)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'متن پیام' })).toBeNull();
    act(() => host.notices.at(-1)?.action?.onSelect());
    await vi.waitFor(() =>
      expect(calls(host, blockConversation).map((input) => input?.body)).toEqual([
        { isBlocked: true },
        { isBlocked: false },
      ]),
    );
    await vi.waitFor(() => expect(host.notices.at(-1)?.title).toBe('انسداد رفع شد'));
  });

  it('says that the other side still blocks', async () => {
    const { host } = await open({ isBlocked: true });
    host.give(given(blockConversation, { isBlocked: true }));

    await press('رفع انسداد');

    await vi.waitFor(() => expect(host.notices.at(-1)?.title).toContain('همچنان'));
    expect(screen.getByText(/نمی‌توان پیام ارسال کرد/)).toBeTruthy();
  });
});

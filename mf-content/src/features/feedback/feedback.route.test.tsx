import { sendFeedback } from '@bazaar/contracts/content';
import { uploadFiles } from '@bazaar/contracts/file';
import { given, OFFLINE, problem, renderAt } from '@bazaar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { headOf } from '../../common/page/head-of.fixture.ts';
import remote from '../../remote.ts';
import { givenProgress } from './feedback.fixture.ts';
import { EMPTY_DRAFT, feedbackDraft } from './feedback-draft.store.ts';

const CODE = 'FB-7K2MQ9XA4T';
const sent = given(sendFeedback, { trackingCode: CODE });
const stored = {
  id: '0e8cbb0c-4a5e-4b8e-9f8a-0d5cf5b0a001',
  name: 'شکل.png',
  mime: 'image/png' as const,
  size: 860_160,
  url: '/file/api/v1/files/1',
};

afterEach(() => {
  feedbackDraft.remove();
});

const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'ارسال بازخورد' }));

async function fill() {
  await userEvent.type(field('موضوع'), 'تبدیل واحد');
  await userEvent.type(field('شرح'), 'واحد در برگه مشخصات تبدیل نمی‌شود.');
}

describe('/feedback', () => {
  it('sends a letter about the page of the address, and leads to its state with the code selected', async () => {
    const { host, router } = await renderAt(remote, '/feedback?about=%2Ffaq', {
      handlers: [sent, givenProgress()],
    });
    await userEvent.click(screen.getByRole('radio', { name: 'پیشنهاد' }));
    await fill();
    await userEvent.type(field('راه تماس (اختیاری)'), '۰۹۱۲۱۲۳۴۵۶۷');
    await send();

    expect(await screen.findByRole('heading', { name: 'وضعیت بازخورد' })).toBeTruthy();
    expect(router.state.location.pathname).toBe(`/feedback/${CODE}`);
    expect(router.state.historyAction).toBe('REPLACE');
    expect(host.calls[0]?.input?.body).toEqual({
      kind: 'Suggestion',
      subject: 'تبدیل واحد',
      text: 'واحد در برگه مشخصات تبدیل نمی‌شود.',
      contact: '+989121234567',
      pagePath: '/faq',
      fileIds: [],
    });
    expect(await screen.findByText('بازخورد شما ثبت شد. کد پیگیری را نگه دارید.')).toBeTruthy();
    expect(window.getSelection()?.toString()).toBe(CODE);
    expect(feedbackDraft.get()).toEqual(EMPTY_DRAFT);
  });

  it('can leave the page out of the letter', async () => {
    await renderAt(remote, '/feedback?about=%2Ffaq', { handlers: [] });

    await userEvent.click(screen.getByRole('button', { name: 'حذف صفحه' }));

    await waitFor(() => expect(screen.queryByText('/faq')).toBeNull());
    expect(document.activeElement).toBe(field('موضوع'));
  });

  it('names what is missing, leads to the first fault, and sends nothing', async () => {
    const { host } = await renderAt(remote, '/feedback', { handlers: [] });
    await userEvent.type(field('شرح'), 'کوتاه');
    await send();

    expect(document.activeElement).toBe(field('موضوع'));
    expect(screen.getByText('موضوع را بنویسید.')).toBeTruthy();
    expect(screen.getByText('شرح دست‌کم ۱۰ کاراکتر باشد؛ ۵ کاراکتر نوشته‌اید.')).toBeTruthy();
    expect(host.calls).toEqual([]);
  });

  it('is one letter, pressed ten times', async () => {
    let answer: (value: { trackingCode: string }) => void = () => undefined;
    const slow = given(sendFeedback, () => new Promise((resolve) => (answer = resolve)));
    const { host } = await renderAt(remote, '/feedback', { handlers: [slow, givenProgress()] });
    await fill();
    const button = screen.getByRole('button', { name: 'ارسال بازخورد' });
    for (let press = 0; press < 10; press += 1) {
      await userEvent.click(button);
    }
    answer({ trackingCode: CODE });
    await screen.findByRole('heading', { name: 'وضعیت بازخورد' });

    expect(host.calls.filter(({ endpoint }) => endpoint === sendFeedback)).toHaveLength(1);
  });

  it('keeps the text when it could not be sent, and tries again with the same key', async () => {
    const { host } = await renderAt(remote, '/feedback', { handlers: [given(sendFeedback, OFFLINE)] });
    await fill();
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain('نوشته شما نگه داشته شد');

    host.give(sent);
    host.give(givenProgress());
    await send();
    await screen.findByRole('heading', { name: 'وضعیت بازخورد' });

    const keys = host.calls
      .filter(({ endpoint }) => endpoint === sendFeedback)
      .map(({ input }) => input?.headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    [429, /از این شبکه بازخوردهای زیادی/],
    [404, /یکی از فایل‌ها دیگر در دسترس نیست/],
    [500, /ارسال نشد/],
  ])('names why the service refused with %d', async (status, words) => {
    await renderAt(remote, '/feedback', { handlers: [given(sendFeedback, problem(status))] });
    await fill();
    await send();

    expect((await screen.findByRole('alert')).textContent).toMatch(words);
  });

  it('offers files after signing in only, keeps the text, and gives the reason', async () => {
    const { host } = await renderAt(remote, '/feedback', { handlers: [] });
    await fill();

    expect(screen.queryByLabelText('افزودن فایل')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'ورود برای پیوست فایل' }));

    expect(host.signIns).toEqual([{ loginPerPage: true, reason: 'file' }]);
    expect(feedbackDraft.get()).toMatchObject({ subject: 'تبدیل واحد' });
  });

  it('sends uploaded files, waits for those on their way, and leaves refused ones out', async () => {
    let arrive: (value: { items: (typeof stored)[] }) => void = () => undefined;
    const { host } = await renderAt(remote, '/feedback', {
      session: 'signed-in',
      handlers: [
        given(uploadFiles, () => new Promise((resolve) => (arrive = resolve))),
        sent,
        givenProgress(),
      ],
    });
    await fill();
    const input = screen.getByLabelText<HTMLInputElement>('افزودن فایل');
    await userEvent.upload(
      input,
      [new File(['x'], 'record.exe'), new File(['x'], 'شکل.png', { type: 'image/png' })],
      { applyAccept: false },
    );
    const list = screen.getByRole('list', { name: 'فایل‌های پیوست' });
    expect(within(list).getByRole('alert').textContent).toContain('این نوع فایل پذیرفته نمی‌شود');

    await send();
    expect(screen.getByRole('button', { name: 'در حال ارسال؛ ۱ فایل مانده' })).toBeTruthy();
    expect(host.calls.some(({ endpoint }) => endpoint === sendFeedback)).toBe(false);
    arrive({ items: [stored] });
    await screen.findByRole('heading', { name: 'وضعیت بازخورد' });

    const letter = host.calls.find(({ endpoint }) => endpoint === sendFeedback);
    expect(letter?.input?.body).toMatchObject({ fileIds: [stored.id] });
    // The files are the sender's own, which the service decides by the session.
    expect(letter?.input?.headers.get('authorization')).toBe('Bearer test-token');
  });

  it('keeps the focus at the files when one is tried again, arrives and is removed', async () => {
    const { host } = await renderAt(remote, '/feedback', {
      session: 'signed-in',
      handlers: [given(uploadFiles, OFFLINE)],
    });
    const files = screen.getByRole('region', { name: /^فایل‌ها/ });
    await userEvent.upload(screen.getByLabelText<HTMLInputElement>('افزودن فایل'), [
      new File(['x'], 'شکل.png', { type: 'image/png' }),
    ]);
    const retry = await screen.findByRole('button', { name: /^تلاش دوباره/ });
    host.give(given(uploadFiles, { items: [stored] }));
    await userEvent.click(retry);
    expect(document.activeElement).toBe(files);

    await screen.findByText('۸۴۰ کیلوبایت');
    await userEvent.click(screen.getByRole('button', { name: 'حذف ⁨شکل.png⁩' }));

    expect(screen.queryByRole('list', { name: 'فایل‌های پیوست' })).toBeNull();
    expect(document.activeElement).toBe(files);
  });

  it('leads a code in any notation to the letter’s own address', async () => {
    const { router } = await renderAt(remote, '/feedback?code=fb%207k2mq%209xa4t', {
      handlers: [givenProgress()],
    });

    await waitFor(() => expect(router.state.location.pathname).toBe(`/feedback/${CODE}`));
  });

  it('has one address for search engines', async () => {
    const { host } = await renderAt(remote, '/feedback?about=%2Ffaq', { handlers: [] });

    expect(await headOf(host, '/feedback', null)).toMatchObject({
      title: 'بازخورد',
      canonicalPath: '/feedback',
    });
    expect(await headOf(host, '/feedback/:trackingCode', null)).toMatchObject({ robots: 'noindex,nofollow' });
  });
});

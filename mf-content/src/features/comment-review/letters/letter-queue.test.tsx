import {
  type FeedbackLetterRecord,
  type FeedbackState,
  listFeedbackLetters,
  moveFeedback,
} from '@bazaar/contracts/content';
import { given, problem } from '@bazaar/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderReview } from '../review-slot.fixture.ts';

const at = '2026-11-19T08:00:00Z';
const CODE = 'FB-7K2MQ9XA4T';
const LINKS_END_MS = 5 * 60_000;

function letterIn(state: FeedbackState): FeedbackLetterRecord {
  return {
    trackingCode: CODE,
    kind: 'Complaint',
    subject: 'دیرکرد ارسال',
    text: '<b>سفارش</b> من ده روز دیر رسید.',
    contact: '09121234567',
    pagePath: '/faq',
    fileNames: ['بارنامه.pdf'],
    files: [{ name: 'بارنامه.pdf', url: '/api/file/api/v1/files/1?signature=x' }],
    state,
    createdAt: at,
    steps: [{ state: 'Registered', text: null, at }],
  };
}

/** Opens the tab of the letters, of which there is one. */
async function openLetters(state: FeedbackState = 'Registered') {
  let letter = letterIn(state);
  const viewOf = () => {
    const views: Partial<Record<FeedbackState, string>> = { Answered: 'answered', Closed: 'closed' };
    return views[letter.state] ?? 'open';
  };
  const page = await renderReview(
    () => ({ letters: 1 }),
    [
      given(listFeedbackLetters, ({ query: { view, paging } }) => {
        const items = view === viewOf() ? [letter] : [];
        return { items, totalCount: items.length, ...paging };
      }),
      given(moveFeedback, ({ body }) => {
        letter = { ...letter, state: body.state };
        return letter;
      }),
    ],
  );
  await userEvent.click(await screen.findByRole('tab', { name: /^بازخوردها/ }));
  return page;
}

const list = () => screen.findByRole('list', { name: 'فهرست بازخوردها' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const moves = (host: Awaited<ReturnType<typeof openLetters>>['host']) =>
  host.calls.filter(({ endpoint }) => endpoint === moveFeedback).map(({ input }) => input?.body);

it('shows a letter whole, its text as text, with its files and the page of its state', async () => {
  await openLetters();
  const letter = within(await list());

  expect(letter.getByText('<b>سفارش</b> من ده روز دیر رسید.')).toBeTruthy();
  expect(letter.getByText('۰۹۱۲ ۱۲۳ ۴۵۶۷')).toBeTruthy();
  expect(letter.getByRole('link', { name: `صفحه وضعیت ${CODE}` }).getAttribute('href')).toBe(
    `/feedback/${CODE}`,
  );
  expect(letter.getByRole('link', { name: 'بارنامه.pdf' }).getAttribute('href')).toContain('signature=');
  expect(letter.getByRole('link', { name: '/faq' }).getAttribute('href')).toBe('/faq');
});

it('reads the letters again before the links to their files end, and keeps what is typed meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { host } = await openLetters();
  await list();
  await press(`پاسخ دادن به ${CODE}`);
  await userEvent.type(screen.getByRole('textbox'), 'کرایه');
  const renewed = { name: 'بارنامه.pdf', url: '/api/file/api/v1/files/1?signature=renewed' };
  host.give(
    given(listFeedbackLetters, ({ query: { paging } }) => ({
      items: [{ ...letterIn('Registered'), files: [renewed] }],
      totalCount: 1,
      ...paging,
    })),
  );
  act(() => void vi.advanceTimersByTime(LINKS_END_MS));

  await vi.waitFor(() =>
    expect(screen.getByRole('link', { name: 'بارنامه.pdf' }).getAttribute('href')).toContain('renewed'),
  );
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('کرایه');
});

it('moves a letter on, whose reply needs a text, and shows it among the answered ones', async () => {
  const { host } = await openLetters();
  await list();
  await press(`شروع بررسی ${CODE}`);
  await press('ثبت شروع بررسی');
  await vi.waitFor(async () =>
    expect(within(await list()).queryByRole('button', { name: `شروع بررسی ${CODE}` })).toBeNull(),
  );

  await press(`پاسخ دادن به ${CODE}`);
  await press('ثبت پاسخ');
  expect(screen.getByText('دست‌کم ۳ کاراکتر بنویسید.')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox'), ' کرایه برگشت. ');
  await press('ثبت پاسخ');

  await screen.findByText('بازخوردی در این فهرست نیست.');
  expect(moves(host)).toEqual([{ state: 'InReview' }, { state: 'Answered', text: 'کرایه برگشت.' }]);
  expect(host.notices.at(-1)?.title).toBe('پاسخ ثبت شد');
  await userEvent.click(screen.getByRole('radio', { name: 'پاسخ‌داده‌شده' }));
  expect(within(await list()).getByRole('button', { name: `بستن ${CODE}` })).toBeTruthy();
});

it('shows more letters than the first ten on demand, and keeps those that it has when the next do not come', async () => {
  const { host } = await openLetters();
  await list();
  const all = Array.from({ length: 25 }, (_, index) => ({
    ...letterIn('Registered'),
    trackingCode: `FB-7K2MQ9XA${'23456789ABCDEFGHJKMNPQRST'[index]}T`,
  }));
  const many = given(listFeedbackLetters, ({ query: { paging } }) => {
    const first = (paging.pageNumber - 1) * paging.pageSize;
    return { items: all.slice(first, first + paging.pageSize), totalCount: all.length, ...paging };
  });
  const shows = (count: number) =>
    vi.waitFor(async () => expect((await list()).children).toHaveLength(count));
  host.give(many);
  await userEvent.click(screen.getByRole('radio', { name: 'بسته‌شده' }));
  await shows(10);
  await press('نمایش بیشتر');
  await shows(20);

  host.give(given(listFeedbackLetters, problem(503)));
  await press('نمایش بیشتر');
  await vi.waitFor(() => expect(host.notices.at(-1)?.title).toBe('بازخوردهای بیشتر دریافت نشد'));
  await shows(20);
  host.give(many);
  await press('نمایش بیشتر');
  await shows(25);
  expect(screen.queryByRole('button', { name: 'نمایش بیشتر' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'بازخوردهای رسیده' }));
});

it('keeps a typed reply when somebody else moves the letter, until it can be answered no more', async () => {
  const { host } = await openLetters();
  await list();
  await press(`پاسخ دادن به ${CODE}`);
  await userEvent.type(screen.getByRole('textbox'), 'کرایه برگشت.');
  const readAgain = async (state: FeedbackState) => {
    host.give(
      given(listFeedbackLetters, ({ query: { paging } }) => ({
        items: [letterIn(state)],
        totalCount: 1,
        ...paging,
      })),
    );
    await act(() => host.queryClient.invalidateQueries());
  };
  await readAgain('InReview');
  await within(await list()).findByText('در دست بررسی');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('کرایه برگشت.');

  await readAgain('Answered');
  await within(await list()).findByText('پاسخ داده شد');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('button', { name: `بستن ${CODE}` })).toBeTruthy();
});

it('says that a text is too short when the service refuses it', async () => {
  const { host } = await openLetters('InReview');
  await list();
  host.give(given(moveFeedback, problem(400)));
  await press(`پاسخ دادن به ${CODE}`);
  await userEvent.type(screen.getByRole('textbox'), '<b></b>');
  await press('ثبت پاسخ');

  await vi.waitFor(() => expect(host.notices.at(-1)?.detail).toBe('دست‌کم ۳ کاراکتر بنویسید.'));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('<b></b>');
});

it('keeps what was typed when nothing answers, and reads again what somebody else has moved', async () => {
  const { host } = await openLetters('InReview');
  await list();
  await press(`بستن ${CODE}`);
  await userEvent.type(screen.getByRole('textbox'), 'تکراری است');
  host.give(given(moveFeedback, problem(503)));
  await press('بستن بازخورد');
  await vi.waitFor(() => expect(host.notices.at(-1)?.tone).toBe('danger'));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('تکراری است');

  host.give(given(moveFeedback, problem(409)));
  host.give(given(listFeedbackLetters, ({ query: { paging } }) => ({ items: [], totalCount: 0, ...paging })));
  await press('بستن بازخورد');

  await screen.findByText('بازخوردی در این فهرست نیست.');
  expect(host.notices.at(-1)).toMatchObject({
    tone: 'warning',
    detail: 'وضعیت این بازخورد در همین فاصله تغییر کرده است.',
  });
});

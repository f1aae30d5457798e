import {
  dismissCommentReports,
  listReportedComments,
  moderateComment,
  type ReportedComment,
} from '@bazaar/contracts/content';
import { given, problem } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { givenComment } from '../../common/page/content.fixture.ts';
import { renderReview } from './review-slot.fixture.ts';

const at = '2026-11-19T08:00:00Z';
const reported = [1, 2].map(
  (id) =>
    ({
      ...givenComment(id, { authorName: `خواننده ${id}` }),
      page: { id: 10, title: 'کاویتاسیون در پمپ', slug: 'پمپ' },
      rowVersion: 3,
      answered: null,
      reports: [
        { reason: 'abusive', text: '<img src=x onerror=alert(1)>', at },
        { reason: 'advertising', text: '', at },
      ],
      reportsCount: 12,
      lastReportId: 70 + id,
    }) as unknown as ReportedComment,
);

/** Opens the tab of the reports; every decision makes the queue shorter. */
async function openReports() {
  let left = [...reported];
  const without = (id: number) => {
    left = left.filter((comment) => comment.id !== id);
  };
  const page = await renderReview(
    () => ({ reported: left.length }),
    [
      given(listReportedComments, ({ query: { paging } }) => ({
        items: left,
        totalCount: left.length,
        ...paging,
      })),
      given(dismissCommentReports, ({ params }) => {
        without(params.id);
        return { id: params.id, dismissed: 2 };
      }),
      given(moderateComment, ({ params, body }) => {
        without(params.id);
        return { id: params.id, status: body.status };
      }),
    ],
  );
  await userEvent.click(await screen.findByRole('tab', { name: /^گزارش نظرها/ }));
  return page;
}

const items = async () => {
  const list = await screen.findByRole('list', { name: 'صف گزارش‌ها' });
  return [...list.children].filter((child) => child instanceof HTMLElement);
};
const bodiesOf = (host: Awaited<ReturnType<typeof openReports>>['host'], endpoint: unknown) =>
  host.calls.filter((call) => call.endpoint === endpoint).map(({ input }) => [input?.params, input?.body]);

it('is asked for when its tab is opened, and shows what readers wrote as text', async () => {
  const { host, container } = await openReports();
  const [first] = await items();

  expect(screen.getByRole('tab', { name: /^گزارش نظرها/ }).textContent).toContain('۲');
  expect(first?.textContent).toContain('۱۲ گزارش؛ نام گزارش‌دهنده نمایش داده نمی‌شود.');
  expect(first?.textContent).toContain('توهین یا الفاظ نامناسب');
  expect(first?.textContent).toContain('<img src=x onerror=alert(1)>');
  expect(container.querySelector('img[src="x"]')).toBeNull();
  expect(host.calls.filter(({ endpoint }) => endpoint === listReportedComments)).toHaveLength(1);
});

it('keeps a comment by closing the reports that were read', async () => {
  const { host } = await openReports();
  await items();
  await userEvent.click(screen.getByRole('button', { name: 'نگه داشتن نظر ⁨خواننده 1⁩' }));

  await vi.waitFor(async () => expect(await items()).toHaveLength(1));
  expect(bodiesOf(host, dismissCommentReports)).toEqual([[{ id: 1 }, { lastReportId: 71 }]]);
  expect(host.notices.at(-1)?.title).toBe('نظر ماند و گزارش‌های آن بسته شد');
  await vi.waitFor(() =>
    expect(screen.getByRole('tab', { name: /^گزارش نظرها/ }).textContent).toContain('۱'),
  );
});

it('takes a comment down with a reason that its author reads', async () => {
  const { host } = await openReports();
  await items();
  await userEvent.click(screen.getByRole('button', { name: 'حذف نظر ⁨خواننده 2⁩' }));
  await userEvent.type(screen.getByRole('textbox'), 'الفاظ نامناسب');
  await userEvent.click(screen.getByRole('button', { name: 'حذف نظر' }));

  await vi.waitFor(async () => expect(await items()).toHaveLength(1));
  expect(bodiesOf(host, moderateComment)).toEqual([
    [{ id: 2 }, { status: 'rejected', reason: 'الفاظ نامناسب', rowVersion: 3 }],
  ]);
});

it('reads the queue again when another operator was faster, and keeps the comment when nothing answers', async () => {
  const { host } = await openReports();
  await items();
  const keep = () => userEvent.click(screen.getByRole('button', { name: 'نگه داشتن نظر ⁨خواننده 1⁩' }));
  host.give(given(dismissCommentReports, problem(503)));
  await keep();
  await vi.waitFor(() => expect(host.notices.at(-1)?.tone).toBe('danger'));
  expect(await items()).toHaveLength(2);

  host.give(given(dismissCommentReports, problem(409)));
  host.give(
    given(listReportedComments, ({ query: { paging } }) => ({
      items: reported.slice(1),
      totalCount: 1,
      ...paging,
    })),
  );
  await keep();

  await vi.waitFor(async () => expect(await items()).toHaveLength(1));
  expect(host.notices.at(-1)).toMatchObject({
    tone: 'warning',
    detail: 'این گزارش در همین فاصله بررسی شده است.',
  });
});

it('lets an entry that stays be decided about again: with a later report, and after 409', async () => {
  const { host } = await openReports();
  await items();
  const onlyWith = (lastReportId: number) =>
    given(listReportedComments, ({ query: { paging } }) => ({
      items: reported.slice(0, 1).map((comment) => ({ ...comment, lastReportId })),
      totalCount: 1,
      ...paging,
    }));
  const keep = () => userEvent.click(screen.getByRole('button', { name: 'نگه داشتن نظر ⁨خواننده 1⁩' }));
  const isIdle = (times: number) =>
    vi.waitFor(() => {
      expect(host.notices).toHaveLength(times);
      const button = screen.getByRole('button', { name: 'نگه داشتن نظر ⁨خواننده 1⁩' });
      expect(button.getAttribute('aria-busy')).not.toBe('true');
    });
  host.give(given(dismissCommentReports, ({ params }) => ({ id: params.id, dismissed: 1 })));
  host.give(onlyWith(80));
  await keep();
  await isIdle(1);
  host.give(given(dismissCommentReports, problem(409)));
  await keep();
  await isIdle(2);
  await keep();
  await isIdle(3);

  expect(bodiesOf(host, dismissCommentReports).map(([, body]) => body)).toEqual([
    { lastReportId: 71 },
    { lastReportId: 80 },
    { lastReportId: 80 },
  ]);
});

it('closes a begun decision when a later report arrives', async () => {
  const { host } = await openReports();
  await items();
  await userEvent.click(screen.getByRole('button', { name: 'حذف نظر ⁨خواننده 1⁩' }));
  host.give(
    given(listReportedComments, ({ query: { paging } }) => ({
      items: reported.map((comment) => ({ ...comment, lastReportId: 90 + comment.id })),
      totalCount: 2,
      ...paging,
    })),
  );
  await userEvent.click(screen.getByRole('button', { name: 'نگه داشتن نظر ⁨خواننده 2⁩' }));

  await screen.findByRole('button', { name: 'حذف نظر ⁨خواننده 1⁩' });
});

it('says that nothing is reported', async () => {
  const { host } = await openReports();
  await items();
  host.give(
    given(listReportedComments, ({ query: { paging } }) => ({ items: [], totalCount: 0, ...paging })),
  );
  await userEvent.click(screen.getByRole('button', { name: 'نگه داشتن نظر ⁨خواننده 1⁩' }));

  const region = await screen.findByRole('region', { name: 'نظرهای گزارش‌شده' });
  await within(region).findByText('گزارش بررسی‌نشده‌ای نیست.');
});

import { listReportedAdvertisements, resolveAdvertisementReports } from '@bazaar/contracts/content';
import { given, problem } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderReview } from '../review-slot.fixture.ts';

const reported = listReportedAdvertisements.response.parse({
  items: [1, 2].map((id) => ({
    id,
    title: `فروش دستگاه ${id}`,
    slug: 'دستگاه',
    body: 'سالم و آماده کار',
    validTo: '2026-12-20',
    reports: [{ reason: 'fraud', text: '<b>پیش‌پرداخت</b> خواست.', at: '2026-11-19T08:00:00Z' }],
    readersCount: 3,
    lastReportId: 40 + id,
  })),
  totalCount: 2,
  pageNumber: 1,
  pageSize: 10,
});

/** Opens the tab of the advertisements; every decision makes the queue shorter. */
async function openQueue() {
  let left = [...reported.items];
  const page = await renderReview(
    () => ({ advertisements: left.length }),
    [
      given(listReportedAdvertisements, () => ({ ...reported, items: left, totalCount: left.length })),
      given(resolveAdvertisementReports, ({ params }) => {
        left = left.filter(({ id }) => id !== params.id);
        return { id: params.id, resolved: 1 };
      }),
    ],
  );
  await userEvent.click(await screen.findByRole('tab', { name: /^گزارش آگهی‌ها/ }));
  await list();
  return page;
}

const list = () => screen.findByRole('list', { name: 'صف گزارش آگهی‌ها' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const decisions = (host: Awaited<ReturnType<typeof openQueue>>['host']) =>
  host.calls
    .filter(({ endpoint }) => endpoint === resolveAdvertisementReports)
    .map(({ input }) => [input?.params, input?.body]);

it('shows each advertisement with what was reported, as text, and keeps one', async () => {
  const { host } = await openQueue();
  const queue = within(await list());
  expect(queue.getAllByText('کلاهبرداری')).toHaveLength(2);
  expect(queue.getAllByText('<b>پیش‌پرداخت</b> خواست.')).toHaveLength(2);
  expect(queue.getAllByText('گزارش از ۳ نفر؛ نام گزارش‌دهنده نمایش داده نمی‌شود.')).toHaveLength(2);
  expect(queue.getByRole('link', { name: 'فروش دستگاه 1' }).getAttribute('href')).toContain(
    '/advertisements/1/',
  );

  await press('نگه داشتن آگهی ⁨فروش دستگاه 1⁩');

  await vi.waitFor(() => expect(screen.queryByRole('link', { name: 'فروش دستگاه 1' })).toBeNull());
  expect(decisions(host)).toEqual([[{ id: 1 }, { decision: 'keep', lastReportId: 41 }]]);
});

it('ends an advertisement once that was confirmed', async () => {
  const { host } = await openQueue();
  await press('پایان دادن به آگهی ⁨فروش دستگاه 2⁩');
  expect(screen.getByRole('status').textContent).toContain('این کار بازگردانی ندارد.');
  expect(decisions(host)).toEqual([]);
  await press('پایان قطعی');

  await vi.waitFor(() => expect(host.notices.at(-1)?.title).toBe('آگهی پایان یافت'));
  expect(decisions(host)).toEqual([[{ id: 2 }, { decision: 'end', lastReportId: 42 }]]);
});

it('keeps the entry when nothing answers, and reads the queue again when somebody else was faster', async () => {
  const { host } = await openQueue();
  host.give(given(resolveAdvertisementReports, problem(503)));
  await press('نگه داشتن آگهی ⁨فروش دستگاه 1⁩');
  await vi.waitFor(() => expect(host.notices.at(-1)?.tone).toBe('danger'));
  expect(screen.getByRole('link', { name: 'فروش دستگاه 1' })).toBeTruthy();

  host.give(given(resolveAdvertisementReports, problem(409)));
  host.give(given(listReportedAdvertisements, { ...reported, items: [], totalCount: 0 }));
  await press('نگه داشتن آگهی ⁨فروش دستگاه 1⁩');

  await screen.findByText('گزارش بررسی‌نشده‌ای نیست.');
  expect(host.notices.at(-1)?.tone).toBe('warning');
});

it('lets an entry that stays be decided about again: with a later report, and after 409', async () => {
  const { host } = await openQueue();
  const keepFirst = async (notices: number) => {
    await press('نگه داشتن آگهی ⁨فروش دستگاه 1⁩');
    await vi.waitFor(() => {
      expect(host.notices).toHaveLength(notices);
      const button = screen.getByRole('button', { name: 'نگه داشتن آگهی ⁨فروش دستگاه 1⁩' });
      expect(button.getAttribute('aria-busy')).not.toBe('true');
    });
  };
  host.give(given(resolveAdvertisementReports, ({ params }) => ({ id: params.id, resolved: 1 })));
  host.give(
    given(listReportedAdvertisements, {
      ...reported,
      items: reported.items.map((item) => ({ ...item, lastReportId: 50 + item.id })),
    }),
  );
  await keepFirst(1);
  host.give(given(resolveAdvertisementReports, problem(409)));
  await keepFirst(2);
  await keepFirst(3);

  expect(decisions(host).map(([, body]) => body)).toEqual([
    { decision: 'keep', lastReportId: 41 },
    { decision: 'keep', lastReportId: 51 },
    { decision: 'keep', lastReportId: 51 },
  ]);
});

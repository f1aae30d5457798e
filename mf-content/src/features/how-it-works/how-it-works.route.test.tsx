import { getSiteFigures } from '@bazaar/contracts/content';
import { getTradeDeadlines, listTradeRequests } from '@bazaar/contracts/trade';
import { preloadAllFamilies } from '@bazaar/drawing';
import { given, OFFLINE, renderAt } from '@bazaar/testing';
import { act, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { blockTypes, headOf } from '../../common/page/head-of.fixture.ts';
import remote from '../../remote.ts';

beforeAll(preloadAllFamilies, 30_000);

const deadlines = given(getTradeDeadlines, {
  answerHours: 36,
  paymentHours: 24,
  confirmationDays: 5,
  rulingDays: 14,
});
const counted = {
  suppliers: { suppliers: 240, verifiedSuppliers: 186, provinces: 26 },
  offers: { offers: 652, baseProducts: 120 },
  typicalAnswerMinutes: 180,
  countedAt: '2026-11-20T07:12:00Z',
};
const figures = given(getSiteFigures, counted);
/** The visitor has as many trades that came to their end. */
const completed = (totalCount: number) =>
  given(listTradeRequests, ({ query: { filter, paging } }) => {
    expect(filter.statuses).toEqual(['Completed']);
    return { items: [], totalCount, statusCounts: [], ...paging };
  });

describe('/how-it-work', () => {
  it('has both halves, with the deadlines of the machine', async () => {
    await renderAt(remote, '/how-it-work', { handlers: [deadlines, figures] });

    const buyers = within(screen.getByRole('region', { name: 'برای خریداران: پنج گام' }));
    expect(buyers.getAllByRole('listitem')).toHaveLength(5);
    expect(buyers.getByText('پاسخ تأمین‌کننده تا ۳۶ ساعت')).toBeTruthy();
    expect(
      within(screen.getByRole('region', { name: 'برای کسب‌وکارها: چهار گام' })).getAllByRole('listitem'),
    ).toHaveLength(4);
    const stages = within(screen.getByRole('region', { name: /پول کجاست/ }));
    expect(stages.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['۳۶ ساعت', '۲۴ ساعت', '۵ روز، سپس خودکار پایان می‌یابد']),
    );
    const parts = within(screen.getByRole('navigation', { name: 'بخش‌های صفحه' }));
    expect(parts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#buyers',
      '#business',
    ]);
  });

  it('shows figures with the moment of counting', async () => {
    await renderAt(remote, '/how-it-work', { handlers: [deadlines, figures] });

    const row = within(screen.getByRole('region', { name: 'بازار صنعت در عدد' }));
    expect(row.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '۲۴۰',
      '۶۵۲',
      '۳ ساعت',
      '۲۶ استان',
    ]);
    expect(row.getByText(/^شمرده‌شده از داده سایت در ۲۹ آبان ۱۴۰۵، ساعت ۱۰:۴۲$/)).toBeTruthy();
  });

  it('leaves out a figure that could not be counted, and the row when there is none', async () => {
    const some = given(getSiteFigures, { ...counted, offers: null, typicalAnswerMinutes: null });
    const page = await renderAt(remote, '/how-it-work', { handlers: [deadlines, some] });
    const row = within(screen.getByRole('region', { name: 'بازار صنعت در عدد' }));
    expect(row.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['۲۴۰', '۲۶ استان']);
    page.unmount();

    await renderAt(remote, '/how-it-work', { handlers: [deadlines, given(getSiteFigures, OFFLINE)] });
    expect(screen.queryByRole('region', { name: 'بازار صنعت در عدد' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  });

  it('offers what the visitor can do next', async () => {
    const page = await renderAt(remote, '/how-it-work', { handlers: [deadlines, figures] });
    expect(screen.getByRole('link', { name: 'ورود یا ثبت‌نام خریدار' }).getAttribute('href')).toBe(
      '/users/login?redirectPath=%2Fhow-it-work',
    );
    page.unmount();

    const done = await renderAt(remote, '/how-it-work', {
      handlers: [deadlines, figures, completed(1)],
      session: 'signed-in',
    });
    expect((await screen.findByRole('link', { name: 'درخواست تازه' })).getAttribute('href')).toBe('/newai');
    done.unmount();

    const { host } = await renderAt(remote, '/how-it-work', {
      handlers: [deadlines, figures, completed(0)],
      session: 'signed-in',
    });
    // Before the response everybody is offered this.
    await vi.waitFor(() =>
      expect(host.calls.map(({ endpoint }) => endpoint as unknown)).toContain(listTradeRequests),
    );
    await act(() => vi.waitFor(() => expect(host.queryClient.isFetching()).toBe(0)));
    expect(screen.queryByRole('link', { name: 'درخواست تازه' })).toBeNull();
    expect(screen.getByRole('link', { name: 'ثبت نیاز' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'درخواست‌های من' }).getAttribute('href')).toBe(
      '/profile/directorder',
    );
    expect(screen.queryByRole('link', { name: 'ورود یا ثبت‌نام خریدار' })).toBeNull();
  });

  it('gives search engines the buyer’s steps', async () => {
    const { host } = await renderAt(remote, '/how-it-work', { handlers: [deadlines, figures] });
    const head = await headOf(host, '/how-it-work', null);

    expect(blockTypes(head)).toEqual(['HowTo', 'BreadcrumbList']);
    expect(head).toMatchObject({ canonicalPath: '/how-it-work' });
    expect(head?.jsonLd?.[0]?.step).toHaveLength(5);
  });
});

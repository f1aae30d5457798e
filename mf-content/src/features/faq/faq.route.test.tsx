import { listFaqGroups, listTopFaq, voteUsefulness } from '@bazaar/contracts/content';
import { preloadAllFamilies } from '@bazaar/drawing';
import { given, renderAt } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { givenFaq } from '../../common/page/content.fixture.ts';
import { blockTypes, headOf } from '../../common/page/head-of.fixture.ts';
import remote from '../../remote.ts';

beforeAll(preloadAllFamilies);

const top = givenFaq.flatMap(({ questions }) => questions).slice(1);
const handlers = [given(listFaqGroups, givenFaq), given(listTopFaq, top)];
const openOf = (question: string) =>
  screen.getByText(question, { selector: 'summary bdi' }).closest('details')?.open;

afterEach(() => {
  window.location.hash = '';
});

describe('/faq', () => {
  it('shows the most read questions first, then all by category', async () => {
    await renderAt(remote, '/faq', { handlers });

    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['پربازدیدترین‌ها', 'ورود', 'پرداخت']);
    const most = screen.getByRole('region', { name: 'پربازدیدترین‌ها' });
    expect(within(most).getByRole('link').getAttribute('href')).toBe('#q-12');
    const categories = screen.getByRole('navigation', { name: 'دسته پرسش‌ها' });
    expect(within(categories).getByRole('link', { name: 'پرداخت ۱' }).getAttribute('href')).toBe('#c-2');
  });

  it('opens the question of the address only', async () => {
    window.location.hash = '#q-12';
    await renderAt(remote, '/faq', { handlers });

    expect(openOf('کیف پول چیست؟')).toBe(true);
    expect(openOf('چگونه وارد شوم؟')).toBe(false);
  });

  it('filters as the visitor types, and says how many are left', async () => {
    await renderAt(remote, '/faq', { handlers });

    await userEvent.type(screen.getByRole('searchbox', { name: 'جست‌وجو در پرسش‌ها' }), 'كيف');

    expect(screen.queryByText('چگونه وارد شوم؟')).toBeNull();
    expect(screen.queryByRole('region', { name: 'پربازدیدترین‌ها' })).toBeNull();
    expect(screen.getByText('۱ پرسش پیدا شد.').getAttribute('role')).toBe('status');
  });

  it('offers to clear the search when nothing matches', async () => {
    await renderAt(remote, '/faq', { handlers });
    await userEvent.type(screen.getByRole('searchbox'), 'قورباغه');
    expect(screen.getByRole('heading', { name: 'پرسشی با این کلمه‌ها پیدا نشد' })).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: 'پاک کردن جست‌وجو' }));

    expect(screen.getByText('چگونه وارد شوم؟')).toBeTruthy();
  });

  it('leads on to the search over everything, and to the support', async () => {
    await renderAt(remote, '/faq', { handlers });
    await userEvent.type(screen.getByRole('searchbox'), 'قورباغه');

    expect(screen.getByRole('link', { name: 'جست‌وجو در راهنما و مطالب' }).getAttribute('href')).toBe(
      `/help?q=${encodeURIComponent('قورباغه')}`,
    );
    expect(screen.getByRole('link', { name: 'پرسیدن از پشتیبانی' }).getAttribute('href')).toBe('/feedback');
  });

  it('counts whether an answer was useful', async () => {
    window.location.hash = '#q-12';
    const { host } = await renderAt(remote, '/faq', {
      handlers: [...handlers, given(voteUsefulness, { useful: 41, notUseful: 0 })],
    });
    const answer = within(screen.getByText('حساب شما نزد بازار.').closest('details') as HTMLElement);
    await userEvent.click(answer.getByRole('button', { name: 'بله · ۴۰' }));

    expect(await answer.findByRole('button', { name: 'بله · ۴۱' })).toBeTruthy();
    expect(host.calls.at(-1)?.input?.body).toEqual({
      objectType: 'FaqQuestion',
      objectId: 12,
      isUseful: true,
    });
  });

  it('shows a message when there are no questions at all', async () => {
    await renderAt(remote, '/faq', { handlers: [given(listFaqGroups, []), given(listTopFaq, [])] });

    expect(screen.getByRole('heading', { name: 'هنوز پرسشی ثبت نشده است' })).toBeTruthy();
  });

  it('gives search engines the most read questions only', async () => {
    const { host } = await renderAt(remote, '/faq', { handlers });

    const head = await headOf(host, '/faq', null);

    expect(head).toMatchObject({ title: 'پرسش‌های متداول', canonicalPath: '/faq' });
    expect(blockTypes(head)).toEqual(['FAQPage', 'BreadcrumbList']);
    expect(head?.jsonLd?.[0]).toMatchObject({
      mainEntity: [{ name: 'کیف پول چیست؟', acceptedAnswer: { text: 'حساب شما نزد بازار.' } }],
    });
  });
});

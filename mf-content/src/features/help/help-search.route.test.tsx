import { listHelpItems, searchHelp } from '@bazaar/contracts/content';
import { given, renderAt } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { givenArticle } from '../../common/page/content.fixture.ts';
import { headOf } from '../../common/page/head-of.fixture.ts';
import remote from '../../remote.ts';

const list = given(listHelpItems, [
  { uniqueId: 'wallet-charge', title: 'شارژ کیف پول', topic: 'payment' },
  { uniqueId: 'login-otp', title: 'ورود با کد', topic: 'account' },
]);
const found = given(searchHelp, {
  helpItems: [{ uniqueId: 'wallet-charge', title: 'شارژ کیف پول', excerpt: 'با کیف پول' }],
  questions: [{ id: 12, question: 'کیف پول چیست؟', excerpt: 'حساب شما' }],
  articles: [givenArticle(35, 'پرداخت ناموفق')],
});
const links = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('/help', () => {
  it('lists all help texts by topic', async () => {
    await renderAt(remote, '/help', { handlers: [list] });

    expect(links('کیف پول و پرداخت')).toEqual(['/help/wallet-charge']);
    expect(links('حساب کاربری')).toEqual(['/help/login-otp']);
    expect(links('جاهای دیگر')).toEqual(['/how-it-work', '/faq', '/feedback']);
  });

  it('searches help texts, questions and articles in one', async () => {
    const { host, router } = await renderAt(remote, '/help', { handlers: [list, found] });
    await userEvent.type(screen.getByRole('searchbox'), 'كيف پول{Enter}');

    expect((await screen.findByRole('status')).textContent).toBe('۳ نتیجه پیدا شد.');
    expect(links('راهنما')).toEqual(['/help/wallet-charge']);
    expect(links('پرسش‌های متداول')).toEqual(['/faq#q-12']);
    expect(links('مطالب')).toEqual([
      '/contents/35/%D9%BE%D8%B1%D8%AF%D8%A7%D8%AE%D8%AA-%D9%86%D8%A7%D9%85%D9%88%D9%81%D9%82',
    ]);
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe('كيف پول');
    expect(host.calls.at(-1)?.input?.query).toEqual({ term: 'کیف پول' });
  });

  it('leads on when nothing is found', async () => {
    const nothing = given(searchHelp, { helpItems: [], questions: [], articles: [] });
    await renderAt(remote, '/help?q=%3Cb%3E', { handlers: [nothing] });

    expect(screen.getByRole('heading', { name: 'برای «<b>» چیزی پیدا نشد' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'از ما بپرسید' }).getAttribute('href')).toBe('/feedback');
  });

  it('keeps its results out of search engines', async () => {
    const { host } = await renderAt(remote, '/help', { handlers: [list] });

    expect(await headOf(host, '/help', { q: 'پمپ' })).toMatchObject({
      canonicalPath: '/help',
      robots: 'noindex,follow',
    });
    expect(await headOf(host, '/help', { q: '' })).not.toHaveProperty('robots');
  });
});

import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessibility.fixture.ts';
import { releaseFaults } from './incidents.fixture.ts';
import { RequestForm } from './request-form.fixture.ts';
import { callAs } from './service-call.fixture.ts';
import { giveSession } from './session.fixture.ts';
import type { SharedSite } from './site/shared-site.ts';
import { expect, test } from './test.fixture.ts';
import { givenDraft, readSteppedItem } from './trade.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';

/** A draft of the demo buyer. */
async function draftOf(site: SharedSite) {
  const item = await readSteppedItem(site.servicesOrigin);
  return givenDraft(callAs(site, site.demoBuyer), {
    supplierId: item.supplier.id,
    lines: [{ supplierProductId: item.id, quantity: item.minOrder }],
  });
}

const panelOf = (page: Page) => page.getByRole('complementary', { name: /^راهنما: / });

test('«؟» opens a help text beside the request form, by keyboard, and nothing of it is fetched before', async ({
  page,
  site,
}) => {
  const { id } = await draftOf(site);
  await giveSession(page.context(), site.origin, site.demoBuyer);
  const form = new RequestForm(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await form.open(id);
  await form.openStep('تحویل');
  const trigger = page.getByRole('button', { name: 'راهنمای تاریخ نیاز' });
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  expect(fetched.filter((url) => /helpsystems|help-panel/.test(url))).toEqual([]);

  await trigger.focus();
  await page.keyboard.press('Enter');
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { name: 'راهنما: تاریخ نیاز' })).toBeFocused();
  await expect(panel.getByRole('heading', { name: 'تاریخ نیاز را چگونه انتخاب کنیم؟' })).toBeVisible();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await expectNoViolations(page);

  // The form goes on beside it, and another «؟» changes the text.
  await page.setViewportSize({ width: 1440, height: 900 });
  await form.field('شماره سفارش خریدار').fill('PO-1405-77');
  await form.expectSaved();
  await page.getByRole('button', { name: 'راهنمای شماره سفارش خریدار' }).click();
  await expect(panel.getByRole('heading', { name: 'شماره سفارش خریدار چیست؟' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'راهنمای شماره سفارش خریدار' })).toBeFocused();
  await expect(form.field('شماره سفارش خریدار')).toHaveValue('PO-1405-77');
});

test('while mf-content is down the panel reports it, and the form is untouched', async ({
  page,
  site,
  incidents,
  openSite,
}) => {
  incidents.allow(...releaseFaults);
  const { id } = await draftOf(site);
  const own = await openSite({ own: ['mf-content'], down: ['mf-content'] });
  await giveSession(page.context(), own.url('/').replace(/\/$/, ''), site.demoBuyer);
  await page.goto(own.url(`/profile/directorder/edit/${id}#delivery`));
  await expectHydrated(page);
  const form = new RequestForm(page);
  await form.openStep('تحویل');
  await form.field('شماره سفارش خریدار').fill('PO-2');
  await page.getByRole('button', { name: 'راهنمای تاریخ نیاز' }).click();

  const alert = panelOf(page).getByRole('alert');
  await expect(alert).toContainText('راهنما اکنون در دسترس نیست؛ فرم شما دست نخورده است.');
  await expect(form.field('شماره سفارش خریدار')).toHaveValue('PO-2');
  await alert.getByRole('button', { name: 'تلاش دوباره' }).click();
  await expect(alert).toContainText('راهنما اکنون در دسترس نیست');
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toHaveCount(0);
});

test('a help text has a page of its own, and an unknown name none', async ({ page, request }) => {
  await page.goto('/help/wallet-charge');
  await expect(heading(page, 'شارژ کیف پول')).toBeVisible();
  await expectNoViolations(page);

  for (const name of ['nothing', 'UPPER', '%3Cscript%3E', '..%2Ffaq']) {
    expect((await request.get(`/help/${name}`)).status(), name).toBeGreaterThanOrEqual(400);
  }
});

test('a vote on a help text is counted', async ({ page }) => {
  await page.goto('/help/compare-offers');
  await expectHydrated(page);
  const vote = page.getByRole('group', { name: 'این پاسخ مفید بود؟' });
  await vote.getByRole('button', { name: /^بله/ }).click();

  await expect(vote.getByRole('button', { name: /^بله · [۰-۹]+$/ })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(vote.getByRole('button', { name: /^بله/ })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('one search finds help texts, questions and articles', async ({ page }) => {
    await page.goto('/help');
    await page.getByRole('main').getByRole('searchbox').fill('كيف پول');
    await page.getByRole('main').getByRole('button', { name: 'جست‌وجو' }).click();

    const main = page.getByRole('main');
    await expect(main.getByRole('region', { name: 'راهنما' }).getByRole('link').first()).toHaveText(
      'شارژ کیف پول',
    );
    await expect(
      main.getByRole('region', { name: 'پرسش‌های متداول' }).getByRole('link').first(),
    ).toHaveAttribute('href', /^\/faq#q-\d+$/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });
});

import { formatNumber } from '@bazaar/locale';
import { CATALOGUE_PAGES, cataloguePages } from './catalogue-pages.fixture.ts';
import { appliedFilters, filterPanel, leastOf, openFacet } from './filter-panel.fixture.ts';
import { expect, test } from './test.fixture.ts';
import { heading } from './visit.fixture.ts';

test.use({ javaScriptEnabled: false });

for (const name of CATALOGUE_PAGES) {
  test(`the screen ${name} is readable without scripts`, async ({ page, catalogue }) => {
    const { path, title, content } = cataloguePages(catalogue)[name];
    await page.goto(path);

    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(content);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test('a list is sorted, paged and shown as a table by links', async ({ page, catalogue }) => {
  const main = page.getByRole('main');
  await page.goto(catalogue.group.path);

  await main.getByRole('link', { name: 'ارزان‌ترین' }).click();
  await expect(page).toHaveURL(/sort=price/);
  await main.getByRole('link', { name: 'جدول فشرده' }).click();
  await expect(main.getByRole('table')).toBeVisible();
  await main.getByRole('navigation', { name: 'صفحه‌ها' }).getByRole('link', { name: 'صفحه ۲' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page).toHaveURL(/sort=price/);
  await expect(main.getByRole('table')).toBeVisible();
});

test('the filters of a list are a form that works without scripts', async ({ page, catalogue }) => {
  const { group } = catalogue;
  const { pressure } = group;
  await page.goto(group.path);
  const panel = filterPanel(page);
  await openFacet(panel, pressure.title);
  await leastOf(panel, pressure.title).fill('۱۰');
  await panel.getByRole('switch', { name: /فقط موجود/ }).check();
  await panel.getByRole('button', { name: /^نمایش/ }).click();

  await expect(page).toHaveURL(/filter\.inStock=true/);
  const chips = appliedFilters(page).getByRole('link');
  await expect(chips).toContainText([pressure.title, 'فقط موجود']);
  await chips.filter({ hasText: 'فقط موجود' }).click();
  await expect(chips).toContainText([pressure.title]);
});

test('the filters of the suppliers are a form that works without scripts', async ({ page, catalogue }) => {
  await page.goto(cataloguePages(catalogue).suppliersOfType.path);
  const panel = filterPanel(page);
  await panel.getByRole('switch', { name: /فقط تأییدشده/ }).check();
  await panel.getByRole('button', { name: /^نمایش/ }).click();

  await expect(appliedFilters(page).getByRole('link')).toContainText(['فقط تأییدشده']);
});

test('prices are calculated and offers compared for a quantity without scripts', async ({
  page,
  catalogue,
}) => {
  const { compared } = catalogue;
  const { quantity, offers, path } = compared;
  const main = page.getByRole('main');
  await page.goto(path);
  await main.getByRole('textbox', { name: 'قیمت برای' }).fill(formatNumber(quantity));
  await main.getByRole('button', { name: 'محاسبه' }).click();
  await expect(page).toHaveURL(/quantity=/);
  const table = main.getByRole('table', { name: 'پیشنهادهای تأمین‌کنندگان' });
  await expect(table.getByRole('columnheader', { name: `جمع ${formatNumber(quantity)}` })).toBeVisible();

  for (const { supplier, title } of offers.slice(0, 2)) {
    await table.getByRole('checkbox', { name: `انتخاب پیشنهاد ${supplier.name}: ${title}` }).check();
  }
  await main.getByRole('button', { name: 'مقایسه انتخاب‌شده‌ها' }).click();
  const comparison = main.getByRole('region', { name: 'مقایسه کنار هم' });
  await expect(comparison.getByRole('columnheader', { name: offers[0]?.supplier.name ?? '' })).toBeVisible();
});

test('a need is understood, and a part of it removed, without scripts', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/ai');
  await expect(page).toHaveURL('/newai');
  await main.getByRole('textbox', { name: 'نیاز شما' }).fill('الکتروموتور ۱۱ کیلووات، ۲ دستگاه');
  await main.getByRole('button', { name: 'پیدا کردن' }).click();

  await expect(main.getByRole('region', { name: 'برداشت ما از نیاز شما' })).toContainText('۱۱ kW');
  await expect(main.getByRole('region', { name: 'دقیقاً همین را داریم' })).toBeVisible();
  await main.getByRole('link', { name: 'حذف توان نامی' }).click();
  await expect(main.getByRole('link', { name: 'حذف توان نامی' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'حذف مقدار' })).toBeVisible();
});

test('a supplier is found by form and by link without scripts', async ({ page, catalogue }) => {
  const { supplier } = catalogue;
  await page.goto(cataloguePages(catalogue).suppliersSearch.path);
  await page.getByRole('main').getByRole('link', { name: supplier.title }).first().click();

  await expect(heading(page, supplier.title)).toBeVisible();
  await expect(page).toHaveURL(supplier.path);
});

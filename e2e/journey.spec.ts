import { expect, test } from './test.fixture.ts';
import { documentTitle, expectHydrated, heading, isSameDocument, markDocument } from './visit.fixture.ts';

test('a visitor goes from home over search, category, product and supplier to an article in one document', async ({
  page,
  catalogue,
}) => {
  const { category, product, supplier, article } = catalogue;
  const main = page.getByRole('main');
  await page.goto('/');
  await expectHydrated(page);
  await markDocument(page);

  const search = page.getByRole('search', { name: 'جست‌وجوی اصلی' });
  await search.getByRole('combobox').fill(category.title);
  await search.getByRole('button', { name: 'جست‌وجو', exact: true }).click();
  await expect(heading(page, new RegExp(category.title))).toBeFocused();

  await main.getByRole('link', { name: category.title, exact: true }).first().click();
  await expect(heading(page, category.title)).toBeFocused();
  await expect(page).toHaveURL(category.path);

  await main.getByRole('link', { name: product.title }).first().click();
  await expect(heading(page, product.title)).toBeFocused();
  await expect(page).toHaveTitle(documentTitle(product.title));
  const file = main.getByRole('region', { name: 'اسناد' }).getByRole('link').first();
  const saved = await page.request.get((await file.getAttribute('href')) ?? '');
  expect([saved.status(), saved.headers()['content-type']]).toEqual([200, 'application/pdf']);

  await main.getByRole('link', { name: 'صفحه تأمین‌کننده' }).click();
  await expect(heading(page, supplier.title)).toBeFocused();
  await expect(page).toHaveURL(supplier.path);
  await expect(page).toHaveTitle(documentTitle(supplier.title));

  await page.getByRole('banner').getByRole('link', { name: 'بازار صنعت، صفحه اصلی' }).click();
  await main.getByRole('link', { name: article.title }).first().click();
  await expect(heading(page, article.title)).toBeFocused();
  await expect(page).toHaveTitle(documentTitle(article.title));

  await page.goBack();
  await page.goBack();
  await expect(heading(page, supplier.title)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a suggestion chosen by keyboard leads to its own page', async ({ page, catalogue }) => {
  const { category } = catalogue;
  await page.goto('/faq');
  await expectHydrated(page);
  const field = page.getByRole('banner').getByRole('combobox', { name: 'نام کالا، کد فنی یا تأمین‌کننده' });

  await field.fill(category.title);
  const option = page.getByRole('listbox', { name: 'پیشنهادهای جست‌وجو' }).getByRole('option').first();
  await expect(option).toContainText(category.title);
  await field.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');

  await expect(heading(page, category.title)).toBeVisible();
});

test('arabic letters and other digits find the same as persian ones', async ({ page }) => {
  await page.goto(`/search/${encodeURIComponent('پمپ سانتريفيوژ')}`);
  await expectHydrated(page);

  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /پمپ سانتریفیوژ/ })
      .first(),
  ).toBeVisible();
});

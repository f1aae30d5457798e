import { links } from '@bazaar/contracts';
import type { Page } from '@playwright/test';
import {
  expectLetterhead,
  expectNotPrinted,
  expectPrinted,
  printPage,
  readable,
} from './printed-pages.fixture.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, expectTakenOver } from './visit.fixture.ts';

/** Words of the header, the footer and the actions that every page has. */
const EVERYWHERE = ['ورود', 'پرش به محتوای اصلی', 'اشتراک‌گذاری', 'فیلتر'];

/** Presses the page's print button; the browser's dialog cannot be opened in a test. */
async function expectPrintButton(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('main').getByRole('button', { name: 'چاپ' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
}

test('a product is printed on two sheets at most, without buttons and related goods', async ({
  page,
  catalogue: { product },
}, testInfo) => {
  await page.goto(product.path);
  await expectHydrated(page);
  await expectPrintButton(page);
  await expect(page.getByRole('heading', { name: 'کالاهای مرتبط' })).toBeVisible();
  const printed = await printPage(page, testInfo);

  expect(printed.sheets.length).toBeLessThanOrEqual(2);
  expectLetterhead(printed, `/products/${product.id}`);
  expectPrinted(printed, [product.title, product.sku, 'مشخصات فنی', 'حداقل سفارش', 'جمع', 'تومان']);
  expectNotPrinted(printed, [
    ...EVERYWHERE,
    'کالاهای مرتبط',
    'تأمین‌کنندگان دیگر همین کالا',
    'درخواست معامله',
    'بزرگ‌نمایی',
    'تغییر واحد',
    'یادداشت',
    'صفحه تأمین‌کننده',
  ]);
});

test('a base product is printed with its size table and the offers of the open size as tables', async ({
  page,
  catalogue: { compared },
}, testInfo) => {
  await page.goto(compared.path);
  await expectHydrated(page);
  await expectPrintButton(page);
  const printed = await printPage(page, testInfo);

  expectLetterhead(printed, `/products/base-product/${compared.id}`);
  expectPrinted(printed, [compared.title, 'قیمت از (تومان)', 'موجودی', 'کد اندازه', 'مشترک در همه اندازه‌ها']);
  expectPrinted(
    printed,
    compared.offers.map(({ supplier }) => supplier.name),
  );
  expectNotPrinted(printed, [
    ...EVERYWHERE,
    'CSV',
    'قیمت از (میلیون)',
    'مقایسه انتخاب‌شده‌ها',
    'درخواست معامله',
  ]);
});

test('a size table that goes on repeats its heads on the next sheet', async ({
  page,
  catalogue: { compared },
}, testInfo) => {
  await page.goto(compared.basePath);
  await expectHydrated(page);
  const body = page.getByRole('main').getByRole('table').first().locator('tbody');
  await expectTakenOver(body);
  // Rows of a larger family, so that the table needs another sheet whatever the demo holds.
  await body.evaluate((rows) => {
    const row = rows.lastElementChild;
    for (let count = 0; count < 60 && row !== null; count += 1) {
      rows.append(row.cloneNode(true));
    }
  });
  const { sheets } = await printPage(page, testInfo);

  expect(sheets.length).toBeGreaterThanOrEqual(2);
  expect(sheets.slice(0, 2).map((sheet) => sheet.includes(readable('کد اندازه')))).toEqual([true, true]);
});

test('a comparison is printed as a table with a column for each good', async ({
  page,
  catalogue: { compared },
}, testInfo) => {
  const goods = compared.offers.slice(0, 3);
  await page.goto(links.comparison(goods.map(({ productId }) => productId)));
  await expectHydrated(page);
  await expectPrintButton(page);
  const printed = await printPage(page, testInfo);

  expectLetterhead(printed, '/products/compare?ids=');
  expectPrinted(printed, ['ویژگی', ...goods.map(({ title }) => title)]);
  expectPrinted(
    printed,
    goods.map(({ supplier }) => supplier.name),
  );
  expectNotPrinted(printed, [...EVERYWHERE, 'فقط تفاوت‌ها', 'حذف']);
});

test('a list of suppliers is printed without filters and goods, and the shortlist as one table', async ({
  page,
  catalogue: { group },
}, testInfo) => {
  const path = links.suppliersOfType(group.type);
  await page.goto(path);
  await expectHydrated(page);
  await expectPrintButton(page);
  const main = page.getByRole('main');
  const names = await main.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();
  const goods = await main
    .getByRole('article')
    .first()
    .getByRole('list')
    .last()
    .getByRole('link')
    .allTextContents();
  const list = await printPage(page, testInfo);

  expect(names.length).toBeGreaterThan(5);
  expect(goods.length).toBeGreaterThan(0);
  expectLetterhead(list, path);
  expectPrinted(list, names);
  expectNotPrinted(list, [...EVERYWHERE, ...goods, 'منتخب‌های من']);

  for (const name of names.slice(0, 2)) {
    await main.getByRole('button', { name: `افزودن ${name} به منتخب‌های من` }).click();
  }
  await main.getByRole('link', { name: 'منتخب‌های من (۲)' }).click();
  await expect(main.getByRole('table')).toBeVisible();
  await expectPrintButton(page);
  const shortlist = await printPage(page, testInfo);

  expect(shortlist.sheets).toHaveLength(1);
  expectLetterhead(shortlist, `${path}?shortlist`);
  expectPrinted(shortlist, ['استان و شهر', 'نوع فعالیت', 'تأیید هویت', ...names.slice(0, 2)]);
  expectNotPrinted(shortlist, [...EVERYWHERE, 'دریافت CSV', 'خالی کردن', ...names.slice(2)]);
});

import { listCodedItems, listSupplierProducts } from '@bazaar/contracts/product';
import { formatNumber } from '@bazaar/locale';
import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './accessibility.fixture.ts';
import { createReader, first } from './read-service.fixture.ts';
import { expectNoSidewaysScroll, NARROW } from './sideways-scroll.fixture.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';
import { type SheetCell, workbookOf } from './workbook.fixture.ts';

test.use({ reducedMotion: 'reduce' });

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const HEAD = ['ردیف', 'شرح کالا', 'پارت نامبر', 'تعداد', 'واحد'];
const ROWS = 200;
const FAULTS: readonly SheetCell[] = ['', 'دو', 2.5];
const FAULTY = 15;

/** Codes and units of the supplier of a product. */
async function codesOf(servicesOrigin: string, sku: string) {
  const read = createReader(servicesOrigin);
  const { items } = listSupplierProducts.response.parse(
    await read(listSupplierProducts.path, 'product', { filter: { categoryType: 'Product' } }),
  );
  const { supplier } = first(items.filter((item) => item.sku === sku));
  const answer = await read(listCodedItems.path, 'product', { supplierId: supplier.id });
  return listCodedItems.response.parse(answer).items;
}

/** The request form of a product, with the panel open at the choice of a file. */
async function openPanel(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  await expectHydrated(page);
  await page.getByRole('main').getByRole('button', { name: 'درخواست معامله', exact: true }).click();
  await expect(page).toHaveURL(/\/profile\/directorder\/edit\/\d+$/);
  await expect(heading(page, /درخواست معامله از/)).toBeVisible();
  await page.getByRole('button', { name: 'افزودن از اکسل' }).click();
  const panel = page.getByRole('region', { name: 'افزودن اقلام از اکسل' });
  await panel.getByRole('radio', { name: 'بارگذاری فایل' }).check();
  return panel;
}

function choose(panel: Locator, buffer: Buffer, name = 'niaz-tamirat.xlsx') {
  return panel.getByLabel('فایل جدول').setInputFiles({ name, mimeType: XLSX, buffer });
}

/** Rows of a sheet: known codes, then own words; `faulty` of them have a quantity that cannot be read. */
function sheetRows(codes: readonly string[], count: number, faulty: number): SheetCell[][] {
  const every = Math.floor(count / (faulty + 1));
  const quantityOf = (place: number): SheetCell => {
    const fault = Math.floor(place / every);
    return place % every === every - 1 && fault < faulty ? (FAULTS[fault % FAULTS.length] ?? '') : 20;
  };
  const rows = Array.from({ length: count }, (_, index): SheetCell[] => {
    const code = codes[index];
    const subject = code === undefined ? [`یدک زرین ویژه ${index + 1}`, ''] : ['', code];
    return [index + 1, ...subject, quantityOf(index), code === undefined ? 'عدد' : ''];
  });
  return [HEAD, ...rows];
}

test('of two hundred rows of a workbook, those with a fault stay until they are corrected or left out', async ({
  page,
  signedIn,
  site,
  catalogue,
}, testInfo) => {
  test.slow();
  expect(signedIn.accessToken).not.toBe('');
  const items = await codesOf(site.servicesOrigin, catalogue.product.sku);
  const codes = items.map(({ sku }) => sku).slice(0, 60);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const panel = await openPanel(page, catalogue.product.path);
  const lines = page
    .getByRole('list', { name: 'اقلام' })
    .getByRole('textbox', { name: 'مقدار', exact: true });
  await expect(lines).toHaveCount(1);
  expect(scripts.filter((url) => url.includes('sheet-reader'))).toEqual([]);

  await choose(panel, workbookOf(sheetRows(codes, ROWS, FAULTY)));
  const good = ROWS - FAULTY;
  await expect(panel.getByText(`آماده افزودن: ${formatNumber(good)}`)).toBeVisible();
  const faulty = panel.getByRole('list', { name: 'ردیف‌های خطادار' }).getByRole('listitem');
  await expect(faulty).toHaveCount(FAULTY);
  await expectNoViolations(page);
  for (const [width, height] of [
    [1440, 1400],
    [390, 1400],
  ] as const) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width, height });
    await panel.scrollIntoViewIfNeeded();
    await testInfo.attach(`panel-${width}.png`, { body: await panel.screenshot(), contentType: 'image/png' });
  }
  await page.setViewportSize(NARROW);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await panel.getByRole('button', { name: `افزودن ${formatNumber(good)} ردیف` }).click();
  await expect(lines).toHaveCount(1 + good);
  await expect(faulty).toHaveCount(FAULTY);

  const left = 5;
  for (let count = FAULTY; count > left; count -= 1) {
    await faulty.first().getByRole('textbox').fill('۲۰');
    await faulty.first().getByRole('button', { name: /^اصلاح/ }).click();
    await expect(faulty).toHaveCount(count - 1);
  }
  await panel.getByRole('button', { name: `کنار گذاشتن همه ${formatNumber(left)} ردیف خطادار` }).click();
  await panel.getByRole('button', { name: `افزودن ${formatNumber(FAULTY - left)} ردیف` }).click();
  await expect(panel).toBeHidden();
  await expect(lines).toHaveCount(1 + ROWS - left);
  await expect(page.getByText(/^ذخیره شد/)).toBeVisible();

  await page.reload();
  await expect(lines).toHaveCount(1 + ROWS - left);
});

test('five hundred rows are answered at once, with one request for the codes', async ({
  page,
  signedIn,
  site,
  catalogue,
}, testInfo) => {
  expect(signedIn.accessToken).not.toBe('');
  const items = await codesOf(site.servicesOrigin, catalogue.product.sku);
  const panel = await openPanel(page, catalogue.product.path);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const file = workbookOf(
    sheetRows(
      items.map(({ sku }) => sku),
      500,
      0,
    ),
  );

  const begin = Date.now();
  await choose(panel, file);
  await expect(panel.getByText(formatNumber(500), { exact: true })).toBeVisible();
  const description = `${Date.now() - begin} ms`;

  testInfo.annotations.push({ type: 'five hundred rows', description });
  console.log(`five hundred rows: ${description}`);
  expect(requests.filter((url) => url.includes('/api/product/'))).toHaveLength(1);
});

test('a file that cannot be read says why at the field, and what is typed stays', async ({
  page,
  signedIn,
  catalogue,
}) => {
  expect(signedIn.accessToken).not.toBe('');
  const panel = await openPanel(page, catalogue.product.path);
  await panel.getByRole('radio', { name: 'چسباندن' }).check();
  const pasted = panel.getByLabel('ردیف‌های کپی‌شده از اکسل');
  await pasted.fill('شرح\tتعداد\nیدک زرین\tدو');
  await panel.getByRole('radio', { name: 'بارگذاری فایل' }).check();
  const field = panel.getByLabel('فایل جدول');
  const row: SheetCell[] = [1, 'یدک زرین', '', 2, 'عدد'];

  const refusals: readonly [Buffer, string, string | RegExp][] = [
    [workbookOf([HEAD, row], ['xl/vbaProject.bin']), 'niaz.xlsm', /این فایل ماکرو دارد؛ نسخه بدون ماکرو/],
    [workbookOf([HEAD, ...Array.from({ length: 100_000 }, () => row)]), 'a.xlsx', /فایل ۱۰۰٬۰۰۰ ردیف دارد/],
    [Buffer.from('%PDF-1.7'), 'niaz.xlsx', /این فایل جدول نیست/],
    [Buffer.alloc(10 * 1024 * 1024), 'niaz.xlsx', /فایل بیشتر از ۵ مگابایت است/],
    [Buffer.from(''), 'niaz.xlsx', /این فایل خالی است/],
  ];
  for (const [buffer, name, text] of refusals) {
    await choose(panel, buffer, name);
    await expect(field).toHaveAccessibleDescription(text);
  }

  await panel.getByRole('radio', { name: 'چسباندن' }).check();
  await expect(pasted).toHaveValue('شرح\tتعداد\nیدک زرین\tدو');
  await expect(panel.getByRole('list', { name: 'ردیف‌های خطادار' }).getByRole('listitem')).toHaveCount(1);
});

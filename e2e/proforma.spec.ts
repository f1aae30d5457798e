import { getTradeRequest, quoteTradeRequest, type TradeRequest } from '@bazaar/contracts/trade';
import { formatJalaliLong, formatNumber, formatRial, numberInWords } from '@bazaar/locale';
import type { Page } from '@playwright/test';
import {
  expectLetterhead,
  expectNotPrinted,
  expectPrinted,
  printPage,
  readable,
} from './printed-pages.fixture.ts';
import { callAs } from './service-call.fixture.ts';
import { giveSession } from './session.fixture.ts';
import type { SharedSite } from './site/shared-site.ts';
import { DEMO_SUPPLIER_ID } from './site/sign-in.ts';
import { expect, test } from './test.fixture.ts';
import { dayFromToday, givenDraft, givenPublished } from './trade.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';

/** A quoted request of the demo buyer with this many lines. */
async function givenQuoted(site: SharedSite, lineCount: number): Promise<TradeRequest> {
  const call = callAs(site, site.demoBuyer);
  const lines = Array.from({ length: lineCount }, (_, index) => ({
    freeText: `بوش برنزی شماره ${formatNumber(index + 1)}`,
    unitTitle: 'عدد',
    quantity: 2,
    targetPriceRial: 1_500_000,
  }));
  const published = await givenPublished(call, { supplierId: DEMO_SUPPLIER_ID, lines });
  await callAs(site, site.demoSupplier)(quoteTradeRequest, {
    params: { id: published.id },
    body: {
      lines: published.lines.map(({ id }) => ({ lineId: id, unitPriceRial: 1_250_000, leadTimeDays: 7 })),
      deliveryRial: 3_000_000,
      validUntil: `${dayFromToday(5)}T08:30:00.000Z`,
      note: 'با گواهی کیفیت',
    },
  });
  return call(getTradeRequest, { params: { id: published.id } });
}

async function openProforma(page: Page, site: SharedSite, { id }: TradeRequest): Promise<void> {
  await giveSession(page.context(), site.origin, site.demoBuyer);
  await page.goto(`/profile/directOrderReport/${id}`);
  await expectHydrated(page);
  await expect(heading(page, 'پیش‌فاکتور')).toBeVisible();
}

test('a proforma of ten lines is one sheet with both parties, the sums, the amount in words and its number', async ({
  page,
  site,
}, testInfo) => {
  const request = await givenQuoted(site, 10);
  await openProforma(page, site, request);
  const printed = await printPage(page, testInfo);
  const { goodsRial, vatRial, payableRial } = request.totals ?? { goodsRial: 0, vatRial: 0, payableRial: 0 };

  expect(printed.sheets).toHaveLength(1);
  expectLetterhead(printed, `/profile/directOrderReport/${request.id}`);
  expectPrinted(printed, [
    'پیش‌فاکتور',
    request.number.replace('TR-', 'PF-'),
    request.number,
    'PO-1405-7',
    formatJalaliLong(new Date().toISOString()),
    'فروشنده',
    request.supplier.name,
    'خریدار',
    request.buyerName,
    'بوش برنزی شماره ۱۰',
    formatRial(goodsRial),
    formatRial(vatRial),
    formatRial(payableRial),
    `${numberInWords(payableRial)} ریال`,
    'مهر و امضای خریدار',
    'صفحه ۱ از ۱',
  ]);
  expectNotPrinted(printed, ['بازگشت به درخواست', 'برای ذخیره به شکل PDF', 'فهرست پنل کاربری']);
});

test('a proforma that goes on repeats its reference and the heads of the table, and keeps the sums with a line', async ({
  page,
  site,
}, testInfo) => {
  const request = await givenQuoted(site, 60);
  await openProforma(page, site, request);
  const { sheets } = await printPage(page, testInfo);
  const withLines = sheets.filter((sheet) => sheet.includes(readable('بوش برنزی شماره')));

  expect(sheets.length).toBeGreaterThanOrEqual(2);
  expect(withLines.length).toBeGreaterThanOrEqual(2);
  for (const sheet of withLines) {
    expect(sheet).toContain(readable('شرح کالا یا خدمت'));
    expect(sheet).toContain(request.number.replace('TR-', 'PF-'));
  }
  sheets.forEach((sheet, index) => {
    expect(sheet).toContain(readable(`صفحه ${formatNumber(index + 1)} از ${formatNumber(sheets.length)}`));
  });
  const sums = sheets.find((sheet) => sheet.includes(readable('مبلغ قابل پرداخت به حروف')));
  expect(sums).toContain(readable('بوش برنزی شماره ۶۰'));
});

test('on a phone every amount of a proforma is in sight', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const request = await givenQuoted(site, 2);
  await openProforma(page, site, request);

  const cells = page.getByRole('table').getByRole('cell');
  await expect(cells.filter({ hasText: formatRial(1_250_000) }).first()).toBeVisible();
  const boxes = await Promise.all((await cells.all()).map((cell) => cell.boundingBox()));
  for (const box of boxes.filter((one) => one !== null)) {
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
  }
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWider, 'the page scrolls sideways').toBe(false);
});

test('a request without a quote has no proforma, and nothing is printed of it', async ({
  page,
  site,
}, testInfo) => {
  const call = callAs(site, site.demoBuyer);
  const lines = [{ freeText: 'بوش برنزی', unitTitle: 'عدد', quantity: 1 }];
  const draft = await givenDraft(call, { supplierId: DEMO_SUPPLIER_ID, lines });
  await giveSession(page.context(), site.origin, site.demoBuyer);
  await page.goto(`/profile/directOrderReport/${draft.id}`);
  await expect(page.getByRole('main')).toContainText('پیش‌فاکتور هنوز آماده نیست');
  const { text } = await printPage(page, testInfo);

  expect(text).not.toContain(readable('مهر و امضای'));
  await page.getByRole('main').getByRole('link', { name: 'بازگشت به درخواست' }).click();
  await expect(page).toHaveURL(`/profile/directorderinfo/${draft.id}`);
});

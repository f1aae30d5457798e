import { getTradeRequest } from '@bazaar/contracts/trade';
import { listWalletHolds } from '@bazaar/contracts/wallet';
import { formatTomanText, maskMobile } from '@bazaar/locale';
import { givenColleague, ownCompany } from './colleague.fixture.ts';
import { RequestPage } from './request-page.fixture.ts';
import { callAs } from './service-call.fixture.ts';
import { giveSession } from './session.fixture.ts';
import { DEMO_SUPPLIER_ID } from './site/sign-in.ts';
import { expect, test } from './test.fixture.ts';
import { givenHandedIn, givenQuote } from './trade.fixture.ts';

const UNIT_PRICE_RIAL = 40_000;

test('an approver publishes and accepts for the company, its finance agent pays, and the owner sees who did what', async ({
  page,
  context,
  browser,
  site,
}) => {
  // Three people work on one request.
  test.slow();
  const owner = callAs(site, site.demoBuyer);
  const { id: customerId } = await ownCompany(owner);
  const request = await givenHandedIn(owner, {
    supplierId: DEMO_SUPPLIER_ID,
    customerId,
    lines: [{ freeText: 'بوش برنزی گیربکس', unitTitle: 'عدد', quantity: 1 }],
  });
  const { id } = request;
  const path = `/profile/directorderinfo/${id}`;
  const approving = await givenColleague(site, context, 'approver');
  const approver = new RequestPage(page);

  await page.goto(path);
  await approver.action('تأیید و انتشار').click();
  await approver.confirm('تأیید و انتشار');
  await expect(approver.events.first()).toContainText('درخواست منتشر شد');
  await givenQuote(callAs(site, site.demoSupplier), request, UNIT_PRICE_RIAL);
  await page.reload();
  await approver.action('پذیرش پیشنهاد').click();
  await approver.confirm('پذیرش پیشنهاد');
  await expect(approver.events.first()).toContainText('پرداخت آماده شد');
  await expect(approver.action('پرداخت')).toHaveCount(0);

  const financeContext = await browser.newContext();
  const paying = await givenColleague(site, financeContext, 'finance');
  const financePage = await financeContext.newPage();
  const finance = new RequestPage(financePage);
  await financePage.goto(path);
  await expect(financePage.getByText('شما با نقش مسئول مالی کار می‌کنید.')).toBeVisible();
  await finance.action('پرداخت').click();
  const { totals } = await owner(getTradeRequest, { params: { id } });
  await expect(finance.dialog).toContainText(formatTomanText(totals?.payableRial ?? 0));
  await finance.dialog.getByRole('button', { name: /^پرداخت/ }).click();
  await expect(finance.events.filter({ hasText: 'پرداخت انجام شد' })).toBeVisible();
  const { items: holds } = await owner(listWalletHolds);
  expect(holds.find(({ tradeRequestId }) => tradeRequestId === id)?.amountRial).toBe(totals?.payableRial);
  await financeContext.close();

  await giveSession(context, site.origin, site.demoBuyer);
  const own = await context.newPage();
  await own.goto(path);
  const { events } = new RequestPage(own);
  const eventOf = (title: string) => events.filter({ hasText: title });
  await expect(eventOf('درخواست منتشر شد')).toContainText(maskMobile(approving.mobile));
  await expect(eventOf('پیشنهاد پذیرفته شد')).toContainText(maskMobile(approving.mobile));
  await expect(eventOf('پرداخت انجام شد')).toContainText(maskMobile(paying.mobile));
});

import { expectNoViolations } from './accessibility.fixture.ts';
import { availableOf, choose, leaveForGateway, PAYMENT_PAGE } from './payment.fixture.ts';
import { expectNotPrinted, expectPrinted, printPage } from './printed-pages.fixture.ts';
import { callAs } from './service-call.fixture.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.fixture.ts';
import { expect, test } from './test.fixture.ts';
import { heading } from './visit.fixture.ts';

const TEN_MILLION_TOMAN = '۱۰٬۰۰۰٬۰۰۰';
const TEN_MILLION_RIAL = 100_000_000;

test('a charge that was paid is in the wallet once, after a reload and the back button too', async ({
  page,
  signedIn,
  site,
}) => {
  const call = callAs(site, signedIn);
  await leaveForGateway(page, TEN_MILLION_TOMAN);
  await choose(page, 'success');

  await expect(page).toHaveURL(PAYMENT_PAGE);
  await expect(heading(page, 'پرداخت انجام شد')).toBeFocused();
  await expect(page.getByRole('main')).toContainText('برابر ۱۰۰٬۰۰۰٬۰۰۰ ریال');
  await expect(page.getByText(/^BP-\d{6}$/)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'فهرست پنل کاربری' })).toContainText(TEN_MILLION_TOMAN);
  await expectNoViolations(page);
  await page.reload();
  await expect(heading(page, 'پرداخت انجام شد')).toBeVisible();

  // The page of the gateway says that it is over, and its way back changes nothing.
  await page.goBack();
  await page.getByRole('link', { name: 'بازگشت به فروشگاه' }).click();
  await expect(heading(page, 'پرداخت انجام شد')).toBeVisible();
  expect(await availableOf(call)).toBe(TEN_MILLION_RIAL);
});

test('the receipt of a payment is printed on one sheet', async ({ page, signedIn }, testInfo) => {
  expect(signedIn.accessToken).not.toBe('');
  await leaveForGateway(page, TEN_MILLION_TOMAN);
  await choose(page, 'success');
  await page.getByRole('link', { name: 'رسید' }).click();

  await expect(heading(page, 'رسید پرداخت')).toBeVisible();
  await expect(page.getByRole('article')).toContainText('ده میلیون تومان');
  await expect(page.getByRole('button', { name: 'چاپ' })).toBeVisible();
  await expectNoViolations(page);
  const printed = await printPage(page, testInfo);
  expect(printed.sheets).toHaveLength(1);
  expectPrinted(printed, ['رسید پرداخت', 'ده میلیون تومان', '603799******0001']);
  expectNotPrinted(printed, ['بازگشت به پرداخت']);
});

test('a refused payment is tried again at another gateway', async ({ page, signedIn, site }) => {
  const call = callAs(site, signedIn);
  await leaveForGateway(page, TEN_MILLION_TOMAN);
  await choose(page, 'failure');
  await expect(heading(page, 'پرداخت انجام نشد')).toBeVisible();
  await expect(page.getByText('بانک پرداخت را نپذیرفت و دلیلی اعلام نکرد.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /درگاه آزمایشی دوم/ })).toBeChecked();
  await expectNoViolations(page);
  expect(await availableOf(call)).toBe(0);

  await page.getByRole('button', { name: 'تلاش دوباره، ۱۰٬۰۰۰٬۰۰۰ تومان' }).click();
  await expect(heading(page, 'درگاه آزمایشی')).toBeVisible();
  await choose(page, 'success');

  await expect(heading(page, 'پرداخت انجام شد')).toBeVisible();
  await expect(page.getByText('۲ از ۵')).toBeVisible();
  expect(await availableOf(call)).toBe(TEN_MILLION_RIAL);
});

test('a payment that the buyer gives up says that nothing was taken', async ({ page, signedIn }) => {
  expect(signedIn.accessToken).not.toBe('');
  await leaveForGateway(page, TEN_MILLION_TOMAN);
  await choose(page, 'cancel');

  await expect(heading(page, 'از پرداخت انصراف دادید')).toBeVisible();
  await expect(page.getByText(/چیزی از حساب شما کم نشده است/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^تلاش دوباره/ })).toBeVisible();
});

test('a payment without an answer is followed, and nobody is asked to pay again', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.accessToken).not.toBe('');
  await leaveForGateway(page, TEN_MILLION_TOMAN);
  await choose(page, 'silent');

  await expect(heading(page, 'در حال پیگیری؛ نیازی به پرداخت دوباره نیست')).toBeVisible();
  await expect(page.getByRole('list', { name: 'مراحل پیگیری' })).toContainText('پایان پیگیری');
  await expect(page.getByRole('button', { name: /پرداخت|تلاش/ })).toHaveCount(0);
  // The page asks again by itself, without a press.
  const reads = page.waitForResponse(/by-paymentid/);
  await reads;
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'کیف پول', exact: true }).last().click();
  await expect(page.getByText(/در حال پیگیری است؛ نیازی به پرداخت دوباره نیست/)).toBeVisible();
});

test('a late and a double return count once', async ({ page, signedIn, site, context }) => {
  const call = callAs(site, signedIn);
  await leaveForGateway(page, TEN_MILLION_TOMAN);
  await choose(page, 'late');
  await page.getByRole('link', { name: 'بازگشت به فروشگاه' }).click();
  await expect(heading(page, 'پرداخت انجام شد')).toBeVisible();

  await leaveForGateway(page, TEN_MILLION_TOMAN);
  await choose(page, 'double');
  const second = context.waitForEvent('page');
  await page.getByRole('link', { name: 'بازگشت اول' }).click();
  await expect(heading(await second, 'پرداخت انجام شد')).toBeVisible();
  await page.getByRole('link', { name: 'بازگشت دوم' }).click();
  await expect(heading(page, 'پرداخت انجام شد')).toBeVisible();

  expect(await availableOf(call)).toBe(2 * TEN_MILLION_RIAL);
});

test('a browser without the session reads the outcome, without anything of the account', async ({
  page,
  signedIn,
  browser,
  site,
}) => {
  expect(signedIn.accessToken).not.toBe('');
  await leaveForGateway(page, TEN_MILLION_TOMAN);
  const gatewayPage = page.url();
  const other = await browser.newContext({ baseURL: site.origin, locale: 'fa-IR' });
  const guest = await other.newPage();
  await guest.goto(gatewayPage);
  await choose(guest, 'success');

  await expect(heading(guest, 'پرداخت انجام شد')).toBeVisible();
  await expect(guest).toHaveURL(/\/payments\/result\?paymentId=\d+&outcome=/);
  await expect(guest.getByRole('main')).toContainText('BP-');
  await expect(guest.getByRole('main')).not.toContainText('603799');
  await expectNoViolations(guest);
  await expect(guest.getByRole('link', { name: 'ورود و مشاهده پرداخت' })).toHaveAttribute(
    'href',
    /\/users\/login\?redirectPath=%2Fprofile%2Fwallet%3FpaymentId/,
  );
  await other.close();
});

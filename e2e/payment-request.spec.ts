import { getTradeRequest } from '@bazaar/contracts/trade';
import { formatTomanText } from '@bazaar/locale';
import { expectNoViolations } from './accessibility.fixture.ts';
import { availableOf, choose, givenAwaitingPayment } from './payment.fixture.ts';
import { callAs } from './service-call.fixture.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.fixture.ts';
import { expect, test } from './test.fixture.ts';
import { heading } from './visit.fixture.ts';

/** Less than what the fee has left in the wallet, and more than that. */
const CHEAP_RIAL = 1_000_000;
const DEAR_RIAL = 200_000_000;

test('two tabs pay one request from the wallet once', async ({
  page,
  context,
  signedIn,
  site,
  incidents,
}) => {
  const call = callAs(site, signedIn);
  const { id } = await givenAwaitingPayment(site, signedIn, { unitPriceRial: CHEAP_RIAL });
  const before = await availableOf(call);
  const second = await context.newPage();
  const pay = /^پرداخت .+ از کیف پول$/;
  for (const tab of [page, second]) {
    await tab.goto(`/profile/wallet?pay=${id}`);
    await expect(tab.getByRole('button', { name: pay })).toBeVisible();
  }
  await expectNoViolations(page);

  // The second tab presses before the first, and its request arrives after: the service refuses it.
  incidents.allow(/409/);
  const firstIsPaid = Promise.withResolvers<void>();
  await second.route('**/wallet-pay', async (route) => {
    await firstIsPaid.promise;
    await route.continue();
  });
  await second.getByRole('button', { name: pay }).click();
  await page.getByRole('button', { name: pay }).click();
  await expect(heading(page, 'پرداخت انجام شد')).toBeVisible();
  firstIsPaid.resolve();

  await expect(second.getByText('این درخواست پرداخت شده است.')).toBeVisible();
  const request = await call(getTradeRequest, { params: { id } });
  expect(before - (await availableOf(call))).toBe(request.totals?.payableRial);
  await page.getByRole('link', { name: 'بازگشت به درخواست' }).click();
  await expect(page).toHaveURL(new RegExp(`/profile/directorderinfo/${id}$`));
});

test('a request is paid with what the wallet has and the rest at a gateway', async ({
  page,
  signedIn,
  site,
}) => {
  const call = callAs(site, signedIn);
  const { id, totals } = await givenAwaitingPayment(site, signedIn, { unitPriceRial: DEAR_RIAL });
  const available = await availableOf(call);
  const restRial = (totals?.payableRial ?? 0) - available;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/profile/wallet?pay=${id}`);
  await expect(page.getByRole('radio', { name: /کیف پول و درگاه/ })).toBeChecked();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: `پرداخت ${formatTomanText(restRial)} در درگاه` }).click();
  await choose(page, 'failure');

  // The part of the wallet is back, and the same payment goes on.
  await expect(heading(page, 'پرداخت انجام نشد')).toBeVisible();
  expect(await availableOf(call)).toBe(available);
  await page.getByRole('button', { name: /^تلاش دوباره/ }).click();
  await choose(page, 'success');

  await expect(heading(page, 'پرداخت انجام شد')).toBeVisible();
  expect(await availableOf(call)).toBe(0);
  await expect
    .poll(async () => (await call(getTradeRequest, { params: { id } })).status)
    .toMatch(/Paid|InFulfillment|Delivered/);
});

test('a wallet that lacks a part is charged with it and leads back to the request', async ({
  page,
  signedIn,
  site,
}) => {
  const call = callAs(site, signedIn);
  const { id, totals } = await givenAwaitingPayment(site, signedIn, { unitPriceRial: DEAR_RIAL });
  const shortRial = (totals?.payableRial ?? 0) - (await availableOf(call));
  await page.goto(`/profile/wallet?pay=${id}`);
  await page.getByRole('link', { name: `شارژ کسری، ${formatTomanText(shortRial)}` }).click();
  // Exact: the page before has a button of the same amount «در درگاه».
  const charge = `پرداخت ${formatTomanText(shortRial)}`;
  await page.getByRole('button', { name: charge, exact: true }).click();
  await choose(page, 'success');

  await expect(heading(page, 'پرداخت انجام شد')).toBeVisible();
  await page.getByRole('link', { name: 'ادامه پرداخت درخواست' }).click();
  await page.getByRole('button', { name: /^پرداخت .+ از کیف پول$/ }).click();

  await expect(heading(page, 'پرداخت انجام شد')).toBeVisible();
  expect(await availableOf(call)).toBe(0);
  await page.goto('/profile/wallet?show=holds');
  const holds = page.getByRole('region', { name: 'مبلغ‌های مسدود' });
  await expect(holds.getByRole('link', { name: /درخواست TR-/ })).toHaveAttribute(
    'href',
    `/profile/directorderinfo/${id}`,
  );
  // The simulated supplier may have delivered by now.
  await expect(holds).toContainText('با تأیید تحویل');
});

import { setStepUpLimit } from '@bazaar/contracts/auth';
import { addDeliveryAddress } from '@bazaar/contracts/merchant';
import type { SandboxOutcome } from '@bazaar/contracts/payment';
import { acceptQuote, getTradeRequest, type TradeRequest } from '@bazaar/contracts/trade';
import { getCredit } from '@bazaar/contracts/wallet';
import { expect, type Page } from '@playwright/test';
import { givenCharged, givenRegistered } from './buyer.fixture.ts';
import { callAs, type ServiceCall } from './service-call.fixture.ts';
import type { SharedSite, StoredSession } from './site/shared-site.ts';
import { DEMO_SUPPLIER_ID } from './site/sign-in.ts';
import { givenPublished, givenQuote } from './trade.fixture.ts';
import { heading } from './visit.fixture.ts';

const OUTCOME_BUTTONS: Readonly<Record<SandboxOutcome, RegExp>> = {
  success: /^پرداخت موفق/,
  failure: /^پرداخت ناموفق/,
  cancel: /^انصراف/,
  silent: /^بازگشت بدون پاسخ/,
  late: /^بازگشت دیرهنگام/,
  double: /^بازگشت دوباره/,
};

/** The page of one payment in the wallet. */
export const PAYMENT_PAGE = /\/profile\/wallet\?paymentId=\d+/;

/** Begins a charge of the wallet on its page and waits for the page of the gateway. */
export async function leaveForGateway(page: Page, amount: string): Promise<void> {
  await page.goto('/profile/wallet');
  await page.getByRole('textbox', { name: 'مبلغ', exact: true }).fill(amount);
  await page.getByRole('button', { name: /^پرداخت .+ تومان$/ }).click();
  await expect(heading(page, 'درگاه آزمایشی')).toBeVisible();
}

/** Chooses what the gateway of the demo does. */
export async function choose(page: Page, outcome: SandboxOutcome): Promise<void> {
  await page.getByRole('button', { name: OUTCOME_BUTTONS[outcome] }).click();
}

/** What the buyer may spend, in rial. */
export const availableOf = async (call: ServiceCall): Promise<number> =>
  (await call(getCredit)).availableRial;

interface Order {
  /** The price of the one unit that is asked for. */
  readonly unitPriceRial: number;
}

/** The fee of the base membership and more. */
const FEE_RIAL = 100_000_000;

/** A new buyer's request that waits for its payment; the wallet holds what the fee of the membership has left. */
export async function givenAwaitingPayment(
  site: SharedSite,
  session: StoredSession,
  { unitPriceRial }: Order,
): Promise<TradeRequest> {
  const call = callAs(site, session);
  await givenRegistered(call);
  await givenCharged(call, FEE_RIAL);
  await call(addDeliveryAddress, { body: ADDRESS });
  const lines = [{ freeText: 'بوش برنزی گیربکس', unitTitle: 'عدد', quantity: 1 }];
  const published = await givenPublished(call, { supplierId: DEMO_SUPPLIER_ID, lines });
  const { id } = published;
  await givenQuote(callAs(site, site.demoSupplier), published, unitPriceRial);
  const { rowVersion } = await call(getTradeRequest, { params: { id } });
  return call(acceptQuote, { params: { id }, version: rowVersion });
}

/** The id of a new buyer's request whose payment asks for a code: nothing may leave the wallet without one. */
export async function givenPaymentWithCode(site: SharedSite, session: StoredSession): Promise<number> {
  const { id } = await givenAwaitingPayment(site, session, { unitPriceRial: 1_000_000 });
  await callAs(site, session)(setStepUpLimit, { body: { limitRial: 0 } });
  return id;
}

const ADDRESS = {
  title: 'کارگاه',
  provinceId: 1,
  cityId: 1,
  address: 'شهرک صنعتی، خیابان یکم',
  postalCode: '1969833113',
  receiverName: 'مسئول انبار',
  receiverMobile: '09121234567',
};

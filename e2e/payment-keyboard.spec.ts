import { CodeDialog } from './code-dialog.fixture.ts';
import { pressOn, tabTo } from './keyboard.fixture.ts';
import { availableOf, givenPaymentWithCode } from './payment.fixture.ts';
import { FULL } from './run-length.fixture.ts';
import { callAs } from './service-call.fixture.ts';
import { expect, test } from './test.fixture.ts';
import { heading } from './visit.fixture.ts';

test('a charge by keyboard alone', { tag: FULL }, async ({ page, signedIn, site }) => {
  await page.goto('/profile/wallet');
  await expect(heading(page, 'کیف پول')).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: '۵۰ میلیون' }), 'Space');
  await expect(page.getByRole('textbox', { name: 'مبلغ', exact: true })).toHaveValue('۵۰٬۰۰۰٬۰۰۰');
  await pressOn(page, page.getByRole('button', { name: /^پرداخت .+ تومان$/ }));
  await expect(heading(page, 'درگاه آزمایشی')).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: /^پرداخت موفق/ }));

  await expect(heading(page, 'پرداخت انجام شد')).toBeFocused();
  expect(await availableOf(callAs(site, signedIn))).toBe(500_000_000);
});

test('a payment with a code by keyboard alone', { tag: FULL }, async ({
  page,
  signedIn,
  site,
  incidents,
}) => {
  test.setTimeout(180_000);
  incidents.allow(/status of (403|429)/);
  const id = await givenPaymentWithCode(site, signedIn);
  await page.goto(`/profile/wallet?pay=${id}`);
  await pressOn(page, page.getByRole('button', { name: /^پرداخت .+ از کیف پول$/ }));
  const dialog = new CodeDialog(page, 'تأیید پرداخت با پیامک');
  await dialog.expectSent();
  await pressOn(page, dialog.root.getByRole('button', { name: 'درج کد' }));
  await tabTo(page, dialog.root.getByRole('button', { name: 'تأیید و پرداخت' }));
  await page.keyboard.press('Enter');

  await expect(heading(page, 'پرداخت انجام شد')).toBeFocused();
});

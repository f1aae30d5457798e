import { getStepUpLimit } from '@bazaar/contracts/auth';
import { getTradeRequest } from '@bazaar/contracts/trade';
import { expectNoViolations } from './accessibility.fixture.ts';
import { CodeDialog } from './code-dialog.fixture.ts';
import { givenPaymentWithCode } from './payment.fixture.ts';
import { callAs } from './service-call.fixture.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.fixture.ts';
import { expect, test } from './test.fixture.ts';
import { heading } from './visit.fixture.ts';

test.describe('a buyer whose limit is zero', () => {
  test.use({ earlyBuyer: 1 });

  test('a payment above the limit is made with a wrong code and then the right one', async ({
    page,
    signedIn,
    site,
    incidents,
  }) => {
    test.setTimeout(180_000);
    incidents.allow(/status of (403|422|429)/);
    const call = callAs(site, signedIn);
    const id = await givenPaymentWithCode(site, signedIn);
    await page.goto(`/profile/wallet?pay=${id}`);
    await page.getByRole('button', { name: /^پرداخت .+ از کیف پول$/ }).click();

    const dialog = new CodeDialog(page, 'تأیید پرداخت با پیامک');
    await dialog.expectSent();
    await expectNoViolations(page);
    await dialog.tryWrongCode('تأیید و پرداخت');
    expect((await call(getTradeRequest, { params: { id } })).status).toBe('AwaitingPayment');
    await dialog.useCode('تأیید و پرداخت');

    await expect(heading(page, 'پرداخت انجام شد')).toBeVisible();
  });
});

test.describe('a buyer with the default limit', () => {
  test.use({ earlyBuyer: 2 });

  test('the limit is lowered at once and raised with a code', async ({ page, signedIn, site, incidents }) => {
    test.setTimeout(180_000);
    incidents.allow(/status of (403|429)/);
    const call = callAs(site, signedIn);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/profile/wallet');
    await page
      .getByRole('list', { name: 'بخش‌های کیف پول' })
      .getByRole('link', { name: 'سقف پرداخت بدون کد' })
      .click();
    const panel = page.getByRole('region', { name: 'سقف پرداخت بدون کد' });
    const save = panel.getByRole('button', { name: 'ذخیره سقف' });
    await panel.getByRole('textbox', { name: 'سقف تازه' }).fill('۱٬۰۰۰٬۰۰۰');
    await save.click();
    await expect(page.getByText('سقف تازه ذخیره شد')).toBeVisible();
    expect((await call(getStepUpLimit)).limitRial).toBe(10_000_000);
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);

    await panel.getByRole('textbox', { name: 'سقف تازه' }).fill('۲٬۰۰۰٬۰۰۰');
    await save.click();
    const dialog = new CodeDialog(page, 'تأیید سقف تازه با پیامک');
    await dialog.expectSent();
    expect((await call(getStepUpLimit)).limitRial).toBe(10_000_000);
    await dialog.useCode('تأیید و ذخیره');

    await expect.poll(async () => (await call(getStepUpLimit)).limitRial).toBe(20_000_000);
  });
});

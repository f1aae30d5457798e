import { registerBuyer } from '@bazaar/contracts/merchant';
import { getSupplierTradeRequest } from '@bazaar/contracts/trade';
import { expectNoViolations } from './accessibility.fixture.ts';
import { callAs } from './service-call.fixture.ts';
import { giveSession } from './session.fixture.ts';
import { DEMO_SUPPLIER_ID } from './site/sign-in.ts';
import { expect, test } from './test.fixture.ts';
import { givenHandedIn } from './trade.fixture.ts';
import { expectHydrated } from './visit.fixture.ts';

test('a supplier reads a request, and its buyer sees that in the personal information', async ({
  page,
  site,
}) => {
  const request = await givenHandedIn(callAs(site, site.demoBuyer), {
    supplierId: DEMO_SUPPLIER_ID,
    lines: [{ freeText: 'بوش برنزی', unitTitle: 'عدد', quantity: 1 }],
  });
  const params = { id: request.id };
  await callAs(site, site.demoSupplier)(getSupplierTradeRequest, { params });
  await giveSession(page.context(), site.origin, site.demoBuyer);
  await page.goto('/profile/personal-info');
  await expectHydrated(page);
  const entry = page
    .getByRole('region', { name: 'چه کسی داده‌های شما را دید' })
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href$="/${request.id}"]`) });

  await expect(entry).toContainText('درخواست معامله شما را خواند');
  await expect(entry).toContainText(`تأمین‌کننده ${request.supplier.name}`);
  await expectNoViolations(page);
});

test('an operator does not confirm a company, takes that back, and confirms it; its owner reads each', async ({
  page,
  site,
  browser,
  signedIn,
}) => {
  const companyName = 'نوآوران آزمون سپاهان';
  await callAs(site, signedIn)(registerBuyer, {
    body: { kind: 'company', companyName, nationalLegalId: '14007650912' },
  });
  const operatorContext = await browser.newContext({ baseURL: site.origin });
  await giveSession(operatorContext, site.origin, site.demoOperator);
  const operator = await operatorContext.newPage();
  await operator.goto('/profile/comments');
  await operator.getByRole('tab', { name: /^تأیید شرکت‌ها/ }).click();
  const entry = operator
    .getByRole('list', { name: 'صف تأیید شرکت‌ها' })
    .getByRole('listitem')
    .filter({ hasText: companyName });
  await expect(entry).toContainText('۱۴۰۰۷۶۵۰۹۱۲');
  await entry.getByRole('button', { name: /^تأیید نکردن/ }).click();
  await entry.getByRole('textbox').fill('مدرکی از ثبت شرکت پیدا نشد');
  await expectNoViolations(operator);
  await entry.getByRole('button', { name: 'ثبت دلیل' }).click();
  await expect(entry).toHaveCount(0);

  await page.goto('/profile/personal-info?kind=company');
  await expect(page.getByText('مدرکی از ثبت شرکت پیدا نشد')).toBeVisible();
  await operator.getByRole('button', { name: 'بازگردانی' }).click();
  await entry.getByRole('button', { name: /^تأیید شرکت/ }).click();
  await expect(entry).toHaveCount(0);
  await operatorContext.close();

  await page.reload();
  await expect(page.getByText('شرکت شما تأیید شده است.')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'چه کسی داده‌های شما را دید' }).getByRole('listitem').first(),
  ).toContainText('کارشناس بازار شرکت شما را تأیید کرد');
});

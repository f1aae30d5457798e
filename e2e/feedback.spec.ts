import { sendFeedback } from '@bazaar/contracts/content';
import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './accessibility.fixture.ts';
import { askForCode, confirmDemoCode } from './login-screen.fixture.ts';
import { callAs } from './service-call.fixture.ts';
import { giveSession } from './session.fixture.ts';
import { expectNoSidewaysScroll, NARROW } from './sideways-scroll.fixture.ts';
import { freshNumber } from './site/sign-in.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';

/** A letter of the demo data. */
const DEMO_CODE = 'FB-7K2MQ9XA4T';
const FILE = { name: 'شکل.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

/** The list shows ten letters; other tests have sent some as well. */
async function showLetter(operator: Page, letter: Locator) {
  const more = operator.getByRole('button', { name: 'نمایش بیشتر' });
  await expect(async () => {
    if ((await letter.count()) === 0) {
      await more.click({ timeout: 1_000 });
    }
    await expect(letter).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test('a letter with a file leads to its state, which its code opens again', async ({ page, context }) => {
  await page.goto('/feedback?about=%2Ffaq');
  await expectHydrated(page);
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'پیشنهاد' }).check();
  await main.getByRole('textbox', { name: 'موضوع' }).fill('<b>تبدیل واحد</b>');
  await main.getByRole('textbox', { name: 'شرح' }).fill('واحد فشار در برگه مشخصات تبدیل نمی‌شود.');

  // The text is kept while the visitor signs in for the file.
  await main.getByRole('button', { name: 'ورود برای پیوست فایل' }).click();
  await expect(page.getByText('برای پیوست کردن فایل وارد شوید')).toBeVisible();
  await askForCode(page, freshNumber());
  await confirmDemoCode(page);
  await expect(page).toHaveURL('/feedback?about=%2Ffaq');
  await expect(main.getByRole('textbox', { name: 'شرح' })).toHaveValue(/^واحد فشار/);

  await main.getByLabel('افزودن فایل').setInputFiles([FILE, { ...FILE, name: 'record.exe' }]);
  await expect(main.getByText('بارگذاری شد')).toBeVisible();
  await expect(main.getByText('این نوع فایل پذیرفته نمی‌شود')).toBeVisible();
  await main.getByRole('textbox', { name: 'راه تماس' }).fill('۰۹۱۲۱۲۳۴۵۶۷');
  const send = main.getByRole('button', { name: 'ارسال بازخورد' });
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/feedbacks') && sent.push(request.method()));
  await send.evaluate((button: HTMLButtonElement) => Array.from({ length: 10 }, () => button.click()));

  await expect(heading(page, 'وضعیت بازخورد')).toBeVisible();
  await expect(page).toHaveURL(/\/feedback\/FB-[2-9A-Z]{10}$/);
  const code = page.url().slice(-13);
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(code);
  const letter = main.getByRole('region', { name: 'آنچه فرستادید' });
  await expect(letter).toContainText('تبدیل واحد');
  await expect(letter).not.toContainText('<b>');
  await expect(letter).toContainText('شکل.pdf');
  await expect(letter).toContainText('۰۹۱۲•••۴۵۶۷');
  await expect(letter.getByRole('link', { name: '/faq' })).toHaveAttribute('href', '/faq');
  expect(sent).toEqual(['POST']);
  await expectNoViolations(page);

  // Anybody with the code, typed in another notation and without a session.
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/feedback');
  await expectHydrated(page);
  await main.getByRole('textbox', { name: 'کد پیگیری' }).fill(code.toLowerCase().replace('-', ' '));
  await main.getByRole('button', { name: 'نمایش وضعیت' }).click();
  await expect(page).toHaveURL(`/feedback/${code}`);
  await expect(main.getByRole('region', { name: 'روند رسیدگی' })).toContainText('ثبت شد');
});

test('a letter that an operator has moved on shows what its sender was told', async ({ page }) => {
  await page.goto(`/feedback/${DEMO_CODE}`);

  const steps = page.getByRole('main').getByRole('region', { name: 'روند رسیدگی' }).getByRole('listitem');
  await expect(steps).toHaveText([/^در دست بررسی/, /^ثبت شد/]);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('an operator reviews, answers and closes a letter, and its sender reads it at its code', async ({
  page,
  site,
  browser,
}) => {
  const { trackingCode } = await callAs(site, site.newBuyer)(sendFeedback, {
    body: { kind: 'Question', subject: 'مهلت پرداخت', text: 'پس از پذیرش پیشنهاد چقدر مهلت داریم؟' },
  });
  await page.goto(`/feedback/${trackingCode}`);
  const steps = page.getByRole('main').getByRole('region', { name: 'روند رسیدگی' }).getByRole('listitem');
  await expect(steps).toHaveText([/^ثبت شد/]);

  const operatorContext = await browser.newContext({ baseURL: site.origin });
  await giveSession(operatorContext, site.origin, site.demoOperator);
  const operator = await operatorContext.newPage();
  await operator.goto('/profile/comments');
  await operator.getByRole('tab', { name: /^بازخوردها/ }).click();
  const letter = operator
    .getByRole('list', { name: 'فهرست بازخوردها' })
    .getByRole('listitem')
    .filter({ hasText: trackingCode });
  await showLetter(operator, letter);
  await letter.getByRole('button', { name: `شروع بررسی ${trackingCode}` }).click();
  await letter.getByRole('button', { name: 'ثبت شروع بررسی' }).click();
  await letter.getByRole('button', { name: `پاسخ دادن به ${trackingCode}` }).click();
  await letter
    .getByRole('textbox', { name: 'پاسخی که فرستنده می‌خواند' })
    .fill('مهلت روی صفحه درخواست آمده است.');
  await expectNoViolations(operator);
  await letter.getByRole('button', { name: 'ثبت پاسخ' }).click();
  await expect(letter).toHaveCount(0);
  await operator.getByRole('radio', { name: 'پاسخ‌داده‌شده' }).check();
  await showLetter(operator, letter);
  await letter.getByRole('button', { name: `بستن ${trackingCode}` }).click();
  await letter.getByRole('button', { name: 'بستن بازخورد' }).click();
  await expect(letter).toHaveCount(0);
  await operatorContext.close();

  await page.reload();
  await expect(steps).toHaveText([/^بسته شد/, /^پاسخ داده شد/, /^در دست بررسی/, /^ثبت شد/]);
  await expect(page.getByRole('region', { name: 'پاسخ پشتیبانی' })).toContainText(
    'مهلت روی صفحه درخواست آمده است.',
  );
});

for (const code of ['FB-AAAAAAAAAA', 'FB-1', '%3Cscript%3Ealert(1)%3C%2Fscript%3E', '..%2F..%2Fapi', '%00']) {
  test(`the code ${code} reveals nothing`, async ({ page, incidents, request }) => {
    incidents.allow(/status of 40[04]/);
    const response = await request.get(`/feedback/${code}`);
    expect([200, 400, 404]).toContain(response.status());
    if (response.status() === 200) {
      await page.goto(`/feedback/${code}`);
      await expect(page.getByRole('main').getByRole('alert')).toContainText('بازخوردی با این کد پیدا نشد');
      await expect(page.getByRole('region', { name: 'آنچه فرستادید' })).toHaveCount(0);
    }
  });
}

test('the form fits the narrowest phone, and names its faults there', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await page.goto('/feedback');
  await expectHydrated(page);
  await page.getByRole('button', { name: 'ارسال بازخورد' }).click();

  await expect(page.getByText('موضوع را بنویسید.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'موضوع' })).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a code leads to its letter, and the form tells what it needs', async ({ page, request }) => {
    await page.goto('/feedback');

    expect(await (await request.get('/feedback')).text()).toMatch(/<noscript><p[^>]*>برای فرستادن بازخورد/);
    await page.getByRole('textbox', { name: 'کد پیگیری' }).fill('fb 7k2mq 9xa4t');
    await page.getByRole('button', { name: 'نمایش وضعیت' }).click();

    await expect(page).toHaveURL(`/feedback/${DEMO_CODE}`);
  });
});

import { loginByOtp } from '@bazaar/contracts/auth';
import { toPersianDigits } from '@bazaar/locale';
import { askForCode, confirmDemoCode } from './login-screen.fixture.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.fixture.ts';
import { freshNumber } from './site/sign-in.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';

const WANTED = '/profile/wallet?type=Charge';

test('a visitor of the wallet signs in with the one-time code and returns to exactly the requested address', async ({
  page,
  incidents,
}) => {
  incidents.allow(/status of 422.*login-by-otp/);
  await page.goto(WANTED);
  await expect(page).toHaveURL(`/users/login?redirectPath=${encodeURIComponent(WANTED)}`);

  await askForCode(page, toPersianDigits(freshNumber().replace('+98', '0')));
  const message = page.getByRole('complementary', { name: /پیامک نمایشی/ });
  await expect(message).toBeVisible();
  const code = (await message.getAttribute('aria-label'))?.replaceAll(/[^۰-۹]/g, '') ?? '';
  const wrong = code === '۱۱۱۱۱۱' ? '۲۲۲۲۲۲' : '۱۱۱۱۱۱';
  await page.getByLabel('کد ورود').fill(wrong);
  await expect(page.getByText('کد درست نیست.')).toBeVisible();

  await confirmDemoCode(page);
  await expect(heading(page, 'کیف پول')).toBeVisible();
  await expect(page).toHaveURL(WANTED);
  await expect(page.getByRole('banner').getByRole('link', { name: 'ورود به پنل' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'ورود', exact: true })).toBeHidden();
});

test('the owner of a number that a stranger has just asked for signs in by keyboard, after some work of the browser', async ({
  page,
  site,
  incidents,
}) => {
  incidents.allow(/status of 429.*login-by-otp/);
  const phoneNumber = freshNumber();
  const { path, service } = loginByOtp;
  const stranger = await fetch(`${site.origin}/api/${service}${path}`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ phoneNumber }),
  });
  expect(stranger.status).toBe(200);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/profile/personal-info');
  await expect(page).toHaveURL(/^[^?]+\/users\/login\?/);

  const asked = page.waitForRequest((request) => request.postData()?.includes('"nonce"') ?? false);
  await page.getByLabel('شماره همراه').fill(toPersianDigits(phoneNumber.replace('+98', '0')));
  await page.keyboard.press('Enter');
  await asked;
  await confirmDemoCode(page);

  const sessions = page.getByRole('region', { name: 'دستگاه‌های واردشده' });
  await expect(sessions.getByRole('listitem')).toContainText(['کروم روی']);
  await expect(sessions).toContainText('همین دستگاه');
  await expectNoSidewaysScroll(page);
});

test('an invalid number is refused at once', async ({ page }) => {
  await page.goto('/');
  await expectHydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'ورود', exact: true }).click();

  await askForCode(page, '۰۹۱۲');

  await expect(page.getByText('شماره همراه درست نیست؛ شماره‌ای مانند ۰۹۱۲۱۲۳۴۵۶۷ بنویسید')).toBeVisible();
});

test('a signed-in visitor leaves the login route for the requested page', async ({ page, signedIn }) => {
  expect(signedIn.accessToken).not.toBe('');
  await page.goto('/users/login?redirectPath=%2Ffaq');

  await expect(heading(page, 'پرسش‌های متداول')).toBeVisible();
  await expect(page).toHaveURL('/faq');
});

test('a signed-in visitor goes two steps back from the login route', async ({
  page,
  signedIn,
  catalogue,
}) => {
  expect(signedIn.accessToken).not.toBe('');
  await page.goto(catalogue.supplier.path);
  await page.goto('/faq');
  await page.goto('/users/login');

  await expect(heading(page, catalogue.supplier.title)).toBeVisible();
});

const HOSTILE = [
  '//evil.example',
  'https://evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
];

for (const address of HOSTILE) {
  test(`a redirect path of ${JSON.stringify(address)} never leaves the site`, async ({
    page,
    context,
    signedIn,
    catalogue,
    site,
  }) => {
    expect(signedIn.accessToken).not.toBe('');
    const outside: string[] = [];
    context.on('request', (request) => {
      if (!request.url().startsWith(site.origin)) {
        outside.push(request.url());
      }
    });
    await page.goto(`/users/login?redirectPath=${encodeURIComponent(address)}`);

    await expect(heading(page, catalogue.config.home.banner.title)).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(outside).toEqual([]);
  });
}

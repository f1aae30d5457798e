import { randomInt } from 'node:crypto';
import { isLegalId, isNationalId } from '@bazaar/locale';
import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessibility.fixture.ts';
import { askForCode, confirmDemoCode } from './login-screen.fixture.ts';
import { freshNumber } from './site/sign-in.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';

test.use({ reducedMotion: 'reduce' });

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** A number of so many digits that passes its check. */
function validId(digits: number, isValid: (id: string) => boolean): string {
  for (;;) {
    const id = Array.from({ length: digits }, () => randomInt(1, 10)).join('');
    if (isValid(id)) {
      return id;
    }
  }
}

/** Signs a fresh number in on the login page, which says what for. */
async function signInToRegister(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/users\/login\?redirectPath=%2Fprofile%2Fregister&reason=register$/);
  await expect(page.getByText('برای ثبت‌نام خریدار')).toBeVisible();
  await askForCode(page, freshNumber());
  await confirmDemoCode(page);
  await expect(heading(page, 'ثبت‌نام خریدار')).toBeVisible();
}

async function expectRegistered(page: Page): Promise<void> {
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('region', { name: 'از کجا شروع کنید' })).toBeVisible();
  // The registration is done once: its page leads on to the profile.
  await page.goto('/profile/register');
  await expect(page).toHaveURL('/profile');
}

const field = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name, exact: true });
const submit = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'ثبت‌نام', exact: true }).click();

test('a visitor registers as a person from the header', async ({ page }) => {
  test.slow();
  await page.setViewportSize(DESKTOP);
  await page.goto('/faq');
  await expectHydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'ثبت‌نام خریدار' }).click();
  await signInToRegister(page);
  await field(page, 'کد ملی').fill('۱۲۳');
  await submit(page);
  await expect(page.getByText('کد ملی ده رقم است؛ ۳ رقم نوشته‌اید.').first()).toBeVisible();
  await expectNoViolations(page);

  await page.setViewportSize(DESKTOP);
  await field(page, 'نام').fill('زهرا');
  await field(page, 'نام خانوادگی').fill('احمدی');
  await field(page, 'کد ملی').fill(validId(10, isNationalId));
  await submit(page);
  await expectRegistered(page);
});

test('a visitor registers as a company from the drawer of a phone', async ({ page, incidents }) => {
  test.slow();
  incidents.allow(/status of 422.*\/buyers/);
  await page.setViewportSize(PHONE);
  await page.goto('/faq');
  await expectHydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'باز کردن منو' }).click();
  await page.getByRole('dialog', { name: 'منو' }).getByRole('link', { name: 'ثبت‌نام خریدار' }).click();
  await signInToRegister(page);
  await page.getByRole('radio', { name: 'شرکت یا سازمان' }).check();
  await expectNoViolations(page);

  await page.setViewportSize(PHONE);
  const legalId = validId(11, isLegalId);
  await field(page, 'نام شرکت').fill('بازار');
  await field(page, 'شناسه ملی').fill(legalId);
  await submit(page);
  // What the services refuse is said at its field, and the text stays.
  await expect(field(page, 'نام شرکت')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'شناسه ملی')).toHaveValue(legalId);

  await field(page, 'نام شرکت').fill(`آرمان تراش ${randomInt(1_000_000)}`);
  await submit(page);
  await expectRegistered(page);
});

import { askForCode, confirmDemoCode } from './login-screen.fixture.ts';
import { freshNumber } from './site/sign-in.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';

test('a favorite is counted in the header, listed in the profile, removed and restored', async ({
  page,
  signedIn,
  catalogue,
}) => {
  expect(signedIn.accessToken).not.toBe('');
  const { product } = catalogue;
  const badge = (count: string) =>
    page.getByRole('banner').getByRole('link', { name: `علاقه‌مندی‌ها: ${count} مورد` });
  await page.goto(product.path);
  const favoriteButton = page.getByRole('main').getByRole('button', { name: 'علاقه‌مندی', exact: true });
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'علاقه‌مندی‌ها', exact: true }),
  ).toBeVisible();

  await favoriteButton.click();
  await expect(favoriteButton).toHaveAttribute('aria-pressed', 'true');
  // mf-suppliers publishes the event, and the badge of mf-profile in the shell's header receives it.
  await expect(badge('۱')).toBeVisible();

  await badge('۱').click();
  await expect(heading(page, 'علاقه‌مندی‌ها')).toBeVisible();
  const item = page.getByRole('main').getByRole('link', { name: product.title }).first();
  await expect(item).toBeVisible();

  await page.getByRole('button', { name: `حذف از علاقه‌مندی‌ها: ${product.title}` }).click();
  await expect(badge('۱')).toBeHidden();
  const notice = page
    .getByRole('region', { name: /اعلان‌ها/ })
    .getByRole('status')
    .filter({ hasText: 'حذف شد' });
  await notice.getByRole('button', { name: 'بازگردانی' }).click();
  await expect(item).toBeVisible();
  await expect(badge('۱')).toBeVisible();
});

test('a visitor who adds a favorite signs in first and finds it added', async ({ page, catalogue }) => {
  const { product } = catalogue;
  await page.goto(product.path);
  await expectHydrated(page);
  const favoriteButton = page.getByRole('main').getByRole('button', { name: 'علاقه‌مندی', exact: true });

  await favoriteButton.click();
  await expect(page).toHaveURL(/\/users\/login\?redirectPath=.+&loginPerPage=true&reason=favorite$/);
  await expect(page.getByText('برای افزودن به علاقه‌مندی‌ها وارد شوید')).toBeVisible();
  await askForCode(page, freshNumber());
  await confirmDemoCode(page);

  await expect(page).toHaveURL(product.path);
  await expect(favoriteButton).toHaveAttribute('aria-pressed', 'true');
});

import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';

test('a request for a good opens its form, survives a reload, and is offered for the next good', async ({
  page,
  signedIn,
  catalogue,
}) => {
  expect(signedIn.accessToken).not.toBe('');
  const { product } = catalogue;
  const ask = page.getByRole('main').getByRole('button', { name: 'درخواست معامله', exact: true });
  const quantities = page.getByRole('textbox', { name: 'مقدار' });

  await page.goto(product.path);
  await expectHydrated(page);
  await ask.click();
  await expect(page).toHaveURL(/\/profile\/directorder\/edit\/\d+$/);
  await expect(heading(page, /درخواست معامله از/)).toBeVisible();
  await expect(quantities).toHaveCount(1);
  const form = page.url();

  await page.getByRole('button', { name: 'افزودن ردیف متن آزاد' }).click();
  await page.getByRole('textbox', { name: 'شرح' }).fill('واشر آب‌بند یدکی');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'شرح' })).toHaveValue('واشر آب‌بند یدکی');

  await page.goto(product.path);
  await expectHydrated(page);
  await page.getByRole('main').getByRole('button', { name: 'افزودن به پیش‌نویس', exact: true }).click();
  await expect(page).toHaveURL(form);
  await expect(page.getByRole('region', { name: /اعلان‌ها/ })).toContainText('این کالا در پیش‌نویس هست');
  await expect(quantities).toHaveCount(2);
});

test('a request to a supplier opens its draft, and the same one from then on', async ({
  page,
  signedIn,
  catalogue,
}) => {
  expect(signedIn.accessToken).not.toBe('');
  const { supplier } = catalogue;
  const ask = page.getByRole('main').getByRole('button', { name: 'درخواست معامله', exact: true });
  await page.goto(supplier.path);
  await expectHydrated(page);
  await ask.click();
  await expect(page).toHaveURL(/\/profile\/directorder\/edit\/\d+$/);
  const form = page.url();

  await page.goto(supplier.path);
  await expectHydrated(page);
  await ask.click();
  await expect(page).toHaveURL(form);
  await expect(page.getByRole('region', { name: /اعلان‌ها/ })).toContainText('پیش‌نویس باز شما');
});

test('a visitor who asks for a good signs in first', async ({ page, catalogue }) => {
  await page.goto(catalogue.product.path);
  await expectHydrated(page);

  await page.getByRole('main').getByRole('button', { name: 'درخواست معامله', exact: true }).click();

  await expect(page).toHaveURL(/\/users\/login\?redirectPath=.+&loginPerPage=true&reason=draft$/);
});

import { askForCode, confirmDemoCode } from './login-screen.fixture.ts';
import { freshNumber } from './site/sign-in.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';

test('a supplier’s number is shown after signing in, on the page where it was requested', async ({
  page,
  catalogue,
}) => {
  const { supplier } = catalogue;
  const contact = page.getByRole('region', { name: 'تماس' });
  await page.goto(supplier.path);
  await expectHydrated(page);
  await expect(contact).toContainText('•');

  await contact.getByRole('button', { name: 'نمایش شماره' }).click();
  await expect(page).toHaveURL(/\/users\/login\?redirectPath=.+%23contact&loginPerPage=true&reason=contact$/);
  await expect(page.getByText('پس از ورود به همان صفحه برمی‌گردید')).toBeVisible();
  await askForCode(page, freshNumber());
  await confirmDemoCode(page);

  await expect(page).toHaveURL(`${supplier.path}#contact`);
  await expect(heading(page, supplier.title)).toBeVisible();
  await expect(contact.getByRole('link', { name: /^[۰-۹ 0-9+]+$/ }).first()).toHaveAttribute(
    'href',
    /^tel:\+98\d+$/,
  );
  await expect(contact).not.toContainText('•');
});

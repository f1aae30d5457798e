import { getCredit } from '@bazaar/contracts/wallet';
import { formatToman } from '@bazaar/locale';
import { giveSession } from './session.fixture.ts';
import { expect, test } from './test.fixture.ts';
import { heading } from './visit.fixture.ts';

test('the demo buyer sees the balance, the statement by type and the credit in the menu', async ({
  page,
  context,
  request,
  site,
}) => {
  const headers = { authorization: `Bearer ${site.demoBuyer.accessToken}` };
  const answer = await request.get(`/api/wallet${getCredit.path}`, { headers });
  const { availableRial, balanceRial } = getCredit.response.parse(await answer.json());
  await giveSession(context, site.origin, site.demoBuyer);
  await page.goto('/profile/wallet');

  await expect(heading(page, 'کیف پول')).toBeVisible();
  const credit = page.getByRole('region', { name: 'موجودی کیف پول' });
  await expect(credit).toContainText(formatToman(availableRial));
  await expect(credit).toContainText(formatToman(balanceRial));
  // Rendered by mf-wallet in a menu that the shell owns.
  await expect(page.getByRole('navigation', { name: 'فهرست پنل کاربری' })).toContainText(
    formatToman(availableRial),
  );

  const statement = page.getByRole('table', { name: 'صورت‌حساب' });
  await expect(statement.getByRole('row').filter({ hasText: 'مسدودسازی' }).first()).toBeVisible();
  await page.getByRole('list', { name: 'نوع گردش' }).getByRole('link', { name: 'شارژ کیف پول' }).click();
  await expect(page).toHaveURL(/type=Charge/);
  await expect(statement.getByRole('row').filter({ hasText: 'مسدودسازی' })).toHaveCount(0);
  await expect(statement.getByRole('row').filter({ hasText: 'شارژ کیف پول' }).first()).toBeVisible();
});

test('a buyer without transactions finds an empty statement and a zero balance', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.accessToken).not.toBe('');
  await page.goto('/profile/wallet');

  await expect(page.getByRole('region', { name: 'موجودی کیف پول' })).toContainText('۰');
  await expect(page.getByText('هنوز گردشی ندارید')).toBeVisible();
});

import { expectNoViolations } from './accessibility.fixture.ts';
import { CodeDialog } from './code-dialog.fixture.ts';
import { giveSession } from './session.fixture.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.fixture.ts';
import { expect, test } from './test.fixture.ts';

test('a supplier reads what it is owed and changes its account with a code', async ({
  page,
  context,
  site,
  incidents,
}) => {
  test.setTimeout(180_000);
  incidents.allow(/status of (403|429)/);
  await giveSession(context, site.origin, site.demoSupplier);
  await page.goto('/profile/wallet');
  await page.getByRole('link', { name: 'تسویه‌های فروش' }).click();
  const panel = page.getByRole('region', { name: 'تسویه‌های فروش' });
  await expect(panel).toContainText('طلب تسویه‌نشده');
  await expectNoViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);

  await panel.getByRole('button', { name: 'تغییر حساب' }).click();
  await panel.getByRole('textbox', { name: 'شماره شبا' }).fill('IR06 2960 0000 0010 0324 2000 01');
  await panel.getByRole('button', { name: 'ذخیره حساب' }).click();
  const dialog = new CodeDialog(page, 'تأیید حساب تازه با پیامک');
  await dialog.expectSent();
  await expectNoViolations(page);
  await dialog.useCode('تأیید و ذخیره');

  await expect(panel).toContainText('IR06…0001');
});

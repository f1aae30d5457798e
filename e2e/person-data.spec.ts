import { readFile } from 'node:fs/promises';
import { getAccountDeletion } from '@bazaar/contracts/auth';
import { getDataExport } from '@bazaar/contracts/file';
import { expectNoViolations } from './accessibility.fixture.ts';
import { CodeDialog } from './code-dialog.fixture.ts';
import { callAs } from './service-call.fixture.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.fixture.ts';
import { expect, test } from './test.fixture.ts';

const PAGE = '/profile/personal-info';

test.describe('the data of a buyer', () => {
  test.use({ earlyBuyer: 3 });

  test('are downloaded as a ZIP after a code', async ({ page, signedIn, site, incidents }) => {
    test.setTimeout(180_000);
    incidents.allow(/status of (403|429)/);
    const call = callAs(site, signedIn);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(PAGE);
    const copy = page.getByRole('region', { name: 'دریافت داده‌های من' });
    await copy.getByRole('button', { name: 'تهیه نسخه داده‌ها' }).click();
    const copyCode = new CodeDialog(page, 'تأیید دریافت داده‌ها با پیامک');
    await copyCode.expectSent();
    await copyCode.useCode('تأیید و تهیه نسخه');
    const download = copy.getByRole('button', { name: 'دریافت فایل' });
    await expect(download).toBeVisible({ timeout: 30_000 });
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
    expect(file.suggestedFilename()).toMatch(/^bazaar-data-.+\.zip$/);
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
    expect((await call(getDataExport))?.state).toBe('Ready');
  });
});

test.describe('the account of a buyer', () => {
  test.use({ earlyBuyer: 4 });

  test('is about to be deleted after a code, and kept after all', async ({
    page,
    signedIn,
    site,
    incidents,
  }) => {
    test.setTimeout(180_000);
    incidents.allow(/status of (403|429)/);
    const call = callAs(site, signedIn);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(PAGE);
    const deletion = page.getByRole('region', { name: 'حذف حساب کاربری' });
    await deletion.getByRole('button', { name: 'حذف حساب کاربری' }).click();
    await page.getByRole('button', { name: 'ادامه و دریافت کد' }).click();
    const deletionCode = new CodeDialog(page, 'تأیید حذف حساب با پیامک');
    await deletionCode.expectSent();
    await deletionCode.useCode('تأیید و حذف حساب');
    await expect.poll(async () => (await call(getAccountDeletion)).dueAt).not.toBeNull();
    await page.goto('/profile');
    const keep = page.getByRole('button', { name: 'انصراف از حذف' });
    await expect(keep).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
    await keep.click();

    await expect(keep).toBeHidden();
    expect((await call(getAccountDeletion)).dueAt).toBeNull();
  });
});

import { readFile } from 'node:fs/promises';
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

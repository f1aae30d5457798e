import { expect, test } from './test.fixture.ts';
import { expectHydrated } from './visit.fixture.ts';

test('a public demonstration says that it is one, above the page, in both themes, and not on paper', async ({
  page,
  openSite,
}) => {
  const own = await openSite({ isPublicDemo: true });
  await page.goto(own.url('/'));
  await expectHydrated(page);
  const banner = page.getByRole('complementary', { name: 'نمایش عمومی' });

  await expect(banner).toContainText('هر روز ساعت ۴ بامداد');
  const [ofBanner, ofHeader] = [await banner.boundingBox(), await page.getByRole('banner').boundingBox()];
  expect(ofBanner?.y).toBe(0);
  expect(ofHeader?.y).toBe(ofBanner?.height);
  const colors: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    colors.push(await banner.evaluate((element) => getComputedStyle(element).backgroundColor));
  }
  expect(new Set(colors).size).toBe(2);
  await page.emulateMedia({ media: 'print' });
  await expect(banner).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'کیفیت و استاندارد' }).click();
  await expect(page).not.toHaveURL(own.url('/'));
  await expect(banner).toBeVisible();
});

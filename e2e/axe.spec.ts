import { expectNoViolations, violationsOf } from './accessibility.fixture.ts';
import { askForCode } from './login-screen.fixture.ts';
import { PUBLIC_PAGES, publicPages } from './public-pages.fixture.ts';
import { freshNumber } from './site/sign-in.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';

test.use({ reducedMotion: 'reduce' });

for (const name of PUBLIC_PAGES) {
  test(`the ${name} page has no accessibility violations`, async ({ page, catalogue }) => {
    await page.goto(publicPages(catalogue)[name].path);
    await expectHydrated(page);

    await expectNoViolations(page);
  });
}

const MORE_PAGES: readonly [what: string, path: string, title: string][] = [
  ['empty search', `/search/${encodeURIComponent('ققنوس‌آباد')}`, 'نتیجه جست‌وجوی «ققنوس‌آباد»'],
  ['content list', '/contents', 'مقاله، خبر و راهنما'],
  ['static', '/page/aboutus', ''],
  ['login', '/users/login', 'ورود یا ثبت‌نام'],
  ['not found', '/nope', 'صفحه درخواستی پیدا نشد'],
];

for (const [what, path, title] of MORE_PAGES) {
  test(`the ${what} page has no accessibility violations`, async ({ page, incidents }) => {
    incidents.allow(/status of 404.*\/nope/);
    await page.goto(path);
    await expect(heading(page, title || /\S/)).toBeVisible();

    await expectNoViolations(page);
  });
}

test('the suggestions and the category menu have no accessibility violations', async ({ page }) => {
  await page.goto('/faq');
  await expectHydrated(page);
  const banner = page.getByRole('banner');
  await banner.getByRole('combobox', { name: 'نام کالا، کد فنی یا تأمین‌کننده' }).fill('پمپ');
  await expect(page.getByRole('listbox', { name: 'پیشنهادهای جست‌وجو' })).toBeVisible();
  await expectNoViolations(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  await banner.getByRole('button', { name: 'دسته‌بندی‌ها' }).click();
  await expect(page.getByRole('link', { name: 'پمپ و تجهیزات سیالات' }).first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('the code step of signing in has no accessibility violations', async ({ page }) => {
  await page.goto('/users/login');
  await page.waitForFunction(() => performance.getEntriesByName('bazaar-hydrated').length > 0);
  await askForCode(page, freshNumber().replace('+98', '0'));
  await expect(page.getByLabel('کد ورود')).toBeVisible();
  await expectNoViolations(page);
});

import { appliedFilters, applyFilters, filterSheet } from './filter-panel.fixture.ts';
import { PUBLIC_PAGES, publicPages } from './public-pages.fixture.ts';
import { expectNoSidewaysScroll, NARROW } from './sideways-scroll.fixture.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';

const PHONE = { width: 390, height: 844 };
/** Maximum width of a scroll bar, in pixels. */
const SCROLL_BAR = 20;

test.describe('on the narrowest phone, and at a zoom of 200 %', () => {
  test.use({ viewport: NARROW });

  for (const name of PUBLIC_PAGES) {
    test(`the ${name} page does not scroll sideways`, async ({ page, catalogue }) => {
      await page.goto(publicPages(catalogue)[name].path);
      await expectHydrated(page);

      await expectNoSidewaysScroll(page);
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the drawer leads from a type to a group', async ({ page, catalogue }) => {
    const { group } = catalogue;
    await page.goto('/faq');
    await expectHydrated(page);
    await page.getByRole('banner').getByRole('button', { name: 'باز کردن منو' }).click();
    const drawer = page.getByRole('dialog', { name: 'منو' });
    await drawer.getByRole('button', { name: 'محصولات و مواد اولیه' }).click();
    await drawer.getByRole('link', { name: group.title, exact: true }).click();

    await expect(heading(page, group.title)).toBeVisible();
    await expect(drawer).toBeHidden();
  });

  test('the filters open over the whole screen and close once they are applied', async ({
    page,
    catalogue,
  }) => {
    await page.goto(catalogue.group.path);
    await expectHydrated(page);
    const opener = page.getByRole('main').getByRole('button', { name: 'فیلترها' });
    await opener.click();
    const sheet = filterSheet(page);
    await expect(sheet).toBeVisible();
    const { width = 0, height } = (await sheet.boundingBox()) ?? {};
    expect(height).toBeCloseTo(PHONE.height);
    // The difference is the width of a scroll bar, which a phone does not have.
    expect(width).toBeGreaterThan(PHONE.width - SCROLL_BAR);

    await sheet.getByRole('switch', { name: /فقط موجود/ }).check();
    await applyFilters(sheet);
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/filter\.inStock=true/);
    await expect(appliedFilters(page).getByRole('link')).toContainText(['فقط موجود']);
    await opener.click();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('the compare bar covers neither the end of the page nor an open sheet', async ({
    page,
    catalogue,
  }) => {
    await page.goto(catalogue.group.path);
    await expectHydrated(page);
    const cards = page.getByRole('main').getByRole('article');
    const mark = (card: number) => cards.nth(card).getByRole('checkbox', { name: /^مقایسه/ });
    await mark(0).check();
    await mark(1).check();
    await expect(page.getByRole('complementary', { name: 'کالاهای مقایسه' })).toBeVisible();

    // A trial click waits until the click would reach the link itself.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole('contentinfo').getByRole('link').last().click({ trial: true });
    await page.getByRole('main').getByRole('article').last().getByRole('link').first().click({ trial: true });
    await page.getByRole('main').getByRole('button', { name: 'فیلترها' }).click();
    await filterSheet(page).getByRole('button', { name: 'بستن فیلترها' }).click();
    await expectNoSidewaysScroll(page);
  });

  test('suggestions stay within the screen', async ({ page }) => {
    await page.setViewportSize(NARROW);
    await page.goto('/faq');
    await expectHydrated(page);
    await page.getByRole('banner').getByRole('button', { name: 'جست‌وجو' }).click();
    await page.getByRole('combobox', { name: 'نام کالا، کد فنی یا تأمین‌کننده' }).fill('پمپ');
    const options = page.getByRole('listbox', { name: 'پیشنهادهای جست‌وجو' }).getByRole('option');

    await expect(options.first()).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
  });
});

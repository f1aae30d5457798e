import { appliedFilters, applyButton, filterPanel, leastOf, openFacet } from './filter-panel.fixture.ts';
import { tabTo } from './keyboard.fixture.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';

test('suggestions are opened, navigated, left and chosen by keyboard only', async ({ page, catalogue }) => {
  const { category } = catalogue;
  await page.goto('/faq');
  await expectHydrated(page);
  const field = page.getByRole('banner').getByRole('combobox', { name: 'نام کالا، کد فنی یا تأمین‌کننده' });
  const options = page.getByRole('listbox', { name: 'پیشنهادهای جست‌وجو' }).getByRole('option');
  await page.keyboard.press('/');
  await expect(field).toBeFocused();

  await page.keyboard.insertText(category.title);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(options.first()).toContainText(category.title);
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  );
  await page.keyboard.press('ArrowUp');
  await expect(options.first()).not.toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toHaveValue(category.title);

  await page.keyboard.press('Enter');
  await expect(heading(page, category.title)).toBeFocused();
  const scopes = page.getByRole('navigation', { name: 'بخش جست‌وجو' });
  await tabTo(page, scopes.getByRole('link', { name: /^دسته‌ها/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/scope=category/);
});

test('a list is filtered by a slider handle, a switch and the button, by keyboard only', async ({
  page,
  catalogue,
}) => {
  const { pressure, path } = catalogue.group;
  await page.goto(path);
  await expectHydrated(page);
  const panel = filterPanel(page);
  const facet = await openFacet(panel, pressure.title);
  const handle = facet.getByRole('slider', { name: `دستگیره کمترین ${pressure.title}` });
  await handle.focus();
  await expect(handle).toHaveAttribute('aria-valuetext', 'بدون محدودیت');

  // The axis runs from right to left, and the handle with it.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(handle).toHaveValue('2');
  await page.keyboard.press('ArrowRight');
  await expect(handle).toHaveValue('1');
  await page.keyboard.press('PageUp');
  await expect(handle).toHaveAttribute('aria-valuetext', /[۰-۹].* بار/);
  await tabTo(page, leastOf(panel, pressure.title));
  await expect(leastOf(panel, pressure.title)).toHaveValue(/^[۰-۹٫٬]+$/);
  await tabTo(page, panel.getByRole('switch', { name: /فقط موجود/ }));
  await page.keyboard.press('Space');
  await expect(panel.getByRole('switch', { name: /فقط موجود/ })).toBeChecked();
  await expect(applyButton(panel)).toBeEnabled();
  await tabTo(page, applyButton(panel));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/filter\.inStock=true/);
  await expect(appliedFilters(page).getByRole('link')).toContainText([pressure.title, 'فقط موجود']);
});

test('two products are compared by keyboard only', async ({ page, catalogue }) => {
  await page.goto(catalogue.category.path);
  await expectHydrated(page);
  const cards = page.getByRole('main').getByRole('article');
  const mark = (card: number) => cards.nth(card).getByRole('checkbox', { name: /^مقایسه/ });
  await mark(0).focus();
  await page.keyboard.press('Space');
  await tabTo(page, mark(1));
  await page.keyboard.press('Space');

  const compareBar = page.getByRole('complementary', { name: 'کالاهای مقایسه' });
  await compareBar.getByRole('link', { name: 'مقایسه ۲ کالا' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'مقایسه ۲ کالا')).toBeFocused();
  const differences = page.getByRole('main').getByRole('switch', { name: 'فقط تفاوت‌ها' });
  await tabTo(page, differences);
  await page.keyboard.press('Space');
  await expect(differences).toBeChecked();
});

test('the category menu is opened, navigated and left by keyboard only', async ({ page, catalogue }) => {
  await page.goto('/faq');
  await expectHydrated(page);
  const button = page.getByRole('banner').getByRole('button', { name: 'دسته‌بندی‌ها' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: catalogue.group.title, exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
});

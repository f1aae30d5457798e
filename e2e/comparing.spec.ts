import { links } from '@bazaar/contracts';
import { formatNumber } from '@bazaar/locale';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';

const RIAL_PER_TOMAN = 10;

test('three offers are compared for fifty units, by their differences only', async ({ page, catalogue }) => {
  const { compared } = catalogue;
  const { quantity } = compared;
  await page.goto(compared.path);
  await expectHydrated(page);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'قیمت برای' }).fill(formatNumber(quantity));
  await main.getByRole('textbox', { name: 'قیمت برای' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`quantity=${quantity}`));

  const table = main.getByRole('table', { name: 'پیشنهادهای تأمین‌کنندگان' });
  await expect(table.getByRole('columnheader', { name: `جمع ${formatNumber(quantity)}` })).toBeVisible();
  const chosen = compared.offers.slice(0, 3);
  for (const { productId, supplier, title, forQuantity } of chosen) {
    const check = page.getByRole('checkbox', { name: `انتخاب پیشنهاد ${supplier.name}: ${title}` });
    const row = table.getByRole('row').filter({ has: check });
    await expect(row, `${productId}`).toContainText(
      formatNumber(Math.round((forQuantity?.totalRial ?? 0) / RIAL_PER_TOMAN)),
    );
    await row.getByRole('checkbox').check();
  }

  const comparison = main.getByRole('region', { name: 'مقایسه کنار هم' });
  for (const { supplier } of chosen) {
    await expect(comparison.getByRole('columnheader', { name: supplier.name })).toBeVisible();
  }
  const rows = comparison.getByRole('rowheader');
  const all = await rows.count();
  await main.getByRole('switch', { name: 'فقط تفاوت‌ها' }).check();
  await expect(async () => expect(await rows.count()).toBeLessThan(all)).toPass();
  await expect(comparison.getByRole('row').filter({ hasNot: page.getByLabel('متفاوت') })).toHaveCount(2);

  await page.reload();
  await expect(comparison.getByRole('columnheader', { name: chosen[0]?.supplier.name ?? '' })).toBeVisible();
  await expect(main.getByRole('textbox', { name: 'قیمت برای' })).toHaveValue(formatNumber(quantity));
});

test('items in the compare bar are still there after a reload, and on other pages', async ({
  page,
  catalogue,
}) => {
  const { category } = catalogue;
  await page.goto(category.path);
  await expectHydrated(page);
  const main = page.getByRole('main');
  // Finds the mark within its card, because marks are rendered as they load.
  const mark = (card: number) =>
    main
      .getByRole('article')
      .nth(card)
      .getByRole('checkbox', { name: /^مقایسه/ });
  const compareBar = page.getByRole('complementary', { name: 'کالاهای مقایسه' });
  await expect(compareBar).toBeHidden();
  await mark(0).check();
  await mark(1).check();
  await expect(compareBar.getByRole('listitem')).toHaveCount(2);

  await page.reload();
  await expect(compareBar.getByRole('listitem')).toHaveCount(2);
  await expect(mark(0)).toBeChecked();
  await page.goto('/faq');
  await expect(compareBar.getByRole('listitem')).toHaveCount(0);
  await compareBar.getByRole('button', { name: /^باز کردن نوار مقایسه/ }).click();
  await compareBar.getByRole('link', { name: 'مقایسه ۲ کالا' }).click();
  await expect(heading(page, 'مقایسه ۲ کالا')).toBeFocused();
  await expect(main.getByRole('columnheader').nth(2)).toBeVisible();
  await main.getByRole('switch', { name: 'فقط تفاوت‌ها' }).check();
  await expect(main.getByLabel('متفاوت').first()).toBeVisible();
  await expect(compareBar).toBeHidden();

  await page.goBack();
  await compareBar.getByRole('button', { name: /^باز کردن نوار مقایسه/ }).click();
  await compareBar.getByRole('button', { name: 'پاک کردن' }).click();
  await expect(compareBar).toBeHidden();
});

test('a comparison has an address that others open without a script', async ({ catalogue, request }) => {
  const [id = ''] = /\d+/.exec(catalogue.product.path) ?? [];
  const document = await (await request.get(links.comparison([Number(id), 999_999_999]))).text();

  expect(document).toContain('مقایسه ۱ کالا');
  expect(document).toContain('شناسه 999999999 پیدا نشد');
  expect(document).toContain('noindex,follow');
});

test('a fifth product is refused with a message', async ({ page, catalogue }) => {
  await page.goto(catalogue.group.path);
  await expectHydrated(page);
  const cards = page.getByRole('main').getByRole('article');
  const mark = (card: number) => cards.nth(card).getByRole('checkbox', { name: /^مقایسه/ });
  for (const card of [0, 1, 2, 3]) {
    await mark(card).check();
  }

  await mark(4).click();

  await expect(
    page.getByRole('region', { name: /اعلان‌ها/ }).getByText('بیش از ۴ کالا را نمی‌توان مقایسه کرد'),
  ).toBeVisible();
  await expect(mark(4)).not.toBeChecked();
  await expect(heading(page, catalogue.group.title)).toBeVisible();
});

import { links } from '@bazaar/contracts';
import { countSupplierProducts, getItemsCount } from '@bazaar/contracts/product';
import { formatNumber } from '@bazaar/locale';
import {
  appliedFilters,
  applyFilters,
  filterPanel,
  leastOf,
  listedTitles,
  openFacet,
  optionName,
} from './filter-panel.fixture.ts';
import { BAR, PSI } from './filterable-group.fixture.ts';
import { createReader } from './read-service.fixture.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';

test('home counts the items of the catalogue, and links to them', async ({ page, site }) => {
  const answer = await createReader(site.servicesOrigin)(getItemsCount.path, 'product');
  const { types } = getItemsCount.response.parse(answer);
  const main = page.getByRole('main');
  await page.goto('/');
  await expectHydrated(page);

  expect(types).toHaveLength(5);
  for (const { title, count } of types) {
    const name = page.getByRole('heading', { level: 2, name: title, exact: true });
    await expect(main.getByRole('listitem').filter({ has: name })).toContainText(formatNumber(count));
  }
  const [first] = types;
  await main.getByRole('link', { name: first?.title ?? '', exact: true }).click();
  await expect(heading(page, first?.title ?? '')).toBeFocused();
});

test('a visitor browses from a type to a group and filters it by pressure, in whatever unit', async ({
  page,
  catalogue,
  site,
}) => {
  const { group } = catalogue;
  const { pressure } = group;
  await page.goto(links.categoryType(group.type));
  await expectHydrated(page);
  await page.getByRole('main').getByRole('link', { name: group.title }).first().click();
  await expect(heading(page, group.title)).toBeFocused();

  const panel = filterPanel(page);
  await openFacet(panel, pressure.title);
  await leastOf(panel, pressure.title).fill('۱۰');
  await applyFilters(panel);
  await expect(appliedFilters(page).getByRole('link')).toContainText([pressure.title]);
  const address = page.url();
  const titles = await listedTitles(page, group.title);

  // Ten bar are one megapascal: the same products.
  const megapascal = pressure.units.find(({ symbol }) => symbol === 'MPa')?.id;
  const properties = [{ propertyId: pressure.id, value: 1, measurementUnitId: megapascal }];
  const filter = { categoryId: group.id, properties };
  const answer = await createReader(site.servicesOrigin)(countSupplierProducts.path, 'product', { filter });
  const { totalCount } = countSupplierProducts.response.parse(answer);
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^[۰-۹٬]+ کالا$/ }),
  ).toHaveText(`${formatNumber(totalCount)} کالا`);

  const unit = panel.getByRole('combobox', { name: `واحد ${pressure.title}` });
  await expect(unit).toHaveValue(BAR);
  await unit.selectOption(PSI);
  await expect(leastOf(panel, pressure.title)).toHaveValue(/^۱۴۵/);
  await expect(panel.getByRole('button', { name: `نمایش ${formatNumber(totalCount)} کالا` })).toBeDisabled();
  expect(page.url()).toBe(address);
  expect(await listedTitles(page, group.title)).toEqual(titles);
});

test('filters are part of the address: chips remove them, back and forward restore them', async ({
  page,
  catalogue,
}) => {
  const { group } = catalogue;
  const chips = appliedFilters(page).getByRole('link');
  const [option] = group.choice.values.filter(({ count }) => count > 0);
  await page.goto(group.path);
  await expectHydrated(page);
  const panel = filterPanel(page);

  await panel.getByRole('switch', { name: /فقط موجود/ }).check();
  await applyFilters(panel);
  await expect(chips).toContainText(['فقط موجود']);
  await openFacet(panel, group.choice.title);
  await panel
    .getByRole('group', { name: group.choice.title })
    .getByRole('checkbox', { name: optionName(option?.title) })
    .check();
  await applyFilters(panel);
  await expect(chips).toContainText([option?.title ?? '', 'فقط موجود']);
  const both = page.url();

  await chips.filter({ hasText: 'فقط موجود' }).click();
  await expect(chips).toContainText([option?.title ?? '']);
  await expect(panel.getByRole('switch', { name: /فقط موجود/ })).not.toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(both);
  await expect(panel.getByRole('switch', { name: /فقط موجود/ })).toBeChecked();
  await page.goBack();
  await expect(chips).toContainText(['فقط موجود']);
  await page.goBack();
  await expect(chips).toHaveCount(0);
  await expect(page).toHaveURL(group.path);
  await page.goForward();
  await expect(chips).toContainText(['فقط موجود']);
  // A second visitor sees the same at the shared address.
  await page.goto(both);
  await expect(chips).toContainText([option?.title ?? '', 'فقط موجود']);
});

test('a minimum above the maximum is corrected with a note, and a search without results says what to relax', async ({
  page,
  catalogue,
}) => {
  const { group } = catalogue;
  const { pressure } = group;
  await page.goto(group.path);
  await expectHydrated(page);
  const panel = filterPanel(page);
  const facet = await openFacet(panel, pressure.title);
  await leastOf(panel, pressure.title).fill('۱۲٫۵');
  await facet.getByRole('textbox', { name: `بیشترین ${pressure.title}` }).fill('2.5');
  await facet.getByRole('textbox', { name: `بیشترین ${pressure.title}` }).press('Tab');
  await expect(facet.getByText('جای آن دو عوض شد')).toBeVisible();
  await expect(leastOf(panel, pressure.title)).toHaveValue('۲٫۵');

  const impossible = `filter.properties[0].propertyId=${pressure.id}&filter.properties[0].value=900000&filter.verified=true`;
  await page.goto(`${group.path}?${impossible}`);
  const main = page.getByRole('main');
  await expect(main.getByText('موردی با این فیلترها پیدا نشد')).toBeVisible();
  await main.getByRole('link', { name: new RegExp(`بدون.*${pressure.title}`) }).click();
  await expect(main.getByRole('list', { name: `فهرست ${group.title}`, exact: true })).toBeVisible();
  await expect(appliedFilters(page).getByRole('link')).toContainText(['فقط تأمین‌کننده تأییدشده']);
});

test('a term with Arabic letters, and half a word, gets the suggestions of the correct one', async ({
  page,
}) => {
  await page.goto('/');
  await expectHydrated(page);
  const search = page.getByRole('search', { name: 'جست‌وجوی اصلی' });
  const options = page.getByRole('listbox', { name: 'پیشنهادهای جست‌وجو' }).getByRole('option');
  const suggestionsFor = async (text: string): Promise<string[]> => {
    await search.getByRole('combobox').fill(text);
    await expect(options.filter({ hasText: 'کابل' }).first()).toBeVisible();
    return options.allTextContents();
  };

  const expected = await suggestionsFor('کابل');
  expect(expected.length).toBeGreaterThan(1);
  expect(expected.length).toBeLessThanOrEqual(8);
  await search.getByRole('combobox').fill('');
  await expect(options.filter({ hasText: 'کابل' })).toHaveCount(0);
  expect(await suggestionsFor('كابل')).toEqual(expected);
  await search.getByRole('combobox').fill('');
  await search.getByRole('combobox').fill('سانتریف');
  await expect(options.filter({ hasText: 'سانتریفیوژ' }).first()).toBeVisible();

  await search.getByRole('button', { name: 'جست‌وجو', exact: true }).click();
  await expect(heading(page, 'سانتریف')).toBeFocused();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /سانتریفیوژ/ })
      .first(),
  ).toBeVisible();
});

test('suppliers are filtered by province, and a shortlisted one stays after a reload', async ({
  page,
  catalogue,
}) => {
  await page.goto(links.suppliersOfType(catalogue.group.type));
  await expectHydrated(page);
  const main = page.getByRole('main');
  const panel = filterPanel(page);
  await panel
    .getByRole('group', { name: 'استان' })
    .getByRole('checkbox', { name: /^اصفهان/ })
    .check();
  await applyFilters(panel);
  await expect(appliedFilters(page).getByRole('link')).toContainText(['اصفهان']);
  await main
    .getByRole('button', { name: /^افزودن .* به منتخب‌های من$/ })
    .first()
    .click();

  await page.reload();
  await expect(main.getByRole('button', { name: /^حذف .* از منتخب‌های من$/ })).toHaveCount(1);
  await expect(main.getByRole('link', { name: 'منتخب‌های من (۱)' })).toBeVisible();
});

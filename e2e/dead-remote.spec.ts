import type { Page } from '@playwright/test';
import type { Catalogue } from './catalogue.fixture.ts';
import { CATALOGUE_PAGES, type CataloguePageName, cataloguePages } from './catalogue-pages.fixture.ts';
import { leftToTheBrowser, releaseFaults } from './incidents.fixture.ts';
import type { PrivateSite } from './site/private-site.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';

/** Screens by the remote that renders them. */
const OF_CATALOG = [
  'categoryType',
  'group',
  'productsOfType',
  'categoryProperties',
  'search',
  'needFinder',
] as const;
const OF_SUPPLIERS = CATALOGUE_PAGES.filter((name) => /^supplier|^baseProduct$/.test(name));

interface Screens {
  names: readonly CataloguePageName[];
  catalogue: Catalogue;
}

/** Opens these screens one after the other: each has its content, and no region that failed. */
async function expectToWork(page: Page, own: PrivateSite, { names, catalogue }: Screens): Promise<void> {
  const pages = cataloguePages(catalogue);
  for (const name of names) {
    await page.goto(own.url(pages[name].path));
    await expectHydrated(page);
    await expect(heading(page, pages[name].title)).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert'), name).toHaveCount(0);
  }
}

test('while mf-suppliers is down, lists can be read and filtered, without the actions of their cards', async ({
  page,
  catalogue,
  incidents,
  openSite,
}) => {
  incidents.allow(...releaseFaults, leftToTheBrowser);
  const own = await openSite({ own: ['mf-suppliers'], down: ['mf-suppliers'] });

  await expectToWork(page, own, { names: OF_CATALOG, catalogue });
  await page.goto(own.url(catalogue.group.path));
  await expectHydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(main.getByRole('checkbox', { name: /^مقایسه/ })).toHaveCount(0);
  await main.getByRole('link', { name: 'ارزان‌ترین' }).click();
  await expect(page).toHaveURL(/sort=price/);
  await expect(main.getByRole('article').first()).toBeVisible();
});

test('while mf-catalog is down, pages of products, offers and suppliers still work', async ({
  page,
  catalogue,
  incidents,
  openSite,
}) => {
  incidents.allow(...releaseFaults, leftToTheBrowser);
  const own = await openSite({ own: ['mf-catalog'], down: ['mf-catalog'] });

  await expectToWork(page, own, { names: OF_SUPPLIERS, catalogue });
});

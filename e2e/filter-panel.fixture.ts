import type { Locator, Page } from '@playwright/test';
import { expect } from './test.fixture.ts';

const TITLE = 'فیلترها';

/** The filters beside a list. */
export function filterPanel(page: Page): Locator {
  return page.getByRole('complementary', { name: TITLE });
}

/** The filter sheet of a narrow screen, once opened. */
export function filterSheet(page: Page): Locator {
  return page.getByRole('dialog', { name: TITLE });
}

/** The chips of the active filters. */
export function appliedFilters(page: Page): Locator {
  return page.getByRole('main').getByRole('list', { name: 'فیلترهای فعال' });
}

/** The button that applies the choices and shows their number of results, once counted. */
export function applyButton(panel: Locator): Locator {
  return panel.getByRole('button', { name: /^نمایش [۰-۹٬]+ (کالا|تأمین‌کننده)/ });
}

/** Applies the chosen filters. */
export async function applyFilters(panel: Locator): Promise<void> {
  await expect(applyButton(panel)).toBeEnabled();
  await applyButton(panel).click();
}

/** One property of the panel, opened if it was closed. */
export async function openFacet(panel: Locator, title: string): Promise<Locator> {
  const name = panel.page().locator('summary').getByText(title, { exact: true });
  const facet = panel.locator('details').filter({ has: name });
  if ((await facet.getAttribute('open')) === null) {
    await facet.locator('summary').click();
  }
  return facet;
}

/** The name of one choice of a property, with or without its count. */
export function optionName(title = ''): RegExp {
  return new RegExp(`^${title.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&')}( [۰-۹٬]+)?$`);
}

/** The field of a range's minimum. */
export function leastOf(panel: Locator, title: string): Locator {
  return panel.getByRole('textbox', { name: `کمترین ${title}` });
}

/** Titles of the items of a list, in order. */
export function listedTitles(page: Page, listTitle: string): Promise<string[]> {
  const list = page.getByRole('main').getByRole('list', { name: `فهرست ${listTitle}`, exact: true });
  return list.getByRole('article').getByRole('heading').allTextContents();
}

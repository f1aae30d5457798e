import { expect, type Page, type Response } from '@playwright/test';
import { expectHydrated, heading, isSameDocument, watchDocuments } from './visit.fixture.ts';

/** A machine that builds, starts workers and runs browsers may send a file late; what the page then shows is checked anyway. */
export const late = / was late\./;

/** A worker without visitors tries what is new first, on a machine that also runs browsers. */
export const IN_FORCE_WITHIN_MS = 20_000;

const LONGER_THAN_BUILD_CHECK_MS = 61_000;

/**
 * Lets the time pass after which an open tab asks for the site's build. The page's clock must be installed.
 * @returns the last thing that the page asks before it knows that it is stale
 */
export async function passBuildCheck(page: Page): Promise<Response> {
  const checked = page.waitForResponse(/\/builds\/meta\//);
  await page.clock.fastForward(LONGER_THAN_BUILD_CHECK_MS);
  return checked;
}

/** Expects that a marked document goes on until its next navigation, which loads another one, once. */
export async function expectNewDocumentAtNavigation(page: Page): Promise<void> {
  const documents = watchDocuments(page);
  expect(await isSameDocument(page)).toBe(true);

  await page.getByRole('banner').getByRole('link', { name: 'محصولات و مواد اولیه' }).click();
  await expect(heading(page, 'محصولات و مواد اولیه')).toBeVisible();
  await expectHydrated(page);
  expect(await isSameDocument(page)).toBe(false);
  expect(documents).toHaveLength(1);
}

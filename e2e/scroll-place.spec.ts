import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading, isSameDocument, markDocument } from './visit.fixture.ts';

const PHONE = { width: 390, height: 844 };
/** Index of an item on the first page of a list, which has 24. */
const FAR_DOWN = 15;
/** Pixels of one turn of the wheel, and below it how far from its old position a list may end up. */
const TURN = 500;
const NEARLY = 50;

test.use({ viewport: PHONE });

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Turns the wheel until an item of the list is in the middle of the window. */
async function wheelTo(page: Page, item: Locator): Promise<void> {
  const distance = async () => ((await item.boundingBox())?.y ?? Number.NaN) - PHONE.height / 2;
  await page.mouse.move(PHONE.width / 2, PHONE.height / 2);
  for (let rest = await distance(); rest > NEARLY; rest = await distance()) {
    const before = await scrollY(page);
    await page.mouse.wheel(0, Math.min(TURN, rest));
    await expect.poll(() => scrollY(page)).not.toBe(before);
    await restingPlace(page);
  }
}

/** Waits until the window stands still and returns its scroll position. */
async function restingPlace(page: Page): Promise<number> {
  let last = Number.NaN;
  await expect
    .poll(async () => {
      const before = last;
      last = await scrollY(page);
      return last - before;
    })
    .toBe(0);
  return last;
}

async function expectPlace(page: Page, place: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrollY(page)) - place)).toBeLessThan(NEARLY);
}

test('a list keeps its scroll position on the way to an item and back', async ({ page, catalogue }) => {
  await page.goto(catalogue.group.path);
  await expectHydrated(page);
  const item = page.getByRole('main').getByRole('article').nth(FAR_DOWN);
  const link = item.getByRole('heading').getByRole('link');
  const title = (await link.textContent()) ?? '';
  await wheelTo(page, item);
  const place = await restingPlace(page);
  expect(place).toBeGreaterThan(PHONE.height);
  await markDocument(page);

  await link.click();
  await expect(heading(page, title)).toBeVisible();
  await expectPlace(page, 0);
  await page.goBack();

  await expect(heading(page, catalogue.group.title)).toBeVisible();
  await expectPlace(page, place);
  await expect(link).toHaveText(title);
  await expect(item).toBeInViewport();
  expect(await isSameDocument(page)).toBe(true);
});

test('a list keeps its scroll position when another document was visited meanwhile, and that one began at its top', async ({
  page,
  catalogue,
}) => {
  await page.goto(catalogue.group.path);
  await expectHydrated(page);
  const item = page.getByRole('main').getByRole('article').nth(FAR_DOWN);
  await wheelTo(page, item);
  const place = await restingPlace(page);

  await page.goto(catalogue.category.path);
  await expectHydrated(page);
  expect(await scrollY(page)).toBe(0);
  await page.goBack();

  await expectHydrated(page);
  await expectPlace(page, place);
  await expect(item).toBeInViewport();
});

import { links } from '@bazaar/contracts';
import { REMOTE_NAMES } from '@bazaar/contracts/platform';
import type { Browser, Page } from '@playwright/test';
import type { Catalogue } from './catalogue.fixture.ts';
import { Incidents } from './incidents.fixture.ts';
import { late } from './releasing.fixture.ts';
import { inFullUnless } from './run-length.fixture.ts';
import type { PrivateSite } from './site/private-site.ts';
import { makeSwappable, mixedFiles, swapAll, watchFailedFiles } from './swaps-under-load.fixture.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';

/** Visitors at a time. */
const VISITORS = 2;
const TYPED = 'پمپ';
const NEXT_PAGE = 'محصولات و مواد اولیه';

const need = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'نیاز شما' });

/** A visit of its own: a page, a word in the search, and the way to another page; says what it found mixed or lost. */
async function visit(browser: Browser, own: PrivateSite, address: string): Promise<string[]> {
  const context = await browser.newContext();
  const incidents = await Incidents.watch(context);
  incidents.allow(late);
  const failed = watchFailedFiles(context);
  const page = await context.newPage();
  await page.goto(own.url(address));
  await expectHydrated(page);
  const banner = page.getByRole('banner');
  const search = banner.getByRole('combobox', { name: 'نام کالا، کد فنی یا تأمین‌کننده' });
  await search.pressSequentially(TYPED);
  await expect(banner.getByRole('listbox').getByRole('option').first()).toBeVisible();
  const lost = (await search.inputValue()) === TYPED ? [] : [`the search at ${address}`];
  const mixed = await mixedFiles(page, own);
  await page.keyboard.press('Escape');
  await banner.getByRole('link', { name: NEXT_PAGE }).click();
  await expect(heading(page, NEXT_PAGE)).toBeVisible();
  await expectHydrated(page);
  mixed.push(...(await mixedFiles(page, own)));
  incidents.stopWatching();
  await incidents.expectNone();
  await context.close();
  return [...lost, ...mixed, ...failed];
}

const addressesOf = ({ product, category, supplier, article }: Catalogue) => [
  ...[product, category, supplier, article].map(({ path }) => path),
  ...['/', '/faq'],
];

for (const { visits, rounds } of [
  { visits: 12, rounds: 1 },
  { visits: 200, rounds: 5 },
]) {
  test(
    `of ${visits} visits none loses a file or an input, nor mixes releases, while every remote and the shell are swapped, ${rounds} times each`,
    inFullUnless(rounds === 1),
    async ({ browser, page, request, catalogue, incidents, openSite }) => {
      test.setTimeout(visits * 10_000);
      incidents.allow(late);
      const own = await openSite({ own: [...REMOTE_NAMES] });
      const swappable = await makeSwappable(own);
      const addresses = addressesOf(catalogue);
      const found: string[] = [];
      let begun = 0;
      let areSwapped = false;

      // A visitor who writes through all of it, in a document that is never loaded again.
      const failed = watchFailedFiles(page.context());
      await page.goto(own.url(links.needFinder()));
      await expectHydrated(page);
      let written = '';
      const write = async () => {
        await need(page).pressSequentially('الکتروموتور ');
        written += 'الکتروموتور ';
        expect(await need(page).inputValue()).toBe(written);
      };

      const visitAll = async () => {
        while (begun < visits || !areSwapped) {
          const address = addresses[begun % addresses.length] ?? '/';
          begun += 1;
          found.push(...(await visit(browser, own, address)));
        }
      };
      const operate = async () => {
        try {
          for (let round = 0; round < rounds; round += 1) {
            await swapAll(own, request, { ...swappable, round, afterEach: write });
          }
        } finally {
          areSwapped = true;
        }
      };
      await Promise.all([operate(), ...Array.from({ length: VISITORS }, visitAll)]);

      expect([...found, ...failed, ...(await mixedFiles(page, own))]).toEqual([]);
      expect(begun).toBeGreaterThanOrEqual(visits);
    },
  );
}

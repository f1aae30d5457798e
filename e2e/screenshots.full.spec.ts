import path from 'node:path';
import type { Page } from '@playwright/test';
import { ALL_VARIANTS } from './accessibility.fixture.ts';
import type { Catalogue } from './catalogue.fixture.ts';
import { CATALOGUE_PAGES, cataloguePages } from './catalogue-pages.fixture.ts';
import { PUBLIC_PAGES, publicPages } from './public-pages.fixture.ts';
import { test } from './test.fixture.ts';
import { expectHydrated } from './visit.fixture.ts';

/** Ignored by git: pictures to view, not to compare with. */
const FOLDER = path.join(import.meta.dirname, 'screenshots');

/** Screens that are a state of another screen. */
const STATES: Readonly<Record<string, (catalogue: Catalogue) => string>> = {
  'not-found': () => '/nope',
  'search-nothing': () => `/search/${encodeURIComponent('ققنوس‌آباد')}`,
  'group-nothing': ({ group }) => `${group.path}?filter.priceMinRial=900000000000000`,
  'group-table': ({ group }) => `${group.path}?view=table`,
  'group-list': ({ group }) => `${group.path}?view=list&filter.verified=true`,
  'offers-compared': ({ compared }) =>
    `${compared.path}&quantity=${compared.quantity}&compare=${compared.offers
      .slice(0, 3)
      .map(({ productId }) => productId)
      .join(',')}`,
  need: () => `/newai?q=${encodeURIComponent('پمپ ۱۰ بار، ۲۰ عدد')}`,
};

function addresses(catalogue: Catalogue): Record<string, string> {
  const screens = { ...publicPages(catalogue), ...cataloguePages(catalogue) };
  const states = Object.entries(STATES).map(([name, address]) => [name, address(catalogue)] as const);
  return {
    ...Object.fromEntries(Object.entries(screens).map(([name, screen]) => [name, screen.path])),
    ...Object.fromEntries(states),
  };
}

/** Scrolls through the page, so that content rendered only near the window is in the picture. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo(0, 0);
  });
}

test.use({ reducedMotion: 'reduce' });

for (const name of [...PUBLIC_PAGES, ...CATALOGUE_PAGES, ...Object.keys(STATES)]) {
  test(`pictures of the screen ${name}`, async ({ page, catalogue, incidents }) => {
    incidents.allow(/status of 404.*\/nope/);
    for (const { colorScheme, width, height } of ALL_VARIANTS) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(addresses(catalogue)[name] ?? '');
      await expectHydrated(page);
      await scrollThrough(page);
      // The content of cards loads last.
      await page.waitForLoadState('networkidle');
      await page.screenshot({
        path: path.join(FOLDER, `${name}-${width}-${colorScheme}.png`),
        fullPage: true,
      });
    }
  });
}

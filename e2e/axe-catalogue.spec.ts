import { expectNoViolations } from './fixtures/accessibility.ts';
import { CATALOGUE_PAGES, cataloguePages } from './fixtures/catalogue-pages.ts';
import { expectNoSidewaysScroll, NARROW } from './fixtures/sideways-scroll.ts';
import { expect, test } from './fixtures/test.ts';
import { expectAlive, heading } from './fixtures/visit.ts';

test.use({ reducedMotion: 'reduce' });

for (const name of CATALOGUE_PAGES) {
  test(`everybody can use the screen ${name}, and it fits the narrowest phone and a zoom of 200 %`, async ({
    page,
    catalogue,
  }) => {
    const { path, title } = cataloguePages(catalogue)[name];
    await page.goto(path);
    await expectAlive(page);
    await expect(heading(page, title)).toBeVisible();

    await expectNoViolations(page);
    await page.setViewportSize(NARROW);
    await expectNoSidewaysScroll(page);
  });
}

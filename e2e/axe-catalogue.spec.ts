import { expectNoViolations } from './accessibility.fixture.ts';
import { CATALOGUE_PAGES, cataloguePages } from './catalogue-pages.fixture.ts';
import { expectNoSidewaysScroll, NARROW } from './sideways-scroll.fixture.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';

test.use({ reducedMotion: 'reduce' });

for (const name of CATALOGUE_PAGES) {
  test(`the screen ${name} has no accessibility violations, and fits the narrowest phone and a zoom of 200 %`, async ({
    page,
    catalogue,
  }) => {
    const { path, title } = cataloguePages(catalogue)[name];
    await page.goto(path);
    await expectHydrated(page);
    await expect(heading(page, title)).toBeVisible();

    await expectNoViolations(page);
    await page.setViewportSize(NARROW);
    await expectNoSidewaysScroll(page);
  });
}

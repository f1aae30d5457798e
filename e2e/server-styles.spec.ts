import type { Page } from '@playwright/test';
import { publicPages } from './public-pages.fixture.ts';
import { expect, test } from './test.fixture.ts';
import { heading } from './visit.fixture.ts';

test.use({ javaScriptEnabled: false });

test('a product’s document brings the styles of all its markup', async ({ page, catalogue }) => {
  await page.goto(publicPages(catalogue).product.path);
  await expect(heading(page, catalogue.product.title)).toBeVisible();

  expect(await unstyledClasses(page)).toEqual([]);
});

test('the document of a chosen size brings the styles of all its markup', async ({ page, catalogue }) => {
  await page.goto(publicPages(catalogue).product.path);
  const place = page.getByRole('region', { name: 'اندازه‌های کناری' });
  await page.goto((await place.getByRole('link').first().getAttribute('href')) ?? '');
  await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
  expect(new URL(page.url()).searchParams.get('v')).toBeTruthy();

  expect(await unstyledClasses(page)).toEqual([]);
});

/** Classes of the markup that no style sheet of the document names; those of the build alone, which have a hash. */
function unstyledClasses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const styles = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map(({ cssText }) => cssText)
      .join('\n');
    const classes = new Set(
      [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]),
    );
    return [...classes].filter(
      (name) => /^[a-z]+\d*-\S{5}$/.test(name) && !styles.includes(`.${CSS.escape(name)}`),
    );
  });
}

import { globSync } from 'node:fs';
import path from 'node:path';
import { violationsOf } from './accessibility.fixture.ts';
import { type BuiltGallery, buildGallery, exportedComponents, GALLERY } from './gallery.fixture.ts';
import { inFullUnless } from './run-length.fixture.ts';
import { expect, test } from './test.fixture.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
/** The inside of drawings: hundreds of shapes without a word. */
const DECORATION = ['svg > *'];
/** One component is shown in several states, so its landmark has the same name in each of them. */
const REPEATED = 'landmark-unique';
const DIALOG = '/frame.html?part=%40bazaar%2Fui%2Fdialog&state=Dialog%2F0';

// One worker builds the gallery once.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: GALLERY, reducedMotion: 'reduce' });

let gallery: BuiltGallery | undefined;
test.beforeAll(async () => {
  gallery = await buildGallery();
});
test.afterAll(() => gallery?.[Symbol.asyncDispose]());
test.beforeEach(({ context }) => gallery?.serveTo(context));

for (const theme of ['light', 'dark']) {
  const details = inFullUnless(theme === 'light');
  test(
    `everybody can use every component that the design system exports, in the ${theme} theme`,
    details,
    async ({ page }) => {
      // Every component in every state stands on one page, which axe reads as a whole.
      test.slow();
      const exported = exportedComponents(globSync('shared/ui/src/*/index.ts', { cwd: ROOT }));
      await page.goto(`/frame.html?part=all&theme=${theme}`);
      await expect(page.getByRole('heading', { name: 'RangeFacet', exact: true })).toBeVisible();

      const shown = await page
        .locator('[data-component]')
        .evaluateAll((sections) => sections.map((section) => section.getAttribute('data-component')));
      expect(exported.length).toBeGreaterThan(50);
      expect(shown).toEqual(expect.arrayContaining(exported));
      expect((await violationsOf(page, DECORATION)).filter(({ id }) => id !== REPEATED)).toEqual([]);
    },
  );

  test(`everybody can use an open dialog in the ${theme} theme`, async ({ page }) => {
    await page.goto(`${DIALOG}&theme=${theme}`);
    await expect(page.getByRole('dialog')).toBeVisible();

    expect(await violationsOf(page)).toEqual([]);
  });
}

test('the gallery shows a component in both themes and both widths, with its props', async ({ page }) => {
  await page.goto(`/#@bazaar/ui/badge`);
  const specimens = page.frameLocator('iframe').first();
  await expect(specimens.getByText('پیش‌نویس')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'BadgeTone' })).toBeVisible();

  await page.getByRole('radio', { name: 'تیره' }).check();
  await expect(specimens.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.getByRole('radio', { name: /۳۹۰/ }).check();
  await expect(page.locator('iframe').first()).toHaveAttribute('width', '390');
});

test('the gallery fits on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/#@bazaar/ui/data-table`);
  await expect(page.getByRole('heading', { name: '@bazaar/ui/data-table' })).toBeVisible();

  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await violationsOf(page)).toEqual([]);
});

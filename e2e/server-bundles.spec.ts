import { documentOf } from './html.fixture.ts';
import { leftToTheBrowser } from './incidents.fixture.ts';
import { inFullUnless } from './run-length.fixture.ts';
import { extendServerBundle, replaceInRoutes } from './site/release-faults.ts';
import { expect, test } from './test.fixture.ts';
import { documentTitle, expectHydrated, heading } from './visit.fixture.ts';

const REMOTE = 'mf-suppliers';
const DOCUMENT_WITHIN_MS = 1500;
const ATTEMPTS = 3;

const FAULTS: readonly [what: string, code: string][] = [
  ['throws as it is loaded', "throw new Error('This bundle cannot be loaded.');"],
  ['throws while rendering', replaceInRoutes('Component', "() => { throw new Error('Not on a server.'); }")],
  ['has a loader that throws', replaceInRoutes('loader', "() => { throw new Error('Not on a server.'); }")],
  ['has a loader that never settles', replaceInRoutes('loader', '() => new Promise(() => {})')],
];

const IN_ORDINARY_RUN = ['throws while rendering', 'has a loader that never settles'];

for (const [what, code] of FAULTS) {
  const details = inFullUnless(IN_ORDINARY_RUN.includes(what));
  test(
    `a server bundle that ${what} affects the document, not the page`,
    details,
    async ({ page, request, catalogue, incidents, openSite }) => {
      incidents.allow(leftToTheBrowser);
      const own = await openSite({
        own: [REMOTE],
        prepare: ({ folder }) => extendServerBundle(folder(REMOTE), code),
      });
      const address = own.url(catalogue.product.path);

      // Another program on this machine may delay one attempt; the site must not delay all of them.
      const times: number[] = [];
      for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
        const start = performance.now();
        const html = await documentOf(await request.get(address));
        times.push(performance.now() - start);
        expect(html).not.toMatch(/<h1[ >]/);
        expect(html).toContain('</html>');
      }
      expect(Math.min(...times)).toBeLessThan(DOCUMENT_WITHIN_MS);

      await page.goto(address);
      await expect(heading(page, catalogue.product.title)).toBeVisible();
      await expectHydrated(page);
      await expect(page).toHaveTitle(documentTitle(catalogue.product.title));
      expect(own.log()).toContain('left to the browser');
    },
  );
}

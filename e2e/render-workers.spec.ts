import { documentOf } from './html.fixture.ts';
import { leftToTheBrowser } from './incidents.fixture.ts';
import { inFullUnless } from './run-length.fixture.ts';
import type { PrivateSite } from './site/private-site.ts';
import { extendServerBundle, replaceInRoutes } from './site/release-faults.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';

const REMOTE = 'mf-suppliers';
const ANOTHER_REMOTES_PAGE = '/faq';
/** A worker dies and is replaced meanwhile, on a machine that also runs browsers. */
const NAMED_WITHIN_MS = 30_000;

const FAULTS: readonly [what: string, loader: string, reason: RegExp][] = [
  ['loops without end', '() => { for (;;) {} }', /did not pause|was blocked/],
  ['exits', '() => process.exit(1)', /process\.exit/],
  [
    'leaves a rejection to nobody',
    "async () => { Promise.reject(new Error('floating')); return null; }",
    /floating/,
  ],
  ['overwrites JSON.stringify', "() => { JSON.stringify = () => '{}'; return null; }", /JSON\.stringify/],
];

const IN_ORDINARY_RUN = ['loops without end', 'overwrites JSON.stringify'];

interface Health {
  rendering: {
    clientOnly: { remote: string; reason: string }[];
    workers: { state: string }[];
    hasFrames: boolean;
  };
}

async function healthOf(site: PrivateSite): Promise<Health> {
  return (await fetch(site.url('/healthz'))).json() as Promise<Health>;
}

for (const [what, loader, reason] of FAULTS) {
  const details = inFullUnless(IN_ORDINARY_RUN.includes(what));
  test(
    `server code that ${what} costs no visitor a page, and is named in the health of the site`,
    details,
    async ({ page, request, catalogue, incidents, openSite }) => {
      incidents.allow(leftToTheBrowser);
      const own = await openSite({
        own: [REMOTE],
        prepare: ({ folder }) => extendServerBundle(folder(REMOTE), replaceInRoutes('loader', loader)),
      });
      const address = own.url(catalogue.product.path);

      const [html, ...others] = await Promise.all([
        documentOf(await request.get(address)),
        ...Array.from({ length: 4 }, async () =>
          documentOf(await request.get(own.url(ANOTHER_REMOTES_PAGE))),
        ),
      ]);

      expect(html).toContain('</html>');
      expect(others.filter((other) => !other.includes('</html>'))).toEqual([]);
      await expect
        .poll(
          async () => {
            // What a busy machine may cause too is blamed at the second time, which costs nobody a page either.
            expect(await documentOf(await request.get(address))).toContain('</html>');
            return (await healthOf(own)).rendering.clientOnly;
          },
          { timeout: NAMED_WITHIN_MS },
        )
        .toEqual([expect.objectContaining({ remote: REMOTE, reason: expect.stringMatching(reason) })]);
      expect(own.log()).toContain('left to the browser');
      await expect
        .poll(
          async () => (await healthOf(own)).rendering.workers.filter(({ state }) => state === 'ready').length,
        )
        .toBeGreaterThanOrEqual(2);
      await page.goto(address);
      await expect(heading(page, catalogue.product.title)).toBeVisible();
      await expectHydrated(page);
      expect(await documentOf(await request.get(own.url(ANOTHER_REMOTES_PAGE)))).toMatch(/<h1[ >]/);
    },
  );
}

test('while no worker responds, an unknown page comes as the frame of its route, and the browser completes it', async ({
  page,
  request,
  catalogue,
  openSite,
}) => {
  const own = await openSite();
  const known = own.url(ANOTHER_REMOTES_PAGE);
  await expect.poll(async () => (await request.get(known)).text()).toMatch(/<h1[ >]/);
  await expect
    .poll(async () => (await healthOf(own)).rendering.hasFrames, { timeout: NAMED_WITHIN_MS })
    .toBe(true);
  const workers = own.workers();
  for (const worker of workers) {
    process.kill(worker, 'SIGSTOP');
  }

  const response = await page.goto(own.url(catalogue.product.path));

  expect(response?.status()).toBe(200);
  expect(await response?.text()).toContain('<div id="root" data-frame>');
  await expect(heading(page, catalogue.product.title)).toBeVisible();
  await expectHydrated(page);
  expect(page.url()).toBe(own.url(catalogue.product.path));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/products/${catalogue.product.id}/`),
  );
  // The workers that did not respond are replaced.
  await expect
    .poll(async () => (await request.get(own.url('/help'))).text(), { timeout: NAMED_WITHIN_MS })
    .toMatch(/<h1[ >]/);
  expect(own.workers().filter((worker) => workers.includes(worker))).toEqual([]);
});

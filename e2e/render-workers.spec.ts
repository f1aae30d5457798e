import { documentOf } from './html.fixture.ts';
import { leftToTheBrowser } from './incidents.fixture.ts';
import type { PrivateSite } from './site/private-site.ts';
import { extendServerBundle, replaceInRoutes } from './site/release-faults.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';

const REMOTE = 'mf-suppliers';
const ANOTHER_REMOTES_PAGE = '/faq';
/** A worker dies and is replaced meanwhile, on a machine that also runs browsers. */
const NAMED_WITHIN_MS = 30_000;

const FAULTS: readonly [what: string, loader: string, reason: RegExp][] = [
  ['loops without end', '() => { for (;;) {} }', /did not pause/],
  ['exits', '() => process.exit(1)', /process\.exit/],
  [
    'leaves a rejection to nobody',
    "async () => { Promise.reject(new Error('floating')); return null; }",
    /floating/,
  ],
  ['overwrites JSON.stringify', "() => { JSON.stringify = () => '{}'; return null; }", /JSON\.stringify/],
];

interface Health {
  rendering: { clientOnly: { remote: string; reason: string }[]; workers: { state: string }[] };
}

async function healthOf(site: PrivateSite): Promise<Health> {
  return (await fetch(site.url('/healthz'))).json() as Promise<Health>;
}

for (const [what, loader, reason] of FAULTS) {
  test(`server code that ${what} costs no visitor a page, and is named in the health of the site`, async ({
    page,
    request,
    catalogue,
    incidents,
    openSite,
  }) => {
    incidents.allow(leftToTheBrowser);
    const own = await openSite({
      own: [REMOTE],
      prepare: ({ folder }) => extendServerBundle(folder(REMOTE), replaceInRoutes('loader', loader)),
    });
    const address = own.url(catalogue.product.path);

    const [html, ...others] = await Promise.all([
      documentOf(await request.get(address)),
      ...Array.from({ length: 4 }, async () => documentOf(await request.get(own.url(ANOTHER_REMOTES_PAGE)))),
    ]);

    expect(html).toContain('</html>');
    expect(others.filter((other) => !other.includes('</html>'))).toEqual([]);
    await expect
      .poll(async () => (await healthOf(own)).rendering.clientOnly, { timeout: NAMED_WITHIN_MS })
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
  });
}

import { BuildLatest, BuildMeta, REMOTE_NAMES } from '@bazaar/contracts/platform';
import { codeFiles, documentOf, meta } from './html.fixture.ts';
import { expect, test } from './test.fixture.ts';

/** Addresses checked per file. */
const SAMPLES = 4;

const KINDS = [
  ...['products', 'base-products', 'suppliers', 'categories', 'contents', 'news'],
  ...['videos', 'advertisements', 'static'],
];

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

test('the site map is an index of valid files, and their addresses respond', async ({ request, site }) => {
  const index = await request.get('/sitemap.xml');
  const files = addressesIn(await index.text());
  const addresses: string[] = [];
  const samples: string[] = [];

  expect(index.headers()['content-type']).toMatch(/^application\/xml/);
  expect(await index.text()).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*<sitemapindex xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">/,
  );
  expect(files).toEqual(KINDS.map((kind) => `${site.origin}/sitemap-${kind}-1.xml`));
  for (const file of files) {
    const response = await request.get(file);
    const xml = await response.text();
    expect(response.headers()['content-type'], file).toMatch(/^application\/xml/);
    expect(xml, file).toMatch(/^<\?xml [^>]+>\s*<urlset xmlns="[^"]+">[\s\S]+<\/urlset>$/);
    const own = addressesIn(xml);
    const step = Math.max(1, Math.floor(own.length / SAMPLES));
    addresses.push(...own);
    samples.push(...own.filter((_, position) => position % step === 0));
  }
  expect(addresses.length).toBeGreaterThan(500);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of samples) {
    expect(address.startsWith(`${site.origin}/`), address).toBe(true);
    expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
  }
});

test('a crawler gets the true status of an address that does not exist, without a page', async ({
  request,
}) => {
  const headers = {
    'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  };
  const missing = await request.get('/products/999999999/nothing', { headers });
  const fine = await request.get('/faq', { headers });

  expect([missing.status(), await missing.text()]).toEqual([404, '']);
  expect([fine.status(), (await fine.text()).includes('<h1')]).toEqual([200, true]);
});

test('a document names the picture for shared links, and the picture exists', async ({ request, site }) => {
  const html = await documentOf(await request.get('/faq'));
  const image = meta(html, 'og:image');

  expect(image).toBe(`${site.origin}/share.png`);
  expect((await request.get(image ?? '')).headers()['content-type']).toBe('image/png');
});

test('robots are excluded from personal pages and pointed to the site map', async ({ request, site }) => {
  const text = await (await request.get('/robots.txt')).text();

  expect(text).toContain('User-agent: *');
  for (const path of ['/profile', '/users/login', '/search', '/api/']) {
    expect(text).toContain(`Disallow: ${path}\n`);
  }
  expect(text).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
});

test('the health endpoint returns the composition and the state of all five remotes', async ({ request }) => {
  const health = await (await request.get('/healthz')).json();

  expect(health.status).toBe('ok');
  expect(health.compositionId).toMatch(/^[0-9a-f]{16}$/);
  expect(Object.keys(health.remotes).sort()).toEqual([...REMOTE_NAMES].sort());
  for (const remote of Object.values(health.remotes)) {
    expect(remote).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/), status: 'ready' });
  }
});

test('the latest build is the composition of the document, has metadata, and is never cached', async ({
  request,
}) => {
  const document = await request.get('/faq');
  const response = await request.get('/builds/latest.json');
  const latest = BuildLatest.parse(await response.json());
  const described = BuildMeta.parse(await (await request.get(`/builds/meta/${latest.id}.json`)).json());

  expect(latest.id).toBe(document.headers()['x-composition-id']);
  expect(response.headers()['cache-control']).toBe('no-store');
  expect(described.id).toBe(latest.id);
  expect(Object.keys(described.remotes).sort()).toEqual([...REMOTE_NAMES].sort());
});

test('files of shell and remotes are cached permanently and sent compressed; documents are not cached', async ({
  request,
  catalogue,
}) => {
  const document = await request.get(catalogue.product.path, { headers: { 'accept-encoding': 'br' } });
  const files = codeFiles(await documentOf(document)).map(({ src, href }) => src ?? href ?? '');

  expect(document.headers()['cache-control']).toBe('private, no-cache');
  expect(document.headers()['content-encoding']).toBe('br');
  expect(files.some((file) => file.startsWith('/_s/'))).toBe(true);
  expect(files.some((file) => file.startsWith('/_r/mf-suppliers/'))).toBe(true);
  for (const file of new Set(files)) {
    const headers = (await request.get(file, { headers: { 'accept-encoding': 'br' } })).headers();
    expect(headers['cache-control'], file).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding'], file).toBe('br');
    expect(headers['content-type'], file).toMatch(/^(text|application)\/(javascript|css)/);
    expect(headers['x-content-type-options'], file).toBe('nosniff');
  }
});

test('the release mirror serves neither server bundles nor source maps nor anything above a release', async ({
  request,
}) => {
  const { version } = (await (await request.get('/healthz')).json()).remotes['mf-suppliers'];
  const hidden = [
    'server/remote.cjs',
    'remote.json',
    'remoteEntry.js.map',
    '%2e%2e/%2e%2e/releases/manifest.json',
  ];

  for (const file of hidden) {
    expect((await request.get(`/_r/mf-suppliers/${version}/${file}`)).status(), file).toBe(404);
  }
});

test('the services publish their API description', async ({ request, site }) => {
  const response = await request.get(`${site.servicesOrigin}/openapi.json`);
  const description = await response.json();

  expect(description.openapi).toMatch(/^3\./);
  expect(Object.keys(description.paths).length).toBeGreaterThan(25);
  expect(description.paths).toHaveProperty(['/auth/connect/token', 'post']);
});

test('the services have a page that lists their endpoints', async ({ page, site, incidents }) => {
  // Swagger's page has a style attribute on one element, which our policy blocks.
  incidents.allow(/Applying inline style violates/);
  await page.goto(`${site.servicesOrigin}/docs/`);

  // The page reads a description of every endpoint before it shows anything.
  await expect(page.getByRole('heading', { name: 'Bazaar services' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('/auth/connect/token', { exact: false }).first()).toBeVisible();
});

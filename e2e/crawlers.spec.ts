import { BuildLatest, BuildMeta, REMOTE_NAMES } from '@bazaar/contracts/platform';
import { codeFiles, documentOf } from './fixtures/html.ts';
import { expect, test } from './fixtures/test.ts';

const SAMPLES = 12;

test('the site map is valid and its addresses answer', async ({ request, site }) => {
  const answer = await request.get('/sitemap.xml');
  const xml = await answer.text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const step = Math.max(1, Math.floor(addresses.length / SAMPLES));
  const samples = addresses.filter((_, index) => index % step === 0);

  expect(answer.headers()['content-type']).toMatch(/^application\/xml/);
  expect(xml).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">/,
  );
  expect(xml.trim()).toMatch(/<\/urlset>$/);
  expect(addresses.length).toBeGreaterThan(500);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of samples) {
    expect(address.startsWith(`${site.origin}/`), address).toBe(true);
    expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
  }
});

test('robots are kept out of what is personal and pointed to the site map', async ({ request, site }) => {
  const text = await (await request.get('/robots.txt')).text();

  expect(text).toContain('User-agent: *');
  for (const path of ['/profile', '/users/login', '/search', '/api/']) {
    expect(text).toContain(`Disallow: ${path}\n`);
  }
  expect(text).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
});

test('the health answer names the composition and the state of all five remotes', async ({ request }) => {
  const health = await (await request.get('/healthz')).json();

  expect(health.status).toBe('ok');
  expect(health.compositionId).toMatch(/^[0-9a-f]{16}$/);
  expect(Object.keys(health.remotes).sort()).toEqual([...REMOTE_NAMES].sort());
  for (const remote of Object.values(health.remotes)) {
    expect(remote).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/), status: 'ready' });
  }
});

test('the latest build is the composition of the document, is described, and is never stored', async ({
  request,
}) => {
  const document = await request.get('/faq');
  const answer = await request.get('/builds/latest.json');
  const latest = BuildLatest.parse(await answer.json());
  const described = BuildMeta.parse(await (await request.get(`/builds/meta/${latest.id}.json`)).json());

  expect(latest.id).toBe(document.headers()['x-composition-id']);
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect(described.id).toBe(latest.id);
  expect(Object.keys(described.remotes).sort()).toEqual([...REMOTE_NAMES].sort());
});

test('files of shell and remotes are kept for ever and travel compressed; documents are not kept', async ({
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

test('the services describe themselves', async ({ request, site }) => {
  const answer = await request.get(`${site.servicesOrigin}/openapi.json`);
  const description = await answer.json();

  expect(description.openapi).toMatch(/^3\./);
  expect(Object.keys(description.paths).length).toBeGreaterThan(25);
  expect(description.paths).toHaveProperty(['/auth/connect/token', 'post']);
  expect((await request.get(`${site.servicesOrigin}/docs`)).status()).toBe(200);
});

import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { SITEMAP_PAGE_SIZE, SITEMAP_PART_SIZE } from '@bazaar/contracts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { respondWithFailure } from '../failure-page.ts';
import { givenApp, givenServices } from '../testing/given-services.ts';
import { crawlerRoutes } from './crawlers.routes.ts';

function setUp(change: { isPreProduction?: boolean; servicesOrigin?: string } = {}) {
  const { app } = givenApp();
  const services = givenServices();
  app.setErrorHandler(respondWithFailure);
  crawlerRoutes(app, { ...services, environment: { ...services.environment, ...change } });
  return app;
}

describe('/robots.txt', () => {
  it('excludes crawlers from private and endless pages, and names the sitemap', async () => {
    const { body, headers } = await setUp().inject('/robots.txt');

    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /profile',
      'Disallow: /users/login',
      'Disallow: /search',
      'Disallow: /api/',
      'Sitemap: https://bazaar.example/sitemap.xml',
      '',
    ]);
  });

  it('excludes crawlers from everything before production', async () => {
    expect((await setUp({ isPreProduction: true }).inject('/robots.txt')).body).toContain('Disallow: /\n');
  });
});

const CHANGED = '2026-11-01T00:00:00Z';

/** Services over HTTP with the given number of products and one record of each other kind; they count requests. */
async function serveRecords(productCount: number) {
  const asked: string[] = [];
  const countOf = (kind: string) => (kind === 'products' ? productCount : 1);
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://services');
    asked.push(url.pathname);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answerTo(url, countOf)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { asked, servicesOrigin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function answerTo({ pathname, searchParams }: URL, countOf: (kind: string) => number): unknown {
  const [, , , , , kind = '', parts] = pathname.split('/');
  const count = countOf(kind);
  if (parts) {
    return Array.from({ length: Math.ceil(count / SITEMAP_PART_SIZE) }, (_, index) => ({
      after: index * SITEMAP_PART_SIZE,
      count: Math.min(SITEMAP_PART_SIZE, count - index * SITEMAP_PART_SIZE),
      changedAt: CHANGED,
    }));
  }
  const after = Number(searchParams.get('after'));
  const take = Math.min(Number(searchParams.get('take')), count - after);
  return Array.from({ length: take }, (_, index) => ({
    id: after + index + 1,
    slug: `پمپ "<&>' ${after + index + 1}`,
    changedAt: CHANGED,
  }));
}

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);

describe('/sitemap.xml', () => {
  it('is an index of files of fifty thousand addresses, with the day of their last change', async () => {
    const { servicesOrigin } = await serveRecords(120_001);

    const { body, headers } = await setUp({ servicesOrigin }).inject('/sitemap.xml');

    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex xmlns=/);
    expect(
      addressesIn(body).map((address) => address.replace('https://bazaar.example/sitemap-', '')),
    ).toEqual([
      ...['products-1.xml', 'products-2.xml', 'products-3.xml', 'base-products-1.xml'],
      ...['suppliers-1.xml', 'categories-1.xml', 'contents-1.xml', 'news-1.xml'],
      ...['videos-1.xml', 'advertisements-1.xml', 'static-1.xml'],
    ]);
    expect(body.split(`<lastmod>${CHANGED}</lastmod>`)).toHaveLength(11);
  });

  it('reads the services once for requests within a short time', async () => {
    const { servicesOrigin, asked } = await serveRecords(1);
    const app = setUp({ servicesOrigin });

    await Promise.all([app.inject('/sitemap.xml'), app.inject('/sitemap.xml')]);
    await app.inject('/sitemap.xml');

    expect(asked).toHaveLength(8);
  });

  it('is read again after a failure, whose response does not mention the services', async () => {
    const { servicesOrigin } = await serveRecords(1);
    const failed = await setUp({ servicesOrigin: 'http://127.0.0.1:9' }).inject('/sitemap.xml');

    expect(failed.statusCode).toBe(503);
    expect(failed.body).not.toContain('127.0.0.1');
    expect((await setUp({ servicesOrigin }).inject('/sitemap.xml')).statusCode).toBe(200);
  });
});

describe('a file of the site map', () => {
  it('contains each of its records once, encoded, and ends where the next file begins', async () => {
    const { servicesOrigin } = await serveRecords(SITEMAP_PART_SIZE + 7);
    const app = setUp({ servicesOrigin });

    const [first, second] = [
      await app.inject('/sitemap-products-1.xml'),
      await app.inject('/sitemap-products-2.xml'),
    ];

    const addresses = [...addressesIn(first.body), ...addressesIn(second.body)];
    expect(addressesIn(first.body)).toHaveLength(SITEMAP_PART_SIZE);
    expect(new Set(addresses).size).toBe(SITEMAP_PART_SIZE + 7);
    expect(first.body).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/);
    expect(first.body).toContain(`<lastmod>${CHANGED}</lastmod>`);
    for (const address of addressesIn(second.body)) {
      const written = address.replaceAll('&apos;', "'");
      expect(new URL(written).href).toBe(written);
    }
    expect(first.body).toMatch(/<\/urlset>$/);
  });

  it.each([
    ['base-products', '/products/base-product/1/'],
    ['suppliers', '/supplier/1/'],
    ['categories', '/category/1/'],
    ['contents', '/contents/1/'],
    ['news', '/contents/1/'],
    ['videos', '/videos/1/'],
    ['advertisements', '/advertisements/1/'],
  ])('of %s contains their pages', async (kind, path) => {
    const { servicesOrigin } = await serveRecords(1);

    const { body } = await setUp({ servicesOrigin }).inject(`/sitemap-${kind}-1.xml`);

    expect(addressesIn(body)).toEqual([expect.stringContaining(`https://bazaar.example${path}`)]);
  });

  it('of the static pages requests no service', async () => {
    const { body } = await setUp({ servicesOrigin: 'http://127.0.0.1:9' }).inject('/sitemap-static-1.xml');

    expect(addressesIn(body)).toContain('https://bazaar.example/');
    expect(addressesIn(body)).toContain('https://bazaar.example/category/categoryType/Product');
  });

  it.each([
    'products-2',
    'products-0',
    'static-2',
    'users-1',
    'toString-1',
    '__proto__-1',
    'products-9999999',
  ])('that does not exist is a 404: %s', async (file) => {
    const { servicesOrigin } = await serveRecords(1);

    expect((await setUp({ servicesOrigin }).inject(`/sitemap-${file}.xml`)).statusCode).toBe(404);
  });

  it('is sent compressed', async () => {
    const { servicesOrigin } = await serveRecords(3);

    const { rawPayload, headers } = await setUp({ servicesOrigin }).inject({
      url: '/sitemap-products-1.xml',
      headers: { 'accept-encoding': 'br, gzip' },
    });

    expect(headers['content-encoding']).toBe('gzip');
    expect(addressesIn(gunzipSync(rawPayload).toString())).toHaveLength(3);
  });

  it('is read from the services no faster than the client reads it', async () => {
    const { servicesOrigin, asked } = await serveRecords(SITEMAP_PART_SIZE);
    const app = setUp({ servicesOrigin });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const { get } = await import('node:http');
    const response = await new Promise<IncomingMessage>((resolve) =>
      get({ port, host: '127.0.0.1', path: '/sitemap-products-1.xml' }, resolve),
    );
    response.pause();
    await new Promise((resolve) => setTimeout(resolve, 400));
    const pages = SITEMAP_PART_SIZE / SITEMAP_PAGE_SIZE;
    expect(asked.length - 1).toBeLessThan(pages);

    let bytes = 0;
    for await (const chunk of response) {
      bytes += chunk.length;
    }

    expect(asked.length - 1).toBe(pages);
    expect(bytes).toBeGreaterThan(SITEMAP_PART_SIZE * 100);
  });
});

import { listPagesByContentType } from '@bazaar/contracts/content';
import { listSuppliers } from '@bazaar/contracts/merchant';
import { getCategoryMenu, listSupplierProducts } from '@bazaar/contracts/product';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerFailure } from '../failure-page.ts';
import { givenApp, givenServices } from '../testing/given-services.ts';
import { crawlerRoutes } from './crawlers.routes.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function setUp(isPreProduction = false) {
  const { app } = givenApp();
  const services = givenServices();
  app.setErrorHandler(answerFailure);
  crawlerRoutes(app, { ...services, environment: { ...services.environment, isPreProduction } });
  return app;
}

describe('/robots.txt', () => {
  it('keeps crawlers out of what is private or endless, and names the sitemap', async () => {
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

  it('keeps them out of everything before production', async () => {
    expect((await setUp(true).inject('/robots.txt')).body).toContain('Disallow: /\n');
  });
});

const drawing = { family: 'pump', seed: 1, dimensionMm: null, code: null };
const MENU = [
  {
    categoryType: 'Product',
    title: 'کالاها',
    itemsCount: 1,
    groups: [
      {
        id: 1,
        title: 'پمپ',
        slug: 'پمپ',
        itemsCount: 1,
        drawing,
        children: [{ id: 2, title: 'لجن‌کش', slug: 'لجن-کش', itemsCount: 1 }],
      },
    ],
  },
];

/** Lists of the services that are long enough for a second page; their items are what the sitemap reads of them. */
function serveLists(productCount: number) {
  const product = (id: number) => ({ id, slug: `p${id}&` });
  const lists: Record<string, (page: number) => unknown> = {
    [getCategoryMenu.path]: () => MENU,
    [listSupplierProducts.path]: (page) => ({
      items: page === 1 ? [product(1)] : [product(2)],
      totalCount: productCount,
    }),
    [listSuppliers.path]: () => ({ items: [{ id: 3, slug: 'tamin' }], totalCount: 1 }),
    [listPagesByContentType.path]: () => ({
      items: [{ id: 4, slug: 'maqale', publishedAt: '2026-11-01T00:00:00Z' }],
      totalCount: 1,
    }),
  };
  for (const endpoint of [listSupplierProducts, listSuppliers, listPagesByContentType, getCategoryMenu]) {
    vi.spyOn(endpoint.response, 'parse').mockImplementation((data: unknown) => data as never);
  }
  const fetch = vi.fn(async (address: string) => {
    const url = new URL(address);
    const path = url.pathname.replace(/^\/[a-z]+/, '');
    return Response.json(lists[path]?.(Number(url.searchParams.get('paging.pageNumber') ?? 1)));
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('/sitemap.xml', () => {
  it('names every public address that the services know, encoded, with the day of its change', async () => {
    serveLists(101);

    const { body, headers } = await setUp().inject('/sitemap.xml');

    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
    expect(addresses).toContain('https://bazaar.example/');
    expect(addresses).toContain('https://bazaar.example/category/categoryType/Product');
    expect(addresses.filter((address) => /\/category\/\d/.test(address))).toHaveLength(2);
    expect(addresses.filter((address) => address.includes('/products/'))).toHaveLength(2);
    expect(addresses.filter((address) => address.includes('/supplier/3/'))).toHaveLength(1);
    expect(body).toMatch(/\/contents\/4\/maqale<\/loc><lastmod>2026-11-01T00:00:00Z<\/lastmod>/);
    expect(body).not.toMatch(/&(?!amp;|lt;|gt;)/);
    for (const address of addresses) {
      expect(new URL(address.replaceAll('&amp;', '&')).href).toBe(address.replaceAll('&amp;', '&'));
    }
  });

  it('reads the services once for the requests of some minutes', async () => {
    const fetch = serveLists(1);
    const app = setUp();

    await Promise.all([app.inject('/sitemap.xml'), app.inject('/sitemap.xml')]);
    await app.inject('/sitemap.xml');

    expect(fetch).toHaveBeenCalledTimes(4);
  });

  it('is tried anew after a failure, which says nothing of the services', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('connect 127.0.0.1:4000')));
    const app = setUp();
    const failed = await app.inject('/sitemap.xml');
    expect(failed.statusCode).toBe(503);
    expect(failed.body).not.toContain('4000');

    serveLists(1);

    expect((await app.inject('/sitemap.xml')).statusCode).toBe(200);
  });
});

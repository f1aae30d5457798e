import { CATALOGUE_PAGES, cataloguePages } from './catalogue-pages.fixture.ts';
import { documentOf, elements, meta, structuredData } from './html.fixture.ts';
import { expect, test } from './test.fixture.ts';

const MIN_DESCRIPTION_LENGTH = 20;

for (const name of CATALOGUE_PAGES) {
  test(`the document of the screen ${name} says to crawlers and to those it is shared with what it is`, async ({
    request,
    catalogue,
    site,
  }) => {
    const {
      path,
      title,
      headTitle = title,
      kinds,
      canonical = path,
      hidden,
    } = cataloguePages(catalogue)[name];
    const response = await request.get(path, { maxRedirects: 0 });
    const html = await documentOf(response);

    expect(response.status()).toBe(200);
    expect(elements(html, 'html')[0]).toMatchObject({ lang: 'fa', dir: 'rtl' });
    expect(/<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1]?.replaceAll(/[⁦-⁩]/g, '')).toContain(headTitle);
    expect(meta(html, 'description')?.length).toBeGreaterThan(MIN_DESCRIPTION_LENGTH);
    expect(elements(html, 'link').find(({ rel }) => rel === 'canonical')?.href).toBe(site.origin + canonical);
    expect(meta(html, 'robots')).toBe(hidden ? 'noindex,follow' : 'index,follow');
    expect(meta(html, 'og:title')?.replaceAll(/[⁦-⁩]/g, '')).toContain(headTitle);
    expect(meta(html, 'og:url')).toBe(site.origin + canonical);
    expect(meta(html, 'og:locale')).toBe('fa_IR');
    expect(meta(html, 'og:description')).toBe(meta(html, 'description'));
    expect(structuredData(html).map((block) => block['@type'])).toEqual(expect.arrayContaining([...kinds]));
    // The policy would block it, and the visitor would see something else than was meant.
    expect(html.match(/<[a-z][^>]*\sstyle=/gi)).toBeNull();
    expect(html).not.toMatch(/[ي٠-٩ك]/);
  });
}

/** The same screens, narrowed or put in order by the visitor. */
const NARROWED = [
  ['group', 'sort=price'],
  ['group', 'filter.verified=true'],
  ['productsOfType', 'filter.inStock=true'],
  ['productsOfCategory', 'sort=newest'],
  ['suppliersOfType', 'verified=true'],
  ['suppliersOfCategory', 'sort=rating'],
  ['baseProduct', 'sort=total&quantity=50'],
] as const;

for (const [name, query] of NARROWED) {
  test(`the screen ${name} with ${query} is followed and not indexed, and points to the whole of it`, async ({
    request,
    catalogue,
    site,
  }) => {
    const { path, canonical = path } = cataloguePages(catalogue)[name];
    const html = await documentOf(await request.get(`${path}?${query}`));

    expect(meta(html, 'robots')).toBe('noindex,follow');
    expect(elements(html, 'link').find(({ rel }) => rel === 'canonical')?.href).toBe(site.origin + canonical);
  });
}

test('a product says its price to crawlers, and a compared one the range of its prices', async ({
  request,
  catalogue,
}) => {
  const { product, compared } = catalogue;
  const [one, many] = await Promise.all(
    [product, compared].map(async ({ path }) => {
      const blocks = structuredData(await documentOf(await request.get(path)));
      return blocks.find((block) => block['@type'] === 'Product');
    }),
  );

  expect(one).toMatchObject({
    sku: product.sku,
    offers: { '@type': 'Offer', priceCurrency: 'IRR', price: expect.anything() },
  });
  expect(many).toMatchObject({
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'IRR',
      lowPrice: expect.anything(),
      highPrice: expect.anything(),
      offerCount: expect.anything(),
    },
  });
});

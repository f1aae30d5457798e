import { CATALOGUE_PAGES, cataloguePages } from './catalogue-pages.fixture.ts';
import { documentOf, elements, meta, structuredData } from './html.fixture.ts';
import { expect, test } from './test.fixture.ts';

const MIN_DESCRIPTION_LENGTH = 20;

for (const name of CATALOGUE_PAGES) {
  test(`the document of the screen ${name} describes it to crawlers and in shared links`, async ({
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
    // The policy would block a style attribute, and the visitor would see another page than intended.
    expect(html.match(/<[a-z][^>]*\sstyle=/gi)).toBeNull();
    expect(html).not.toMatch(/[ي٠-٩ك]/);
  });
}

/** The same screens, filtered or sorted by the visitor. */
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
  test(`the screen ${name} with ${query} is followed and not indexed, and its canonical address is the unfiltered screen`, async ({
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

test('the structured data of a product contain its price, and those of a compared one its range of prices', async ({
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

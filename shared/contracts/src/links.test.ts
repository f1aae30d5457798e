import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { links } from './links.ts';
import { CATEGORY_TYPES } from './product/category.contract.ts';
import { SEARCH_SCOPES } from './product/search.contract.ts';
import { profileLinks } from './profile-links.ts';

const text = fc.string({ unit: 'binary', minLength: 1 });
const id = fc.integer({ min: 1, max: 2_147_483_647 });

/** Every builder that takes text, with the text's place in the address. */
const segments: [name: string, build: (text: string) => string, prefix: string][] = [
  ['category', (slug) => links.category(7, slug), '/category/7/'],
  ['product', (slug) => links.product(7, slug), '/products/7/'],
  ['baseProduct', (slug) => links.baseProduct(7, slug), '/products/base-product/7/'],
  ['supplier', (slug) => links.supplier(7, slug), '/supplier/7/'],
  ['content', (slug) => links.content(7, slug), '/contents/7/'],
  ['contentLabel', (label) => links.contentLabel(label), '/contents/label/'],
  ['search', (key) => links.search(key), '/search/'],
];

const addresses: [name: string, build: fc.Arbitrary<string>][] = [
  ...segments.map(([name, build]): [string, fc.Arbitrary<string>] => [name, text.map(build)]),
  [
    'search with a scope',
    fc.tuple(text, fc.constantFrom(...SEARCH_SCOPES)).map(([key, scope]) => links.search(key, scope)),
  ],
  [
    'a base product with a variant',
    fc.tuple(text, text).map(([slug, code]) => links.baseProduct(7, slug, code)),
  ],
  ['comparison', fc.array(id, { maxLength: 4 }).map(links.comparison)],
  ['category of any id', fc.tuple(id, text).map(([categoryId, slug]) => links.category(categoryId, slug))],
  ['categoryType', fc.constantFrom(...CATEGORY_TYPES).map(links.categoryType)],
  ['staticPage', text.map(links.staticPage)],
  ['login', text.map((path) => links.login(path))],
  [
    'the fixed ones',
    fc.constantFrom(
      links.home(),
      links.faq(),
      links.contents(),
      links.contentType(7),
      links.profile(),
      links.favorites(),
      profileLinks.favoritesOfType('Supplier'),
      profileLinks.tradeRequests(),
      profileLinks.tradeRequestEdit(7),
      profileLinks.quoteComparison('7d0c5a3e-4b1f-4c6a-9f57-2e8a1b9c4d10'),
      profileLinks.tradeRequest(7),
      profileLinks.tradeRequestReport(7),
      profileLinks.messages(),
      profileLinks.messages(7),
      profileLinks.addresses(),
      profileLinks.notes('Content'),
      profileLinks.comments(),
      profileLinks.tradedSuppliers(),
      profileLinks.lastVisits('SupplierProduct'),
      profileLinks.personalInfo(),
      profileLinks.businessAccount(),
      links.businessRegistration(),
      links.buyerRegistration(),
      links.messageAbout('product', 7),
      links.messageAbout('supplier', 7),
      links.wallet(),
      links.login(),
    ),
  ],
];

it.each(addresses)('%s is an address of this site that a URL parser leaves as it is', (_, address) => {
  fc.assert(
    fc.property(fc.oneof(address), (path) => {
      const url = new URL(path, 'https://bazaar.example');

      expect(url.origin + url.pathname + url.search + url.hash).toBe(`https://bazaar.example${path}`);
      expect(path).toMatch(/^\/(?!\/)[A-Za-z0-9\-_.!~*'()%/?=&]*$/);
    }),
  );
});

describe.each(segments)('%s', (_, build, prefix) => {
  it('contains its text as one segment', () => {
    fc.assert(
      fc.property(text, (slug) => {
        const address = build(slug);
        const segment = address.slice(prefix.length);

        expect(address.startsWith(prefix)).toBe(true);
        expect(segment).not.toContain('/');
        expect(decodeURIComponent(segment)).toBe(/^\.\.?$/.test(slug) ? '-' : slug.toWellFormed());
      }),
      { examples: [['.'], ['..'], ['پمپ صنعتی'], ['a/b'], ['%2e%2e'], ['\ud800']] },
    );
  });
});

describe('links.staticPage', () => {
  it('keeps the slashes of a name that is a path', () => {
    expect(links.staticPage('guides/first-order')).toBe('/page/guides/first-order');
  });

  it('never leads out of `/page/`', () => {
    expect(links.staticPage('../users/login')).toBe('/page/-/users/login');
    expect(links.staticPage('//evil.example')).toBe('/page/evil.example');
  });
});

describe('links.login', () => {
  it('carries the complete address to return to', () => {
    const url = new URL(links.login('/search/a%2Fb?scope=product#x'), 'https://bazaar.example');

    expect(url.searchParams.get('redirectPath')).toBe('/search/a%2Fb?scope=product#x');
  });
});

it('links.search leaves out the default scope', () => {
  expect(links.search('پمپ', 'everywhere')).toBe(links.search('پمپ'));
  expect(links.search('a', 'content')).toBe('/search/a?scope=content');
});

import { describe, expect, expectTypeOf, it } from 'vitest';
import { fillNestedPath, fillPath, type PathValues } from './fill-path.ts';

describe('fillPath', () => {
  it('returns a pattern without parameters as its only address', () => {
    expect(fillPath('/')).toBe('/');
    expect(fillPath('/profile/wallet')).toBe('/profile/wallet');
  });

  it('fills the parameters and the star in the order of the pattern', () => {
    expect(fillPath('/products/category/:categoryId/supplier/:supplierId', 5, 3)).toBe(
      '/products/category/5/supplier/3',
    );
    expect(fillPath('/supplier/:supplierId/products/:categoryType', 5, 'Product')).toBe(
      '/supplier/5/products/Product',
    );
    expect(fillPath('/contents/:pageId/*', 7, 'a/b')).toBe('/contents/7/a%2Fb');
  });

  it('writes a value of dots alone as a dash', () => {
    expect(fillPath('/search/:key', '..')).toBe('/search/-');
  });

  it('takes the types of its values from the pattern', () => {
    expectTypeOf<PathValues<'/faq'>>().toEqualTypeOf<[]>();
    expectTypeOf<PathValues<'/page/*'>>().toEqualTypeOf<[slug: string]>();
    expectTypeOf<PathValues<'/category/:categoryId/*'>>().toEqualTypeOf<[value: number, slug: string]>();
    expectTypeOf<PathValues<'/search/:key'>>().toEqualTypeOf<[value: string]>();
    // @ts-expect-error an id is a number
    fillPath('/contents/:contentTypeId', 'seven');
  });
});

describe('fillNestedPath', () => {
  it('keeps the slashes of the path and encodes the segments between them', () => {
    expect(fillNestedPath('/page/*', 'guides/نخستین سفارش')).toBe(
      `/page/guides/${encodeURIComponent('نخستین سفارش')}`,
    );
  });

  it('removes empty segments and does not climb', () => {
    expect(fillNestedPath('/page/*', '//a/../b/')).toBe('/page/a/-/b');
  });
});

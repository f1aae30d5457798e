import { describe, expect, expectTypeOf, it } from 'vitest';
import { nestedPathBuilder, type PathValues, pathBuilder } from './path-builder.ts';

describe('pathBuilder', () => {
  it('returns a pattern without parameters as its only address', () => {
    expect(pathBuilder('/')()).toBe('/');
    expect(pathBuilder('/profile/wallet')()).toBe('/profile/wallet');
  });

  it('fills the parameters and the star in the order of the pattern', () => {
    expect(pathBuilder('/products/category/:categoryId/supplier/:supplierId')(5, 3)).toBe(
      '/products/category/5/supplier/3',
    );
    expect(pathBuilder('/supplier/:supplierId/products/:categoryType')(5, 'Product')).toBe(
      '/supplier/5/products/Product',
    );
    expect(pathBuilder('/contents/:pageId/*')(7, 'a/b')).toBe('/contents/7/a%2Fb');
  });

  it('writes a value of dots alone as a dash', () => {
    expect(pathBuilder('/search/:key')('..')).toBe('/search/-');
  });

  it('takes the types of its values from the pattern', () => {
    expectTypeOf<PathValues<'/faq'>>().toEqualTypeOf<[]>();
    expectTypeOf<PathValues<'/page/*'>>().toEqualTypeOf<[slug: string]>();
    expectTypeOf<PathValues<'/category/:categoryId/*'>>().toEqualTypeOf<[value: number, slug: string]>();
    expectTypeOf(pathBuilder('/search/:key')).parameters.toEqualTypeOf<[value: string]>();
    // @ts-expect-error an id is a number
    pathBuilder('/contents/:contentTypeId')('seven');
  });
});

describe('nestedPathBuilder', () => {
  it('keeps the slashes of the path and encodes the segments between them', () => {
    expect(nestedPathBuilder('/page/*')('guides/نخستین سفارش')).toBe(
      `/page/guides/${encodeURIComponent('نخستین سفارش')}`,
    );
  });

  it('removes empty segments and does not climb', () => {
    expect(nestedPathBuilder('/page/*')('//a/../b/')).toBe('/page/a/-/b');
  });
});

import { describe, expect, it } from 'vitest';
import { chunkOf, type LazyPart, nameChunks } from './page-chunk.ts';

/** A function as Node reads it from a declaration: the test runner would rewrite an `import()` in this file. */
const given = (text: string) => ({ toString: () => text }) as LazyPart;

describe('chunkOf', () => {
  it('names the chunk after the file that the function imports', () => {
    expect(chunkOf(given("() => import('./features/home/home-news.widget.tsx')"))).toBe('home-news');
    expect(
      chunkOf(
        given('async (host) => (await import("./features/product/product.route.tsx")).productRoute(host)'),
      ),
    ).toBe('product');
    expect(chunkOf(given("() =>\n  import(\n    './features/listing/listing.route.ts'\n  )"))).toBe(
      'listing',
    );
  });

  it.each([
    ['no import', 'async (host) => (await loadLater()).faqRoute(host)'],
    ['the import of a package', "() => import('@bazaar/ui/dialog')"],
    ['an import of a template', '() => import(`./features/home.tsx`)'],
  ])('refuses a function with %s', (_, text) => {
    expect(() => chunkOf(given(text))).toThrow(/exactly one import\('\.\/…'\) of its own; this one has 0/);
  });

  it('refuses a function with two imports, because the page would be in two chunks', () => {
    expect(() =>
      chunkOf(given("() => Promise.all([import('./a.route.tsx'), import('./b.route.tsx')])")),
    ).toThrow('this one has 2');
  });
});

describe('nameChunks', () => {
  it('gives every import of a declaration the name that `chunkOf` reads', () => {
    expect(nameChunks("page: () => import('./features/faq/faq.route.tsx'),")).toBe(
      'page: () => import(/* webpackChunkName: "faq" */ "./features/faq/faq.route.tsx"),',
    );
  });

  it('gives imports of one module one name', () => {
    const source = "[() => import('./a/list.route.tsx'), () => import('./a/list.route.tsx')]";

    expect([...nameChunks(source).matchAll(/webpackChunkName: "list"/g)]).toHaveLength(2);
  });

  it('leaves static imports and imports of packages as they are', () => {
    const source = "import type { Host } from './host.ts';\nconst load = () => import('@bazaar/ui/dialog');";

    expect(nameChunks(source)).toBe(source);
  });
});

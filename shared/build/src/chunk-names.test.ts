import { describe, expect, it } from 'vitest';
import { chunkOf, createChunkNaming, type LazyPart } from './chunk-names.ts';

/** A function as Node reads it from a declaration: the test runner would rewrite an `import()` in this file. */
const given = (text: string) => ({ toString: () => text }) as LazyPart;

const nameChunks = (source: string) => createChunkNaming()('/src/routes.ts', source);

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

describe('createChunkNaming', () => {
  it('gives every import the name that `chunkOf` reads', () => {
    expect(nameChunks("page: () => import('./features/faq/faq.route.tsx'),")).toBe(
      'page: () => import(/* webpackChunkName: "faq" */ "./features/faq/faq.route.tsx"),',
    );
  });

  it('gives imports of one module one name, wherever they stand', () => {
    const naming = createChunkNaming();

    expect(naming('/src/routes.ts', "import('./a/list.route.tsx')")).toContain('"list"');
    expect(naming('/src/b/other.ts', "import('../a/list.route.tsx')")).toContain('"list"');
  });

  it('refuses two modules whose files have one name, because they would share a chunk', () => {
    const naming = createChunkNaming();
    naming(import.meta.filename, "import('./chunk-names.ts')");

    expect(() => naming(import.meta.filename, "import('../other/chunk-names.ts')")).toThrow(
      'would both be the chunk "chunk-names"',
    );
  });

  it('lets a module that was moved keep its name', () => {
    const naming = createChunkNaming();
    naming('/src/routes.ts', "import('./old/moved.route.tsx')");

    expect(naming('/src/routes.ts', "import('./new/moved.route.tsx')")).toContain('"moved"');
  });

  it('leaves static imports, imports of packages and named chunks as they are', () => {
    const source = [
      "import type { Host } from './host.ts';",
      "const load = () => import('@bazaar/ui/dialog');",
      'const other = () => import(/* webpackChunkName: "own" */ \'./other.ts\');',
    ].join('\n');

    expect(nameChunks(source)).toBe(source);
  });
});

import { type Endpoint, encodeQuery, links, SITEMAP_PAGE_SIZE, type SitemapPart } from '@bazaar/contracts';
import { listContentSitemap, listContentSitemapParts } from '@bazaar/contracts/content';
import { listSupplierSitemap, listSupplierSitemapParts } from '@bazaar/contracts/merchant';
import { CATEGORY_TYPES, listCatalogueSitemap, listCatalogueSitemapParts } from '@bazaar/contracts/product';
import type * as z from 'zod/mini';

/** One address of the site map; `changedAt` is null when the day of the last change is unknown. */
export interface SitemapAddress {
  path: string;
  changedAt: string | null;
}

/** The records of one kind, which belong to one service. */
interface Kind {
  parts: typeof listCatalogueSitemapParts | typeof listSupplierSitemapParts | typeof listContentSitemapParts;
  records: typeof listCatalogueSitemap | typeof listSupplierSitemap | typeof listContentSitemap;
  path(id: number, slug: string): string;
}

const catalogue = { parts: listCatalogueSitemapParts, records: listCatalogueSitemap };

const content = { parts: listContentSitemapParts, records: listContentSitemap };

const KINDS: Readonly<Record<string, Kind>> = {
  products: { ...catalogue, path: links.product },
  'base-products': { ...catalogue, path: links.baseProduct },
  suppliers: { parts: listSupplierSitemapParts, records: listSupplierSitemap, path: links.supplier },
  categories: { ...catalogue, path: links.category },
  contents: { ...content, path: links.content },
  news: { ...content, path: links.content },
  videos: { ...content, path: links.video },
  advertisements: { ...content, path: links.advertisement },
};

/** Pages that exist whatever records the services have. */
const STATIC = [
  links.home(),
  links.faq(),
  links.contents(),
  links.videos(),
  links.advertisements(),
  links.needFinder(),
  ...CATEGORY_TYPES.flatMap((type) => [
    links.categoryType(type),
    links.productsOfType(type),
    links.suppliersOfType(type),
  ]),
];

/** One file that the index names. */
export interface SitemapFile {
  name: string;
  changedAt: string | null;
}

/** The site map of the services' current records. */
export interface Sitemap {
  /** Every file of the site map. @throws Error when a service does not respond. */
  files(): Promise<SitemapFile[]>;
  /** The addresses of one file, as they arrive from the database; null when there is no such file. */
  addresses(kind: string, part: number): Promise<AsyncIterable<SitemapAddress> | null>;
}

const PARTS_CACHE_MS = 60_000;

export function createSitemap(servicesOrigin: string): Sitemap {
  const partsNow = keepFor(PARTS_CACHE_MS, (kind) => readParts(servicesOrigin, kind));
  return {
    async files() {
      const kinds = await Promise.all(
        Object.keys(KINDS).map(async (kind) =>
          (await partsNow(kind)).map(({ changedAt }, index) => ({
            name: fileOf(kind, index + 1),
            changedAt,
          })),
        ),
      );
      return [...kinds.flat(), { name: fileOf('static', 1), changedAt: null }];
    },
    async addresses(kind, part) {
      if (kind === 'static') {
        return part === 1 ? staticAddresses() : null;
      }
      const known = Object.hasOwn(KINDS, kind) ? (await partsNow(kind))[part - 1] : undefined;
      return known ? recordsOf(servicesOrigin, kind, known) : null;
    },
  };
}

function fileOf(kind: string, part: number): string {
  return `sitemap-${kind}-${part}.xml`;
}

async function* staticAddresses(): AsyncGenerator<SitemapAddress> {
  yield* STATIC.map((path) => ({ path, changedAt: null }));
}

/** Fetches page by page, so that only one of them is in memory, however long the file. */
async function* recordsOf(
  origin: string,
  kind: string,
  { after: start, count }: SitemapPart,
): AsyncGenerator<SitemapAddress> {
  const { records, path } = KINDS[kind] as Kind;
  let after = start;
  for (let left = count; left > 0; ) {
    const take = Math.min(left, SITEMAP_PAGE_SIZE);
    const page = await read(origin, records, { kind, query: { after, take } });
    for (const { id, slug, changedAt } of page) {
      yield { path: path(id, slug), changedAt };
    }
    after = page.at(-1)?.id ?? after;
    // Records deleted meanwhile make the file shorter; a short page always ends the loop.
    left = page.length < take ? 0 : left - page.length;
  }
}

function readParts(origin: string, kind: string): Promise<SitemapPart[]> {
  return read(origin, (KINDS[kind] as Kind).parts, { kind });
}

async function read<E extends Endpoint>(
  origin: string,
  endpoint: E,
  { kind, query = {} }: { kind: string; query?: object },
): Promise<z.output<E['response']>> {
  const path = endpoint.path.replace(':kind', kind);
  const response = await fetch(`${origin}/${endpoint.service}${path}?${encodeQuery(query)}`, {
    signal: AbortSignal.timeout(5000),
  });
  if (!response.ok) {
    throw new Error(`${path} answered ${response.status}.`);
  }
  return endpoint.response.parse(await response.json()) as z.output<E['response']>;
}

/**
 * Concurrent requests, and those of the next `ms` milliseconds, share one result per kind; a failure is not cached.
 */
function keepFor<T>(ms: number, load: (kind: string) => Promise<T>): (kind: string) => Promise<T> {
  const kept = new Map<string, { value: Promise<T>; until: number }>();
  return (kind) => {
    const known = kept.get(kind);
    if (known && Date.now() <= known.until) {
      return known.value;
    }
    const value = load(kind);
    kept.set(kind, { value, until: Date.now() + ms });
    value.catch(() => kept.delete(kind));
    return value;
  };
}

import { type Endpoint, encodeQuery, links } from '@bazaar/contracts';
import { listPagesByContentType } from '@bazaar/contracts/content';
import { listSuppliers } from '@bazaar/contracts/merchant';
import { CATEGORY_TYPES, getCategoryMenu, listSupplierProducts } from '@bazaar/contracts/product';
import type * as z from 'zod/mini';

/** One address of the sitemap. */
export interface SitemapAddress {
  path: string;
  /** ISO day or instant of the last change; null when it is not known. */
  modifiedAt: string | null;
}

const PAGE_SIZE = 100;
/** One file may name this many addresses (sitemaps.org protocol). */
const MAX_ADDRESSES = 50_000;

/** Every public address that the services know, from their own lists. */
export async function collectAddresses(servicesOrigin: string): Promise<SitemapAddress[]> {
  const list = <E extends Endpoint>(endpoint: E, query?: unknown) => read(servicesOrigin, endpoint, query);
  const [menu, products, suppliers, pages] = await Promise.all([
    list(getCategoryMenu),
    readAll((paging) => list(listSupplierProducts, { paging })),
    readAll((paging) => list(listSuppliers, { paging })),
    readAll((paging) => list(listPagesByContentType, { paging })),
  ]);
  const plain = ['/', '/faq', links.contents(), ...CATEGORY_TYPES.map(links.categoryType)];
  const groups = menu.flatMap((type) => type.groups.flatMap((group) => [group, ...group.children]));
  return [
    ...plain.map((path) => ({ path, modifiedAt: null })),
    ...groups.map(({ id, slug }) => ({ path: links.category(id, slug), modifiedAt: null })),
    ...products.map(({ id, slug }) => ({ path: links.product(id, slug), modifiedAt: null })),
    ...suppliers.map(({ id, slug }) => ({ path: links.supplier(id, slug), modifiedAt: null })),
    ...pages.map(({ id, slug, publishedAt }) => ({ path: links.content(id, slug), modifiedAt: publishedAt })),
  ].slice(0, MAX_ADDRESSES);
}

interface Page<Item> {
  items: Item[];
  totalCount: number;
}

async function readAll<Item>(
  load: (paging: { pageNumber: number; pageSize: number }) => Promise<Page<Item>>,
): Promise<Item[]> {
  const first = await load({ pageNumber: 1, pageSize: PAGE_SIZE });
  const count = Math.ceil(Math.min(first.totalCount, MAX_ADDRESSES) / PAGE_SIZE);
  const items = [...first.items];
  for (let pageNumber = 2; pageNumber <= count; pageNumber += 1) {
    items.push(...(await load({ pageNumber, pageSize: PAGE_SIZE })).items);
  }
  return items;
}

async function read<E extends Endpoint>(
  origin: string,
  endpoint: E,
  query: unknown,
): Promise<z.output<E['response']>> {
  const response = await fetch(`${origin}/${endpoint.service}${endpoint.path}?${encodeQuery(query ?? {})}`, {
    signal: AbortSignal.timeout(5000),
  });
  if (!response.ok) {
    throw new Error(`${endpoint.path} answered ${response.status}.`);
  }
  return endpoint.response.parse(await response.json()) as z.output<E['response']>;
}

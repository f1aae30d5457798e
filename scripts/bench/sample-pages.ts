import { encodeQuery, links } from '@bazaar/contracts';
import {
  listCategoryProperties,
  listSupplierProducts,
  listTopLevelCategories,
} from '@bazaar/contracts/product';
import { CLIENT_ID, CLIENT_ID_HEADER } from '@bazaar/contracts/setting';
import { SetupProblem } from '../console.ts';

/** Pages whose first view is measured beside the same document without scripts. */
export const LOADED_PAGES = ['home', 'category', 'product', 'supplier'] as const;
export type LoadedPage = (typeof LOADED_PAGES)[number];

/** Every page of the bench. */
export const BENCH_PAGES = [...LOADED_PAGES, 'search'] as const;
export type BenchPage = (typeof BENCH_PAGES)[number];

/** Addresses of related pages of the demo data. */
export type SamplePages = Readonly<Record<BenchPage, string>>;

const TYPE = 'Product';

/**
 * Finds them in the services: the largest group that can be filtered by a number, its first item with a price, and
 * that item's supplier.
 * @throws SetupProblem when the demo data has no such group.
 */
export async function findSamplePages(servicesOrigin: string): Promise<SamplePages> {
  const read = (path: string, query: unknown) => readService(`${servicesOrigin}/product${path}`, query);
  const groups = listTopLevelCategories.response.parse(
    await read(listTopLevelCategories.path, { categoryType: TYPE }),
  );
  for (const group of groups.toSorted((a, b) => b.itemsCount - a.itemsCount)) {
    const properties = listCategoryProperties.response.parse(
      await read(listCategoryProperties.path.replace(':id', String(group.id)), {}),
    );
    const filter = { categoryType: TYPE, categoryId: group.id };
    const { items } = listSupplierProducts.response.parse(await read(listSupplierProducts.path, { filter }));
    const item = items.find(({ priceKind }) => priceKind === 'fixed');
    if (item && properties.some(({ kind, units }) => kind === 'number' && units.length > 1)) {
      return {
        home: links.home(),
        category: links.category(group.id, group.slug),
        product: links.product(item.id, item.slug),
        supplier: links.supplier(item.supplier.id, item.supplier.slug),
        search: links.search(group.title),
      };
    }
  }
  throw new SetupProblem('The demo data has no group to measure', 'Run npm run seed and try again');
}

async function readService(address: string, query: unknown): Promise<unknown> {
  const answer = await fetch(`${address}?${encodeQuery(query)}`, {
    headers: { [CLIENT_ID_HEADER]: CLIENT_ID },
  });
  if (!answer.ok) {
    throw new Error(`${address} answered ${answer.status}.`);
  }
  return answer.json();
}

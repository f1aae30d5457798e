import { encodeQuery, links } from '@bazaar/contracts';
import { listPagesByContentType } from '@bazaar/contracts/content';
import {
  type BaseProduct,
  getBaseProduct,
  listCategoryProperties,
  listSupplierProducts,
  listTopLevelCategories,
  type SupplierProductSummary,
} from '@bazaar/contracts/product';
import { CLIENT_ID, CLIENT_ID_HEADER } from '@bazaar/contracts/setting';
import { SetupProblem } from '../console.ts';

/** Pages whose first view is measured beside the same document without scripts. */
export const LOADED_PAGES = ['home', 'category', 'base product', 'product', 'supplier'] as const;
export type LoadedPage = (typeof LOADED_PAGES)[number];

/** Every page of the bench. */
export const BENCH_PAGES = [...LOADED_PAGES, 'search'] as const;
export type BenchPage = (typeof BENCH_PAGES)[number];

/** Pages that are read and watched; Lighthouse judges them too. */
export const READING_PAGES = ['article', 'questions', 'videos'] as const;
export type ReadingPage = (typeof READING_PAGES)[number];

/** Addresses of related pages of the demo data. */
export type SamplePages = Readonly<Record<BenchPage, string>>;

/** Addresses of the pages to read: the newest article, the questions, and all videos. */
export async function findReadingPages(
  servicesOrigin: string,
): Promise<Readonly<Record<ReadingPage, string>>> {
  const query = { paging: { pageNumber: 1, pageSize: 1 } };
  const { items } = listPagesByContentType.response.parse(
    await readService(`${servicesOrigin}/content${listPagesByContentType.path}`, query),
  );
  const [article] = items;
  if (article === undefined) {
    throw new SetupProblem('The demo data has no article to measure', 'Run npm run seed and try again');
  }
  return { article: links.content(article.id, article.slug), questions: links.faq(), videos: links.videos() };
}

const TYPE = 'Product';
/** Sizes that a usual base product has. */
const USUAL_SIZES = 9;

/**
 * Finds them in the services: the largest group that can be filtered by a number, its first item with a price, that
 * item's supplier, and the first base product of the group with a table of at least nine sizes.
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
    const base = await findBaseProduct(items, read);
    if (item && base && properties.some(({ kind, units }) => kind === 'number' && units.length > 1)) {
      return {
        home: links.home(),
        category: links.category(group.id, group.slug),
        'base product': links.baseProduct(base.id, base.slug),
        product: links.product(item.id, item.slug),
        supplier: links.supplier(item.supplier.id, item.supplier.slug),
        search: links.search(group.title),
      };
    }
  }
  throw new SetupProblem('The demo data has no group to measure', 'Run npm run seed and try again');
}

type Read = (path: string, query: unknown) => Promise<unknown>;

async function findBaseProduct(
  items: readonly SupplierProductSummary[],
  read: Read,
): Promise<BaseProduct | undefined> {
  for (const id of new Set(items.map(({ baseProductId }) => baseProductId))) {
    if (id !== null) {
      const base = getBaseProduct.response.parse(
        await read(getBaseProduct.path.replace(':id', String(id)), {}),
      );
      if (base.variantsCount >= USUAL_SIZES) {
        return base;
      }
    }
  }
  return undefined;
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

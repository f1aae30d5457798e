import { links } from '@bazaar/contracts';
import type { Catalogue } from './catalogue.fixture.ts';
import type { PublicPage } from './public-pages.fixture.ts';

/** One screen of the public catalogue. */
export interface CataloguePage extends PublicPage {
  /** The canonical address, if it is not the address itself. */
  readonly canonical?: string;
  /** The document's title, if it is not the heading. */
  readonly headTitle?: string;
  /** Excluded from search engines, as a visitor's own search results are. */
  readonly hidden?: true;
}

/** Screens for finding and comparing, besides `PUBLIC_PAGES`; their names are known before any data. */
export const CATALOGUE_PAGES = [
  'categoryType',
  'group',
  'categoryProperties',
  'productsOfType',
  'productsOfCategory',
  'productsOfCategoryAndSupplier',
  'baseProduct',
  'suppliersOfType',
  'suppliersOfCategory',
  'suppliersSearch',
  'supplierProducts',
  'supplierContents',
  'supplierDelegations',
  'needFinder',
  'search',
] as const;
export type CataloguePageName = (typeof CATALOGUE_PAGES)[number];

const TRAIL = 'BreadcrumbList';
const LIST = 'ItemList';
const WORD = 'پمپ';
const TYPE_TITLE = 'محصولات و مواد اولیه';

/** Addresses of those screens in the demo data, and their content. */
export function cataloguePages(catalogue: Catalogue): Readonly<Record<CataloguePageName, CataloguePage>> {
  return { ...itemPages(catalogue), ...supplierPages(catalogue), ...searchPages() };
}

function itemPages({ product, category, supplier, group, compared }: Catalogue) {
  return {
    categoryType: {
      path: links.categoryType(group.type),
      title: TYPE_TITLE,
      content: group.title,
      kinds: [TRAIL, LIST],
    },
    group: { path: group.path, title: group.title, content: group.pressure.title, kinds: [TRAIL, LIST] },
    categoryProperties: {
      path: links.categoryProperties(group.id, group.slug),
      title: group.title,
      content: group.choice.title,
      kinds: [TRAIL],
      hidden: true,
    },
    productsOfType: {
      path: links.productsOfType(group.type),
      title: TYPE_TITLE,
      content: product.title,
      kinds: [TRAIL, LIST],
    },
    productsOfCategory: {
      path: links.productsOfCategory(category.id, category.slug),
      title: category.title,
      content: product.title,
      kinds: [TRAIL, LIST],
      canonical: category.path,
    },
    productsOfCategoryAndSupplier: {
      path: links.productsOfCategoryAndSupplier(category.id, supplier.id),
      title: supplier.title,
      content: product.title,
      kinds: [TRAIL, LIST],
    },
    baseProduct: {
      path: compared.basePath,
      title: compared.title,
      content: compared.offers[0]?.variantCode ?? compared.title,
      kinds: ['Product', TRAIL],
    },
  } satisfies Partial<Record<CataloguePageName, CataloguePage>>;
}

function supplierPages({ category, supplier, product, group, representative, writer }: Catalogue) {
  return {
    suppliersOfType: {
      path: links.suppliersOfType(group.type),
      title: 'تأمین‌کنندگان',
      content: /تأمین‌کننده/,
      kinds: [TRAIL, LIST],
    },
    suppliersOfCategory: {
      path: links.suppliersOfCategory(category.id, category.slug),
      title: category.title,
      content: supplier.title,
      kinds: [TRAIL, LIST],
    },
    suppliersSearch: {
      path: links.suppliersSearch(supplier.title),
      title: supplier.title,
      content: supplier.title,
      kinds: [],
      hidden: true,
    },
    supplierProducts: {
      path: links.supplierProducts(supplier.id, 'Product'),
      title: TYPE_TITLE,
      content: product.title,
      kinds: [TRAIL, LIST],
    },
    supplierContents: {
      path: links.supplierContents(writer.id),
      title: writer.title,
      content: writer.article,
      kinds: [TRAIL],
    },
    supplierDelegations: {
      path: links.supplierDelegations(representative.id, representative.slug),
      title: representative.title,
      content: representative.principal,
      kinds: [TRAIL],
    },
  } satisfies Partial<Record<CataloguePageName, CataloguePage>>;
}

function searchPages() {
  return {
    needFinder: {
      path: links.needFinder(),
      title: 'نیازیاب',
      content: 'با قاعده کار می‌کند',
      kinds: [TRAIL],
    },
    search: {
      path: links.search(WORD),
      title: `نتیجه جست‌وجوی «${WORD}»`,
      headTitle: `جست‌وجوی ${WORD}`,
      content: WORD,
      kinds: [],
      hidden: true,
    },
  } satisfies Partial<Record<CataloguePageName, CataloguePage>>;
}

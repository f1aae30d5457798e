import * as paths from '@bazaar/contracts/paths';
import type { RouteDeclaration } from '@bazaar/host';

const PUBLIC_PAGE = { access: 'public', layout: 'main', render: 'server' } as const;

/** What a list of items reads from its query; `#` stands for a number. */
const LISTING = [
  ...['sort', 'city', 'page', 'view'],
  ...['filter.cityIds', 'filter.verified', 'filter.inStock', 'filter.priceKind'],
  ...['filter.priceMinRial', 'filter.priceMaxRial', 'filter.priceMinToman', 'filter.priceMaxToman'],
  ...['propertyId', 'value', 'maxValue', 'measurementUnitId', 'values'].map(
    (name) => `filter.properties[#].${name}`,
  ),
];

/** Every address that this remote owns. */
export const routes: readonly RouteDeclaration[] = [
  {
    pattern: paths.categoryType,
    ...PUBLIC_PAGE,
    query: [],
    page: async (host) =>
      (await import('./features/category-type/category-type.route.tsx')).categoryTypeRoute(host),
  },
  {
    pattern: paths.category,
    ...PUBLIC_PAGE,
    query: LISTING,
    page: async (host) => (await import('./features/category/category.route.tsx')).categoryRoute(host),
  },
  {
    pattern: paths.categoryProperties,
    ...PUBLIC_PAGE,
    query: LISTING,
    page: async (host) => (await import('./features/listing/listing.route.ts')).categoryPropertiesRoute(host),
  },
  {
    pattern: paths.productsOfType,
    ...PUBLIC_PAGE,
    query: LISTING,
    page: async (host) => (await import('./features/listing/listing.route.ts')).typeProductsRoute(host),
  },
  {
    pattern: paths.productsOfCategory,
    ...PUBLIC_PAGE,
    query: LISTING,
    page: async (host) => (await import('./features/listing/listing.route.ts')).categoryProductsRoute(host),
  },
  {
    pattern: paths.productsOfCategoryAndSupplier,
    ...PUBLIC_PAGE,
    query: LISTING,
    page: async (host) => (await import('./features/listing/listing.route.ts')).supplierProductsRoute(host),
  },
  {
    pattern: paths.search,
    ...PUBLIC_PAGE,
    query: ['scope', 'sort', 'type', 'category', 'city', 'page'],
    page: async (host) => (await import('./features/search/search.route.tsx')).searchRoute(host),
  },
  {
    pattern: paths.needFinder,
    ...PUBLIC_PAGE,
    query: ['q'],
    page: async (host) =>
      (await import('./features/need-finder/need-finder.route.tsx')).needFinderRoute(host),
  },
  {
    pattern: '/ai',
    ...PUBLIC_PAGE,
    query: ['q'],
    page: async () => (await import('./features/need-finder/need-finder.route.tsx')).needFinderRedirect(),
  },
];

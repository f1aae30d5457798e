import * as paths from '@bazaar/contracts/paths';
import type { RouteDeclaration } from '@bazaar/host';

const PUBLIC_PAGE = { access: 'public', layout: 'main', render: 'server' } as const;

/** Every address that this remote owns. */
export const routes: readonly RouteDeclaration[] = [
  {
    pattern: paths.categoryType,
    ...PUBLIC_PAGE,
    page: async (host) =>
      (await import('./features/category-type/category-type.route.tsx')).categoryTypeRoute(host),
  },
  {
    pattern: paths.category,
    ...PUBLIC_PAGE,
    page: async (host) => (await import('./features/category/category.route.tsx')).categoryRoute(host),
  },
  {
    pattern: paths.categoryProperties,
    ...PUBLIC_PAGE,
    page: async (host) => (await import('./features/listing/listing.route.ts')).categoryPropertiesRoute(host),
  },
  {
    pattern: paths.productsOfType,
    ...PUBLIC_PAGE,
    page: async (host) => (await import('./features/listing/listing.route.ts')).typeProductsRoute(host),
  },
  {
    pattern: paths.productsOfCategory,
    ...PUBLIC_PAGE,
    page: async (host) => (await import('./features/listing/listing.route.ts')).categoryProductsRoute(host),
  },
  {
    pattern: paths.productsOfCategoryAndSupplier,
    ...PUBLIC_PAGE,
    page: async (host) => (await import('./features/listing/listing.route.ts')).supplierProductsRoute(host),
  },
  {
    pattern: paths.search,
    ...PUBLIC_PAGE,
    page: async (host) => (await import('./features/search/search.route.tsx')).searchRoute(host),
  },
  {
    pattern: paths.needFinder,
    ...PUBLIC_PAGE,
    page: async (host) =>
      (await import('./features/need-finder/need-finder.route.tsx')).needFinderRoute(host),
  },
  {
    pattern: '/ai',
    ...PUBLIC_PAGE,
    page: async () => (await import('./features/need-finder/need-finder.route.tsx')).needFinderRedirect(),
  },
];

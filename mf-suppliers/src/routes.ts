import * as paths from '@bazaar/contracts/paths';
import type { RouteDeclaration } from '@bazaar/host';

const PUBLIC_PAGE = { access: 'public', layout: 'main', render: 'server' } as const;

/** What a list of suppliers reads from its query. */
const SUPPLIER_LIST = [
  ...['provinceIds', 'cityIds', 'activityKinds', 'certificate', 'verified', 'hasCatalog'],
  ...['sort', 'near', 'page', 'shortlist'],
];

/** What the page of a base product reads from its query; `#` is the number of a property of its sizes. */
const BASE_PRODUCT = [
  ...['quantity', 'unit', 'order', 'in', 'all', 'v', 'p#', 'p#from', 'p#to'],
  ...['sort', 'dir', 'verified', 'priced', 'city', 'compare'],
];

/** Every address that this remote owns. */
export const routes: readonly RouteDeclaration[] = [
  {
    pattern: paths.product,
    ...PUBLIC_PAGE,
    query: ['quantity'],
    page: async (host) => (await import('./features/product/product.route.tsx')).productRoute(host),
  },
  {
    pattern: paths.comparison,
    ...PUBLIC_PAGE,
    query: ['ids'],
    page: async (host) => (await import('./features/comparison/comparison.route.tsx')).comparisonRoute(host),
  },
  {
    pattern: paths.suppliersSearch,
    ...PUBLIC_PAGE,
    query: SUPPLIER_LIST,
    page: async (host) =>
      (await import('./features/supplier-list/supplier-list.route.tsx')).suppliersSearchRoute(host),
  },
  {
    pattern: paths.businessRegistration,
    ...PUBLIC_PAGE,
    query: [],
    page: async () =>
      (await import('./features/business-registration/registration.route.tsx')).registrationRoute(),
  },
  {
    pattern: paths.suppliersOfType,
    ...PUBLIC_PAGE,
    query: SUPPLIER_LIST,
    page: async (host) =>
      (await import('./features/supplier-list/supplier-list.route.tsx')).suppliersOfTypeRoute(host),
  },
  {
    pattern: paths.suppliersOfCategory,
    ...PUBLIC_PAGE,
    query: SUPPLIER_LIST,
    page: async (host) =>
      (await import('./features/supplier-list/supplier-list.route.tsx')).suppliersOfCategoryRoute(host),
  },
  {
    pattern: paths.supplierProducts,
    ...PUBLIC_PAGE,
    query: ['category', 'term', 'sort', 'page'],
    page: async (host) =>
      (await import('./features/supplier-catalog/supplier-catalog.route.tsx')).supplierCatalogRoute(host),
  },
  {
    pattern: paths.supplierContents,
    ...PUBLIC_PAGE,
    query: ['type', 'page'],
    page: async (host) =>
      (await import('./features/supplier-content/supplier-content.route.tsx')).supplierContentRoute(host),
  },
  {
    pattern: paths.supplierDelegations,
    ...PUBLIC_PAGE,
    query: ['status', 'page'],
    page: async (host) => (await import('./features/delegation/delegation.route.tsx')).delegationRoute(host),
  },
  {
    pattern: paths.baseProduct,
    ...PUBLIC_PAGE,
    query: BASE_PRODUCT,
    page: async (host) =>
      (await import('./features/base-product/base-product.route.tsx')).baseProductRoute(host),
  },
  {
    pattern: paths.supplier,
    ...PUBLIC_PAGE,
    query: [],
    page: async (host) => (await import('./features/supplier/supplier.route.tsx')).supplierRoute(host),
  },
];

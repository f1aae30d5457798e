import { PAGE_STALE_MS } from '@bazaar/api/stale-times';
import {
  getSupplierFacets,
  listSaleCities,
  listSuppliers,
  type SupplierId,
} from '@bazaar/contracts/merchant';
import {
  type CategoryId,
  getActiveCategory,
  getCategoryBreadcrumb,
  listCategorySuppliersWithCatalog,
  listSupplierSamples,
} from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { type ListPlace, placeFilter } from './list-place.ts';
import { type SupplierChoice, type SupplierListView, supplierListAddress } from './supplier-list.address.ts';
import { filterOf } from './supplier-list.rules.ts';

const MAX_AT_ONCE = 100;

export const listKeys = {
  all: ['suppliers', 'list'] as const,
  list: (place: ListPlace, view: SupplierListView) => [...listKeys.all, 'page', place, view] as const,
  facets: (place: ListPlace, choice: SupplierChoice) =>
    [...listKeys.all, 'facets', place, supplierListAddress.write({ choice })] as const,
  category: (id: CategoryId) => [...listKeys.all, 'category', id] as const,
  breadcrumb: (id: CategoryId) => [...listKeys.all, 'breadcrumb', id] as const,
  samples: (ids: readonly SupplierId[]) => [...listKeys.all, 'samples', ids] as const,
  categorySamples: (id: CategoryId) => [...listKeys.all, 'category-samples', id] as const,
  cities: () => [...listKeys.all, 'cities'] as const,
};

/** Queries of the lists of suppliers. */
export function listQueries(api: Host['api']) {
  return {
    list: (place: ListPlace, view: SupplierListView) =>
      queryOptions({
        queryKey: listKeys.list(place, view),
        queryFn: ({ signal }) => api.call(listSuppliers, { query: pageQuery(place, view), signal }),
        staleTime: PAGE_STALE_MS,
      }),
    facets: (place: ListPlace, choice: SupplierChoice) =>
      queryOptions({
        queryKey: listKeys.facets(place, choice),
        queryFn: ({ signal }) => {
          const query = { filter: { ...placeFilter(place), ...filterOf(choice) } };
          return api.call(getSupplierFacets, { query, signal });
        },
        staleTime: PAGE_STALE_MS,
      }),
    ...categoryQueries(api),
    /** Three items of each of the given suppliers, of any category. */
    samples: (ids: readonly SupplierId[]) =>
      queryOptions({
        queryKey: listKeys.samples(ids),
        queryFn: ({ signal }) => api.call(listSupplierSamples, { query: { supplierIds: [...ids] }, signal }),
        staleTime: PAGE_STALE_MS,
      }),
    /** The cities for sorting by distance: those in which suppliers are located. */
    cities: () =>
      queryOptions({
        queryKey: listKeys.cities(),
        queryFn: async ({ signal }) => {
          const query = { paging: { pageSize: MAX_AT_ONCE } };
          return (await api.call(listSaleCities, { query, signal })).items;
        },
        staleTime: PAGE_STALE_MS,
      }),
  };
}

function categoryQueries(api: Host['api']) {
  return {
    category: (id: CategoryId) =>
      queryOptions({
        queryKey: listKeys.category(id),
        queryFn: ({ signal }) => api.call(getActiveCategory, { params: { id }, signal }),
        staleTime: PAGE_STALE_MS,
      }),
    breadcrumb: (id: CategoryId) =>
      queryOptions({
        queryKey: listKeys.breadcrumb(id),
        queryFn: ({ signal }) => api.call(getCategoryBreadcrumb, { params: { id }, signal }),
        staleTime: PAGE_STALE_MS,
      }),
    /** Three items of each supplier in a category, for the suppliers with the most items. */
    categorySamples: (id: CategoryId) =>
      queryOptions({
        queryKey: listKeys.categorySamples(id),
        queryFn: async ({ signal }) => {
          const query = { paging: { pageSize: MAX_AT_ONCE } };
          const { items } = await api.call(listCategorySuppliersWithCatalog, {
            params: { id },
            query,
            signal,
          });
          return items.map(({ supplier, sampleProducts }) => ({
            supplierId: supplier.id,
            products: sampleProducts,
          }));
        },
        staleTime: PAGE_STALE_MS,
      }),
  };
}

function pageQuery(place: ListPlace, { choice, sort, near, page }: SupplierListView) {
  const filter = { ...placeFilter(place), ...filterOf(choice) };
  const paging = { pageNumber: page };
  if (sort === 'nearest') {
    // Without a city there is no distance: the usual order applies until one is chosen.
    return { filter, paging, ...(near !== null && { sort: { field: sort, nearCityId: near } }) };
  }
  return { filter, paging, sort: { field: sort } };
}

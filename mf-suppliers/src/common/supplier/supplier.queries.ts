import { PAGE_STALE_MS } from '@bazaar/api/stale-times';
import { type ContentTypeId, listPublicContents } from '@bazaar/contracts/content';
import {
  type DelegationStatus,
  getSupplier,
  listMerchantDelegations,
  type SupplierId,
} from '@bazaar/contracts/merchant';
import {
  type CategoryId,
  type CategoryType,
  listSupplierProducts,
  type PRODUCT_SORTS,
} from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

interface PageView {
  page: number;
  pageSize: number;
}

/** Which of a supplier's items are shown, and in what order. */
export interface CatalogView extends PageView {
  categoryType?: CategoryType | undefined;
  categoryId?: CategoryId | undefined;
  sort?: (typeof PRODUCT_SORTS)[number] | undefined;
}

export interface DelegationView extends PageView {
  status?: DelegationStatus | undefined;
}

export interface ContentView extends PageView {
  contentTypeId?: ContentTypeId | undefined;
}

export const supplierKeys = {
  all: ['suppliers', 'supplier'] as const,
  detail: (id: SupplierId) => [...supplierKeys.all, 'detail', id] as const,
  catalog: (id: SupplierId, view: CatalogView) => [...supplierKeys.all, 'catalog', id, view] as const,
  delegations: (id: SupplierId, view: DelegationView) =>
    [...supplierKeys.all, 'delegations', id, view] as const,
  contents: (id: SupplierId, view: ContentView) => [...supplierKeys.all, 'contents', id, view] as const,
};

/** Queries of everything that belongs to one supplier. */
export function supplierQueries(api: Host['api']) {
  return {
    detail: (id: SupplierId) =>
      queryOptions({
        queryKey: supplierKeys.detail(id),
        queryFn: ({ signal }) => api.call(getSupplier, { params: { id }, signal }),
        staleTime: PAGE_STALE_MS,
      }),
    catalog: (id: SupplierId, view: CatalogView) =>
      queryOptions({
        queryKey: supplierKeys.catalog(id, view),
        queryFn: ({ signal }) => {
          const { categoryType, categoryId, sort = 'relevance' } = view;
          const query = {
            filter: { supplierId: id, categoryType, categoryId },
            sort: { field: sort },
            paging: pagingOf(view),
          };
          return api.call(listSupplierProducts, { query, signal });
        },
        staleTime: PAGE_STALE_MS,
      }),
    delegations: (id: SupplierId, view: DelegationView) =>
      queryOptions({
        queryKey: supplierKeys.delegations(id, view),
        queryFn: ({ signal }) => {
          const query = { filter: { supplierId: id, status: view.status }, paging: pagingOf(view) };
          return api.call(listMerchantDelegations, { query, signal });
        },
        staleTime: PAGE_STALE_MS,
      }),
    contents: (id: SupplierId, view: ContentView) =>
      queryOptions({
        queryKey: supplierKeys.contents(id, view),
        queryFn: ({ signal }) => {
          const query = {
            filter: { supplierId: id, contentTypeId: view.contentTypeId },
            paging: pagingOf(view),
          };
          return api.call(listPublicContents, { query, signal });
        },
        staleTime: PAGE_STALE_MS,
      }),
  };
}

function pagingOf({ page, pageSize }: PageView) {
  return { pageNumber: page, pageSize };
}

import { getSupplier, type SupplierId } from '@bazaar/contracts/merchant';
import { listSupplierProducts } from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

const FIVE_MINUTES_MS = 5 * 60 * 1000;

/** Four rows of three cards. */
export const SUPPLIER_PAGE_SIZE = 12;

export const supplierKeys = {
  all: ['suppliers', 'supplier'] as const,
  detail: (id: SupplierId) => [...supplierKeys.all, 'detail', id] as const,
  products: (id: SupplierId, page: number) => [...supplierKeys.all, 'products', id, page] as const,
};

/** Queries of the supplier page. */
export function supplierQueries(api: Host['api']) {
  return {
    detail: (id: SupplierId) =>
      queryOptions({
        queryKey: supplierKeys.detail(id),
        queryFn: ({ signal }) => api.call(getSupplier, { params: { id }, signal }),
        staleTime: FIVE_MINUTES_MS,
      }),
    products: (id: SupplierId, page: number) =>
      queryOptions({
        queryKey: supplierKeys.products(id, page),
        queryFn: ({ signal }) =>
          api.call(listSupplierProducts, {
            query: { filter: { supplierId: id }, paging: { pageNumber: page, pageSize: SUPPLIER_PAGE_SIZE } },
            signal,
          }),
        staleTime: FIVE_MINUTES_MS,
      }),
  };
}

import { PAGE_STALE_MS } from '@bazaar/api/stale-times';
import {
  type BaseProductId,
  getPriceHistory,
  listOffersByProduct,
  type VariantCode,
} from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

/** A size of a base product. */
export interface SizeKey {
  baseProductId: BaseProductId;
  variantCode: VariantCode;
}

export const chosenSizeKeys = {
  all: ['suppliers', 'chosen-size'] as const,
  offers: (size: SizeKey) => [...chosenSizeKeys.all, 'offers', size] as const,
  history: (size: SizeKey) => [...chosenSizeKeys.all, 'history', size] as const,
};

/** Queries of one chosen size. Its offers are calculated for a quantity by the page. */
export function chosenSizeQueries(api: Host['api']) {
  return {
    offers: (size: SizeKey) =>
      queryOptions({
        queryKey: chosenSizeKeys.offers(size),
        queryFn: ({ signal }) => api.call(listOffersByProduct, { query: size, signal }),
        staleTime: PAGE_STALE_MS,
      }),
    history: (size: SizeKey) =>
      queryOptions({
        queryKey: chosenSizeKeys.history(size),
        queryFn: ({ signal }) =>
          api.call(getPriceHistory, {
            params: { id: size.baseProductId },
            query: { variantCode: size.variantCode, interval: 'weekly', months: 12 },
            signal,
          }),
        staleTime: PAGE_STALE_MS,
      }),
  };
}

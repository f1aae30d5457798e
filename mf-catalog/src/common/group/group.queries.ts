import { STRUCTURE_STALE_MS } from '@bazaar/api/stale-times';
import { type CategoryType, listTopLevelCategories } from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

/** The first segment is the remote's name, so two remotes never share a key by accident. */
export const groupKeys = {
  all: ['catalog', 'group'] as const,
  ofType: (categoryType: CategoryType | undefined) => [...groupKeys.all, categoryType ?? 'every'] as const,
};

/** Groups (first-level categories) of one type, or of all. */
export function groupQuery(api: Host['api'], categoryType?: CategoryType) {
  return queryOptions({
    queryKey: groupKeys.ofType(categoryType),
    queryFn: ({ signal }) =>
      api.call(listTopLevelCategories, { query: categoryType ? { categoryType } : {}, signal }),
    staleTime: STRUCTURE_STALE_MS,
  });
}

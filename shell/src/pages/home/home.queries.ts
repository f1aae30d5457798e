import type { ApiClient } from '@bazaar/api';
import { PAGE_STALE_MS } from '@bazaar/api/stale-times';
import { type CategoryMenuType, getCategoryMenu, getItemsCount } from '@bazaar/contracts/product';
import { queryOptions } from '@tanstack/react-query';
import { type AssemblyCategory, findAssemblyCategories } from './assembly.rules.ts';

export function homeQueries(api: ApiClient) {
  return {
    itemsCount: () =>
      queryOptions({
        queryKey: ['shell', 'home', 'items-count'] as const,
        queryFn: ({ signal }) => api.call(getItemsCount, { signal }),
        staleTime: PAGE_STALE_MS,
      }),
    /** The categories of the drawing's parts: seven entries of the menu, so that the document stays small. */
    assembly: () =>
      queryOptions({
        queryKey: ['shell', 'home', 'assembly'] as const,
        queryFn: async ({ signal }): Promise<AssemblyCategory[]> => {
          const menu: CategoryMenuType[] = await api.call(getCategoryMenu, { signal });
          return findAssemblyCategories(menu);
        },
        staleTime: PAGE_STALE_MS,
      }),
  };
}

import type { ApiClient } from '@bazaar/api';
import { REFERENCE_STALE_MS } from '@bazaar/api/stale-times';
import { getWebsiteMenus } from '@bazaar/contracts/content';
import { getCategoryMenu } from '@bazaar/contracts/product';
import { queryOptions } from '@tanstack/react-query';

export const layoutKeys = {
  footerMenus: ['shell', 'menus', 'footer'] as const,
  categoryMenu: ['shell', 'category-menu'] as const,
};

export function layoutQueries(api: ApiClient) {
  return {
    footerMenus: () =>
      queryOptions({
        queryKey: layoutKeys.footerMenus,
        queryFn: ({ signal }) => api.call(getWebsiteMenus, { query: { place: 'footer' }, signal }),
        staleTime: REFERENCE_STALE_MS,
      }),
    /** Some 360 titles: fetched in the browser on the first intent, never sent with a document. */
    categoryMenu: () =>
      queryOptions({
        queryKey: layoutKeys.categoryMenu,
        queryFn: ({ signal }) => api.call(getCategoryMenu, { signal }),
        staleTime: REFERENCE_STALE_MS,
      }),
  };
}

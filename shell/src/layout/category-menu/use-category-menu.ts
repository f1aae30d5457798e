import { useHost } from '@bazaar/host';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { layoutQueries } from '../layout.queries.ts';

/** The whole category menu; fetched when first shown, or preloaded before. */
export function useCategoryMenu() {
  return useQuery(layoutQueries(useHost().api).categoryMenu());
}

/** Starts fetching the menu's code and data together, on the first sign of intent. */
export function useWarmMenu(loadCode: () => Promise<unknown>): () => void {
  const { api, queryClient } = useHost();
  return useCallback(() => {
    // What fails here is requested again when the menu opens, which then shows the error.
    loadCode().catch(() => undefined);
    void queryClient.prefetchQuery(layoutQueries(api).categoryMenu());
  }, [api, queryClient, loadCode]);
}

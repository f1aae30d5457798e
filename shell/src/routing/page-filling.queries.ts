import type { QueryClient } from '@tanstack/react-query';
import type { UsedRouter } from './late-router.ts';

type FollowedRouter = Pick<UsedRouter, 'revalidate'>;

/**
 * Runs the loaders of a page that the server left to the browser. It is a query, so that the page counts as data on their
 * way: what waits for an idle page must not share the line with its code.
 */
export async function fillPage(queryClient: QueryClient, router: FollowedRouter): Promise<void> {
  await queryClient.fetchQuery({
    queryKey: ['shell', 'page-filling'] as const,
    queryFn: async () => {
      await router.revalidate();
      return true;
    },
    gcTime: 0,
  });
}

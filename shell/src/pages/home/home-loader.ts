import type { Host } from '@bazaar/host';
import { homeQueries } from './home.queries.ts';

/** `/`: fetches what the first view shows. A figure or a label that cannot be fetched never fails the page. */
export async function homeLoader(host: Host): Promise<null> {
  const queries = homeQueries(host.api);
  await Promise.allSettled([
    host.queryClient.ensureQueryData(queries.itemsCount()),
    host.queryClient.ensureQueryData(queries.assembly()),
  ]);
  return null;
}

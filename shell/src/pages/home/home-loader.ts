import type { Host } from '@bazaar/host';
import { settledWithin } from '../../routing/settled-within.ts';
import { homeQueries } from './home.queries.ts';

/** The sections of the page have as long again, and its frame is sent within a second. */
const TIMEOUT_MS = 400;

/** `/`: fetches what the first view shows. A figure or a label that is missing or late never fails the page. */
export async function homeLoader(host: Host): Promise<null> {
  const queries = homeQueries(host.api);
  await settledWithin(TIMEOUT_MS, [
    host.queryClient.ensureQueryData(queries.itemsCount()),
    host.queryClient.ensureQueryData(queries.assembly()),
  ]);
  return null;
}

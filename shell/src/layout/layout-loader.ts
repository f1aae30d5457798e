import type { Host } from '@bazaar/host';
import { settledWithin } from '../routing/settled-within.ts';
import { layoutQueries } from './layout.queries.ts';

/** The page does not wait longer for the footer's menus. */
const TIMEOUT_MS = 400;

/** Fetches what the layout shows in the server's HTML. A failed or late footer request never fails the page. */
export async function layoutLoader(host: Host): Promise<null> {
  await settledWithin(TIMEOUT_MS, [host.queryClient.ensureQueryData(layoutQueries(host.api).footerMenus())]);
  return null;
}

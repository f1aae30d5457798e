import type { Host } from '@bazaar/host';
import { layoutQueries } from './layout.queries.ts';

/** The page does not wait longer for the footer's menus. */
const TIMEOUT_MS = 400;

/** Fetches what the layout shows in the server's HTML. A failed or late footer request never fails the page. */
export async function layoutLoader(host: Host): Promise<null> {
  const { promise: timeout, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, TIMEOUT_MS);
  const menus = host.queryClient.ensureQueryData(layoutQueries(host.api).footerMenus());
  await Promise.race([menus.catch(() => undefined), timeout]);
  clearTimeout(timer);
  return null;
}

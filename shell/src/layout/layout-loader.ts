import type { Host } from '@bazaar/host';
import { layoutQueries } from './layout.queries.ts';

/** Fetches what the layout shows in the server's HTML. A failed footer request never fails the page. */
export async function layoutLoader(host: Host): Promise<null> {
  await host.queryClient.ensureQueryData(layoutQueries(host.api).footerMenus()).catch(() => undefined);
  return null;
}

import type { Host } from '@bazaar/host';
import { layoutQueries } from './layout.queries.ts';

/** Warms what the layout shows in the server's HTML. A page never fails because its footer could not be filled. */
export async function layoutLoader(host: Host): Promise<null> {
  await host.queryClient.ensureQueryData(layoutQueries(host.api).footerMenus()).catch(() => undefined);
  return null;
}

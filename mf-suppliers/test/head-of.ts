import type { Head, Host } from '@bazaar/host';
import type { DataRouter } from 'react-router';
import remote from '../src/remote.ts';

/** The head that the page just rendered gives to the shell. */
export async function headOf({
  host,
  router,
}: {
  host: Host;
  router: DataRouter;
}): Promise<Head | undefined> {
  const match = router.state.matches.at(-1);
  const route = remote.routes(host).find(({ id }) => id === match?.route.id);
  const { handle } = (await route?.load()) ?? {};
  return handle?.head?.(router.state.loaderData[match?.route.id ?? ''], {
    params: match?.params ?? {},
    queryClient: host.queryClient,
    config: host.config,
    origin: 'https://bazaar.example',
  });
}

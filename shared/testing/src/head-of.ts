import type { Head, Remote } from '@bazaar/host';
import type { RenderedPage } from './render-at.tsx';

/** The head that the rendered page provides to the shell. */
export async function headOf(
  remote: Remote,
  { host, router }: Pick<RenderedPage, 'host' | 'router'>,
): Promise<Head | undefined> {
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

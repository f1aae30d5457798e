/*
 * The same screens as one plain application: one build, code split by route, rendered in the browser only, no
 * federation. The difference to it is the cost of the platform.
 */
import '@bazaar/ui/base';
import type { RemoteName } from '@bazaar/contracts/platform';
import type { Remote } from '@bazaar/host';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import catalogConfig from '../../../mf-catalog/remote.config.ts';
import contentConfig from '../../../mf-content/remote.config.ts';
import profileConfig from '../../../mf-profile/remote.config.ts';
import suppliersConfig from '../../../mf-suppliers/remote.config.ts';
import walletConfig from '../../../mf-wallet/remote.config.ts';
import { App } from '../../../shell/src/app.tsx';
import type { BootData, RemoteBoot } from '../../../shell/src/boot/boot-data.ts';
import { createBrowserBus, createBrowserHost } from '../../../shell/src/boot/browser-host.ts';
import { createReloadBlockers } from '../../../shell/src/boot/holds.ts';
import { LoadedRemote } from '../../../shell/src/remotes/loaded-remote.ts';
import type { RemoteRegistry } from '../../../shell/src/remotes/remote-registry.ts';
import { inBrowser } from '../../../shell/src/routing/remote-route.tsx';
import { createRoutes } from '../../../shell/src/routing/route-table.tsx';
import { RouterLink } from '../../../shell/src/routing/router-link.tsx';
import { createBrowserSession } from '../../../shell/src/session/browser-session.ts';

const entries: Readonly<Record<RemoteName, () => Promise<{ default: Remote }>>> = {
  'mf-catalog': () => import('../../../mf-catalog/src/remote.ts'),
  'mf-content': () => import('../../../mf-content/src/remote.ts'),
  'mf-suppliers': () => import('../../../mf-suppliers/src/remote.ts'),
  'mf-profile': () => import('../../../mf-profile/src/remote.ts'),
  'mf-wallet': () => import('../../../mf-wallet/src/remote.ts'),
};

const none = { version: '0.0.0', container: '', base: '', entry: '', integrity: '' };
const remotes: RemoteBoot[] = [
  catalogConfig,
  contentConfig,
  suppliersConfig,
  profileConfig,
  walletConfig,
].map(({ name, routes, slots }) => ({ name, routes, slots, current: none, previous: null }));

await start();

async function start(): Promise<void> {
  const config = await (
    await fetch('/api/setting/api/v1/settings', { headers: { 'client-id': 'bazaar-web-stage' } })
  ).json();
  const boot = { config, composition: { id: 'plain', remotes } } as unknown as BootData;
  const bus = createBrowserBus(() => undefined);
  const session = createBrowserSession(bus);
  const host = createBrowserHost({
    boot,
    bus,
    session,
    holds: createReloadBlockers(),
    navigate: (path) => void router.navigate(path),
  });
  const registry = createDirectRegistry(host);
  const router = createBrowserRouter(createRoutes(boot.composition, inBrowser({ host, registry })));
  createRoot(document.getElementById('root') as HTMLElement).render(
    <App host={host} registry={registry} composition={boot.composition} link={RouterLink}>
      <RouterProvider router={router} />
    </App>,
  );
  session.start();
}

function createDirectRegistry(host: Parameters<Remote['routes']>[0]): RemoteRegistry {
  const loaded = new Map<string, LoadedRemote>();
  const open = async (name: string) => {
    const remote =
      loaded.get(name) ?? new LoadedRemote((await entries[name as RemoteName]()).default, '0.0.0', host);
    loaded.set(name, remote);
    return remote;
  };
  return {
    peek: (name) => loaded.get(name) ?? null,
    load: async (name, use) => use(await open(name)),
    fallBack: async () => false,
    noteFault: () => undefined,
    report: (error) => console.error(error),
    subscribe: () => () => undefined,
    generation: () => 0,
  };
}

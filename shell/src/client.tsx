import '@bazaar/ui/base';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { App } from './app.tsx';
import { createBrowserBus, createBrowserHost } from './boot/browser-host.ts';
import { fetchLaterFiles } from './boot/fetch-later-files.ts';
import { createReloadBlockers } from './boot/holds.ts';
import { adoptQueries, readBootData } from './boot/read-boot-data.ts';
import { createBrowserRegistry } from './remotes/browser-registry.ts';
import { createFederation } from './remotes/federation.ts';
import { report, setReportContext, watchUncaughtErrors } from './reporting/report.ts';
import { followHead } from './routing/follow-head.ts';
import { resolveLazyRoutes } from './routing/resolve-lazy-routes.ts';
import { createRoutes } from './routing/route-table.tsx';
import { setRouteTable } from './routing/route-table-ref.ts';
import { createBrowserSession } from './session/browser-session.ts';
import { watchBuilds } from './updates/build-watch.ts';
import { reloadOnStaleNavigation } from './updates/stale-navigation.ts';
import { removeStoredNotice } from './updates/stored-notice.ts';

// Not awaited here: a module that waits at its top level brings the bundler's runtime for such modules, 1.2 kB.
void start();

async function start(): Promise<void> {
  const boot = readBootData();
  setReportContext(boot.composition.id);
  watchUncaughtErrors();
  const bus = createBrowserBus();
  const holds = createReloadBlockers();
  const session = createBrowserSession(bus);
  const host = createBrowserHost({
    boot,
    bus,
    session,
    holds,
    navigate: (path) => void router.navigate(path),
  });
  adoptQueries(host.queryClient, boot);
  const registry = createBrowserRegistry({
    remotes: boot.composition.remotes,
    federation: createFederation(),
    host,
    report: (error, remote, version) => report({ kind: 'remote', error, remote, version }),
  });
  const routes = createRoutes(boot.composition, { host, registry, side: 'browser' });
  setRouteTable(routes);
  await resolveLazyRoutes(routes);
  const { matched, mode } = boot;
  if (matched && mode === 'server') {
    // Hydration must find the page's module in memory; when it cannot be loaded, the region shows the error.
    await registry.load(matched.remote, (remote) => remote.loadRoute(matched.pattern)).catch(() => undefined);
  }
  const router = createBrowserRouter(routes, { hydrationData: boot.hydration });
  reloadOnStaleNavigation(router, watchBuilds({ currentId: boot.composition.id, holds }));
  followHead(router, host);
  removeStoredNotice(router);
  startTransition(() => {
    const root = document.getElementById('root') as HTMLElement;
    const app = (
      <App host={host} registry={registry} composition={boot.composition}>
        <HydratedRouter router={router} onHydrated={fillPage} />
      </App>
    );
    const options = { onRecoverableError: (error: unknown) => report({ kind: 'hydration', error }) };
    if (root.dataset.frame === undefined) {
      hydrateRoot(root, app, options);
    } else {
      // The frame of a route was made for another of its addresses, so it is replaced.
      createRoot(root, options).render(app);
    }
  });
  session.start();

  function fillPage() {
    fetchLaterFiles();
    if (mode === 'client') {
      void router.revalidate();
    }
  }
}

interface HydratedRouterProps {
  router: ReturnType<typeof createBrowserRouter>;
  onHydrated: () => void;
}

/**
 * What the server left to the browser is rendered, and may redirect, only after the document was hydrated unchanged.
 */
function HydratedRouter({ router, onHydrated }: HydratedRouterProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(onHydrated, []);
  return <RouterProvider router={router} />;
}

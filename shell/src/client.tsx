import '@bazaar/ui/base';
import './layout/public-demo.css';
import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { App } from './app.tsx';
import type { BootData } from './boot/boot-data.ts';
import { createBrowserBus, createBrowserHost } from './boot/browser-host.ts';
import { fetchLaterFiles } from './boot/fetch-later-files.ts';
import { createReloadBlockers } from './boot/holds.ts';
import { adoptQueries, readBootData } from './boot/read-boot-data.ts';
import { onShellFault, shellFile } from './parts/shell-file.ts';
import { createBrowserRegistry } from './remotes/browser-registry.ts';
import { failedVersions } from './remotes/failed-versions.store.ts';
import { createFederation } from './remotes/federation.ts';
import type { RemoteRegistry } from './remotes/remote-registry.ts';
import type { RemoteFile } from './reporting/fault-of.ts';
import { report, setReportContext, watchUncaughtErrors } from './reporting/report.ts';
import { followHead } from './routing/follow-head.ts';
import { LateRouter, type UsedRouter } from './routing/late-router.ts';
import { fillPage } from './routing/page-filling.queries.ts';
import { firstPageAnswers } from './routing/page-mark.ts';
import { inBrowser } from './routing/remote-route.tsx';
import { renewDataOnFallback } from './routing/renewed-data.ts';
import { createRoutes } from './routing/route-table.tsx';
import { setRouteTable } from './routing/route-table-ref.ts';
import type { Router } from './routing/router-core.ts';
import { RouterLink } from './routing/router-link.tsx';
import { settledWithin } from './routing/settled-within.ts';
import { loadShellParts } from './routing/shell-pages.tsx';
import { createBrowserSession } from './session/browser-session.ts';
import { reloadForShell } from './updates/shell-reload.ts';

/**
 * The frame waits this long for the files of its page, which usually come with the client, so that both are hydrated
 * in one go. Later the page is hydrated by itself, as soon as it can be.
 */
const TOGETHER_MS = 250;
/** What is needed later does not share line and processor with the page, unless the page takes longer than this. */
const PAGE_MS = 2000;
/** A document that is loaded again ends the reports that are on their way, so it waits this long for them. */
const REPORT_MS = 500;
/** New builds are followed once the browser is idle, at the latest after this time. */
const IDLE_MS = 2000;

const loadRouter = () => import(/* webpackChunkName: "router" */ './routing/router-core.ts');

// Not awaited here: a module that waits at its top level brings the bundler's runtime for such modules, 1.2 kB.
void start();

async function start(): Promise<void> {
  const boot = readBootData();
  setReportContext(boot.composition.id);
  watchUncaughtErrors(onFault);
  const bus = createBrowserBus(onFault);
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
  const federation = createFederation();
  const registry = createBrowserRegistry({
    remotes: boot.composition.remotes,
    federation,
    host,
    failed: failedVersions,
    report: (error, remote, version) => report({ kind: 'remote', error, remote, version }),
  });
  onShellFault((error) => {
    // Without a connection no file is at fault, and no document can be loaded.
    if (!navigator.onLine) {
      return;
    }
    const reported = report({ kind: 'shell', error });
    void settledWithin(REPORT_MS, [reported]).then(() => reloadForShell(holds));
  });
  const routes = createRoutes(boot.composition, inBrowser({ host, registry }));
  setRouteTable(routes);
  const { mode } = boot;
  const router = new LateRouter({ routes, hydrationData: boot.hydration, load: loadRouter });
  await settledWithin(TOGETHER_MS, [pageCode(boot, router, registry)]);
  if (mode === 'client') {
    // Its loaders are run by the router.
    router.begin();
  }
  const hydrated = Promise.withResolvers<void>();
  renewDataOnFallback(router, registry, hydrated.promise);
  followHead(router, host, (error) => void report({ kind: 'error', error }));
  takeOver(
    <App host={host} registry={registry} composition={boot.composition} link={RouterLink}>
      <HydratedRouter router={router} onHydrated={() => void goOn()} />
    </App>,
  );
  session.start();

  async function goOn() {
    hydrated.resolve();
    if (mode === 'server') {
      await settledWithin(PAGE_MS, [firstPageAnswers]);
    }
    fetchLaterFiles();
    router.begin();
    bus.begin();
    const whenIdle = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, IDLE_MS));
    whenIdle(() => void followBuilds(), { timeout: IDLE_MS });
    if (mode === 'client') {
      await fillPage(host.queryClient, router);
    }
    federation.leaveToRuntime();
  }

  async function followBuilds() {
    const load = () => import(/* webpackChunkName: "updates" */ './updates/follow-builds.ts');
    // Without it the page stays with its composition, as without a connection.
    const updates = await shellFile(load).catch(() => null);
    updates?.followBuilds({ router, currentId: boot.composition.id, holds });
  }

  /** A version at fault is not chosen again; it is replaced at once unless that would cost what the visitor writes. */
  function onFault({ remote, version }: RemoteFile) {
    registry.noteFault(remote, version, { isHeld: holds.isHeld() });
  }
}

/** Hydrates the document. */
function takeOver(app: ReactNode): void {
  const root = document.getElementById('root') as HTMLElement;
  const options = { onRecoverableError: (error: unknown) => report({ kind: 'hydration', error }) };
  startTransition(() => {
    if (root.dataset.frame === undefined) {
      hydrateRoot(root, app, options);
    } else {
      // The frame of a route was made for another of its addresses, so it is replaced.
      createRoot(root, options).render(app);
    }
  });
}

/** The files of the page in the document: those of the shell and the remote's module. */
async function pageCode(
  { matched, mode }: BootData,
  { state }: UsedRouter,
  registry: RemoteRegistry,
): Promise<unknown> {
  const ids = state.matches.map(({ route }) => route.id);
  return Promise.all([
    loadShellParts(ids),
    matched && mode === 'server'
      ? registry.load(matched.remote, (remote) => remote.loadRoute(matched.pattern))
      : undefined,
  ]);
}

interface HydratedRouterProps {
  router: UsedRouter;
  onHydrated: () => void;
}

/**
 * What the server left to the browser is rendered, and may redirect, only after the document was hydrated unchanged.
 */
function HydratedRouter({ router, onHydrated }: HydratedRouterProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(onHydrated, []);
  return <RouterProvider router={router as Router} />;
}

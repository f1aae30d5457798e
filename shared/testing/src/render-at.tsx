import type { Remote, RemoteRoute } from '@bazaar/host';
import { act, type RenderResult, render } from '@testing-library/react';
import {
  createMemoryRouter,
  type DataRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router';
import { createFakeHost, type FakeHost, type FakeHostOptions } from './fake-host.ts';
import { type SlotProviders, TestError, TestErrorPage, TestRegion, TestShell } from './test-shell.tsx';

export interface RenderOptions extends FakeHostOptions {
  /** Slot providers for the slots of the page. */
  slots?: SlotProviders;
  /** An existing host, in place of one created from the other options. */
  host?: FakeHost;
}

export interface RenderedPage extends RenderResult {
  host: FakeHost;
  router: DataRouter;
}

/**
 * Opens an address of a remote, through its own route table, and waits until the route's loader has ended. What its
 * components load by themselves may still be missing: find it with `findBy…`.
 */
export async function renderAt(
  remote: Remote,
  url: string,
  options: RenderOptions = {},
): Promise<RenderedPage> {
  const host = options.host ?? createFakeHost(options);
  const routes = remote.routes(host).map(toRouteObject);
  // Loading a module for the first time may take longer than `findBy…` waits.
  await Promise.all((matchRoutes(routes, url) ?? []).map(({ route }) => route.warm()));
  return renderRoutes(routes, { url, host, slots: options.slots ?? {} });
}

interface Stage {
  url: string;
  host: FakeHost;
  slots: SlotProviders;
}

function Nothing() {
  return null;
}

/** Renders routes inside a test shell. */
export async function renderRoutes(
  routes: RouteObject[],
  { url, host, slots }: Stage,
): Promise<RenderedPage> {
  const root: RouteObject = {
    Component: TestRegion,
    ErrorBoundary: TestErrorPage,
    HydrateFallback: Nothing,
    children: routes,
  };
  const router = createMemoryRouter([root], { initialEntries: [url] });
  const view = render(
    <TestShell host={host} slots={slots}>
      <RouterProvider router={router} />
    </TestShell>,
  );
  await act(() => settled(router));
  return { ...view, host, router };
}

function toRouteObject({ id, pattern, load }: RemoteRoute) {
  let loading: ReturnType<typeof load> | null = null;
  const warm = () => {
    loading ??= load();
    return loading;
  };
  return {
    id,
    path: pattern,
    warm,
    lazy: async () => {
      const { loader, action, Component, handle, ErrorComponent } = await warm();
      return {
        Component,
        ...(loader && { loader }),
        ...(action && { action }),
        ...(handle && { handle }),
        ...(ErrorComponent && { errorElement: <TestError Component={ErrorComponent} /> }),
      };
    },
  };
}

/** Ends with the first navigation, redirects included. */
function settled(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    const check = () => router.state.initialized && router.state.navigation.state === 'idle';
    if (check()) {
      resolve();
      return;
    }
    const stop = router.subscribe(() => {
      if (check()) {
        stop();
        resolve();
      }
    });
  });
}

import { createApiClient } from '@bazaar/api';
import { DEFAULT_STALE_MS } from '@bazaar/api/stale-times';
import type { Bus, BusChannel } from '@bazaar/bus';
import { links } from '@bazaar/contracts';
import { CLIENT_ID_HEADER } from '@bazaar/contracts/setting';
import type { Host } from '@bazaar/host';
import { showToast } from '@bazaar/ui/toast';
import { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { faultOf, type RemoteFile } from '../reporting/fault-of.ts';
import { report } from '../reporting/report.ts';
import { loginPath } from '../session/login-path.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { BootData } from './boot-data.ts';
import { createDeviceStore } from './device-store.ts';
import type { ReloadBlockers } from './holds.ts';
import { createLateBus, type LateBus } from './late-bus.ts';

/**
 * The bus of this tab; session events are also sent to the visitor's other tabs. `onFault` hears of errors that come from
 * a remote's handlers.
 */
export function createBrowserBus(onFault: (file: RemoteFile) => void): LateBus {
  const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('bazaar') : null;
  const channel: BusChannel = { postMessage: (message) => tabs?.postMessage(message), onmessage: null };
  function reportError(error: unknown, topic: string) {
    const fault = faultOf(error);
    void report({ kind: 'bus', error, detail: topic, ...fault });
    if (fault) {
      onFault(fault);
    }
  }
  const bus = createLateBus({
    reportError,
    async load() {
      const { createBus } = await import(/* webpackChunkName: "bus" */ '@bazaar/bus/create-bus');
      return createBus({ reportError, channel });
    },
  });
  if (tabs) {
    // What other tabs say waits for the bus as well, among what this one says and who listens here.
    tabs.onmessage = (message) => bus.inTurn(() => channel.onmessage?.(message));
  }
  return bus;
}

/** The API client retries (once, for GET); the query client never adds retries. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: DEFAULT_STALE_MS, refetchOnWindowFocus: false } },
  });
}

export interface BrowserHostOptions {
  boot: BootData;
  bus: Bus;
  session: SessionStore;
  holds: ReloadBlockers;
  navigate(path: string): void;
}

/** The host that this visit's shell provides to its remotes. */
export function createBrowserHost({ boot, bus, session, holds, navigate }: BrowserHostOptions): Host {
  const device = createDeviceStore();
  return {
    api: createApiClient({
      baseUrl: (service) => `/api/${service}`,
      getToken: session.getToken,
      onUnauthorized: () => session.end('refused'),
      headers: () => ({ [CLIENT_ID_HEADER]: boot.config.clientId }),
      timeoutMs: 20_000,
    }),
    bus,
    queryClient: createQueryClient(),
    links,
    config: boot.config,
    toast: { show: showToast },
    session: session.getSnapshot,
    useSession: () => useSyncExternalStore(session.subscribe, session.getSnapshot, session.getServerSnapshot),
    useDevice: () => useSyncExternalStore(device.subscribe, device.get, () => 'phone'),
    signIn(target = {}) {
      const here = location.pathname + location.search + location.hash;
      navigate(loginPath({ redirectPath: here, ...target }));
    },
    hold: holds.hold,
  };
}

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
  const channel = 'BroadcastChannel' in globalThis ? openChannel() : null;
  function reportError(error: unknown, topic: string) {
    const fault = faultOf(error);
    void report({ kind: 'bus', error, detail: topic, ...fault });
    if (fault) {
      onFault(fault);
    }
  }
  return createLateBus({
    reportError,
    async load() {
      const { createBus } = await import(/* webpackChunkName: "bus" */ '@bazaar/bus/create-bus');
      const bus = createBus({ reportError, ...(channel && { channel: channel.channel }) });
      // A task later it has the subscribers who wait for it.
      setTimeout(() => channel?.handOver());
      return bus;
    },
  });
}

/** The connection to the other tabs, which keeps their messages until the bus has come. */
function openChannel() {
  const channel: BusChannel = new BroadcastChannel('bazaar');
  const early: MessageEvent[] = [];
  channel.onmessage = (message) => early.push(message);
  return {
    channel,
    handOver() {
      for (const message of early.splice(0)) {
        channel.onmessage?.(message);
      }
    },
  };
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

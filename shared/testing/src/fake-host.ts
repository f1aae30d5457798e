import { createApiClient } from '@bazaar/api';
import { createBus } from '@bazaar/bus';
import { links } from '@bazaar/contracts';
import type { SiteConfig } from '@bazaar/contracts/setting';
import type { Device, Host, LinkTarget, Notice, Session } from '@bazaar/host';
import { QueryClient } from '@tanstack/react-query';
import { onTestFinished } from 'vitest';
import { type CountingBus, countSubscriptions } from './counting-bus.ts';
import { createFakeServices, type RecordedRequest } from './fake-services.ts';
import { createFakeSession, type SessionState } from './fake-session.ts';
import { createFakeState } from './fake-state.ts';
import type { Handler } from './given.ts';
import { testConfig } from './test-config.ts';

export interface FakeHostOptions {
  /** Responses of the services, created with `given`. */
  handlers?: readonly Handler[];
  /** `signed-out` by default. */
  session?: SessionState;
  config?: Partial<SiteConfig>;
  /** `desktop` by default. */
  device?: Device;
}

/** A host whose services are handlers, and which records what a remote requested from it. */
export interface FakeHost extends Host {
  readonly bus: CountingBus;
  /** Requests in the order in which they were sent. */
  readonly calls: readonly RecordedRequest[];
  /** Notices that were shown. */
  readonly notices: readonly Notice[];
  /** Requested visits to the login route. */
  readonly signIns: readonly LinkTarget[];
  /** Reasons of the holds that were not released. */
  readonly holds: readonly string[];
  /** Errors that subscribers of the bus threw. */
  readonly busErrors: readonly unknown[];
  /** Adds or replaces a response in the middle of a test. */
  give(handler: Handler): void;
  setSession(session: Session['status'] | Session): void;
  setDevice(device: Device): void;
}

/**
 * A `Host` for one test: a real client, bus and query cache over fake services. When the test ends, a request
 * without a handler and a fixture that breaks its contract make it fail, even if the page has swallowed the error.
 */
export function createFakeHost(options: FakeHostOptions = {}): FakeHost {
  const services = createFakeServices(options.handlers);
  const session = createFakeSession(options.session ?? 'signed-out');
  const device = createFakeState<Device>(options.device ?? 'desktop');
  const busErrors: unknown[] = [];
  onTestFinished(() => {
    if (services.faults.length > 0) {
      throw new Error(services.faults.join('\n'));
    }
  });

  return {
    api: createApiClient({
      ...services,
      wait: async () => {},
      getToken: () => (session.get().status === 'signed-in' ? 'test-token' : null),
      onUnauthorized: () => session.set('signed-out'),
    }),
    bus: countSubscriptions(createBus({ reportError: (error) => void busErrors.push(error) })),
    queryClient: new QueryClient({
      // Never collected: a timer that outlives its test would disturb the next one.
      defaultOptions: {
        queries: { retry: false, gcTime: Number.POSITIVE_INFINITY },
        mutations: { retry: false },
      },
    }),
    links,
    config: { ...testConfig, ...options.config },
    session: session.get,
    useSession: session.use,
    setSession: session.set,
    useDevice: device.use,
    setDevice: device.set,
    calls: services.calls,
    give: services.give,
    busErrors,
    ...recordRequests(),
  };
}

/** The part of a host that only records. */
function recordRequests() {
  const notices: Notice[] = [];
  const signIns: LinkTarget[] = [];
  const holds: string[] = [];
  return {
    notices,
    signIns,
    holds,
    toast: { show: (notice: Notice) => void notices.push(notice) },
    signIn: (target: LinkTarget = {}) => void signIns.push(target),
    hold(reason: string) {
      holds.push(reason);
      let isHeld = true;
      return () => {
        if (isHeld) {
          isHeld = false;
          holds.splice(holds.indexOf(reason), 1);
        }
      };
    },
  };
}

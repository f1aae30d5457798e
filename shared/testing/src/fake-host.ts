import { createApiClient } from '@bazaar/api';
import { createBus } from '@bazaar/bus';
import { links } from '@bazaar/contracts';
import type { SiteConfig } from '@bazaar/contracts/setting';
import type { Host, LinkTarget, Notice, Session } from '@bazaar/host';
import { QueryClient } from '@tanstack/react-query';
import { onTestFinished } from 'vitest';
import { type CountingBus, countSubscriptions } from './counting-bus.ts';
import { createFakeServices, type RecordedRequest } from './fake-services.ts';
import { createFakeSession, type SessionState } from './fake-session.ts';
import type { Handler } from './given.ts';
import { testConfig } from './test-config.ts';

export interface FakeHostOptions {
  /** Answers of the services, made by `given`. */
  handlers?: readonly Handler[];
  /** `signed-out` unless given. */
  session?: SessionState;
  config?: Partial<SiteConfig>;
}

/** A host whose services are handlers, and which remembers what a remote asked of it. */
export interface FakeHost extends Host {
  readonly bus: CountingBus;
  /** Calls in the order they were made. */
  readonly calls: readonly RecordedRequest[];
  /** Notices that were shown. */
  readonly notices: readonly Notice[];
  /** Visits to the login route that were asked for. */
  readonly signIns: readonly LinkTarget[];
  /** Reasons of the holds that were not released. */
  readonly holds: readonly string[];
  /** Errors that subscribers of the bus threw. */
  readonly busErrors: readonly unknown[];
  /** Adds or replaces an answer in the middle of a test. */
  give(handler: Handler): void;
  setSession(session: Session['status'] | Session): void;
}

/**
 * A `Host` for one test: a real client, bus and query cache over fake services. When the test ends, a call that no
 * handler answered and a fixture that breaks its contract make it fail, even if the page has swallowed them.
 */
export function createFakeHost(options: FakeHostOptions = {}): FakeHost {
  const services = createFakeServices(options.handlers);
  const session = createFakeSession(options.session ?? 'signed-out');
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
      // Collecting never: a timer that outlives its test would be the next one's trouble.
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
    calls: services.calls,
    give: services.give,
    busErrors,
    ...recordRequests(),
  };
}

/** The part of a host that only remembers. */
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

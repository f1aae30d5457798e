import { createApiClient } from '@bazaar/api';
import { NEVER_STALE } from '@bazaar/api/stale-times';
import { createServerBus } from '@bazaar/bus';
import { links, type ServiceName } from '@bazaar/contracts';
import { CLIENT_ID_HEADER, type SiteConfig } from '@bazaar/contracts/setting';
import type { Host, Session } from '@bazaar/host';
import { QueryClient } from '@tanstack/react-query';

/** Server HTML is always anonymous, because the session lives in the browser's storage. */
const UNKNOWN: Session = { status: 'checking', userId: null, userName: null };

export interface ServerHostOptions {
  config: SiteConfig;
  /** Internal root of a service; the server sends requests to services directly. */
  baseUrl(service: ServiceName): string;
  fetch?(url: string, init: RequestInit): Promise<Response>;
  /** Passed on to the services, so that one request can be traced across them. */
  traceparent: string;
  /** The visitor, whose requests the services count: pages that the server renders are asked for by somebody, too. */
  /** Empty for a page that no visitor asked for. */
  clientAddress: string;
  clientAgent?: string | undefined;
  timeoutMs: number;
}

/** The host that the shell provides to remotes for one request. */
export function createServerHost({
  config,
  baseUrl,
  fetch,
  traceparent,
  clientAddress,
  clientAgent,
  timeoutMs,
}: ServerHostOptions): Host {
  return {
    api: createApiClient({
      baseUrl,
      ...(fetch ? { fetch } : {}),
      headers: () => ({
        [CLIENT_ID_HEADER]: config.clientId,
        traceparent,
        ...(clientAddress && { 'x-forwarded-for': clientAddress }),
        ...(clientAgent && { 'user-agent': clientAgent }),
      }),
      timeoutMs,
    }),
    bus: createServerBus(),
    queryClient: new QueryClient({
      defaultOptions: {
        queries: { retry: false, staleTime: NEVER_STALE, gcTime: Number.POSITIVE_INFINITY },
      },
    }),
    links,
    config,
    toast: { show() {} },
    session: () => UNKNOWN,
    useSession: () => UNKNOWN,
    useDevice: () => 'phone',
    signIn() {},
    hold: () => () => {},
  };
}

import { randomUUID } from 'node:crypto';
import { type Endpoint, encodeQuery, IDEMPOTENCY_KEY_HEADER } from '@bazaar/contracts';
import type { SharedSite, StoredSession } from './site/shared-site.ts';

interface CallParts {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: unknown;
  readonly body?: unknown;
  /** Sent as `If-Match`. */
  readonly version?: number;
}

/** Sends one request of a person's session; its response is read by its contract. */
export type ServiceCall = <E extends Endpoint>(
  endpoint: E,
  parts?: CallParts,
) => Promise<ReturnType<E['response']['parse']>>;

/** Sends requests as the browser of a person would, for what a journey only presupposes. */
export function callAs({ origin }: SharedSite, { accessToken }: StoredSession): ServiceCall {
  return async (endpoint, { params = {}, query = {}, body, version } = {}) => {
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
    const address = `${origin}/api/${endpoint.service}${path}?${encodeQuery(query)}`;
    const response = await fetch(address, {
      method: endpoint.method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(endpoint.idempotent ? { [IDEMPOTENCY_KEY_HEADER]: randomUUID() } : {}),
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) {
      throw new Error(`${endpoint.method} ${address} answered ${response.status}: ${await response.text()}`);
    }
    return endpoint.response.parse(await response.json()) as never;
  };
}

import type { ZodMiniType } from 'zod/mini';
import type { AuditAct } from './audit.ts';

/** The services that own endpoints; the only list of their names. */
export const SERVICE_NAMES = [
  'setting',
  'auth',
  'product',
  'content',
  'merchant',
  'trade',
  'file',
  'notification',
  'wallet',
  'payment',
] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `public`: anyone. `session`: a valid access token; the service answers 401 without one. */
export type Access = 'public' | 'session';

/** What a session may be allowed beyond its user's own records: to act for a supplier, or to run the marketplace. */
export type Role = 'supplier' | 'operator';

type Schema = ZodMiniType;

/** What a read costs of what its client may read, in units: as much as one record, a page of a list, a search, a file. */
export const READ_COSTS = { record: 1, list: 4, search: 20, export: 100 } as const;
type ReadKind = keyof typeof READ_COSTS;

/** One HTTP endpoint, described once and used by both the browser and the service. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
> {
  readonly service: ServiceName;
  readonly method: HttpMethod;
  /** Path under the service's root, with `:name` parameters: `/api/v1/categories/:id/children`. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** A public endpoint that also identifies the user when one is signed in, and acts on their behalf. */
  readonly knowsCaller?: true;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /**
   * `json` unless a rule outside this project requires a form (RFC 6749 §4.1.3: the token endpoint). `multipart`
   * streams files (RFC 7578): such an endpoint has no `body` schema, its parts are checked as they arrive.
   */
  readonly bodyType?: 'json' | 'form' | 'multipart';
  /** The largest body in bytes, where one that `body` permits may exceed the general limit of 64 KiB; 413 above it. */
  readonly maxBodyBytes?: number;
  /** How dear a GET is; by default a `list` when it takes a query, and a `record` otherwise. */
  readonly reads?: ReadKind;
  readonly response: Response;
  /** `raw`: a file, a page or a redirect, which `response` does not describe. `json` by default. */
  readonly responseType?: 'json' | 'raw';
  /** The caller must have one of these roles; 403 otherwise. */
  readonly roles?: readonly Role[];
  /** Needs the header `Idempotency-Key` (a UUID): the same key gives the same response and one effect. */
  readonly idempotent?: true;
  /** Needs `If-Match` with the record's `rowVersion` in quotes (RFC 9110 §13.1.1): 428 without, 412 when stale. */
  readonly versioned?: true;
  /** Inputs that name a record with an owner: `{ 'params.id': 'Note' }`. Another user's record gives 404. */
  readonly owned?: Readonly<Record<string, string>>;
  /**
   * What its callers do with data of others, and what is noted of it: one of these each time that it succeeds. A call that
   * touches none but the caller's own data notes nothing.
   */
  readonly audited?: readonly AuditAct[];
  /** Status of a success; 200 by default. */
  readonly successStatus?: 200 | 201;
  /** Statuses a caller must handle, besides 400, 429 and 500, which every endpoint may return. */
  readonly errors?: readonly number[];
}

/** Preserves the literal types of a description, so that a wrong payload is a compile error at the caller. */
export function endpoint<
  const Params extends Schema | undefined = undefined,
  const Query extends Schema | undefined = undefined,
  const Body extends Schema | undefined = undefined,
  const Response extends Schema = Schema,
>(definition: Endpoint<Params, Query, Body, Response>): Endpoint<Params, Query, Body, Response> {
  return definition;
}

/** Header that makes a write safe to send twice. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';

/** Every status that an endpoint may return, its success first; a service returns no other. */
export function declaredStatuses(endpoint: Endpoint): number[] {
  return [
    ...new Set([
      endpoint.successStatus ?? 200,
      400,
      413,
      429,
      500,
      503,
      ...(endpoint.access === 'session' ? [401] : []),
      ...(endpoint.roles ? [403] : []),
      ...(endpoint.versioned ? [412, 428] : []),
      ...(endpoint.idempotent ? [422] : []),
      // A body's content type is checked even when the endpoint takes no body.
      ...(endpoint.method === 'GET' ? [] : [415]),
      ...(endpoint.errors ?? []),
    ]),
  ];
}

/** What a request costs of its client's reads; a write costs none, as writes have limits of their own. */
export function readCostOf({ method, query, reads }: Endpoint): number {
  const kind = reads ?? (query === undefined ? 'record' : 'list');
  return method === 'GET' ? READ_COSTS[kind] : 0;
}

import type { ZodMiniType } from 'zod/mini';

/** The services that own calls. */
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

/** What a session may be allowed beyond its own records: to act for a supplier, or to run the marketplace. */
export type Role = 'supplier' | 'operator';

type Schema = ZodMiniType;

/** One HTTP call, described once and used by both the browser and the service. */
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
  /** A public call that also tells who is signed in, when somebody is: what it does for them is theirs. */
  readonly knowsCaller?: true;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /**
   * `json` unless a rule outside this project asks for a form (RFC 6749 §4.1.3: the token call). `multipart` streams
   * files (RFC 7578): such a call has no `body` schema, its parts are checked as they arrive.
   */
  readonly bodyType?: 'json' | 'form' | 'multipart';
  readonly response: Response;
  /** `raw`: a file, a page or a redirect; `response` then says nothing of what is sent. `json` unless said. */
  readonly responseType?: 'json' | 'raw';
  /** The caller must hold one of these; 403 otherwise. */
  readonly roles?: readonly Role[];
  /** Needs the header `Idempotency-Key` (a UUID): the same key gives the same answer and one effect. */
  readonly idempotent?: true;
  /** Needs `If-Match` with the record's `rowVersion` in quotes (RFC 9110 §13.1.1): 428 without, 412 when stale. */
  readonly versioned?: true;
  /** Inputs that name a record which belongs to somebody: `{ 'params.id': 'Note' }`. Another's is answered 404. */
  readonly owned?: Readonly<Record<string, string>>;
  /** Status of a success; 200 unless said. */
  readonly successStatus?: 200 | 201;
  /** Statuses a caller must be ready for, beside 400, 429 and 500, which every call may answer. */
  readonly errors?: readonly number[];
}

/** Keeps the literal types of a description, so that a wrong payload is a compile error at the caller. */
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

/** Every status that a call may answer, its success first; a service answers no other. */
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
      // Whatever is sent along is looked at, also by a call that wants no body.
      ...(endpoint.method === 'GET' ? [] : [415]),
      ...(endpoint.errors ?? []),
    ]),
  ];
}

import type { ZodMiniType } from 'zod/mini';

/** The services that own calls, as in the service table of the architecture page. */
export type ServiceName =
  | 'setting'
  | 'auth'
  | 'product'
  | 'content'
  | 'merchant'
  | 'trade'
  | 'file'
  | 'notification'
  | 'wallet'
  | 'payment';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `public`: anyone. `session`: a valid access token; the service answers 401 without one. */
export type Access = 'public' | 'session';

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
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** `json` unless a rule outside this project asks for a form (RFC 6749 §4.1.3: the token call). */
  readonly bodyType?: 'json' | 'form';
  readonly response: Response;
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

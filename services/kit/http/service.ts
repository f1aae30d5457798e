import type { Readable } from 'node:stream';
import type { Endpoint, Role, ServiceName } from '@bazaar/contracts';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import type { Environment } from '../environment.ts';
import type { JobHandler } from '../jobs/job.ts';

/** What every service is given; nothing else reaches outside. */
export interface ServiceContext {
  readonly db: Database;
  readonly clock: () => Date;
  readonly environment: Environment;
  readonly log: FastifyBaseLogger;
  /** Has this done when the app closes. */
  readonly onClose: (stop: () => Promise<void>) => void;
}

/** The signed-in user behind a call. */
export interface Principal {
  readonly userId: number;
  readonly sessionId: string;
  readonly name: string;
  readonly roles: readonly Role[];
  /** The supplier that the user acts for; null without the role `supplier`. */
  readonly supplierId: number | null;
}

type Output<Schema> = [NonNullable<Schema>] extends [never] ? undefined : z.output<NonNullable<Schema>>;

/** A call after its parts passed the endpoint's schemas. */
export interface RequestInput<E extends Endpoint, User = Principal | null> {
  readonly params: Output<E['params']>;
  readonly query: Output<E['query']>;
  readonly body: Output<E['body']>;
  readonly user: User;
  readonly request: FastifyRequest;
  /** The database; for an idempotent call, the transaction that holds the key and the effect together. */
  readonly db: Database;
  /** The caller's key, of an idempotent call; empty for others. */
  readonly idempotencyKey: string;
  /** The version that the caller has read, of a versioned call; 0 for others. */
  readonly version: number;
}

type Handler<E extends Endpoint, User> = (
  input: RequestInput<E, User>,
) => Promise<E['responseType'] extends 'raw' ? RawResponse : z.input<E['response']> | SerializedJson>;

/** An answer that is no JSON: a file, a page, a redirect. Made by {@link rawResponse}. */
export interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | Readable | null;
}

/** An answer that is sent as it is; for endpoints whose `responseType` is `raw`. */
export function rawResponse(parts: Partial<RawResponse>): RawResponse {
  return { status: 200, headers: {}, body: null, ...parts };
}

/** A JSON answer that is written already; made by {@link serializedJson}. */
export interface SerializedJson {
  readonly serializedJson: WrittenText;
}

/** A text that is sent: as a whole, as its bytes, or as parts that follow each other. */
export type WrittenText = string | Buffer | readonly string[];

/**
 * A response whose JSON the database has written, for the few endpoints where parsing and writing it again would cost
 * more than the query; decision 0017 names them. It is sent unchanged; tests check each one against its contract.
 */
export function serializedJson(text: WrittenText): SerializedJson {
  return { serializedJson: text };
}

/** How often a caller may make a call, counted in the database over all instances. */
export interface RequestLimit {
  readonly count: number;
  readonly windowSeconds: number;
  /** Who is counted: the signed-in user, or the network that the call comes from. */
  readonly by: 'user' | 'network';
}

export interface RouteOptions {
  /** True for an answer that must not be kept anywhere although no session is asked for. */
  readonly isPrivate?: boolean;
  /** Code of the 400 answer, for calls whose codes are set by a standard; `validation` unless said. */
  readonly invalidCode?: (errors: Readonly<Record<string, readonly string[]>>) => string;
  /** True for an idempotent call that talks to others: it keeps its key itself, outside a transaction of ours. */
  readonly ownTransaction?: boolean;
  readonly limit?: RequestLimit;
}

/** One call that a service answers. */
export interface ServiceRoute extends RouteOptions {
  readonly endpoint: Endpoint;
  readonly handler: (input: RequestInput<Endpoint, Principal | null>) => Promise<unknown>;
}

/** A service: its name, which is the first part of its addresses, and its calls. */
export interface Service {
  readonly name: ServiceName;
  routes(context: ServiceContext): ServiceRoute[];
  /** What must be there before the first call, for example a signing key. */
  prepare?(context: ServiceContext): Promise<void>;
  /** Work of its own, done at its time by whichever instance is free. */
  jobs?(context: ServiceContext): JobHandler[];
}

/** Answers a call that anyone may make; `user` is who is signed in, if anyone is. */
export function route<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E, Principal | null>,
  options: RouteOptions = {},
): ServiceRoute {
  if (endpoint.access === 'session') {
    throw new TypeError(`${endpoint.path} needs a session: answer it with sessionRoute().`);
  }
  return { endpoint, handler: handler as ServiceRoute['handler'], ...options };
}

/** Answers a call that needs a session; without one the caller gets 401 before anything is read. */
export function sessionRoute<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E, Principal>,
  options: RouteOptions = {},
): ServiceRoute {
  if (endpoint.access !== 'session') {
    throw new TypeError(`${endpoint.path} is public: answer it with route().`);
  }
  return { endpoint, handler: handler as unknown as ServiceRoute['handler'], ...options };
}

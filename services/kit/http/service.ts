import type { Readable } from 'node:stream';
import type { Endpoint, Role, ServiceName } from '@bazaar/contracts';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Note } from '../audit/audit.types.ts';
import type { Check, CheckFacts } from '../checks/check.ts';
import type { Database } from '../database/database.ts';
import type { Environment } from '../environment.ts';
import type { JobHandler } from '../jobs/job.ts';
import type { RetentionRule } from '../retention/retention.ts';
import type { GaugeSource } from './metrics.ts';

/** What every service receives; it uses nothing else of the outside world. */
export interface ServiceContext {
  readonly db: Database;
  readonly clock: () => Date;
  readonly environment: Environment;
  readonly log: FastifyBaseLogger;
  /** Registers a function that runs once the app listens, beside its first requests; a failure is logged. */
  readonly onListen: (begin: () => Promise<void>) => void;
  /** Registers a function that runs when the app closes. */
  readonly onClose: (stop: () => Promise<void>) => void;
  /** Registers a function that runs before the app waits for its responses to end. */
  readonly beforeClose: (stop: () => Promise<void>) => void;
}

/** The signed-in user of a request. */
export interface Principal {
  readonly userId: number;
  readonly sessionId: string;
  readonly name: string;
  readonly roles: readonly Role[];
  /** The supplier that the user acts for; null without the role `supplier`. */
  readonly supplierId: number | null;
}

type Output<Schema> = [NonNullable<Schema>] extends [never] ? undefined : z.output<NonNullable<Schema>>;

/** A request after its parts passed the endpoint's schemas. */
export interface RequestInput<E extends Endpoint, User = Principal | null> {
  readonly params: Output<E['params']>;
  readonly query: Output<E['query']>;
  readonly body: Output<E['body']>;
  readonly user: User;
  readonly request: FastifyRequest;
  /** The database; for an idempotent endpoint, the transaction that contains both the key and the effect. */
  readonly db: Database;
  /** The caller's key, for an idempotent endpoint; empty for others. */
  readonly idempotencyKey: string;
  /** Who the caller is by now, null once the session has ended: for responses that last. */
  readonly principal: () => Promise<Principal | null>;
  /** Notes what the caller does with data of others; a handler of an endpoint that is audited calls it. */
  readonly audit: Note;
  /** The version that the caller has read, for a versioned endpoint; 0 for others. */
  readonly version: number;
}

type Handler<E extends Endpoint, User> = (
  input: RequestInput<E, User>,
) => Promise<E['responseType'] extends 'raw' ? RawResponse : z.input<E['response']> | SerializedJson>;

/** A response that is not JSON: a file, a page, a redirect. Made by {@link rawResponse}. */
export interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | Readable | null;
}

/** A response that is sent unchanged; for endpoints whose `responseType` is `raw`. */
export function rawResponse(parts: Partial<RawResponse>): RawResponse {
  return { status: 200, headers: {}, body: null, ...parts };
}

/** A pre-serialized JSON response; made by {@link serializedJson}. */
export interface SerializedJson {
  readonly serializedJson: WrittenText;
}

/** Text to send: as a string, as bytes, or as parts in order. */
export type WrittenText = string | Buffer | readonly string[];

/**
 * A response whose JSON the database has written, for the few endpoints where parsing and writing it again would cost
 * more than the query; decision 0017 names them. It is sent unchanged; tests check each one against its contract.
 */
export function serializedJson(text: WrittenText): SerializedJson {
  return { serializedJson: text };
}

/** How often a caller may use an endpoint, counted in the database over all instances. */
export interface RequestLimit {
  readonly count: number;
  readonly windowSeconds: number;
  /** Whose requests are counted: the signed-in user's or the client network's. */
  readonly by: 'user' | 'network';
  /** Whether uses are counted some ahead, for an endpoint that is asked too often for a query of each. */
  readonly isWide?: boolean;
}

export interface RouteOptions {
  /** True for a response that must not be stored anywhere although it needs no session. */
  readonly isPrivate?: boolean;
  /** Code of the 400 response, for endpoints whose codes a standard defines; `validation` by default. */
  readonly invalidCode?: (errors: Readonly<Record<string, readonly string[]>>) => string;
  /**
   * True for an idempotent endpoint that contacts other systems: it stores its key itself, outside our transaction.
   */
  readonly ownTransaction?: boolean;
  readonly limit?: RequestLimit;
  /**
   * True for a response that goes on until one side ends it; its body is a stream. It has no time limit, and is no
   * request in progress once it has begun.
   */
  readonly isEndless?: boolean;
}

/** One endpoint that a service serves, with its handler. */
export interface ServiceRoute extends RouteOptions {
  readonly endpoint: Endpoint;
  readonly handler: (input: RequestInput<Endpoint, Principal | null>) => Promise<unknown>;
}

/** A service: its name, which is the first part of its addresses, and its endpoints. */
export interface Service {
  readonly name: ServiceName;
  routes(context: ServiceContext): ServiceRoute[];
  /** What of its set-up is checked before a start touches the database, and by `npm run doctor`. */
  checks?(facts: CheckFacts): Check[];
  /** Creates what must exist before the first request, for example a signing key. */
  prepare?(context: ServiceContext): Promise<void>;
  /** The service's background jobs; each is run when due by whichever instance is free. */
  jobs?(context: ServiceContext): JobHandler[];
  /** What becomes of the rows of each of its tables; a job of the service ends those whose time is over. */
  readonly retention: readonly RetentionRule[];
  /** Figures of the service among the metrics. */
  gauges?(context: ServiceContext): GaugeSource[];
}

/** Serves an endpoint that anyone may use; `user` is the signed-in user, if any. */
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

/** Serves an endpoint that needs a session; without one the caller gets 401 before anything is read. */
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

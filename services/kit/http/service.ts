import type { Endpoint, ServiceName } from '@bazaar/contracts';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Database } from '../database.ts';
import type { Environment } from '../environment.ts';

/** What every service is given; nothing else reaches outside. */
export interface ServiceContext {
  readonly db: Database;
  readonly clock: () => Date;
  readonly environment: Environment;
  readonly log: FastifyBaseLogger;
}

/** The signed-in user behind a call. */
export interface Principal {
  readonly userId: number;
  readonly sessionId: string;
  readonly name: string;
}

type Output<Schema> = [NonNullable<Schema>] extends [never] ? undefined : z.output<NonNullable<Schema>>;

/** A call after its parts passed the endpoint's schemas. */
export interface CallInput<E extends Endpoint, User = Principal | null> {
  readonly params: Output<E['params']>;
  readonly query: Output<E['query']>;
  readonly body: Output<E['body']>;
  readonly user: User;
  readonly request: FastifyRequest;
}

type Handler<E extends Endpoint, User> = (input: CallInput<E, User>) => Promise<z.input<E['response']>>;

export interface RouteOptions {
  /** True for an answer that must not be kept anywhere although no session is asked for. */
  readonly isPrivate?: boolean;
  /** Code of the 400 answer, for calls whose codes are set by a standard; `validation` unless said. */
  readonly invalidCode?: (errors: Readonly<Record<string, readonly string[]>>) => string;
}

/** One call that a service answers. */
export interface ServiceRoute extends RouteOptions {
  readonly endpoint: Endpoint;
  readonly handler: (input: CallInput<Endpoint, Principal | null>) => Promise<unknown>;
}

/** A service: its name, which is the first part of its addresses, and its calls. */
export interface Service {
  readonly name: ServiceName;
  routes(context: ServiceContext): ServiceRoute[];
  /** What must be there before the first call, for example a signing key. */
  prepare?(context: ServiceContext): Promise<void>;
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
export function sessionRoute<E extends Endpoint>(endpoint: E, handler: Handler<E, Principal>): ServiceRoute {
  if (endpoint.access !== 'session') {
    throw new TypeError(`${endpoint.path} is public: answer it with route().`);
  }
  return { endpoint, handler: handler as unknown as ServiceRoute['handler'] };
}

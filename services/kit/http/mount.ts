import type { OutgoingHttpHeaders } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createAuditTrail } from '../audit/audit-trail.ts';
import type { Environment } from '../environment.ts';
import { hashRequest, once, readIdempotencyKey } from '../idempotency/idempotency.ts';
import { consumeLimit, consumeWideLimit } from '../rate-limit.ts';
import type { CheckRead } from '../read-limits/read-limits.ts';
import { readCount } from '../settings.ts';
import { forbidden, invalid, tooManyRequests, unauthorized } from './errors.ts';
import { UPLOAD_LIMIT_MS } from './limits.ts';
import { leaveInFlight } from './load-shedding.ts';
import { messages } from './messages.ts';
import { networkOf } from './network.ts';
import { readInput } from './request-input.ts';
import { readRowVersion } from './row-version.ts';
import type {
  Principal,
  RawResponse,
  RequestLimit,
  SerializedJson,
  ServiceContext,
  ServiceRoute,
} from './service.ts';
import { toBody } from './text-bytes.ts';

/** Returns the user of a bearer token, or null when the token is not valid. */
export type Authenticate = (token: string) => Promise<Principal | null>;

/** Full address pattern of an endpoint. */
export function addressOf({ endpoint }: ServiceRoute): string {
  return `/${endpoint.service}${endpoint.path}`;
}

type MountContext = Pick<ServiceContext, 'db' | 'clock' | 'environment'>;

const A_MINUTE_SECONDS = 60;
const WRITES_PER_MINUTE = 240;

/** What mounting an endpoint needs besides the route. */
export interface MountOptions {
  readonly context: MountContext;
  readonly authenticate: Authenticate;
  /** Refuses a read that is more than its client may read now. */
  readonly checkRead: CheckRead;
}

/** Registers an endpoint in the app, in its own scope, because the body parsers depend on the endpoint. */
export function mount(app: FastifyInstance, route: ServiceRoute, options: MountOptions): void {
  app.register(async (scope) => {
    await acceptBodies(scope, route);
    const { maxBodyBytes } = route.endpoint;
    scope.route({
      method: route.endpoint.method,
      url: addressOf(route),
      ...(maxBodyBytes === undefined ? {} : { bodyLimit: maxBodyBytes }),
      ...(route.endpoint.bodyType === 'multipart' ? { handlerTimeout: UPLOAD_LIMIT_MS } : {}),
      ...(route.isEndless ? { exposeHeadRoute: false } : {}),
      handler: async (request, reply) => {
        const user = await findUser(route, request, options.authenticate);
        const principal = () => userOf(request, options.authenticate);
        const caller = { request, user, principal };
        options.checkRead({ ...route, request, user });
        await checkLimit(route, options.context, caller);
        const answer = await responseOf(route, options.context, caller);
        return send(route, { request, reply }, answer);
      },
    });
  });
}

interface Caller {
  readonly request: FastifyRequest;
  readonly user: Principal | null;
  readonly principal: () => Promise<Principal | null>;
}

async function checkLimit(
  route: ServiceRoute,
  { db, clock, environment }: MountContext,
  { request, user }: Caller,
): Promise<void> {
  const limit = route.limit ?? usualLimit(route, environment);
  if (limit.count === 0) {
    return;
  }
  const who =
    limit.by === 'user' && user !== null ? `user:${user.userId}` : `network:${networkOf(request.ip)}`;
  // A route's own limit is counted separately, and exactly unless it is wide; the usual one over all writes together.
  const what = route.limit === undefined ? 'writes' : `${route.endpoint.method} ${addressOf(route)}`;
  const consume = route.limit === undefined || route.limit.isWide ? consumeWideLimit : consumeLimit;
  const wait = await consume(db, { ...limit, key: `${what} ${who}`, now: clock() });
  if (wait > 0) {
    throw tooManyRequests(wait);
  }
}

/** Reads have limits in units of cost, see `createReadLimits`; writes have `WRITES_PER_MINUTE` (240; 0: no limit). */
function usualLimit({ endpoint }: ServiceRoute, { variables }: Environment): RequestLimit {
  const count = endpoint.method === 'GET' ? 0 : readCount(variables, 'WRITES_PER_MINUTE', WRITES_PER_MINUTE);
  return { count, windowSeconds: A_MINUTE_SECONDS, by: 'user' };
}

async function responseOf(
  route: ServiceRoute,
  { db, clock, environment }: MountContext,
  caller: Caller,
): Promise<unknown> {
  const { endpoint } = route;
  const { request, user, principal } = caller;
  const trail = endpoint.audited === undefined ? null : createAuditTrail({ endpoint, request, user, clock });
  const input = {
    ...readInput(route, request),
    ...{ user, request, db, principal, audit: trail?.note },
    idempotencyKey: endpoint.idempotent ? readIdempotencyKey(request) : '',
    version: endpoint.versioned ? readRowVersion(request) : 0,
  };
  if (!endpoint.idempotent || route.ownTransaction) {
    const answer = await route.handler(input as never);
    // A repeated request whose handler keeps the key itself has nothing to note.
    if (!route.ownTransaction) {
      trail?.requireNoted();
    }
    return isSerialized(answer) ? held(route, answer, environment) : shaped(route, answer);
  }
  const claim = {
    userId: user?.userId ?? 0,
    route: `${endpoint.method} ${addressOf(route)}`,
    key: input.idempotencyKey,
    requestHash: hashRequest([input.params, input.query, input.body, input.version]),
    now: clock(),
  };
  return once(db, claim, async (transaction) => {
    const answer = await route.handler({ ...input, db: transaction } as never);
    trail?.requireNoted();
    return shaped(route, answer);
  });
}

function sendRaw(route: ServiceRoute, reply: FastifyReply, { status, headers, body }: RawResponse) {
  return reply
    .code(status)
    .headers({ 'cache-control': cachingOf(route), ...headers })
    .send(body);
}

function send(route: ServiceRoute, exchange: Exchange, answer: unknown): FastifyReply {
  if (route.isEndless) {
    return sendEndless(route, exchange, answer as RawResponse);
  }
  const { reply } = exchange;
  return route.endpoint.responseType === 'raw'
    ? sendRaw(route, reply, answer as RawResponse)
    : reply
        .code(route.endpoint.successStatus ?? 200)
        .header('cache-control', cachingOf(route))
        .type('application/json; charset=utf-8')
        .send(toBody(isSerialized(answer) ? answer.serializedJson : JSON.stringify(answer)));
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Takes the response from the framework, whose time limit would end it. The body ends when the client leaves. */
function sendEndless(
  route: ServiceRoute,
  { request, reply }: Exchange,
  { status, headers, body }: RawResponse,
): FastifyReply {
  if (!(body instanceof Readable)) {
    throw new TypeError(`${addressOf(route)} is endless: its body has to be a stream.`);
  }
  reply.headers({ 'cache-control': cachingOf(route), ...headers });
  reply.hijack();
  reply.raw.writeHead(status, reply.getHeaders() as OutgoingHttpHeaders);
  leaveInFlight(request);
  pipeline(body, reply.raw, () => undefined);
  return reply;
}

/** Clients and proxies may store a public response and revalidate it; they may not store any other. */
function cachingOf({ endpoint, isPrivate }: ServiceRoute): string {
  return endpoint.access === 'session' || endpoint.method !== 'GET' || isPrivate ? 'no-store' : 'no-cache';
}

async function acceptBodies(scope: FastifyInstance, { endpoint }: ServiceRoute): Promise<void> {
  if (endpoint.bodyType === 'multipart') {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart);
  } else if (endpoint.body === undefined) {
    // A client may send a content type without a body; any body is ignored.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
  } else if (endpoint.bodyType === 'form') {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string | Buffer) => readForm(String(body)),
    );
  } else {
    scope.removeContentTypeParser('text/plain');
  }
}

function readForm(text: string): Record<string, string> {
  const pairs = new URLSearchParams(text);
  const fields = Object.fromEntries(pairs);
  if (Object.keys(fields).length !== pairs.size) {
    throw invalid({ body: [messages.unreadable] });
  }
  return fields;
}

async function findUser(
  { endpoint }: ServiceRoute,
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<Principal | null> {
  const user = await userOf(request, authenticate);
  request.userId = user?.userId ?? null;
  if (user === null && endpoint.access === 'session') {
    throw unauthorized(request.headers.authorization === undefined ? 'nothing' : 'token');
  }
  if (endpoint.roles !== undefined && !endpoint.roles.some((role) => user?.roles.includes(role))) {
    throw forbidden();
  }
  return user;
}

async function userOf(request: FastifyRequest, authenticate: Authenticate): Promise<Principal | null> {
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
  return token === undefined ? null : authenticate(token);
}

/** The response as its contract defines it; other fields are never sent. */
function shaped(route: ServiceRoute, answer: unknown): unknown {
  if (route.endpoint.responseType === 'raw') {
    return answer;
  }
  const result = route.endpoint.response.safeParse(answer);
  if (!result.success) {
    const where = result.error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`).slice(0, 5);
    throw new Error(`The answer of ${addressOf(route)} breaks its contract (${where.join(', ')}).`);
  }
  return result.data;
}

function isSerialized(answer: unknown): answer is SerializedJson {
  return typeof answer === 'object' && answer !== null && 'serializedJson' in answer;
}

/** When `CHECK_RESPONSES` is set, as in tests, a pre-serialized response must match its contract exactly, too. */
function held(route: ServiceRoute, answer: SerializedJson, { variables }: Environment): SerializedJson {
  if (variables.CHECK_RESPONSES) {
    const written: unknown = JSON.parse(String(toBody(answer.serializedJson)));
    if (JSON.stringify(shaped(route, written)).length !== JSON.stringify(written).length) {
      throw new Error(`The answer of ${addressOf(route)} says more than its contract.`);
    }
  }
  return answer;
}

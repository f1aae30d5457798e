import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readInput } from './call-input.ts';
import { invalid, unauthorized } from './errors.ts';
import { messages } from './messages.ts';
import type { Principal, ServiceRoute } from './service.ts';

/** Says who a bearer token belongs to, or null when it is not good. */
export type Authenticate = (token: string) => Promise<Principal | null>;

/** Full address pattern of a call. */
export function addressOf({ endpoint }: ServiceRoute): string {
  return `/${endpoint.service}${endpoint.path}`;
}

/** Makes the app answer a call. Its own scope, because what bodies are read depends on the call. */
export function mount(app: FastifyInstance, route: ServiceRoute, authenticate: Authenticate): void {
  app.register(async (scope) => {
    acceptBodies(scope, route);
    scope.route({
      method: route.endpoint.method,
      url: addressOf(route),
      handler: async (request, reply) => {
        const user = await findUser(route, request, authenticate);
        const answer = await route.handler({ ...readInput(route, request), user, request } as never);
        return reply
          .code(route.endpoint.successStatus ?? 200)
          .header('cache-control', cachingOf(route))
          .type('application/json; charset=utf-8')
          .send(JSON.stringify(shaped(route, answer)));
      },
    });
  });
}

/** Others may keep a public answer and ask whether it still holds; nobody may keep the rest. */
function cachingOf({ endpoint, isPrivate }: ServiceRoute): string {
  return endpoint.access === 'session' || endpoint.method !== 'GET' || isPrivate ? 'no-store' : 'no-cache';
}

function acceptBodies(scope: FastifyInstance, { endpoint }: ServiceRoute): void {
  if (endpoint.body === undefined) {
    // A client may name a type and send nothing; whatever it sends is not read.
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
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
  const user = token === undefined ? null : await authenticate(token);
  if (user === null && endpoint.access === 'session') {
    throw unauthorized(request.headers.authorization === undefined ? 'nothing' : 'token');
  }
  return user;
}

/** The answer as its contract has it; what the contract does not name never leaves. */
function shaped(route: ServiceRoute, answer: unknown): unknown {
  const result = route.endpoint.response.safeParse(answer);
  if (!result.success) {
    const where = result.error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`).slice(0, 5);
    throw new Error(`The answer of ${addressOf(route)} breaks its contract (${where.join(', ')}).`);
  }
  return result.data;
}

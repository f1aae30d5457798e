import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type Endpoint, encodeQuery, Problem } from '@bazaar/contracts';
import { exchangeToken, listDemoMessages, loginByOtp, OtpAccepted, OtpSent } from '@bazaar/contracts/auth';
import { CLIENT_ID } from '@bazaar/contracts/setting';
import type * as z from 'zod/mini';

interface RequestParts {
  /** Access token of the user who sends the request. */
  readonly token?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: unknown;
  readonly body?: unknown;
  /** Sent as `If-Match`. */
  readonly version?: number;
}

/** A response that is not a success. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly problem: Problem;

  constructor(endpoint: Endpoint, problem: Problem) {
    const fields = Object.entries(problem.errors ?? {}).map(
      ([field, texts]) => `${field}: ${texts.join(' ')}`,
    );
    const lines = [problem.detail ?? problem.title, ...fields].join('\n  ');
    super(
      `${endpoint.method} /${endpoint.service}${endpoint.path} → ${problem.status} ${problem.code}\n  ${lines}`,
    );
    this.problem = problem;
  }
}

/** A client of running services that works as the site does: over HTTP, by the contracts. */
export interface ScenarioClient {
  call<E extends Endpoint>(endpoint: E, parts?: RequestParts): Promise<z.output<E['response']>>;
  /** Signs a user in with the code from the demo's inbox; returns the access token. */
  signIn(mobile: string): Promise<string>;
  /** Opens an address of the site that the services returned, as a browser would; returns where it redirects. */
  follow(address: string, form?: Readonly<Record<string, string>>): Promise<string | null>;
}

/**
 * @param base address of the services, for example `http://127.0.0.1:4000`
 * @param origin origin of the site, as configured in the services
 */
export function createScenarioClient(base: string, origin: string): ScenarioClient {
  const client: ScenarioClient = {
    call: async (endpoint, parts = {}) => {
      const reply = await fetch(addressOf(base, endpoint, parts), requestOf(endpoint, parts));
      const answer: unknown = await reply.json();
      if (!reply.ok) {
        throw new Refused(endpoint, Problem.parse(answer));
      }
      return endpoint.response.parse(answer) as never;
    },
    signIn: (mobile) => signIn(client, origin, mobile),
    follow: async (address, form) => {
      // The site forwards /api/… to the services; here they are requested directly.
      const { pathname, search } = new URL(address);
      const reply = await fetch(new URL(pathname.replace(/^\/api\//, '/') + search, base), {
        redirect: 'manual',
        ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
      });
      if (reply.status >= 400) {
        throw new Error(`${pathname} answered ${reply.status}.`);
      }
      return reply.headers.get('location');
    },
  };
  return client;
}

function addressOf(
  base: string,
  { service, path }: Endpoint,
  { params = {}, query = {} }: RequestParts,
): URL {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  return new URL(`/${service}${filled}?${encodeQuery(query)}`, base);
}

function requestOf(endpoint: Endpoint, { token, body, version }: RequestParts): RequestInit {
  const isForm = endpoint.bodyType === 'form';
  return {
    method: endpoint.method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(endpoint.idempotent ? { 'idempotency-key': randomUUID() } : {}),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined
      ? {}
      : { body: isForm ? new URLSearchParams(body as Record<string, string>) : JSON.stringify(body) }),
  };
}

async function signIn({ call }: ScenarioClient, origin: string, phoneNumber: string): Promise<string> {
  const { requestId } = OtpSent.parse(await call(loginByOtp, { body: { phoneNumber } }));
  const [message] = await call(listDemoMessages, { query: { phoneNumber } });
  const verifier = randomBytes(32).toString('base64url');
  const codeChallenge = createHash('sha256').update(verifier).digest('base64url');
  const body = { phoneNumber, requestId, code: message?.code ?? '', codeChallenge };
  const { authorizationCode } = OtpAccepted.parse(await call(loginByOtp, { body }));
  const tokens = await call(exchangeToken, {
    body: {
      grant_type: 'authorization_code',
      code: authorizationCode,
      client_id: CLIENT_ID,
      redirect_uri: `${origin}/users/login`,
      code_verifier: verifier,
    },
  });
  return tokens.access_token;
}

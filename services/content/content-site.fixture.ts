import { randomUUID } from 'node:crypto';
import { type Endpoint, IDEMPOTENCY_KEY_HEADER } from '@bazaar/contracts';
import type { LightMyRequestResponse } from 'fastify';
import type * as z from 'zod/mini';
import { signIn } from '../auth/sign-in.fixture.ts';
import { openDemoApp } from '../seed/demo-database.fixture.ts';
import { DEMO_BUYER, DEMO_OPERATOR, DEMO_SUPPLIER, EMPTY_BUYER } from '../seed/demo-users.ts';
import type { TestApp } from '../testing/test-app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Who = 'buyer' | 'other' | 'supplier' | 'operator' | 'guest';

interface TestRequest {
  readonly who?: Who;
  readonly payload?: object;
  /** Version that the caller has read. */
  readonly version?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Address that the request comes from. */
  readonly remoteAddress?: string;
}

/** All services on a small set of demo data, with one user of every role signed in. */
export interface ContentSite extends TestApp {
  /** The raw response, for example of `GET /notes/1`; a POST has a fresh idempotency key unless a header sets one. */
  ask(call: `${Method} /${string}`, parts?: TestRequest): Promise<LightMyRequestResponse>;
  /** The response of a request, parsed by its contract; fails when it is not a success. */
  answer<E extends Endpoint>(
    endpoint: E,
    call: `${Method} /${string}`,
    parts?: TestRequest,
  ): Promise<z.output<E['response']>>;
  /** Status and code of a refusal, for example `404 not_found`. */
  refusal(call: `${Method} /${string}`, parts?: TestRequest): Promise<string>;
}

/** Opens a separate site for one test file. */
export async function openContentSite(): Promise<ContentSite> {
  const test = await openDemoApp();
  const people = { buyer: DEMO_BUYER, other: EMPTY_BUYER, supplier: DEMO_SUPPLIER, operator: DEMO_OPERATOR };
  const sessions = new Map<Who, { authorization: string }>();
  for (const [who, { mobile }] of Object.entries(people)) {
    sessions.set(who as Who, (await signIn(test.app, mobile)).headers);
  }
  const ask: ContentSite['ask'] = (
    call,
    { who = 'guest', payload, version, headers, remoteAddress } = {},
  ) => {
    const [method, path] = call.split(' ') as [Method, string];
    return test.app.inject({
      method,
      url: `/content/api/v1${path}`,
      headers: {
        ...sessions.get(who),
        ...(method === 'POST' && { [IDEMPOTENCY_KEY_HEADER]: randomUUID() }),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
        ...headers,
      },
      ...(payload && { payload }),
      ...(remoteAddress && { remoteAddress }),
    });
  };
  return {
    ...test,
    ask,
    answer: async (endpoint, call, parts) => {
      const reply = await ask(call, parts);
      if (reply.statusCode !== (endpoint.successStatus ?? 200)) {
        throw new Error(`${call} answered ${reply.statusCode}: ${reply.body}`);
      }
      return endpoint.response.parse(reply.json()) as never;
    },
    refusal: async (call, parts) => {
      const reply = await ask(call, parts);
      return `${reply.statusCode} ${reply.json().code}`;
    },
  };
}

import { randomUUID } from 'node:crypto';
import {
  declaredStatuses,
  type Endpoint,
  encodeQuery,
  IDEMPOTENCY_KEY_HEADER,
  Problem,
} from '@bazaar/contracts';
import type * as z from 'zod/mini';
import { seedAuth } from '../auth/seed.ts';
import { signIn } from '../auth/sign-in.fixture.ts';
import { seedSuppliers } from '../seed/seed-suppliers.ts';
import { readSupplierTexts } from '../seed/supplier-texts.ts';
import { readVocabulary } from '../seed/vocabulary.ts';
import { filledDatabase } from '../testing/filled-database.ts';
import { createTestApp, createTestClock, randomMobile, type TestApp } from '../testing/test-app.ts';
import { seedMerchant } from './seed/seed-merchant.ts';

interface RequestParts {
  readonly headers?: Readonly<Record<string, string>>;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: unknown;
  readonly body?: unknown;
  /** `Idempotency-Key`; a new one for each request unless given. */
  readonly key?: string;
  /** `If-Match`. */
  readonly version?: number;
}

/** What an error response contains. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface MerchantApp extends TestApp {
  /** Sends a request to an endpoint; the response must be a success that fits its contract. */
  call<E extends Endpoint>(endpoint: E, parts?: RequestParts): Promise<z.output<E['response']>>;
  /** Sends a request to an endpoint that must refuse it, with a status that its contract declares. */
  refusal(endpoint: Endpoint, parts?: RequestParts): Promise<Refusal>;
  /** The headers of a new user, or of the user of a number, which signs in only once. */
  signIn(mobile?: string): Promise<{ authorization: string }>;
}

/** All services with suppliers, places and the demo's customers, but no products. */
export async function openMerchantApp(): Promise<MerchantApp> {
  const clock = createTestClock();
  const now = clock();
  const copyOf = await filledDatabase({
    ...{ name: 'merchants', now },
    fill: async (db) => {
      await seedSuppliers(db, { vocabulary: readVocabulary(), texts: readSupplierTexts(), seed: 1, now });
      await seedAuth(db, { now });
      await seedMerchant(db, { now, seed: 1 });
    },
  });
  const test = await createTestApp({}, { copyOf, clock });
  const sessions = new Map<string, Promise<{ authorization: string }>>();
  const send = async (endpoint: Endpoint, parts: RequestParts = {}) => {
    const reply = await test.app.inject({
      method: endpoint.method,
      url: addressOf(endpoint, parts),
      headers: headersOf(endpoint, parts),
      ...(parts.body === undefined ? {} : { payload: parts.body as object }),
    });
    if (!declaredStatuses(endpoint).includes(reply.statusCode)) {
      throw new Error(`${endpoint.path} does not declare ${reply.statusCode}: ${reply.body}`);
    }
    return reply;
  };
  return {
    ...test,
    // Written out, so that the method named by a symbol is lost neither in the spread nor in its type.
    [Symbol.asyncDispose]: () => test[Symbol.asyncDispose](),
    signIn: async (mobile = randomMobile()) => {
      const headers = sessions.get(mobile) ?? signIn(test.app, mobile).then((session) => session.headers);
      sessions.set(mobile, headers);
      return headers;
    },
    call: async (endpoint, parts) => {
      const reply = await send(endpoint, parts);
      if (reply.statusCode !== (endpoint.successStatus ?? 200)) {
        throw new Error(`${endpoint.path} answered ${reply.statusCode}: ${reply.body}`);
      }
      return endpoint.response.parse(reply.json()) as never;
    },
    refusal: async (endpoint, parts) => {
      const reply = await send(endpoint, parts);
      const { status, code, errors = {}, data = {} } = Problem.parse(reply.json());
      if (status !== reply.statusCode || status < 400) {
        throw new Error(`${endpoint.path} was expected to refuse and answered ${reply.statusCode}.`);
      }
      return { status, code, errors, data };
    },
  };
}

function addressOf({ service, path }: Endpoint, { params = {}, query = {} }: RequestParts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  return `/${service}${filled}?${encodeQuery(query)}`;
}

function headersOf({ idempotent, versioned }: Endpoint, { headers, key, version = 1 }: RequestParts) {
  return {
    ...headers,
    ...(idempotent ? { [IDEMPOTENCY_KEY_HEADER]: key ?? randomUUID() } : {}),
    ...(versioned ? { 'if-match': `"${version}"` } : {}),
  };
}

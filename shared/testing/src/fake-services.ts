import { coerce, decodeQuery, type Endpoint, type ServiceName } from '@bazaar/contracts';
import {
  type GivenInput,
  type Handler,
  isProblemResponse,
  OFFLINE,
  type ProblemResponse,
  problem,
} from './given.ts';

/** One request that a test's subject sent. */
export interface RecordedRequest {
  /** `GET product /api/v1/categories/7/active`. */
  readonly name: string;
  readonly endpoint: Endpoint | null;
  readonly input: GivenInput | null;
}

export interface FakeServices {
  baseUrl(service: ServiceName): string;
  fetch(url: string, init: RequestInit): Promise<Response>;
  /** Adds or replaces a handler in the middle of a test. */
  give(handler: Handler): void;
  readonly calls: RecordedRequest[];
  /** Faults of the test itself: a request without a handler, a fixture that breaks its contract. */
  readonly faults: string[];
}

/** Services that respond from handlers, through the same contracts as the real ones. */
export function createFakeServices(initial: readonly Handler[] = []): FakeServices {
  const handlers = [...initial];
  const calls: RecordedRequest[] = [];
  const faults: string[] = [];

  async function responseOf(handler: Handler, input: GivenInput): Promise<unknown> {
    try {
      return checkResponse(handler.endpoint, await handler.answer(input));
    } catch (error) {
      const text = `The handler of ${nameOf(handler.endpoint)} is at fault: ${String(error)}`;
      faults.push(text);
      return problem(501, { title: text, code: 'test_fault' });
    }
  }

  return {
    baseUrl: (service) => `https://${service}.test`,
    calls,
    faults,
    give: (handler) => void handlers.push(handler),
    async fetch(url, init) {
      const request = readRequest(url, init);
      const handler = handlers.findLast(({ endpoint }) => matchPath(endpoint, request) !== null);
      if (!handler) {
        const text = `No handler for ${request.name}: pass given(endpoint, response) for it.`;
        faults.push(text);
        calls.push({ name: request.name, endpoint: null, input: null });
        return respond(problem(501, { title: text, code: 'test_unhandled' }));
      }
      const input = readInput(handler.endpoint, request);
      calls.push({
        name: request.name,
        endpoint: handler.endpoint,
        input: isProblemResponse(input) ? null : input,
      });
      return isProblemResponse(input)
        ? respond(input)
        : respond(await responseOf(handler, input), handler.endpoint);
    },
  };
}

interface FakeRequest {
  name: string;
  method: string;
  url: URL;
  init: RequestInit;
  headers: Headers;
}

function readRequest(address: string, init: RequestInit): FakeRequest {
  const url = new URL(address);
  const method = init.method ?? 'GET';
  const name = `${method} ${url.hostname.replace('.test', '')} ${url.pathname}`;
  return { name, method, url, init, headers: new Headers(init.headers) };
}

function nameOf({ method, service, path }: Endpoint): string {
  return `${method} ${service} ${path}`;
}

/** The path parameters, as texts, when the request belongs to this endpoint. */
function matchPath(endpoint: Endpoint, { method, url }: FakeRequest): Record<string, string> | null {
  if (method !== endpoint.method || url.hostname !== `${endpoint.service}.test`) {
    return null;
  }
  const pattern = endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${pattern}$`).exec(url.pathname);
  return match ? mapValues(match.groups ?? {}, decodeURIComponent) : null;
}

function mapValues(record: Record<string, string>, map: (value: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

/** Reads a request as the service does: 401 without a token, 400 for input that does not match the contract. */
function readInput(endpoint: Endpoint, request: FakeRequest): GivenInput | ProblemResponse {
  if (endpoint.access === 'session' && !request.headers.has('authorization')) {
    return problem(401, { code: 'unauthorized' });
  }
  try {
    const { params, query, body } = endpoint;
    return {
      params: params?.parse(coerce(params, matchPath(endpoint, request))),
      query: query?.parse(decodeQuery(query, request.url.searchParams)),
      body: body?.parse(readBody(request.init.body)),
      headers: request.headers,
      signal: request.init.signal ?? null,
    } as GivenInput;
  } catch (error) {
    return problem(400, { code: 'validation', detail: String(error) });
  }
}

function readBody(body: RequestInit['body']): unknown {
  if (body instanceof URLSearchParams) {
    return Object.fromEntries(body);
  }
  return typeof body === 'string' ? JSON.parse(body) : body;
}

/** @throws ZodError when a fixture is not a response that the service could return. */
function checkResponse(endpoint: Endpoint, answer: unknown): unknown {
  if (answer === OFFLINE || isProblemResponse(answer)) {
    return answer;
  }
  const wire: unknown = JSON.parse(JSON.stringify(answer) ?? 'null');
  endpoint.response.parse(wire);
  return wire;
}

function respond(answer: unknown, endpoint?: Endpoint): Response {
  if (answer === OFFLINE) {
    throw new TypeError('Failed to fetch');
  }
  if (isProblemResponse(answer)) {
    return Response.json(answer.problem, { status: answer.problem.status });
  }
  return Response.json(answer, { status: endpoint?.successStatus ?? 200 });
}

import { type Endpoint, encodeQuery } from '@bazaar/contracts';

/** A request's options once their types have been checked. */
export interface RequestInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  idempotencyKey?: string;
  form?: FormData;
  onProgress?: (fraction: number) => void;
}

/** What the client adds to every request. */
export interface RequestBase {
  baseUrl: string;
  headers: Record<string, string>;
  token: string | null;
}

export interface ApiRequest {
  url: string;
  init: RequestInit & { headers: Headers };
}

export function buildRequest(endpoint: Endpoint, input: RequestInput, base: RequestBase): ApiRequest {
  const query = encodeQuery(input.query).toString();
  const path = base.baseUrl.replace(/\/$/, '') + fillPath(endpoint.path, input.params);
  const headers = new Headers({ accept: 'application/json', ...base.headers });
  for (const [name, value] of Object.entries(input.headers ?? {})) {
    headers.set(name, value);
  }
  if (base.token !== null) {
    headers.set('authorization', `Bearer ${base.token}`);
  }
  if (input.idempotencyKey !== undefined) {
    headers.set('idempotency-key', input.idempotencyKey);
  }
  // Only to the site itself: another origin is told nothing, and a server has named its trace already.
  if (/^\/(?!\/)/.test(base.baseUrl) && !headers.has('traceparent')) {
    headers.set('traceparent', newTrace());
  }
  const init: ApiRequest['init'] = { method: endpoint.method, headers };
  addBody(init, endpoint, input.form ?? input.body);
  return { url: query ? `${path}?${query}` : path, init };
}

/** W3C Trace Context §3.2. Whether the trace is recorded is the server's decision. */
function newTrace(): string {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return `00-${digits.slice(0, 32)}-${digits.slice(32)}-00`;
}

function fillPath(path: string, params: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>;
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const text = String(values[name] ?? '');
    // An empty or dotted segment would lead to another address: no encoding hides dots from a URL parser.
    if (/^\.{0,2}$/.test(text)) {
      throw new TypeError(`The path ${path} cannot be filled: "${name}" is "${text}".`);
    }
    return encodeURIComponent(text);
  });
}

function addBody(init: ApiRequest['init'], endpoint: Endpoint, body: unknown): void {
  if (body === undefined) {
    return;
  }
  if (endpoint.bodyType === 'form') {
    init.body = encodeQuery(body);
  } else if (isPlain(body)) {
    init.headers.set('content-type', 'application/json');
    init.body = JSON.stringify(body);
  } else {
    init.body = body as BodyInit;
  }
}

/** Files and form data are sent unchanged; the platform writes their content type. */
function isPlain(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return true;
  }
  const prototype = Object.getPrototypeOf(body);
  return prototype === null || prototype === Object.prototype;
}

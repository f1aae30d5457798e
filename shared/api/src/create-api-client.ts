import type { Endpoint, ServiceName } from '@bazaar/contracts';
import type { ApiClient } from './api-client.ts';
import { type ApiRequest, buildRequest, type RequestInput } from './request.ts';
import { type ApiResponse, readResponse, toError } from './response.ts';
import { isRetried, pause, pauseBeforeRetry } from './retry.ts';

export interface ApiClientOptions {
  /** The prefix of a service's addresses, for example `/api/product`. */
  baseUrl(service: ServiceName): string;
  fetch?(url: string, init: RequestInit): Promise<Response>;
  /** The access token; it is sent only to `session` endpoints. */
  getToken?(): string | null;
  /**
   * Called when a token that was sent is refused with 401: once for each token, however many requests fail with it.
   */
  onUnauthorized?(): void;
  /** Headers of every request. */
  headers?(): Record<string, string>;
  /** The maximum duration of a request, its retry included; no limit by default. */
  timeoutMs?: number;
  /** Makes the pause before the retry. */
  wait?(ms: number, signal?: AbortSignal): Promise<void>;
}

/** The one client of a page, or of one request on the server. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  let refusedToken: string | null = null;

  function noteRefusal(token: string): void {
    if (token !== refusedToken) {
      refusedToken = token;
      options.onUnauthorized?.();
    }
  }

  function prepare(endpoint: Endpoint, input: RequestInput) {
    const isKnown = endpoint.access === 'session' || endpoint.knowsCaller === true;
    const token = isKnown ? (options.getToken?.() ?? null) : null;
    const baseUrl = options.baseUrl(endpoint.service);
    const request = buildRequest(endpoint, input, { baseUrl, headers: options.headers?.() ?? {}, token });
    return { request, token };
  }

  async function call(endpoint: Endpoint, input: RequestInput = {}): Promise<unknown> {
    const { request, token } = prepare(endpoint, input);
    const timeoutMs = endpoint.bodyType === 'multipart' ? UPLOAD_TIMEOUT_MS : options.timeoutMs;
    const response = await exchange(request, input, { ...options, timeoutMs });
    if (response.status === 401 && token !== null) {
      noteRefusal(token);
    }
    return readResponse(endpoint, response);
  }

  async function stream(
    endpoint: Endpoint,
    input: RequestInput = {},
  ): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    const { request, token } = prepare(endpoint, input);
    const response = await open(request, input.signal, options.fetch ?? fetch);
    if (response.status === 401 && token !== null) {
      noteRefusal(token);
    }
    if (!response.ok || response.body === null) {
      throw toError(response.status, await response.text());
    }
    return response.body;
  }

  // The implementation treats every endpoint the same; the public type ties its input and output to the endpoint.
  return { call: call as ApiClient['call'], stream: stream as ApiClient['stream'] };
}

/** Ten megabytes take over a minute from a phone on a slow connection; the services allow two. */
const UPLOAD_TIMEOUT_MS = 120_000;

/** The beginning of a response, however long the rest of it takes. */
async function open(
  { url, init }: ApiRequest,
  signal: AbortSignal | undefined,
  send: NonNullable<ApiClientOptions['fetch']>,
): Promise<Response> {
  try {
    return await send(url, signal ? { ...init, signal } : init);
  } catch (cause) {
    throw signal?.aborted ? cause : toError(0, '', cause);
  }
}

/** One attempt, and a second one for a GET that met a transient fault. */
async function exchange(
  request: ApiRequest,
  { signal: callerSignal, onProgress }: RequestInput,
  options: Omit<ApiClientOptions, 'timeoutMs'> & { timeoutMs: number | undefined },
): Promise<ApiResponse> {
  const signal = eitherSignal(callerSignal, options.timeoutMs);
  const usual = onProgress ? progressing(request, onProgress) : fetch;
  const send = () => attempt(request, { fetch: options.fetch ?? usual, signal, callerSignal });
  const first = await send();
  if (request.init.method !== 'GET' || !isRetried(first) || signal?.aborted) {
    return first;
  }
  await (options.wait ?? pause)(pauseBeforeRetry(first, Date.now()), signal);
  return send();
}

/** Few pages upload, so its code is loaded with the first upload. */
function progressing({ init: { headers } }: ApiRequest, onProgress: (fraction: number) => void) {
  return async (url: string, init: RequestInit) => {
    const { fetchWithProgress } = await import('./fetch-with-progress.ts');
    return fetchWithProgress(url, { ...init, headers }, onProgress);
  };
}

interface Line {
  fetch: NonNullable<ApiClientOptions['fetch']>;
  signal: AbortSignal | undefined;
  callerSignal: AbortSignal | undefined;
}

async function attempt(
  { url, init }: ApiRequest,
  { fetch, signal, callerSignal }: Line,
): Promise<ApiResponse> {
  try {
    signal?.throwIfAborted();
    const response = await fetch(url, signal ? { ...init, signal } : init);
    const retryAfter = response.headers.get('retry-after');
    return { status: response.status, text: await response.text(), retryAfter };
  } catch (cause) {
    // The caller aborted the request: that is not a failure of the request, and the caller knows the reason.
    if (callerSignal?.aborted) {
      throw cause;
    }
    return { status: 0, text: '', retryAfter: null, cause };
  }
}

function eitherSignal(
  caller: AbortSignal | undefined,
  timeoutMs: number | undefined,
): AbortSignal | undefined {
  if (timeoutMs === undefined) {
    return caller;
  }
  const timeout = AbortSignal.timeout(timeoutMs);
  return caller ? AbortSignal.any([caller, timeout]) : timeout;
}

import { endpoint } from '@bazaar/contracts';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError, isApiError } from './api-error.ts';
import { type ApiClientOptions, createApiClient } from './create-api-client.ts';
import { BROKEN_CONTRACT_STATUS } from './response.ts';

const Pump = z.object({ id: z.int(), title: z.string() });
const getPump = endpoint({
  service: 'product',
  method: 'GET',
  path: '/api/v1/pumps/:key/active',
  access: 'public',
  summary: 'One pump.',
  params: z.strictObject({ key: z.string() }),
  query: z.strictObject({ filter: z.optional(z.strictObject({ cityIds: z.array(z.int()) })) }),
  response: Pump,
});
const getCredit = endpoint({
  service: 'wallet',
  method: 'GET',
  path: '/api/v1/credit',
  access: 'session',
  summary: 'Credit.',
  response: z.object({ balanceRial: z.int() }),
});
const savePump = endpoint({
  service: 'product',
  method: 'POST',
  path: '/api/v1/pumps',
  access: 'session',
  summary: 'Save a pump.',
  body: z.strictObject({ title: z.string() }),
  response: Pump,
});
const exchangeCode = endpoint({
  service: 'auth',
  method: 'POST',
  path: '/connect/token',
  access: 'public',
  summary: 'Exchange a code.',
  bodyType: 'form',
  body: z.strictObject({ code: z.string(), redirect_uri: z.string() }),
  response: z.object({ ok: z.literal(true) }),
});

const pump = { id: 7, title: 'پمپ گریز از مرکز' };
const forPump = { params: { key: 'x' } };
const notFound = { type: 'about:blank', title: 'یافت نشد', status: 404, code: 'not_found' };

const json =
  (body: unknown, status = 200, headers = {}) =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
const status =
  (code: number, headers = {}) =>
  () =>
    Promise.resolve(new Response('', { status: code, headers }));
const refused = () => Promise.reject(new TypeError('Failed to fetch'));

type Fetch = NonNullable<ApiClientOptions['fetch']>;

/** A client whose network gives these responses, one after another, and then nothing. */
function client(responses: Fetch[], options: Partial<ApiClientOptions> = {}) {
  const line = vi.fn<Fetch>((url, init) => {
    const response = responses.shift();
    return response ? response(url, init) : Promise.reject(new Error('one attempt too many'));
  });
  const wait = vi.fn(async () => {});
  const api = createApiClient({ baseUrl: (service) => `/api/${service}/`, fetch: line, wait, ...options });
  return { api, line, wait, sent: (index = 0) => line.mock.calls[index] as [string, RequestInit] };
}

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => new Error('it did not fail'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe('a request', () => {
  it('goes to the service, with escaped path parameters and the shared query codec', async () => {
    const { api, sent } = client([json(pump)]);

    const response = await api.call(getPump, {
      params: { key: 'a/b?c=پ' },
      query: { filter: { cityIds: [1, 2] } },
    });

    expect(response).toEqual(pump);
    expect(sent()[0]).toBe(
      '/api/product/api/v1/pumps/a%2Fb%3Fc%3D%D9%BE/active?filter.cityIds=1&filter.cityIds=2',
    );
    expect(sent()[1].method).toBe('GET');
  });

  it.each(['', '.', '..'])('never lets the path parameter "%s" lead to another address', async (key) => {
    const { api, line } = client([json(pump)]);

    await expect(api.call(getPump, { params: { key } })).rejects.toThrow(TypeError);
    expect(line).not.toHaveBeenCalled();
  });

  it('sends a plain object as JSON', async () => {
    const { api, sent } = client([json(pump)]);

    await api.call(savePump, { body: { title: 'پمپ' }, idempotencyKey: 'k-1' });

    const headers = new Headers(sent()[1].headers);
    expect(sent()[1].body).toBe('{"title":"پمپ"}');
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('idempotency-key')).toBe('k-1');
  });

  it('sends a form where the endpoint requires one', async () => {
    const { api, sent } = client([json({ ok: true })]);

    await api.call(exchangeCode, { body: { code: 'a b', redirect_uri: 'https://bazaar.example/?x=1&y' } });

    const request = new Request('https://bazaar.example', sent()[1]);
    expect(request.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
    expect(await request.text()).toBe('code=a+b&redirect_uri=https%3A%2F%2Fbazaar.example%2F%3Fx%3D1%26y');
  });

  it('leaves form data unchanged, so that the platform writes its boundary', async () => {
    const form = new FormData();
    const upload = endpoint({ ...savePump, body: z.custom<FormData>((value) => value instanceof FormData) });
    const { api, sent } = client([json(pump)]);

    await api.call(upload, { body: form });

    expect(sent()[1].body).toBe(form);
    expect(new Headers(sent()[1].headers).has('content-type')).toBe(false);
  });

  it('names a new trace to the site itself in each request', async () => {
    const { api, sent } = client([json(pump), json(pump)]);
    await api.call(getPump, forPump);
    await api.call(getPump, forPump);

    const traces = [0, 1].map((index) => new Headers(sent(index)[1].headers).get('traceparent') ?? '');
    expect(new Set(traces).size).toBe(2);
    expect(traces.every((trace) => /^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/.test(trace))).toBe(true);
  });

  it.each(['https://other.example/product', '//other.example/product'])(
    'names none to another origin: %s',
    async (baseUrl) => {
      const { api, sent } = client([json(pump)], { baseUrl: () => baseUrl });
      await api.call(getPump, forPump);

      expect(new Headers(sent()[1].headers).has('traceparent')).toBe(false);
    },
  );

  it('leaves the trace of a server as it is', async () => {
    const { api, sent } = client([json(pump)], { headers: () => ({ traceparent: 'given' }) });
    await api.call(getPump, forPump);

    expect(new Headers(sent()[1].headers).get('traceparent')).toBe('given');
  });

  it('carries the common headers, and lets its own headers override them', async () => {
    const { api, sent } = client([json(pump)], {
      headers: () => ({ 'client-id': 'a', 'accept-language': 'fa' }),
    });

    await api.call(getPump, { ...forPump, headers: { 'Client-Id': 'b' } });

    expect(Object.fromEntries(new Headers(sent()[1].headers))).toMatchObject({
      accept: 'application/json',
      'accept-language': 'fa',
      'client-id': 'b',
    });
  });
});

describe('the session', () => {
  it('sends its token to session endpoints, and to public ones that identify the caller', async () => {
    const responses = [json(pump), json({ balanceRial: 1 }), json(pump)];
    const { api, sent } = client(responses, { getToken: () => 't-1' });
    const authorization = (index: number) => new Headers(sent(index)[1].headers).get('authorization');

    await api.call(getPump, forPump);
    await api.call(getCredit);
    await api.call({ ...getPump, knowsCaller: true }, forPump);

    expect([0, 1, 2].map(authorization)).toEqual([null, 'Bearer t-1', 'Bearer t-1']);
  });

  it('sends no token for a guest', async () => {
    const { api, sent } = client([json(pump)], { getToken: () => null });

    await api.call({ ...getPump, knowsCaller: true }, forPump);

    expect(new Headers(sent()[1].headers).has('authorization')).toBe(false);
  });

  it('ends once for a token that several requests were refused with, and again for the next token', async () => {
    let token: string | null = 't-1';
    const onUnauthorized = vi.fn();
    const { api } = client([status(401), status(401), status(401), status(401)], {
      getToken: () => token,
      onUnauthorized,
    });

    await Promise.allSettled([api.call(getCredit), api.call(getCredit)]);
    expect(onUnauthorized).toHaveBeenCalledOnce();

    token = 't-2';
    expect((await failure(api.call(getCredit))).status).toBe(401);
    expect(onUnauthorized).toHaveBeenCalledTimes(2);

    token = null;
    await failure(api.call(getCredit));
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });
});

describe('the retry', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('repeats a GET once after %i', async (code) => {
    const { api, line } = client([status(code), json(pump)]);

    await expect(api.call(getPump, forPump)).resolves.toEqual(pump);
    expect(line).toHaveBeenCalledTimes(2);
  });

  it.each([400, 401, 403, 404, 410, 422, 501, 505, 599])(
    'does not repeat a request after %i',
    async (code) => {
      const { api, line } = client([status(code), json(pump)]);

      expect((await failure(api.call(getPump, forPump))).status).toBe(code);
      expect(line).toHaveBeenCalledOnce();
    },
  );

  it.each([408, 409, 425, 429, 500, 502, 503, 504])('never repeats a write, even after %i', async (code) => {
    const { api, line } = client([status(code), json(pump)]);

    expect((await failure(api.call(savePump, { body: { title: 'پ' } }))).status).toBe(code);
    expect(line).toHaveBeenCalledOnce();
  });

  it('repeats a GET once when the network failed, but never a write', async () => {
    const read = client([refused, json(pump)]);
    const write = client([refused, json(pump)]);

    await expect(read.api.call(getPump, forPump)).resolves.toEqual(pump);
    expect((await failure(write.api.call(savePump, { body: { title: 'پ' } }))).status).toBe(0);
    expect(write.line).toHaveBeenCalledOnce();
  });

  it('repeats a request whose response was cut off', async () => {
    const broken = () =>
      Promise.resolve(
        new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('reset')) })),
      );
    const { api } = client([broken, json(pump)]);

    await expect(api.call(getPump, forPump)).resolves.toEqual(pump);
  });

  it('stops after the second attempt, whose error becomes the failure', async () => {
    const { api, line } = client([status(503), json(notFound, 404)]);

    const error = await failure(api.call(getPump, forPump));

    expect([error.status, error.data?.code, line.mock.calls.length]).toEqual([404, 'not_found', 2]);
  });

  it.each([
    ['1', 1000],
    ['0', 0],
    ['2', 2000],
    ['3', 300],
    ['soon', 300],
    ['-1', 300],
    [undefined, 300],
  ])('waits, with Retry-After %s, %i ms', async (retryAfter, expected) => {
    const { api, wait } = client([status(503, retryAfter ? { 'retry-after': retryAfter } : {}), json(pump)]);

    await api.call(getPump, forPump);

    expect(wait).toHaveBeenCalledExactlyOnceWith(expected, undefined);
  });
});

describe('a failure', () => {
  it('carries the status and the problem', async () => {
    const { api } = client([json(notFound, 404)]);

    const error = await failure(api.call(getPump, forPump));

    expect(error).toMatchObject({ status: 404, data: notFound, message: 'یافت نشد' });
    expect(isApiError(error)).toBe(true);
  });

  it.each(['<html>', '', 'null', '{"title":1}'])('has no problem when the body is %s', async (body) => {
    const { api } = client([() => Promise.resolve(new Response(body, { status: 404 }))]);

    expect(await failure(api.call(getPump, forPump))).toMatchObject({ status: 404, data: null });
  });

  it('has status 0 and the cause when no response came', async () => {
    const { api } = client([refused, refused]);

    const error = await failure(api.call(getPump, forPump));

    expect([error.status, error.data]).toEqual([0, null]);
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  it.each(['{"id":"7","title":"پمپ"}', '<html>', ''])(
    'reports that a success breaks its contract: %s',
    async (body) => {
      const { api, line } = client([() => Promise.resolve(new Response(body))]);

      const error = await failure(api.call(getPump, forPump));

      expect(error.status).toBe(BROKEN_CONTRACT_STATUS);
      expect(error.message).toBe('The response of GET /api/v1/pumps/:key/active does not fit its contract.');
      expect(error.cause).toBeInstanceOf(Error);
      expect(line).toHaveBeenCalledOnce();
    },
  );
});

describe('an aborted request', () => {
  const untilAborted: Fetch = (_, { signal }) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

  it('rejects with the caller’s own abort reason, and is not repeated', async () => {
    const controller = new AbortController();
    const { api, line } = client([untilAborted, json(pump)]);

    const call = api.call(getPump, { ...forPump, signal: controller.signal });
    controller.abort();

    await expect(call).rejects.toBe(controller.signal.reason);
    expect(controller.signal.reason).toMatchObject({ name: 'AbortError' });
    expect(line).toHaveBeenCalledOnce();
  });

  it('is not sent again when the caller aborts during the pause', async () => {
    const controller = new AbortController();
    const { api, line } = client([status(503), json(pump)], { wait: async () => controller.abort() });

    await expect(api.call(getPump, { ...forPump, signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(line).toHaveBeenCalledOnce();
  });

  it('fails with status 0 and without a retry when the time limit is reached', async () => {
    const { api, line, wait } = client([untilAborted, json(pump)], { timeoutMs: 1 });

    const error = await failure(api.call(getPump, { ...forPump, signal: new AbortController().signal }));

    expect(error.status).toBe(0);
    expect(error.cause).toMatchObject({ name: 'TimeoutError' });
    expect(line).toHaveBeenCalledOnce();
    expect(wait).not.toHaveBeenCalled();
  });
});

describe('a response that is read while it arrives', () => {
  const follow = endpoint({
    service: 'notification',
    method: 'GET',
    path: '/api/v1/stream',
    access: 'session',
    summary: 'Follow.',
    response: z.unknown(),
    responseType: 'raw',
  });
  const withToken = { getToken: () => 'secret' };

  it('is opened with the token as a header, and has no time limit', async () => {
    const { api, line } = client([() => Promise.resolve(new Response('event: open\n\n'))], {
      ...withToken,
      timeoutMs: 1,
    });

    const body = await api.stream(follow, { headers: { 'last-event-id': '7:9:' } });

    expect(await new Response(body).text()).toBe('event: open\n\n');
    const [url, init] = line.mock.calls[0] ?? [];
    expect(url).not.toContain('secret');
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer secret');
    expect(new Headers(init?.headers).get('last-event-id')).toBe('7:9:');
    expect(init?.signal).toBeUndefined();
  });

  it('reports a refused token, and is not opened again', async () => {
    const onUnauthorized = vi.fn();
    const { api, line } = client([json(notFound, 401)], { ...withToken, onUnauthorized });

    const error = await failure(api.stream(follow));

    expect([error.status, error.data]).toMatchObject([401, { code: 'not_found' }]);
    expect(onUnauthorized).toHaveBeenCalledOnce();
    expect(line).toHaveBeenCalledOnce();
  });

  it('fails with status 0 when no response comes', async () => {
    const { api } = client([refused], withToken);

    expect((await failure(api.stream(follow))).status).toBe(0);
  });
});

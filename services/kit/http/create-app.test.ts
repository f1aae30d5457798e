import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { endpoint, Problem } from '@bazaar/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { TEST_ENVIRONMENT } from '../../testing/test-app.ts';
import type { Database } from '../database/database.ts';
import { createApp } from './create-app.ts';
import { notFound } from './errors.ts';
import type { ConnectionLimits } from './limits.ts';
import { missingAddressHandler } from './missing-address.ts';
import { mount } from './mount.ts';
import { route, type ServiceRoute, serializedJson, sessionRoute } from './service.ts';

const apps: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

const echo = endpoint({
  service: 'product',
  method: 'GET',
  path: '/api/v1/things/:id',
  access: 'public',
  summary: 'Echo.',
  params: z.strictObject({ id: z.int().check(z.positive()) }),
  query: z.strictObject({
    filter: z._default(
      z.strictObject({ properties: z.optional(z.array(z.strictObject({ propertyId: z.int() }))) }),
      {},
    ),
    names: z.optional(z.array(z.string())),
  }),
  response: z.object({ id: z.int(), query: z.unknown() }),
});

const save = endpoint({
  service: 'product',
  method: 'POST',
  path: '/api/v1/things',
  access: 'session',
  summary: 'Save.',
  body: z.strictObject({ title: z.string().check(z.minLength(2)), count: z.optional(z.int()) }),
  response: z.object({ title: z.string(), owner: z.int() }),
  successStatus: 201,
});

describe('a mounted endpoint', () => {
  it('parses path and query by their schemas: dotted, bracketed and repeated keys', async () => {
    const reply = await given(echoRoute).inject(
      '/product/api/v1/things/7?filter.properties[0].propertyId=3&filter.properties[1].propertyId=4&names=a',
    );

    expect(reply.json()).toEqual({
      id: 7,
      query: { filter: { properties: [{ propertyId: 3 }, { propertyId: 4 }] }, names: ['a'] },
    });
  });

  it.each([
    ['an unknown key', 'color=red', 'color'],
    ['a prototype key', '__proto__.polluted=1', 'query'],
    ['a constructor key', 'constructor.prototype.polluted=1', 'query'],
    ['a key that asks for an impossible list', 'a[0]=1&a.length=-1', 'query'],
    ['a key with a method of lists', 'names[0]=1&names.push=1', 'query'],
    ['a broken key', 'filter..x[=1', 'query'],
    ['a NUL', 'names=%00', 'query'],
    ['a number that is none', 'filter.properties[0].propertyId=x', 'filter.properties[0].propertyId'],
  ])('responds 400 to %s', async (_what, query, field) => {
    const reply = await given(echoRoute).inject(`/product/api/v1/things/7?${query}`);

    const problem = Problem.parse(reply.json());
    expect([reply.statusCode, problem.code, Object.keys(problem.errors ?? {})]).toEqual([
      400,
      'validation',
      [field],
    ]);
    expect('polluted' in {}).toBe(false);
  });

  it('responds 400 to a malformed path parameter, with a Persian message', async () => {
    const reply = await given(echoRoute).inject('/product/api/v1/things/abc');

    expect(Problem.parse(reply.json()).errors).toEqual({ id: ['یک عدد بنویسید.'] });
    expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  });

  it('responds 400 to a malformed body and names every field', async () => {
    const reply = await post(JSON.stringify({ title: 'x', extra: 1 }));

    expect([reply.statusCode, Problem.parse(reply.json()).errors]).toEqual([
      400,
      { title: ['این متن باید حداقل ۲ کاراکتر داشته باشد.'], extra: ['این فیلد شناخته‌شده نیست.'] },
    ]);
  });

  it('does not turn strings of a body into numbers', async () => {
    const reply = await post(JSON.stringify({ title: 'پمپ', count: '3' }));

    expect(Problem.parse(reply.json()).errors).toEqual({ count: ['یک عدد بنویسید.'] });
  });

  it.each([
    ['{"title":"xx","__proto__":{"a":1}}', 'application/json', 400],
    ['{"title":"xx","constructor":{"prototype":{"a":1}}}', 'application/json', 400],
    ['{"title":', 'application/json', 400],
    ['title=xx', 'application/x-www-form-urlencoded', 415],
    ['title', 'text/plain', 415],
    [`{"title":"${'x'.repeat(70_000)}"}`, 'application/json', 413],
  ])('refuses the body %#', async (payload, type, status) => {
    const reply = await post(payload, type);

    expect([reply.statusCode, Problem.parse(reply.json()).status]).toEqual([status, status]);
  });

  it('accepts a larger body where the endpoint permits one, and nothing above that', async () => {
    const large = endpoint({ ...save, maxBodyBytes: 100_000 });
    const largeRoute = sessionRoute(large, async ({ body, user }) => ({
      title: body.title.slice(0, 1),
      owner: user.userId,
    }));
    const sent = (bytes: number) => post(`{"title":"${'x'.repeat(bytes - 12)}"}`, undefined, largeRoute);
    const [fits, over] = await Promise.all([sent(100_000), sent(100_001)]);

    expect([fits.statusCode, over.statusCode]).toEqual([201, 413]);
    expect(Problem.parse(over.json())).toMatchObject({
      code: 'too_large',
      title: 'حجم درخواست بیش از حد مجاز است.',
    });
  });

  it('responds 401 with a challenge before it reads anything, and 201 with a session', async () => {
    const app = given(saveRoute);
    const [none, bad] = await Promise.all([
      app.inject({ method: 'POST', url: '/product/api/v1/things', payload: {} }),
      app.inject({ method: 'POST', url: '/product/api/v1/things', headers: { authorization: 'Bearer bad' } }),
    ]);
    const good = await post(JSON.stringify({ title: 'پمپ' }));

    expect([none.statusCode, none.headers['www-authenticate']]).toEqual([401, 'Bearer realm="bazaar"']);
    expect(bad.headers['www-authenticate']).toContain('invalid_token');
    expect([good.statusCode, good.json(), good.headers['cache-control']]).toEqual([
      201,
      { title: 'پمپ', owner: 5 },
      'no-store',
    ]);
  });

  it('never sends fields that the contract does not name, and responds 500 when the contract is broken', async () => {
    const leaky = route(echo, async () => ({ id: 1, query: {}, password: 'secret' }) as never);
    const broken = route(echo, async () => ({ id: 'one', query: {} }) as never);

    expect((await given(leaky).inject('/product/api/v1/things/1')).json()).toEqual({ id: 1, query: {} });
    const reply = await given(broken).inject('/product/api/v1/things/1');
    expect([reply.statusCode, reply.json().code]).toEqual([500, 'internal']);
    expect(reply.body).not.toContain('one');
  });

  it.each([
    ['breaks its contract', '{"id":"one","query":{}}'],
    ['says more than its contract', '{"id":1,"query":{},"password":"secret"}'],
  ])('answers 500 in tests when a response that is already JSON %s', async (_what, text) => {
    const written = route(echo, async () => serializedJson(text));
    const reply = await given(written).inject('/product/api/v1/things/1');

    expect([reply.statusCode, reply.json().code]).toEqual([500, 'internal']);
  });

  it('hides the details of an internal error', async () => {
    const failing = route(echo, () => Promise.reject(new Error('select secret from table')));

    const reply = await given(failing).inject('/product/api/v1/things/1');

    expect(reply.statusCode).toBe(500);
    expect(reply.body).not.toMatch(/select|stack|table/);
  });

  it.each([
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    // The texts of `pg` and its pool for a backend that was killed, or never came.
    new Error('timeout exceeded when trying to connect'),
    new Error('Connection terminated unexpectedly'),
    new Error('Client has encountered a connection error and is not queryable'),
  ])('responds 503 when the database cannot be reached: %s', async (lost) => {
    const reply = await given(route(echo, () => Promise.reject(lost))).inject('/product/api/v1/things/1');

    expect([reply.statusCode, reply.json().code, reply.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '2',
    ]);
  });
});

describe('every response', () => {
  it('carries the trace id of its request, or a new one', async () => {
    const app = given(route(echo, () => Promise.reject(notFound('چیز'))));
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const asked = await app.inject({
      url: '/product/api/v1/things/1',
      headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
    });
    const fresh = await app.inject({ url: '/product/api/v1/things/1', headers: { traceparent: 'nonsense' } });

    expect(asked.headers.traceparent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`));
    expect(Problem.parse(asked.json())).toMatchObject({ code: 'not_found', title: 'چیز پیدا نشد.', traceId });
    expect(fresh.json().traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(fresh.json().traceId).not.toBe(asked.json().traceId);
  });

  it('is logged by the pattern of its route, with nothing of the address', async () => {
    const app = given(echoRoute);
    const log = vi.fn();
    app.addHook('onRequest', async (request) => {
      vi.spyOn(request.log, 'info').mockImplementation(log);
    });
    await app.inject('/product/api/v1/things/1?names=09121234567');
    await app.inject('/product/api/v1/nothing/09121234567');

    expect(log).toHaveBeenCalledTimes(2);
    expect(log.mock.calls[0]?.[0]).toMatchObject({ route: '/product/api/v1/things/:id', status: 200 });
    expect(JSON.stringify(log.mock.calls)).not.toContain('09121234567');
  });

  it('is logged with its user and network, and with neither number nor token', async () => {
    const app = given(saveRoute);
    const log = vi.fn();
    app.addHook('onRequest', async (request) => {
      vi.spyOn(request.log, 'info').mockImplementation(log);
    });
    const url = '/product/api/v1/things';
    await app.inject({ method: 'POST', url, remoteAddress: '192.0.2.7' });
    await app.inject({ method: 'POST', url, payload: {}, headers: { authorization: 'Bearer good' } });

    expect(log.mock.calls.map(([line]) => line)).toMatchObject([
      { status: 401, user: null, network: '192.0.2.0/24' },
      { status: 400, user: 5 },
    ]);
    expect(JSON.stringify(log.mock.calls)).not.toContain('good');
  });

  it('carries the security headers', async () => {
    const { headers } = await given(echoRoute).inject('/product/api/v1/things/1');

    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });

  it('is a 405 with the allowed methods for a known address, else a 404', async () => {
    const app = given(echoRoute);
    const wrongMethod = await app.inject({ method: 'DELETE', url: '/product/api/v1/things/1?x=1' });
    const nowhere = await app.inject('/product/api/v1/nothing');

    expect([wrongMethod.statusCode, wrongMethod.headers.allow, wrongMethod.json().code]).toEqual([
      405,
      'GET, HEAD',
      'method_not_allowed',
    ]);
    expect([nowhere.statusCode, nowhere.json().code]).toEqual([404, 'address_not_found']);
  });

  it('is a problem document even for an address that cannot be decoded', async () => {
    const reply = await given(echoRoute).inject('/product/api/v1/things/%E0%A4%A');

    expect([reply.statusCode, Problem.parse(reply.json()).code]).toEqual([400, 'unreadable']);
  });
});

describe('a request whose length is ambiguous, or whose method shows what was sent', () => {
  const head = 'Host: a\r\nAuthorization: Bearer good\r\nContent-Type: application/json\r\n';

  it.each([
    [
      'has a length and chunks',
      `POST /product/api/v1/things HTTP/1.1\r\n${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      /^HTTP\/1\.1 400 /,
    ],
    [
      'has two lengths',
      `POST /product/api/v1/things HTTP/1.1\r\n${head}Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}   `,
      /^HTTP\/1\.1 400 /,
    ],
    ['asks for a trace', `TRACE /product/api/v1/things/1 HTTP/1.1\r\n${head}\r\n`, /^HTTP\/1\.1 40[0-9] /],
  ])('that %s is refused', async (_what, text, status) => {
    const app = given([echoRoute, saveRoute]);
    await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect({ host: '127.0.0.1', port: (app.server.address() as AddressInfo).port });
    socket.write(text);
    const [response] = await once(socket, 'data');
    socket.destroy();

    expect(String(response)).toMatch(status);
    expect(String(response)).not.toContain('Bearer good');
  });
});

describe('a slow connection', () => {
  const short = { headersMs: 300, requestMs: 600, silenceMs: 400, checkEveryMs: 20 };
  const headers = 'POST /product/api/v1/things HTTP/1.1\r\nhost: a\r\nauthorization: Bearer good\r\n';
  const body = 'content-type: application/json\r\ncontent-length: 500\r\n\r\n{';

  it.each([
    ['sends nothing', [], 300],
    ['sends its headers byte by byte', [...headers], 300],
    ['falls silent inside its body', [`${headers}${body}`], 400],
    ['sends its body byte by byte', [`${headers}${body}`, ...' '.repeat(400)], 600],
  ])('that %s is closed at its limit', async (_what, parts, limitMs) => {
    const lifeMs = await lifeOf(await listening(short), parts);

    // The clocks of a socket and of this test round in opposite directions.
    expect(lifeMs).toBeGreaterThan(limitMs - 50);
    expect(lifeMs).toBeLessThan(limitMs + 1_000);
  });

  it('is given ten seconds for its headers, two minutes for a request and half a minute of silence', async () => {
    const { server } = given(echoRoute);

    expect([server.headersTimeout, server.requestTimeout, server.timeout]).toEqual([10_000, 120_000, 30_000]);
  });
});

const echoRoute = route(echo, async ({ params, query }) => ({ id: params.id, query }));
const saveRoute = sessionRoute(save, async ({ body, user }) => ({ title: body.title, owner: user.userId }));

/** A server with these limits; its port. */
async function listening(limits: ConnectionLimits): Promise<number> {
  const app = given(saveRoute, limits);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

/** Sends parts of a request, one every ten milliseconds; how long the server keeps the connection. */
async function lifeOf(port: number, parts: readonly string[]): Promise<number> {
  const start = performance.now();
  const socket = connect({ host: '127.0.0.1', port, noDelay: true });
  await once(socket, 'connect');
  const left = [...parts];
  const sending = setInterval(() => socket.write(left.shift() ?? ''), 10);
  // The answer to a slow sender is of no interest here, and a write may meet the closed end.
  socket.on('data', () => undefined).on('error', () => undefined);
  // Not `once` of events, which fails with the error of such a write.
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(sending);
  return performance.now() - start;
}

function given(routes: ServiceRoute | readonly ServiceRoute[], limits?: ConnectionLimits) {
  const app = createApp(TEST_ENVIRONMENT, limits);
  const known = { userId: 5, sessionId: 's', name: 'n', roles: [], supplierId: null };
  // None of these requests reaches the database.
  const context = { db: {} as Database, clock: () => new Date(0), environment: TEST_ENVIRONMENT };
  const all = [routes].flat();
  for (const one of all) {
    mount(app, one, {
      ...{ context, authenticate: async (token) => (token === 'good' ? known : null) },
      checkRead: () => undefined,
    });
  }
  app.setNotFoundHandler(missingAddressHandler(all));
  apps.push(app);
  return app;
}

function post(payload: string, type = 'application/json', to: ServiceRoute = saveRoute) {
  const headers = { authorization: 'Bearer good', 'content-type': type };
  return given(to).inject({ method: 'POST', url: '/product/api/v1/things', payload, headers });
}

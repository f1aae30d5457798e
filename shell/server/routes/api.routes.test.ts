import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { respondWithFailure } from '../failure-page.ts';
import { givenApp, givenServices } from '../testing/given-services.ts';
import { apiRoutes } from './api.routes.ts';

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** The shell in front of one service, which records the requests that reach it. */
async function setUp(status = 200, servicesOrigin?: string, maxStreams = 100) {
  const seen: Seen[] = [];
  const service = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) {
      body += chunk;
    }
    seen.push({ method: request.method, url: request.url, headers: request.headers, body });
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '0' }).end('{"ok":true}');
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    service.closeAllConnections();
    service.close();
  });
  const { app, error } = givenApp();
  const services = givenServices();
  services.environment.servicesOrigin =
    servicesOrigin ?? `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  services.environment.maxStreams = maxStreams;
  app.setErrorHandler(respondWithFailure);
  await apiRoutes(app, services);
  return { app, seen, error };
}

describe('a request to a service', () => {
  it('is forwarded unchanged, and so is its response', async () => {
    const { app, seen } = await setUp(201);

    const answer = await app.inject({
      method: 'POST',
      url: '/api/product/api/v1/supplierproducts?filter.name=%D9%BE&a=%26',
      headers: { authorization: 'Bearer t', 'content-type': 'application/json' },
      payload: '{"a":  1}',
    });

    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ ok: true });
    expect(seen).toMatchObject([
      {
        method: 'POST',
        url: '/product/api/v1/supplierproducts?filter.name=%D9%BE&a=%26',
        body: '{"a":  1}',
        headers: { authorization: 'Bearer t', 'content-type': 'application/json' },
      },
    ]);
  });

  it('forwards uploaded files, which the service checks, with the headers of a safe retry', async () => {
    const { app, seen } = await setUp(201);
    const payload = 'x'.repeat(9 * 1024 * 1024);
    const headers = {
      'content-type': 'multipart/form-data; boundary=xx',
      'idempotency-key': 'k',
      'if-match': '"3"',
    };

    const answer = await app.inject({ method: 'POST', url: '/api/file/api/v1/files', headers, payload });

    expect(answer.statusCode).toBe(201);
    expect([seen[0]?.body.length, seen[0]?.headers]).toMatchObject([payload.length, headers]);
  });

  it.each([
    '/api/product/api/v1/names/%D9%BE%D9%85%D9%BE',
    '/api/product/api/v1/names/a%2Fb',
    '/api/product/api/v1/names/a?key=100%25&open=%',
  ])('keeps the encoding of %s', async (url) => {
    const { app, seen } = await setUp();

    expect((await app.inject(url)).statusCode).toBe(200);
    expect(seen[0]?.url).toBe(url.replace('/api/', '/'));
  });

  it('carries the real address of the client, and no forwarding header that the client sent', async () => {
    const { app, seen } = await setUp();

    await app.inject({
      url: '/api/auth/api/v1/me',
      headers: {
        'x-forwarded-for': '1.2.3.4',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        'x-forwarded-port': '1',
        'x-forwarded-prefix': '/x',
        'x-real-ip': '1.2.3.4',
        forwarded: 'for=1.2.3.4',
      },
    });

    const { headers } = seen[0] as Seen;
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(JSON.stringify(headers)).not.toMatch(/1\.2\.3\.4|evil|x-forwarded-(host|proto|port|prefix)/);
  });

  it('carries no cookie, and the trace of the request', async () => {
    const { app, seen } = await setUp();

    await app.inject({ url: '/api/auth/api/v1/me', headers: { cookie: 'bazaar_bucket=7' } });

    expect(seen[0]?.headers.cookie).toBeUndefined();
    expect(seen[0]?.headers.traceparent).toMatch(/^00-[0-9a-f]{32}-/);
  });

  it.each([
    '/api/unknown/api/v1/x',
    '/api/__proto__/x',
    '/api/product/../readyz',
    '/api/product/%2e%2e/readyz',
  ])('is 404 for %s, without reaching a service', async (url) => {
    const { app, seen } = await setUp();

    expect((await app.inject(url)).statusCode).toBe(404);
    expect(seen).toEqual([]);
  });

  it('cannot leave its service by an encoded slash', async () => {
    const { app, seen } = await setUp();

    expect((await app.inject('/api/product/..%2f..%2freadyz')).statusCode).toBe(400);
    expect(seen).toEqual([]);
  });

  it.each([404, 409, 500, 503])(
    'that fails with %i is sent once: retrying is left to the caller',
    async (status) => {
      const { app, seen } = await setUp(status);

      expect((await app.inject('/api/product/api/v1/x')).statusCode).toBe(status);
      expect(seen).toHaveLength(1);
    },
  );

  it('is a problem of status 502 while the service is down, without the error’s message', async () => {
    const { app, error } = await setUp(200, 'http://127.0.0.1:9');

    const answer = await app.inject('/api/product/api/v1/x');

    expect(answer.statusCode).toBe(502);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: 'سرویس در دسترس نیست',
      status: 502,
      code: 'service_unreachable',
    });
    expect(error).toHaveBeenCalled();
  });
});

describe('a stream of events', () => {
  const STREAM = '/api/notification/api/v1/conversations/stream';

  /** A service that begins a stream for every request and ends none. */
  async function givenStreams(maxStreams?: number) {
    const left: Promise<unknown>[] = [];
    const service = createServer((request, response) => {
      left.push(once(response, 'close'));
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(`event: open\ndata: ${JSON.stringify(request.headers['last-event-id'])}\n\n`);
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      service.closeAllConnections();
      service.close();
    });
    const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    const { app } = await setUp(200, origin, maxStreams);
    await app.listen({ host: '127.0.0.1', port: 0 });
    const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${STREAM}`;
    return { app, address, left };
  }

  async function open(address: string, signal?: AbortSignal) {
    const init = { headers: { 'last-event-id': '7:9:' }, ...(signal && { signal }) };
    const reader = (await fetch(address, init)).body?.pipeThrough(new TextDecoderStream()).getReader();
    return { reader, first: (await reader?.read())?.value };
  }

  it('passes on what comes while it goes on, and ends at the service when the client leaves', async () => {
    const { address, left } = await givenStreams();
    const leaving = new AbortController();

    const { first } = await open(address, leaving.signal);
    expect(first).toBe('event: open\ndata: "7:9:"\n\n');

    leaving.abort();
    await Promise.all(left);
  });

  it('takes no connection of other requests, however many there are', async () => {
    const { app, address } = await givenStreams();
    const streams = await Promise.all(Array.from({ length: 70 }, () => open(address)));

    expect(streams.filter(({ first }) => first?.startsWith('event: open'))).toHaveLength(70);
    await app.close();
  });

  it('is refused with a time to retry while there are as many as allowed, instead of waiting', async () => {
    const { address, left } = await givenStreams(2);
    const leaving = new AbortController();
    await Promise.all([open(address, leaving.signal), open(address)]);

    const refused = await fetch(address, { signal: AbortSignal.timeout(2_000) });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
    expect(refused.headers.get('content-type')).toContain('application/problem+json');
    expect(await refused.json()).toMatchObject({ status: 503, code: 'overloaded' });

    leaving.abort();
    await Promise.race(left);
    await expect.poll(async () => (await open(address)).first).toContain('event: open');
  });

  it('does not hold up the stop of the shell', async () => {
    const { app, address } = await givenStreams();
    const { reader } = await open(address);

    await app.close();

    await expect(reader?.read()).rejects.toThrow();
  });
});

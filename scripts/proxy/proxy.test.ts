import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../services/testing/temporary-folder.ts';
import { makeCertificate } from '../bench/certificate.ts';
import { freePorts } from '../ports.ts';
import { connectHttp2, type Http2Client } from './http2-client.ts';
import { checkConfiguration, isNginxInstalled, type ProxyOptions, startProxy } from './start-proxy.ts';
import { type StubShell, startStubShell } from './stub-shell.ts';

const JSON_TEXT = JSON.stringify({ items: Array.from({ length: 100 }, () => 'پمپ سانتریفیوژ') });
const COMPRESSED = brotliCompressSync('سند');

/** What a test lets a stub go on for. */
let gate = Promise.withResolvers<void>();
let firstPart = Promise.withResolvers<string>();

const HANDLERS: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => unknown>> = {
  '/': (_, response) => {
    response.writeHead(200, {
      ...{ 'content-type': 'text/html; charset=utf-8', 'x-frame-options': 'DENY' },
      ...{ 'content-security-policy': "default-src 'none'", 'strict-transport-security': 'max-age=31536000' },
    });
    response.write('<!doctype html>');
    void gate.promise.then(() => response.end('<p>تمام</p>'));
  },
  '/compressed': (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' }).end(COMPRESSED),
  '/api/product/api/v1/list': (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON_TEXT),
  '/api/notification/api/v1/conversations/stream': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: message\n\n');
  },
  '/api/file/api/v1/files': (request, response) => {
    request.once('data', (part: Buffer) => firstPart.resolve(part.toString()));
    void buffer(request).then((body) => response.end(String(body.byteLength)));
  },
  '/api/wallet/cut': (request) => request.socket.destroy(),
};

const respond = (request: IncomingMessage, response: ServerResponse) =>
  (HANDLERS[request.url ?? ''] ?? ((_, answer) => answer.end('ok')))(request, response);

describe.skipIf(!isNginxInstalled())('the proxy of the project, run by Debian’s nginx with brotli', () => {
  const undo = new AsyncDisposableStack();
  let folder: string;
  let shells: StubShell[];
  let services: StubShell;
  let options: ProxyOptions;
  let client: Http2Client;
  const received = () => shells.flatMap((shell) => shell.received);

  beforeAll(async () => {
    const temporary = undo.use(await temporaryFolder());
    folder = temporary.folder;
    shells = [await startStubShell(respond), await startStubShell(respond)];
    services = await startStubShell(respond);
    const [plain = 0, site = 0, inner = 0, health = 0, nobody = 0] = await freePorts(5);
    options = {
      folder: join(folder, 'proxy'),
      ports: { plain, site, services: inner, health },
      certificate: await makeCertificate(join(folder, 'tls')),
      shells: shells.map(({ port }) => port),
      services: [services.port, nobody],
    };
    const proxy = await startProxy(options);
    undo.defer(() => proxy.stop());
    client = connectHttp2(site, options.certificate.cert);
    undo.defer(async () => client.close());
  });
  afterAll(async () => {
    await undo.disposeAsync();
    await Promise.all([...shells, services].map((shell) => shell.close()));
  });
  beforeEach(() => {
    gate = Promise.withResolvers();
    firstPart = Promise.withResolvers();
    for (const shell of [...shells, services]) {
      shell.received.length = 0;
    }
  });

  it.each(['nginx.conf', 'origins.conf'] as const)('is right in the eyes of nginx: %s', (file) => {
    expect(checkConfiguration({ ...options, folder: join(folder, 'checked') }, file)).toBeNull();
  });

  it('sends a document by HTTP/2 while the shell still writes it, with the headers of the shell', async () => {
    const { headers, stream } = await client.open('/');
    const first = await new Promise((resolve) => stream.once('data', (part) => resolve(String(part))));
    expect(first).toBe('<!doctype html>');
    gate.resolve();
    expect(String(await buffer(stream))).toBe('<p>تمام</p>');
    expect(client.session.alpnProtocol).toBe('h2');
    expect(headers).toMatchObject({
      ...{ ':status': 200, 'x-frame-options': 'DENY', server: 'nginx' },
      ...{ 'content-security-policy': "default-src 'none'", 'strict-transport-security': 'max-age=31536000' },
    });
  });

  it('compresses plain JSON, and leaves what the shell has compressed as it is', async () => {
    const accepting = { 'accept-encoding': 'br' };
    const json = await client.open('/api/product/api/v1/list', accepting);
    expect(json.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(await buffer(json.stream)).toString()).toBe(JSON_TEXT);
    const document = await client.open('/compressed', accepting);
    expect(document.headers['content-encoding']).toBe('br');
    expect(await buffer(document.stream)).toEqual(COMPRESSED);
  });

  it.each(['/metrics', '/healthz', '/readyz', '/_ops', '/_ops/traces'])(
    'refuses %s from outside',
    async (path) => {
      const { headers } = await client.get(path);
      expect(headers[':status']).toBe(404);
      expect(received()).toEqual([]);
    },
  );

  it('passes a file on while it arrives', async () => {
    const arrived = firstPart.promise;
    async function* file() {
      yield 'the first part';
      // The rest is sent only when the shell has the first part.
      await arrived;
      yield 'x'.repeat(5_000_000);
    }
    const { stream } = await client.open('/api/file/api/v1/files', {}, file());
    expect(String(await buffer(stream))).toBe(String(5_000_000 + 'the first part'.length));
  });

  it('refuses a body that no endpoint takes', async () => {
    async function* body() {
      yield 'x'.repeat(1_500_000);
    }
    const { headers } = await client.open('/api/wallet/api/v1/x', { 'content-length': '1500000' }, body());
    expect(headers[':status']).toBe(413);
  });

  it('sends an event at once, and not compressed', async () => {
    const path = '/api/notification/api/v1/conversations/stream';
    const { headers, stream } = await client.open(path, { 'accept-encoding': 'br, gzip' });
    const first = await new Promise((resolve) => stream.once('data', (part) => resolve(String(part))));
    stream.close();
    expect(first).toBe('event: message\n\n');
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('tells the shells the address that it sees, whatever the client says', async () => {
    await client.get('/page', { 'x-forwarded-for': '203.0.113.7', forwarded: 'for=203.0.113.7' });
    const [request] = received();
    expect(request?.headers).toMatchObject({
      ...{ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https', host: 'localhost' },
    });
    expect([request?.headers.forwarded, request?.headers.connection]).toEqual([undefined, undefined]);
  });

  it('leaves the address that a shell tells the services, and asks those that run', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    for (let turn = 0; turn < 4; turn += 1) {
      const reply = await fetch(`http://127.0.0.1:${options.ports.services}/auth/api/v1/x`, { headers });
      expect(reply.status).toBe(200);
    }
    expect(services.received.map((request) => request.headers['x-forwarded-for'])).toEqual(
      Array.from({ length: 4 }, () => '203.0.113.7'),
    );
  });

  it('leads from http to https', async () => {
    const reply = await fetch(`http://127.0.0.1:${options.ports.plain}/a?b=c`, { redirect: 'manual' });
    expect([reply.status, reply.headers.get('location')]).toEqual([301, 'https://127.0.0.1/a?b=c']);
  });

  it('sends no write to a second shell when the first one may have done it', async () => {
    async function* body() {
      yield '{}';
    }
    const { headers, stream } = await client.open('/api/wallet/cut', {}, body());
    expect(headers[':status']).toBe(503);
    expect(JSON.parse(String(await buffer(stream)))).toMatchObject({ code: 'service_unavailable' });
    expect(received()).toHaveLength(1);
  });

  it('asks the other shell when one is gone, and says that the site is unavailable when both are', async () => {
    const [first, second] = shells;
    await first?.close();
    const statuses: unknown[] = [];
    for (let turn = 0; turn < 10; turn += 1) {
      statuses.push((await client.get('/page')).headers[':status']);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    await second?.close();
    const { headers, body } = await client.get('/page');
    expect(headers).toMatchObject({
      ':status': 503,
      'retry-after': '5',
      'x-content-type-options': 'nosniff',
    });
    expect(body).toContain('سایت موقتاً در دسترس نیست');
    const api = await client.get('/api/product/api/v1/list');
    expect(api.headers).toMatchObject({ ':status': 503, 'content-type': 'application/problem+json' });
  });
});

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { latencies, openSlowSockets, p99, type Slowness } from '@bazaar/contracts/testing';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { respondWithFailure } from './failure-page.ts';
import { apiRoutes } from './routes/api.routes.ts';
import { givenApp, givenServices } from './testing/given-services.ts';

/** A sample beside the 500 of `npm run test:full`, which also looks at the times of the others. */
const COUNT = Number(process.env.SLOW_SOCKETS ?? 150);
const LIMIT_MS = 500;
const REQUESTS = process.env.SLOW_SOCKETS ? 400 : 40;
const TIMEOUT_MS = 60_000;
const LARGE_BYTES = 8 * 1024 * 1024;

const SMALL = '/api/product/api/v1/items';
const LARGE = '/api/file/api/v1/files/1';
const UPLOAD = '/api/file/api/v1/files';

const large = Buffer.alloc(LARGE_BYTES, 'x');

/** A service that answers at once when a request is complete. */
async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  for await (const _ of request) {
    // The body is of no interest.
  }
  response.end(request.url?.endsWith('/1') ? large : '{"ok":true}');
}

/** The shell before a service, listening. */
async function givenShell() {
  const incomplete = { count: 0 };
  const service = createServer((request, response) => {
    incomplete.count += 1;
    request.once('end', () => {
      incomplete.count -= 1;
    });
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    service.closeAllConnections();
    service.close();
  });
  const { app } = givenApp();
  const services = givenServices();
  services.environment.servicesOrigin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  app.setErrorHandler(respondWithFailure);
  await apiRoutes(app, services);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { port, incomplete, origin: `http://127.0.0.1:${port}` };
}

function form(): FormData {
  const data = new FormData();
  data.set('file', new Blob(['x'.repeat(100_000)]), 'a.png');
  return data;
}

const within = () => AbortSignal.timeout(20_000);

describe('beside clients that are slow', { timeout: TIMEOUT_MS }, () => {
  beforeAll(() => {
    expect(COUNT).toBeGreaterThan(70);
  });

  it.each<[Slowness, string]>([
    ['headers', SMALL],
    ['body', SMALL],
    ['upload', UPLOAD],
    ['reading', LARGE],
  ])('with their %s, reads, writes and uploads of the others are answered', async (slowness, path) => {
    const { port, origin } = await givenShell();
    await openSlowSockets({ port, path, count: COUNT, slowness });

    const reads = await latencies(REQUESTS, () => fetch(origin + SMALL, { signal: within() }));
    const writes = await latencies(REQUESTS, () =>
      fetch(origin + SMALL, { method: 'POST', body: '{"a":1}', signal: within() }),
    );
    const uploads = await latencies(REQUESTS / 2, () =>
      fetch(origin + UPLOAD, { method: 'POST', body: form(), signal: within() }),
    );

    if (process.env.SLOW_SOCKETS) {
      const slowest = Object.fromEntries(
        Object.entries({ reads, writes, uploads }).map(([what, times]) => [what, Math.round(p99(times))]),
      );
      expect(Object.entries(slowest).filter(([, ms]) => ms >= LIMIT_MS)).toEqual([]);
      console.info(slowness, slowest);
    }
  });

  it('no request reaches a service before it is complete', async () => {
    const { port, origin, incomplete } = await givenShell();
    await openSlowSockets({ port, path: SMALL, count: COUNT / 2, slowness: 'body' });
    await openSlowSockets({ port, path: UPLOAD, count: COUNT / 2, slowness: 'upload' });
    await latencies(1, () => fetch(origin + SMALL, { signal: within() }));

    expect(incomplete.count).toBe(0);
  });

  it('one with too many unfinished bodies is told so about its oldest, and not about its newest', async () => {
    const { port } = await givenShell();
    const [first] = await openSlowSockets({ port, path: SMALL, count: 1, slowness: 'body' });
    const told = new Promise<string>((resolve) => first?.once('data', (data) => resolve(String(data))));
    const others = await openSlowSockets({ port, path: SMALL, count: 64, slowness: 'body' });

    expect(await told).toMatch(/^HTTP\/1\.1 408 /);
    expect(others.every((socket) => socket.bytesRead === 0)).toBe(true);
  });
});

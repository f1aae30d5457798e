import type { AddressInfo } from 'node:net';
import { endpoint } from '@bazaar/contracts';
import { latencies, openSlowSockets, p99, type Slowness } from '@bazaar/contracts/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { TEST_ENVIRONMENT } from '../../testing/test-app.ts';
import type { Database } from '../database/database.ts';
import { createApp } from './create-app.ts';
import { mount } from './mount.ts';
import { rawResponse, route } from './service.ts';

/** A sample beside the 500 of `npm run test:full`, which also looks at the times of the others. */
const COUNT = Number(process.env.SLOW_SOCKETS ?? 100);
const LIMIT_MS = 500;
const REQUESTS = process.env.SLOW_SOCKETS ? 400 : 40;
const TIMEOUT_MS = 60_000;
const LARGE_BYTES = 8 * 1024 * 1024;

const at = { service: 'product', access: 'public', summary: 'A thing.' } as const;
const Ok = z.object({ ok: z.boolean() });
const read = endpoint({ ...at, method: 'GET', path: '/api/v1/things', response: Ok });
const save = endpoint({
  ...at,
  method: 'POST',
  path: '/api/v1/things',
  body: z.looseObject({}),
  response: Ok,
});
const file = endpoint({
  ...at,
  method: 'GET',
  path: '/api/v1/file',
  response: z.unknown(),
  responseType: 'raw',
});
const upload = endpoint({
  ...at,
  method: 'POST',
  path: '/api/v1/file',
  bodyType: 'multipart',
  response: Ok,
});
const large = Buffer.alloc(LARGE_BYTES, 'x');

const ok = async () => ({ ok: true });
const routes = [
  route(read, ok),
  route(save, ok),
  route(file, async () => rawResponse({ body: large })),
  route(upload, async ({ request }) => {
    for await (const part of request.parts()) {
      await (part.type === 'file' && part.toBuffer());
    }
    return { ok: true };
  }),
];

/** The services with fewer places than slow clients, listening; their origin. */
async function givenServices() {
  const variables = {
    MAX_IN_FLIGHT: '20',
    MAX_UPLOADS: '20',
    WRITES_PER_MINUTE: '0',
    READ_UNITS_PER_SECOND: '0',
  };
  const environment = { ...TEST_ENVIRONMENT, variables };
  const app = createApp(environment);
  onTestFinished(() => app.close());
  // None of these requests reaches the database.
  const context = { db: {} as Database, clock: () => new Date(0), environment };
  for (const one of routes) {
    mount(app, one, { context, authenticate: async () => null, checkRead: () => undefined });
  }
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { port, origin: `http://127.0.0.1:${port}/product` };
}

const within = () => AbortSignal.timeout(20_000);

describe('beside clients that are slow', { timeout: TIMEOUT_MS }, () => {
  it.each<[Slowness, string]>([
    ['headers', read.path],
    ['body', save.path],
    ['upload', upload.path],
    ['reading', file.path],
  ])('with their %s, the others are answered', async (slowness, path) => {
    const { port, origin } = await givenServices();
    await openSlowSockets({ port, path: `/product${path}`, count: COUNT, slowness });

    const headers = { 'content-type': 'application/json' };
    const reads = await latencies(REQUESTS, () => fetch(origin + read.path, { signal: within() }));
    const writes = await latencies(REQUESTS, () =>
      fetch(origin + save.path, { method: 'POST', headers, body: '{"a":1}', signal: within() }),
    );

    if (process.env.SLOW_SOCKETS) {
      expect([p99(reads), p99(writes)].filter((ms) => ms >= LIMIT_MS)).toEqual([]);
    }
  });

  it('further files are refused with a time to retry while many arrive slowly', async () => {
    const { port, origin } = await givenServices();
    await openSlowSockets({ port, path: `/product${upload.path}`, count: 30, slowness: 'upload' });
    const body = new FormData();
    body.set('file', new Blob(['x']), 'a.png');

    const refused = await fetch(origin + upload.path, { method: 'POST', body, signal: within() });

    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await refused.json()).toMatchObject({ code: 'overloaded' });
  });
});

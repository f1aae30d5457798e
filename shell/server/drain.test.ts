import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { type DrainLimits, drain, endConnectionsWhileDraining } from './drain.ts';
import { platformRoutes } from './routes/platform.routes.ts';
import { givenApp, givenServices } from './testing/given-services.ts';

const LONG = { noticeMs: 200, limitMs: 10_000 };

/** A server that responds to `/slow` when the test resolves it. */
async function givenServer() {
  const { app } = givenApp();
  const services = givenServices();
  const { promise, resolve } = Promise.withResolvers<string>();
  endConnectionsWhileDraining(app, services.lifecycle);
  platformRoutes(app, services);
  app.get('/slow', () => promise);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const ready = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status;
  const stop = (limits: DrainLimits) => drain(app, services.lifecycle, limits);
  return { port, origin: `http://127.0.0.1:${port}`, ready, stop, respond: () => resolve('whole') };
}

describe('a server that stops', () => {
  it('is not ready, answers what it has accepted, and accepts nothing new', async () => {
    const { origin, ready, stop, respond } = await givenServer();
    expect(await ready()).toBe(200);
    const accepted = fetch(`${origin}/slow`);
    const stopped = stop(LONG);

    expect(await ready()).toBe(503);
    await expect.poll(() => ready().catch(() => 'refused')).toBe('refused');
    respond();
    expect(await (await accepted).text()).toBe('whole');
    await stopped;
  });

  it('ends each connection with its response', async () => {
    const { origin, stop } = await givenServer();
    const stopped = stop(LONG);

    expect((await fetch(`${origin}/readyz`)).headers.get('connection')).toBe('close');
    await stopped;
  });

  it('cuts what has not ended in time', async () => {
    const { port, stop } = await givenServer();
    const socket = connect({ host: '127.0.0.1', port });
    await once(socket, 'connect');
    socket.write('GET /slow HTTP/1.1\r\nhost: a\r\n\r\n');
    const cut = once(socket, 'close');

    await stop({ noticeMs: 50, limitMs: 100 });
    await cut;
  });
});

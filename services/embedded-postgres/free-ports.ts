import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Below what Linux (32768), macOS and Windows (49152) give to outgoing connections by themselves: a port that is free
 * now is not taken by one of those a moment later, before its server listens on it.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_767;
const ATTEMPTS = 100;

/** Ports of 127.0.0.1 that nobody listens on now; all are held open together, so they differ. */
export async function freePorts(count: number): Promise<number[]> {
  const held = await Promise.all(Array.from({ length: count }, holdPort));
  await Promise.all(held.map(({ server }) => once(server.close(), 'close')));
  return held.map(({ port }) => port);
}

async function holdPort(): Promise<{ port: number; server: Server }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = randomPort();
    const server = createServer().listen({ port, host: '127.0.0.1', exclusive: true });
    try {
      await once(server, 'listening');
      return { port, server };
    } catch (error) {
      if (attempt === ATTEMPTS) {
        throw new Error(`No port from ${FIRST_PORT} to ${LAST_PORT} could be listened on.`, { cause: error });
      }
    }
  }
}

function randomPort(): number {
  return FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT + 1));
}

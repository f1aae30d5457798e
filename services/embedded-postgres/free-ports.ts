import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Below the range from which Linux (32768), macOS and Windows (49152) take ports for outgoing connections, so that
 * a free port is not taken by one of those before its server listens on it.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_767;
const ATTEMPTS = 100;

/** Free ports of 127.0.0.1; all are held open together, so they differ. */
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

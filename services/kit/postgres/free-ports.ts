import { once } from 'node:events';
import { createServer } from 'node:net';

/** Ports of 127.0.0.1 that nobody listens on now; all are held open together, so they differ. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => {
    const address = server.address();
    if (address === null || typeof address === 'string') {
      throw new Error('A server on 127.0.0.1 has no port number.');
    }
    return address.port;
  });
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

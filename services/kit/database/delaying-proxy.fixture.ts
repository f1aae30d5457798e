import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Longer than a client takes to write what it sends together. */
const DELAY_MS = 15;

/** Stands between clients and a server, and passes on what a client writes a little later. */
export interface DelayingProxy extends AsyncDisposable {
  /** The server's address, by way of the proxy. */
  readonly url: string;
  /** How often a client wrote and then waited, since the last time this was asked. */
  takeRoundTrips(): number;
  /** Closes all connections. */
  cut(): void;
}

/** Opens a proxy to the server of an address. */
export async function openDelayingProxy(address: string): Promise<DelayingProxy> {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  let roundTrips = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket.setNoDelay().on('error', () => undefined));
    }
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy()).pipe(client);
    let written: Buffer[] = [];
    client.on('data', (chunk: Buffer) => {
      if (written.push(chunk) === 1) {
        setTimeout(() => {
          roundTrips += 1;
          upstream.write(Buffer.concat(written));
          written = [];
        }, DELAY_MS);
      }
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(address);
  url.port = `${(server.address() as AddressInfo).port}`;
  const cut = () => {
    for (const socket of sockets) {
      socket.destroy();
    }
    sockets.clear();
  };
  return {
    url: url.href,
    takeRoundTrips: () => {
      const taken = roundTrips;
      roundTrips = 0;
      return taken;
    },
    cut,
    async [Symbol.asyncDispose]() {
      cut();
      await once(server.close(), 'close');
    },
  };
}

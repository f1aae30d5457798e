import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a stub has received. */
export interface Received {
  readonly method: string;
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
}

/** A server in the place of a shell, or of the services, that writes down what it is asked. */
export interface StubShell {
  readonly port: number;
  readonly received: Received[];
  close(): Promise<void>;
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts it on a port; the same one again after it was closed. */
export async function startStubShell(handle: Handle, port = 0): Promise<StubShell> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    received.push({
      method: request.method ?? '',
      address: request.url ?? '',
      headers: request.headers,
    });
    handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    received,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

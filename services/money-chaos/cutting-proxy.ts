import { Agent, createServer, type IncomingMessage, request as open, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request with this header gets no response: the connection is cut when the service has answered. */
export const CUT_HEADER = 'x-cut-response';

interface CuttingProxy extends AsyncDisposable {
  readonly origin: string;
  /** How many responses were cut. */
  cuts(): number;
}

/** Stands before one instance of the services, as a network that loses responses after the work was done. */
export async function startCuttingProxy(port: number): Promise<CuttingProxy> {
  const agent = new Agent({ keepAlive: true });
  let cuts = 0;
  const server = createServer((request, response) => {
    const { [CUT_HEADER]: cut, ...headers } = request.headers;
    const target = { host: '127.0.0.1', port, agent, method: request.method, path: request.url, headers };
    const onward = open(target, (answered) => {
      if (cut === undefined) {
        passOn(answered, response);
      } else {
        answered.resume().once('end', () => {
          cuts += 1;
          response.destroy();
        });
      }
      // A service that was killed in the middle of its response.
      answered.once('error', () => response.destroy());
    });
    onward.once('error', () => response.destroy());
    request.pipe(onward);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts: () => cuts,
    async [Symbol.asyncDispose]() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function passOn(answered: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answered.statusCode ?? 502, answered.headers);
  answered.pipe(response);
}

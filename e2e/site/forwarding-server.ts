import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as send,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request on its way to the target. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Lets the target answer. */
  forward(): void;
}

/** A server in front of an origin, which may answer in its place. */
export class ForwardingServer {
  readonly #server: Server;

  private constructor(target: string, answer: (exchange: Exchange) => void) {
    this.#server = createServer((request, response) =>
      answer({ request, response, forward: () => forward(target, request, response) }),
    );
  }

  static async open(target: string, answer: (exchange: Exchange) => void): Promise<ForwardingServer> {
    const opened = new ForwardingServer(target, answer);
    opened.#server.listen(0, '127.0.0.1');
    await once(opened.#server, 'listening');
    return opened;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }
}

function forward(target: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = request;
  const onward = send(target + request.url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

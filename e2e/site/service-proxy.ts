import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as send,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the services behave behind a {@link ServiceProxy}. */
export type ServiceFault = 'none' | 'refuse' | 'hang' | 'slow' | 'error' | 'database down';

const SLOW_MS = 5_000;

/** A server between a shell and the services, which can fail in their place. */
export class ServiceProxy {
  #fault: ServiceFault = 'none';
  readonly #target: string;
  readonly #server: Server;

  private constructor(target: string) {
    this.#target = target;
    this.#server = createServer((request, response) => this.#answer(request, response));
  }

  static async open(target: string): Promise<ServiceProxy> {
    const proxy = new ServiceProxy(target);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  behave(fault: ServiceFault): void {
    this.#fault = fault;
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    switch (this.#fault) {
      case 'none':
        this.#forward(request, response);
        break;
      case 'refuse':
        request.socket.destroy();
        break;
      case 'hang':
        break;
      case 'slow':
        setTimeout(() => this.#forward(request, response), SLOW_MS);
        break;
      case 'error':
        respond(response, 500, 'internal');
        break;
      case 'database down':
        respond(response, 503, 'unavailable');
        break;
    }
  }

  #forward(request: IncomingMessage, response: ServerResponse): void {
    const { method, headers } = request;
    const onward = send(this.#target + request.url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  }
}

function respond(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/problem+json' });
  response.end(JSON.stringify({ type: 'about:blank', title: 'خطا', status, code }));
}

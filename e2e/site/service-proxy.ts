import type { ServerResponse } from 'node:http';
import { type Exchange, ForwardingServer } from './forwarding-server.ts';

/** How the services behave behind a {@link ServiceProxy}. */
export type ServiceFault = 'none' | 'refuse' | 'hang' | 'slow' | 'error' | 'database down' | 'late related';

const SLOW_MS = 5_000;
/** Longer than a document waits for a part of it, shorter than it waits at all. */
const LATE_MS = 700;

/** A server between a shell and the services, which can fail in their place. */
export class ServiceProxy {
  #fault: ServiceFault = 'none';
  #server: ForwardingServer | undefined;

  static async open(target: string): Promise<ServiceProxy> {
    const proxy = new ServiceProxy();
    proxy.#server = await ForwardingServer.open(target, (exchange) => proxy.#answer(exchange));
    return proxy;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#server?.port}`;
  }

  behave(fault: ServiceFault): void {
    this.#fault = fault;
  }

  async close(): Promise<void> {
    await this.#server?.close();
  }

  #answer({ request, response, forward }: Exchange): void {
    switch (this.#fault) {
      case 'none':
        forward();
        break;
      case 'refuse':
        request.socket.destroy();
        break;
      case 'hang':
        break;
      case 'slow':
        setTimeout(forward, SLOW_MS);
        break;
      case 'late related':
        setTimeout(forward, request.url?.includes('/related') ? LATE_MS : 0);
        break;
      case 'error':
        respond(response, 500, 'internal');
        break;
      case 'database down':
        respond(response, 503, 'unavailable');
        break;
    }
  }
}

function respond(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/problem+json' });
  response.end(JSON.stringify({ type: 'about:blank', title: 'خطا', status, code }));
}

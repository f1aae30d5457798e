import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as send,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * How a file behaves behind a {@link FaultyFront}: without a byte, with a broken connection, as 404, or with more than what was
 * released.
 */
export type FileFault = 'hang' | 'reset' | 'missing' | 'tampered';

/** A server between a browser and a shell, where files can fail as they do on a bad line. */
export class FaultyFront {
  readonly #faults = new Map<string, FileFault>();
  readonly #target: string;
  readonly #server: Server;
  readonly #met = new Map<string, number>();

  private constructor(target: string) {
    this.#target = target;
    this.#server = createServer((request, response) => this.#answer(request, response));
  }

  /** Opens a front for the shell at `target`, an origin. */
  static async open(target: string): Promise<FaultyFront> {
    const front = new FaultyFront(target);
    front.#server.listen(0, '127.0.0.1');
    await once(front.#server, 'listening');
    return front;
  }

  /** Address of a page at this front. */
  url(pathname: string): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}${pathname}`;
  }

  /** The path fails from now on. */
  fail(path: string, fault: FileFault): void {
    this.#faults.set(path, fault);
  }

  /** The path is answered again from now on. */
  recover(path: string): void {
    this.#faults.delete(path);
  }

  /** How often a browser asked for a path while it failed. */
  timesMet(path: string): number {
    return this.#met.get(path) ?? 0;
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url?.split('?')[0] ?? '/';
    const fault = this.#faults.get(path);
    if (fault === undefined) {
      this.#forward(request, response);
      return;
    }
    this.#met.set(path, this.timesMet(path) + 1);
    if (fault === 'reset') {
      request.socket.destroy();
    }
    if (fault === 'missing') {
      response.writeHead(404, { 'access-control-allow-origin': '*' }).end();
    }
    if (fault === 'tampered') {
      const type = path.endsWith('.css') ? 'text/css' : 'text/javascript';
      response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': type });
      response.end('/* not what was released */');
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

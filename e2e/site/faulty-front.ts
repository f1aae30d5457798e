import { type Exchange, ForwardingServer } from './forwarding-server.ts';

/** How a file behaves behind a {@link FaultyFront}: without a byte, with a broken connection, or as 404. */
export type FileFault = 'hang' | 'reset' | 'missing';

/** A server between a browser and a shell, where files can fail as they do on a bad line. */
export class FaultyFront {
  readonly #faults = new Map<string, FileFault>();
  readonly #met = new Map<string, number>();
  #server: ForwardingServer | undefined;

  /** Opens a front for the shell at `target`, an origin. */
  static async open(target: string): Promise<FaultyFront> {
    const front = new FaultyFront();
    front.#server = await ForwardingServer.open(target, (exchange) => front.#answer(exchange));
    return front;
  }

  /** Address of a page at this front. */
  url(pathname: string): string {
    return `http://localhost:${this.#server?.port}${pathname}`;
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
    await this.#server?.close();
  }

  #answer({ request, response, forward }: Exchange): void {
    const path = request.url?.split('?')[0] ?? '/';
    const fault = this.#faults.get(path);
    if (fault === undefined) {
      forward();
      return;
    }
    this.#met.set(path, this.timesMet(path) + 1);
    if (fault === 'reset') {
      request.socket.destroy();
    }
    if (fault === 'missing') {
      response.writeHead(404, { 'access-control-allow-origin': '*' }).end();
    }
  }
}

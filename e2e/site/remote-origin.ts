import type { AddressInfo } from 'node:net';
import { buildOrigin } from '@bazaar/scripts/serve-origin.ts';

/** The static origin of one remote, in this process. It keeps its port over stops and starts. */
export class RemoteOrigin {
  readonly #folder: string;
  #port = 0;
  #server: Awaited<ReturnType<typeof buildOrigin>> | null = null;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Known after the first start. */
  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    this.#server = await buildOrigin(this.#folder);
    await this.#server.listen({ host: '127.0.0.1', port: this.#port });
    this.#port = (this.#server.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    await server?.close();
  }
}

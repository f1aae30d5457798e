import { freePorts } from '@bazaar/scripts/ports.ts';
import { buildOrigin } from '@bazaar/scripts/serve-origin.ts';

/** The static origin of one remote, in this process. It uses the same port after a restart. */
export class RemoteOrigin {
  readonly #folder: string;
  #port: number | null = null;
  #server: Awaited<ReturnType<typeof buildOrigin>> | null = null;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Known after the first start. */
  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    this.#port ??= (await freePorts(1))[0] as number;
    this.#server = await buildOrigin(this.#folder);
    await this.#server.listen({ host: '127.0.0.1', port: this.#port });
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    await server?.close();
  }
}

import { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';

/** pg's client with pipelining, for the pool. */
export class PipeliningClient extends Client {
  readonly #socket: Socket;

  constructor(config: ClientConfig = {}) {
    const socket = new Socket();
    // The pool hides its password from enumeration.
    super({ ...config, password: config.password, pipeline: true, stream: () => socket });
    this.#socket = socket;
  }

  /**
   * Writes the statements that `send` sends to the network at once. Written one by one, each would wake up the server
   * anew.
   */
  writeAtOnce<T>(send: () => T): T {
    this.#socket.cork();
    try {
      return send();
    } finally {
      this.#socket.uncork();
    }
  }
}

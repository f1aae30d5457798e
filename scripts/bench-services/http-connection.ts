import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const HEAD_END = '\r\n\r\n';
const STATUS_AT = 9;

/** One kept-alive connection that sends one request after the other. It parses only the status of a response. */
export interface HttpConnection {
  /** Sends a whole request and returns the status once the response is complete. */
  ask(request: string): Promise<number>;
  close(): void;
}

interface Asked {
  answered(status: number): void;
  failed(error: Error): void;
}

/**
 * Opens a connection to 127.0.0.1. It does as little work as possible, because the client runs on the same cores as
 * the server.
 */
export async function openConnection(port: number): Promise<HttpConnection> {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true });
  await once(socket, 'connect');
  let asked: Asked | undefined;
  const fail = (error: Error) => asked?.failed(error);
  readResponses(socket, (status) => asked?.answered(status), fail);
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('The server closed a connection.')));
  return {
    ask: (request) =>
      new Promise((answered, failed) => {
        asked = { answered, failed };
        socket.write(request);
      }),
    close: () => void socket.destroy(),
  };
}

function readResponses(
  socket: Socket,
  answered: (status: number) => void,
  failed: (error: Error) => void,
): void {
  let head: Buffer = Buffer.alloc(0);
  let status = 0;
  let missing = 0;
  /** Returns the number of body bytes that came with the head; undefined while the head is incomplete. */
  const readHead = (chunk: Buffer): number | undefined => {
    head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
    const end = head.indexOf(HEAD_END);
    if (end === -1) {
      return undefined;
    }
    const text = head.toString('latin1', 0, end);
    const came = head.length - end - HEAD_END.length;
    head = Buffer.alloc(0);
    status = Number(text.slice(STATUS_AT, STATUS_AT + 3));
    missing = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1]);
    return came;
  };
  socket.on('data', (chunk) => {
    const came = missing > 0 ? chunk.length : readHead(chunk);
    if (came === undefined) {
      return;
    }
    missing -= came;
    if (missing === 0) {
      answered(status);
    } else if (!(missing > 0)) {
      failed(new Error('An answer came without its length, or longer than it.'));
    }
  });
}

/** A request, ready to be written as HTTP/1.1. */
export interface SerializedRequest {
  readonly method: string;
  readonly address: string;
  readonly token?: string;
  readonly body?: string;
  /** True when each request needs a new idempotency key. */
  readonly freshKey?: boolean;
}

/** A request's text on the network; `key` is its idempotency key, where one is needed. */
export function requestText({ method, address, token, body }: SerializedRequest, key?: string): string {
  const lines = [
    `${method} ${address} HTTP/1.1`,
    'host: 127.0.0.1',
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    ...(key === undefined ? [] : [`idempotency-key: ${key}`]),
    ...(body === undefined
      ? []
      : ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]),
  ];
  return `${lines.join('\r\n')}${HEAD_END}${body ?? ''}`;
}

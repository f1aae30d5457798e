import {
  type ClientHttp2Session,
  type ClientHttp2Stream,
  connect,
  type IncomingHttpHeaders,
} from 'node:http2';
import { text } from 'node:stream/consumers';

/** A response over HTTP/2 whose body goes on. */
export interface OpenResponse {
  readonly headers: IncomingHttpHeaders;
  readonly stream: ClientHttp2Stream;
}

/** A browser's connection to the proxy. */
export interface Http2Client {
  readonly session: ClientHttp2Session;
  open(
    path: string,
    headers?: Readonly<Record<string, string>>,
    body?: AsyncIterable<string>,
  ): Promise<OpenResponse>;
  get(
    path: string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{ headers: IncomingHttpHeaders; body: string }>;
  close(): void;
}

/** Connects by HTTP/2, trusting one certificate. */
export function connectHttp2(port: number, certificate: string): Http2Client {
  const session = connect(`https://localhost:${port}`, { ca: certificate });
  session.on('error', () => undefined);
  const open: Http2Client['open'] = (path, headers = {}, body) => {
    const { promise, resolve, reject } = Promise.withResolvers<OpenResponse>();
    const stream = session.request(
      { ':path': path, ':method': body === undefined ? 'GET' : 'POST', ...headers },
      { endStream: body === undefined },
    );
    stream.once('response', (answered) => resolve({ headers: answered, stream }));
    stream.once('error', reject);
    if (body !== undefined) {
      void write(stream, body);
    }
    return promise;
  };
  return {
    session,
    open,
    async get(path, headers) {
      const { headers: answered, stream } = await open(path, headers);
      return { headers: answered, body: await text(stream) };
    },
    close: () => session.destroy(),
  };
}

async function write(stream: ClientHttp2Stream, body: AsyncIterable<string>): Promise<void> {
  for await (const part of body) {
    stream.write(part);
  }
  stream.end();
}

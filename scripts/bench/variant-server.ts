import { readFileSync } from 'node:fs';
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Certificate } from './certificate.ts';

export interface VariantOptions {
  certificate: Certificate;
  /** The response for `/` and for every address without a file. */
  document: string;
  /** Folder of the files; a path outside it is not served. */
  files: string;
  servicesOrigin: string;
}

export interface RunningServer {
  origin: string;
  close(): Promise<void>;
}

/** The quality of the site's own documents. */
const DOCUMENT_QUALITY = 4;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/**
 * A rival: one HTTP/2 server with brotli, a document, files and the services behind `/api`. The document is compressed
 * once, so that the rival spends no time on it.
 */
export async function serveVariant({
  certificate,
  document,
  files,
  servicesOrigin,
}: VariantOptions): Promise<RunningServer> {
  const compressed = new Map<string, Buffer>();
  const page = brotliCompressSync(document, {
    params: { [constants.BROTLI_PARAM_QUALITY]: DOCUMENT_QUALITY },
  });
  const server = createSecureServer({ cert: certificate.cert, key: certificate.key, allowHTTP1: true });
  const sendFile = (path: string, response: Http2ServerResponse) => {
    const file = normalize(join(files, path));
    const body = compressed.get(file) ?? compress(file);
    compressed.set(file, body);
    const encoding = file.endsWith('.woff2') ? {} : { 'content-encoding': 'br' };
    response
      .writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'text/plain',
        'access-control-allow-origin': '*',
        ...encoding,
      })
      .end(body);
  };
  server.on('request', (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (path.startsWith('/api/')) {
      void forward(request, response, servicesOrigin);
    } else if (Object.hasOwn(TYPES, extname(path))) {
      sendFile(decodeURIComponent(path), response);
    } else {
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
        .end(page);
    }
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // A browser keeps its connections open; a server that waits for them never ends.
        for (const session of sessions) {
          session.destroy();
        }
      }),
  };
}

function compress(file: string): Buffer {
  const bytes = readFileSync(file);
  return file.endsWith('.woff2') ? bytes : brotliCompressSync(bytes);
}

async function forward(
  request: Http2ServerRequest,
  response: Http2ServerResponse,
  origin: string,
): Promise<void> {
  const answer = await fetch(origin + (request.url ?? '').replace('/api', ''), {
    method: request.method ?? 'GET',
    headers: { 'client-id': String(request.headers['client-id'] ?? '') },
  });
  const body = brotliCompressSync(Buffer.from(await answer.arrayBuffer()));
  response
    .writeHead(answer.status, { 'content-type': 'application/json', 'content-encoding': 'br' })
    .end(body);
}

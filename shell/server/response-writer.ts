import type { ServerResponse } from 'node:http';
import { type BrotliCompress, constants, createBrotliCompress, createGzip, type Gzip } from 'node:zlib';
import { acceptsEncoding } from './accepts-encoding.ts';

/** The level at which compressing a document costs less than sending what it saves. */
const BROTLI_QUALITY = 4;
export const GZIP_LEVEL = 5;

/** Sends text as it comes, compressed as the browser accepts. */
export interface ResponseWriter {
  write(text: string): void;
  end(): void;
}

/** Starts an answer. The head goes out with the first bytes. */
export function openResponse(
  response: ServerResponse,
  {
    status,
    headers,
    acceptEncoding,
  }: { status: number; headers: Record<string, string>; acceptEncoding: string },
): ResponseWriter {
  const encoder = createEncoder(acceptEncoding);
  response.writeHead(status, {
    ...headers,
    vary: 'accept-encoding, cookie',
    ...(encoder ? { 'content-encoding': encoder.name } : {}),
  });
  // A visitor who leaves in the middle is no fault of the server.
  response.on('error', () => response.destroy());
  if (!encoder) {
    return { write: (text) => void response.write(text), end: () => void response.end() };
  }
  const { stream } = encoder;
  stream.on('error', () => response.destroy());
  stream.pipe(response);
  return {
    write(text) {
      stream.write(text);
      // Without a flush the compressor keeps the first bytes to itself until the last.
      stream.flush();
    },
    end: () => void stream.end(),
  };
}

function createEncoder(accept: string): { name: string; stream: BrotliCompress | Gzip } | null {
  if (acceptsEncoding(accept, 'br')) {
    return {
      name: 'br',
      stream: createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    };
  }
  return acceptsEncoding(accept, 'gzip') ? { name: 'gzip', stream: createGzip({ level: GZIP_LEVEL }) } : null;
}

import type { ServerResponse } from 'node:http';
import { type BrotliCompress, constants, createBrotliCompress, createGzip, type Gzip } from 'node:zlib';
import { acceptsEncoding } from './accepts-encoding.ts';

/** The level at which compressing a document costs less than it saves in transfer. */
const BROTLI_QUALITY = 4;
export const GZIP_LEVEL = 5;
/** What a document depends on besides its address. */
export const DOCUMENT_VARY = 'accept-encoding, cookie';

/** Sends text as it comes, with an encoding that the browser accepts. */
export interface ResponseWriter {
  write(text: string): void;
  end(): void;
}

/** Starts a response. The head is sent with the first bytes. */
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
    vary: DOCUMENT_VARY,
    ...(encoder ? { 'content-encoding': encoder.name } : {}),
  });
  // A visitor who disconnects in the middle is not an error of the server.
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
      // Without a flush the compressor holds the first bytes back until the last.
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

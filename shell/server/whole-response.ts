import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptsEncoding } from './accepts-encoding.ts';
import { GZIP_LEVEL } from './response-writer.ts';
import { BROTLI_QUALITY, textOf, type WholeDocument } from './whole-document.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export interface BufferedResponse {
  status: number;
  headers: Record<string, string>;
  acceptEncoding: string;
  body: Buffer;
}

/**
 * Sends a body that is complete: compressed at once and with its length, which costs half as much as streaming it.
 */
export async function sendWhole(response: ServerResponse, answer: BufferedResponse): Promise<void> {
  sendEncoded(response, answer, await encode(answer.body, answer.acceptEncoding));
}

/** A document as a browser takes it: to most with the bytes that it is there as. @throws (rejects) for broken bytes. */
export async function encodeDocument(document: WholeDocument, acceptEncoding: string): Promise<EncodedBody> {
  return acceptsEncoding(acceptEncoding, 'br')
    ? { encoding: 'br', body: await document.brotli }
    : encode(await textOf(document), acceptEncoding);
}

export interface EncodedBody {
  encoding: string | null;
  body: Buffer;
}

/** Sends a body that is encoded already. */
export function sendEncoded(
  response: ServerResponse,
  answer: Omit<BufferedResponse, 'body'>,
  { encoding, body }: EncodedBody,
): void {
  response.on('error', () => response.destroy());
  response.writeHead(answer.status, {
    ...answer.headers,
    vary: 'accept-encoding, cookie',
    'content-length': body.byteLength,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  });
  response.end(body);
}

async function encode(bytes: Buffer, accept: string): Promise<EncodedBody> {
  if (acceptsEncoding(accept, 'br')) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY.once,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    };
    return { encoding: 'br', body: await compressBrotli(bytes, { params }) };
  }
  return acceptsEncoding(accept, 'gzip')
    ? { encoding: 'gzip', body: await compressGzip(bytes, { level: GZIP_LEVEL }) }
    : { encoding: null, body: bytes };
}

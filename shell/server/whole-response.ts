import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptsEncoding } from './accepts-encoding.ts';
import { GZIP_LEVEL } from './response-writer.ts';
import { textOf, type WholeDocument } from './whole-document.ts';

/** Compressing a whole body at this level gives as few bytes as a stream at the next level, in half the time. */
const BROTLI_QUALITY = 3;

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

/** Sends a document: to most browsers with the bytes that it is there as. */
export async function sendDocument(
  response: ServerResponse,
  answer: Omit<BufferedResponse, 'body'>,
  document: WholeDocument,
): Promise<void> {
  if (acceptsEncoding(answer.acceptEncoding, 'br')) {
    sendEncoded(response, answer, { encoding: 'br', body: await document.brotli });
  } else {
    await sendWhole(response, { ...answer, body: await textOf(document) });
  }
}

interface EncodedBody {
  encoding: string | null;
  body: Buffer;
}

function sendEncoded(
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
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    };
    return { encoding: 'br', body: await compressBrotli(bytes, { params }) };
  }
  return acceptsEncoding(accept, 'gzip')
    ? { encoding: 'gzip', body: await compressGzip(bytes, { level: GZIP_LEVEL }) }
    : { encoding: null, body: bytes };
}

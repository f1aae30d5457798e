import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptsEncoding } from './accepts-encoding.ts';
import { DOCUMENT_VARY, GZIP_LEVEL } from './response-writer.ts';
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
    vary: DOCUMENT_VARY,
    'content-length': body.byteLength,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  });
  response.end(body);
}

const NOT_MODIFIED = 304;

/** Tells a browser that its own copy is still right; what the headers say holds for that copy from now on. */
export function sendNotModified(
  response: ServerResponse,
  { 'content-type': _ofTheBody, ...headers }: Record<string, string>,
): void {
  response.on('error', () => response.destroy());
  response.writeHead(NOT_MODIFIED, { ...headers, vary: DOCUMENT_VARY });
  response.end();
}

/** Whether an `If-None-Match` names a validator, by the weak comparison (RFC 9110 §13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  const asked = (ifNoneMatch ?? '').split(',').map(opaque);
  return asked.includes(opaque(etag)) || asked.includes('*');
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

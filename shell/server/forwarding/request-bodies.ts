import { PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, preParsingAsyncHookHandler } from 'fastify';
import { clientOf } from '../client-address.ts';
import { createPendingWork, type PendingWork } from './pending-work.ts';
import { type SpooledBody, spool } from './spool.ts';

/** The largest body that is not a file: an import of an operator, as its contract allows. */
const BODY_LIMIT_BYTES = 1024 * 1024;
/** Five files of ten megabytes and their multipart frame; each service has lower limits per endpoint. */
const UPLOAD_LIMIT_BYTES = 52 * 1024 * 1024;

const BODIES = { perClient: 64, total: 512, maxMs: 60_000 };
/** A phone on a slow connection sends ten megabytes for over a minute. */
const UPLOADS = { perClient: 8, total: 64, maxMs: 120_000 };

const UPLOAD = /^multipart\/form-data\b/i;

/** A body took too long, or its client has too many of them. */
class SlowBody extends Error {
  override readonly name = 'SlowBody';
  readonly statusCode = 408;
}

/** The stored files of a request; null when its body is held in memory, or when it has none. */
export function uploadOf(request: FastifyRequest): SpooledBody | null {
  return uploads.get(request) ?? null;
}

const uploads = new WeakMap<FastifyRequest, SpooledBody>();

/**
 * Receives every body completely before its request is forwarded: files in a file without a name, others in memory.
 * So a client that sends slowly holds nothing but its own socket.
 */
export function receiveBodies(scope: FastifyInstance, folder: string): void {
  const bodies = createPendingWork(BODIES);
  const files = createPendingWork(UPLOADS);
  const watch: preParsingAsyncHookHandler = async (...[request, reply, payload]) => {
    const pending = isUpload(request) ? files : bodies;
    return hasBody(request) ? watched({ request, reply }, payload as Readable, pending) : payload;
  };
  scope.addHook('preParsing', watch);
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
    (_request, body, done) => done(null, body),
  );
  scope.addContentTypeParser(UPLOAD, async (request: FastifyRequest, payload: Readable) => {
    const stored = await spool(payload, {
      folder,
      maxBytes: UPLOAD_LIMIT_BYTES,
      announced: Number(request.headers['content-length'] ?? 0),
    });
    uploads.set(request, stored);
    return stored.stream;
  });
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The body as it comes; it fails with 408 when it has to make room. */
function watched({ request, reply }: Exchange, payload: Readable, pending: PendingWork): Readable {
  const body = new PassThrough();
  // Not every request's body is read, and an error that nobody hears ends the process.
  body.on('error', () => undefined);
  const done = pending.begin(clientOf(request), () => {
    // The rest of the body is not read: HTTP/1 can carry no further request after it.
    reply.raw.once('finish', () => request.raw.destroy());
    body.destroy(new SlowBody('The body did not arrive in time.'));
  });
  body.once('end', done).once('close', done);
  reply.raw.once('close', done);
  // Not a pipeline: that would end the connection, on which the refusal still has to be sent.
  payload.pipe(body);
  payload.once('error', (error) => body.destroy(error));
  payload.once('close', () => payload.readableEnded || body.destroy(new Error('The client has left.')));
  return body;
}

function hasBody({ method, headers }: FastifyRequest): boolean {
  const isDescribed =
    headers['content-type'] !== undefined ||
    headers['transfer-encoding'] !== undefined ||
    Number(headers['content-length'] ?? 0) > 0;
  return isDescribed && method !== 'GET' && method !== 'HEAD';
}

function isUpload({ headers }: FastifyRequest): boolean {
  return UPLOAD.test(headers['content-type'] ?? '');
}

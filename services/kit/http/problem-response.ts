import type { Problem } from '@bazaar/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError, invalid } from './errors.ts';
import { messages } from './messages.ts';

const CLIENT_FAULTS: Readonly<Record<number, { code: string; title: string }>> = {
  400: { code: 'unreadable', title: messages.unreadable },
  404: { code: 'address_not_found', title: messages.addressNotFound },
  408: { code: 'timeout', title: messages.unreadable },
  413: { code: 'too_large', title: messages.tooLarge },
  414: { code: 'too_large', title: messages.tooLarge },
  415: { code: 'media_type', title: messages.mediaType },
  431: { code: 'too_large', title: messages.tooLarge },
};

/**
 * Error codes of PostgreSQL and Node for "no connection", "no longer the primary" or "timed out": worth a retry later.
 */
const UNAVAILABLE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|25006|57P0[123]|57014|40001|40P01|53300|08\d{3}|FST_ERR_HANDLER_TIMEOUT)$/;
/** Text with a NUL character, which PostgreSQL cannot store. */
const UNSTORABLE_TEXT = /^(22021|22P05)$/;

/** Sends an error as problem details (RFC 9457). */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { parts } = toHttpError(error, request);
  const problem: Problem = {
    type: 'about:blank',
    title: parts.title,
    status: parts.status,
    code: parts.code,
    traceId: request.id,
    detail: parts.detail ?? parts.title,
    ...(parts.errors === undefined ? {} : { errors: mutable(parts.errors) }),
    ...(parts.data === undefined ? {} : { data: { ...parts.data } }),
  };
  return reply
    .code(parts.status)
    .headers({ 'cache-control': 'no-store', ...parts.headers })
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}

function toHttpError(error: unknown, request: FastifyRequest): HttpError {
  if (error instanceof HttpError) {
    return error;
  }
  const { code, status } = faultOf(error);
  if (UNSTORABLE_TEXT.test(code)) {
    return invalid({ body: [messages.unreadable] });
  }
  if (UNAVAILABLE.test(code) || isLostConnection(error)) {
    request.log.warn({ fault: describe(error) }, 'unavailable');
    const headers = { 'retry-after': '2' };
    return new HttpError({ status: 503, code: 'unavailable', title: messages.unavailable, headers });
  }
  const known = CLIENT_FAULTS[status];
  if (known !== undefined) {
    return new HttpError({ status, ...known });
  }
  request.log.error({ fault: describe(error) }, 'fault');
  return new HttpError({ status: 500, code: 'internal', title: messages.internal });
}

function faultOf(error: unknown): { code: string; status: number } {
  const fault = typeof error === 'object' && error !== null ? error : {};
  return {
    code: 'code' in fault ? String(fault.code) : '',
    status: 'statusCode' in fault ? Number(fault.statusCode) : 500,
  };
}

/** What `pg` and its pool say of a connection that is not there, or no longer; such errors have no code. */
const LOST_CONNECTION =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed) and is not queryable)/;

function isLostConnection(error: unknown): boolean {
  return error instanceof Error && LOST_CONNECTION.test(error.message);
}

/** Logs only these parts: the database's `detail` may quote a phone number. */
function describe(error: unknown) {
  return error instanceof Error
    ? { name: error.name, message: error.message, code: faultOf(error).code, stack: error.stack }
    : { name: 'thrown', message: String(error) };
}

function mutable(errors: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).map(([field, list]) => [field, [...list]]));
}

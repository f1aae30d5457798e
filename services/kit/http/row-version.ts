import type { FastifyRequest } from 'fastify';
import { HttpError, stale } from './errors.ts';
import { messages } from './messages.ts';

/**
 * The version that the caller has read, from `If-Match: "3"` (RFC 9110 §13.1.1): 428 without the header (RFC 6585
 * §3), 412 for one that none of our versions can match.
 */
export function readRowVersion(request: FastifyRequest): number {
  const header = request.headers['if-match'];
  if (header === undefined) {
    throw new HttpError({
      status: 428,
      code: 'version_required',
      title: messages.versionRequired,
      detail: messages.versionRequiredDetail,
    });
  }
  const version = Number(/^"([1-9]\d{0,8})"$/.exec(header)?.[1]);
  if (Number.isNaN(version)) {
    throw stale();
  }
  return version;
}

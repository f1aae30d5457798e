import { idsOf, spanOf } from '@bazaar/telemetry';
import { writeTraceparent } from '@bazaar/telemetry/traceparent';
import type { FastifyRequest } from 'fastify';

/** The `traceparent` of our response: the caller's trace, or a new one, and our own span. */
export function traceparentOf(request: FastifyRequest): string {
  return spanOf(request)?.traceparent ?? writeTraceparent(idsOf(request.raw));
}

import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The trace that a request belongs to (W3C `traceparent`), or a new one. */
export function traceIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const header = request.headers.traceparent;
  const given = typeof header === 'string' ? TRACEPARENT.exec(header)?.[1] : undefined;
  return given ?? randomBytes(16).toString('hex');
}

/** The `traceparent` of our response: the same trace, our own span. */
export function traceparent(traceId: string): string {
  return `00-${traceId}-${randomBytes(8).toString('hex')}-01`;
}

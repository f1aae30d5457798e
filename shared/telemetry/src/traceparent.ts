import { randomBytes } from 'node:crypto';

/** What the header `traceparent` says (W3C Trace Context §3.2). */
export interface TraceIds {
  readonly traceId: string;
  readonly spanId: string;
  readonly isSampled: boolean;
}

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Null for anything but one well-formed value. */
export function readTraceparent(header: unknown): TraceIds | null {
  const [, traceId, spanId, flags] = (typeof header === 'string' ? TRACEPARENT.exec(header) : null) ?? [];
  return traceId && spanId && flags
    ? { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
    : null;
}

export function writeTraceparent({ traceId, spanId, isSampled }: TraceIds): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
}

export function newTraceId(): string {
  return randomBytes(16).toString('hex');
}

export function newSpanId(): string {
  return randomBytes(8).toString('hex');
}

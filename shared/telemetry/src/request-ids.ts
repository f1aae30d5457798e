import type { IncomingMessage } from 'node:http';
import { newSpanId, newTraceId, readTraceparent, type TraceIds } from './traceparent.ts';

type Raw = Pick<IncomingMessage, 'headers'>;

const known = new WeakMap<object, TraceIds>();

/**
 * The trace that a request belongs to, by its `traceparent` or a new one, and the id of this request in it: the same one in
 * the log, in the trace and in the response's `traceparent`.
 */
export function idsOf(raw: Raw): TraceIds {
  const ids = known.get(raw) ?? {
    traceId: readTraceparent(raw.headers.traceparent)?.traceId ?? newTraceId(),
    spanId: newSpanId(),
    isSampled: true,
  };
  known.set(raw, ids);
  return ids;
}

import { newSpanId, readTraceparent, writeTraceparent } from '@bazaar/telemetry/traceparent';
import type { MeasuredSpan, ReadTrace } from '../../tracing/read-trace.ts';
import type { RenderOrder } from '../protocol.ts';
import { captured } from './captured.ts';

/** More requests than any page makes. */
const MAX_READS = 100;
const CLOCK_START = performance.timeOrigin;

/** Measures one document for the shell's server, which has the SDK: a worker gets neither its variables nor a way out. */
export interface SpanRecorder extends ReadTrace {
  /** For requests of the page that nobody measures. */
  traceparent: string;
  /** Sends what was measured until now, the rendering last. */
  finish(): void;
}

/** Null when the order's trace is not recorded. */
export function createSpanRecorder(
  { traceparent, isTraced }: Pick<RenderOrder, 'traceparent' | 'isTraced'>,
  send: (spans: MeasuredSpan[]) => void,
): SpanRecorder | null {
  const ids = isTraced ? readTraceparent(traceparent) : null;
  if (!ids) {
    return null;
  }
  const { traceId } = ids;
  const startedAt = now();
  const rendering = newSpanId();
  const reads: MeasuredSpan[] = [];
  const named = (spanId: string) => writeTraceparent({ traceId, spanId, isSampled: true });
  return {
    traceparent: named(rendering),
    begin(service) {
      const read = { id: newSpanId(), parent: rendering, service, startedAt: now() };
      return {
        traceparent: named(read.id),
        end(status) {
          if (reads.length < MAX_READS) {
            reads.push({ ...read, status, endedAt: now() });
          }
        },
      };
    },
    finish() {
      const own = { id: rendering, parent: null, service: null, status: null, startedAt, endedAt: now() };
      send([...reads, own]);
    },
  };
}

function now(): number {
  return CLOCK_START + captured.now();
}

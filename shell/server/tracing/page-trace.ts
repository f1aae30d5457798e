import { type Attributes, openSpan, startSpan } from '@bazaar/telemetry';
import { readTraceparent, writeTraceparent } from '@bazaar/telemetry/traceparent';
import type { MeasuredSpan } from './read-trace.ts';

/** The trace of one document, over the workers that were given it. */
export interface PageTrace {
  /** A worker takes the document. */
  assigned(worker: number): void;
  /** What the worker measured, with the ids that it told the services. */
  measured(spans: readonly MeasuredSpan[]): void;
}

/** The trace of a document that the open request has rendered; undefined when it is not recorded. */
export function openPageTrace(compositionId: string): PageTrace | undefined {
  const request = openSpan();
  if (!request?.isRecorded) {
    return undefined;
  }
  const parent = request.traceparent;
  const traceId = readTraceparent(parent)?.traceId ?? '';
  let waitingSince = Date.now();
  let worker = 0;
  return {
    assigned(id) {
      const attributes = { 'bazaar.worker': id };
      startSpan({ name: 'wait for a worker', parent, startedAt: waitingSince, attributes })?.end();
      waitingSince = Date.now();
      worker = id;
    },
    measured(spans) {
      for (const span of spans) {
        record(span, {
          parent:
            span.parent === null
              ? parent
              : writeTraceparent({ traceId, spanId: span.parent, isSampled: true }),
          attributes: { 'bazaar.composition.id': compositionId, 'bazaar.worker': worker },
        });
      }
    },
  };
}

interface Place {
  parent: string;
  attributes: Attributes;
}

function record(
  { id, service, status, startedAt, endedAt }: MeasuredSpan,
  { parent, attributes }: Place,
): void {
  const step = { parent, spanId: id, startedAt };
  if (service === null) {
    startSpan({ ...step, name: 'render', attributes })?.end({ at: endedAt });
    return;
  }
  const response = status === null ? {} : { 'http.response.status_code': status };
  startSpan({
    ...{ ...step, name: `read ${service}`, kind: 'client' },
    attributes: { ...attributes, 'bazaar.service': service, ...response },
  })?.end({ at: endedAt, isFailed: status === null || status >= 500 });
}

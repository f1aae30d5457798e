import {
  type Context,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  type IdGenerator,
  RandomIdGenerator,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { redact } from './personal-data.rules.ts';
import { readSampler } from './sampler.ts';
import { readTraceparent, writeTraceparent } from './traceparent.ts';
import type { Attributes, Span, SpanStart, Tracer } from './tracing.ts';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

/**
 * OpenTelemetry's own SDK. Where to send is in its standard variables (`OTEL_EXPORTER_OTLP_…`), which it reads itself. Texts are sent without what looks like personal data.
 */
export function createTracer(
  service: string,
  variables: Readonly<Record<string, string | undefined>>,
): Tracer {
  const ids = new GivenIds();
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': service, 'service.namespace': 'bazaar' }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: readSampler(variables),
    idGenerator: ids,
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), ...batching(variables) })],
  });
  const tracer = provider.getTracer('bazaar');
  return {
    start(start) {
      const { name, kind = 'internal', attributes = {}, startedAt } = start;
      ids.give(start);
      const made = tracer.startSpan(
        redact(name),
        {
          kind: KINDS[kind],
          attributes: cleaned(attributes),
          ...(startedAt === undefined ? {} : { startTime: startedAt }),
        },
        contextOf(start),
      );
      return spanOf(made);
    },
    stop: () => provider.shutdown(),
  };
}

/** How spans are sent; the SDK leaves these variables to its user, and has values for those that are not set. */
function batching(variables: Readonly<Record<string, string | undefined>>) {
  const options = {
    scheduledDelayMillis: variables.OTEL_BSP_SCHEDULE_DELAY,
    exportTimeoutMillis: variables.OTEL_BSP_EXPORT_TIMEOUT,
    maxQueueSize: variables.OTEL_BSP_MAX_QUEUE_SIZE,
    maxExportBatchSize: variables.OTEL_BSP_MAX_EXPORT_BATCH_SIZE,
  };
  const given = Object.entries(options).filter(([, text]) => text && /^[1-9]\d{0,8}$/.test(text));
  return Object.fromEntries(given.map(([name, text]) => [name, Number(text)]));
}

/** Some spans are measured elsewhere, or are named to others before they are recorded: then their ids are given. */
class GivenIds implements IdGenerator {
  readonly #random = new RandomIdGenerator();
  #given: Pick<SpanStart, 'traceId' | 'spanId'> = {};

  /** For the span that is started next, in the same turn. */
  give({ traceId, spanId }: SpanStart): void {
    this.#given = {
      ...(traceId === undefined ? {} : { traceId }),
      ...(spanId === undefined ? {} : { spanId }),
    };
  }

  generateTraceId = (): string => this.#given.traceId ?? this.#random.generateTraceId();

  generateSpanId = (): string => this.#given.spanId ?? this.#random.generateSpanId();
}

function contextOf({ parent }: SpanStart): Context {
  const ids = readTraceparent(parent);
  if (!ids) {
    return ROOT_CONTEXT;
  }
  const { traceId, spanId, isSampled } = ids;
  const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

function spanOf(made: OtelSpan): Span {
  const { traceId, spanId, traceFlags } = made.spanContext();
  const isRecorded = made.isRecording();
  return {
    traceparent: writeTraceparent({ traceId, spanId, isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0 }),
    isRecorded,
    rename: (name) => void made.updateName(redact(name)),
    set: (attributes) => void made.setAttributes(cleaned(attributes)),
    end({ isFailed = false, at } = {}) {
      if (isFailed) {
        made.setStatus({ code: SpanStatusCode.ERROR });
      }
      made.end(at);
    },
  };
}

function cleaned(attributes: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'string' ? redact(value) : value,
    ]),
  );
}

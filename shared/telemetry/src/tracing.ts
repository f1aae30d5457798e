import { AsyncLocalStorage } from 'node:async_hooks';

export type Attributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanStart {
  readonly name: string;
  readonly kind?: 'server' | 'client' | 'internal';
  readonly attributes?: Attributes;
  /** A `traceparent`; by default that of the span in which this one starts. Null begins a trace. */
  readonly parent?: string | null;
  /** Of a span that begins a trace; random by default. */
  readonly traceId?: string;
  /** Random by default. */
  readonly spanId?: string;
  /** For a span that is over already, in milliseconds since 1970. */
  readonly startedAt?: number;
}

/** One step of a trace. */
export interface Span {
  readonly traceparent: string;
  /** False when this trace is not in the sample. */
  readonly isRecorded: boolean;
  rename(name: string): void;
  set(attributes: Attributes): void;
  end(how?: { readonly isFailed?: boolean; readonly at?: number }): void;
}

/** What records spans. */
export interface Tracer {
  start(start: SpanStart): Span;
  /** Sends what is not sent yet. */
  stop(): Promise<void>;
}

let tracer: Tracer | null = null;
const open = new AsyncLocalStorage<Span>();

/** Has spans recorded from now on; null ends that. */
export function setTracer(next: Tracer | null): void {
  tracer = next;
}

export function isTracing(): boolean {
  return tracer !== null;
}

/** The span in which this code runs. */
export function openSpan(): Span | undefined {
  return tracer === null ? undefined : open.getStore();
}

/** Starts a span; null when nothing is traced. */
export function startSpan(start: SpanStart): Span | null {
  const parent = start.parent === undefined ? openSpan()?.traceparent : start.parent;
  return tracer?.start({ ...start, parent: parent ?? null }) ?? null;
}

/** Runs `act` so that spans which it starts are children of this one. */
export function inSpan<T>(span: Span | null | undefined, act: () => T): T {
  return span ? open.run(span, act) : act();
}

/** Measures a piece of work as a span; without tracing it just runs. */
export async function traced<T>(start: SpanStart, work: (span: Span | null) => Promise<T>): Promise<T> {
  const span = startSpan(start);
  try {
    const result = await inSpan(span, () => work(span));
    span?.end();
    return result;
  } catch (error) {
    span?.end({ isFailed: true });
    throw error;
  }
}

import { TOO_MANY } from '@bazaar/contracts/failure';
import { LRUCache } from 'lru-cache';
import type { CircuitBreakers } from './forwarding/circuit-breaker.ts';
import type { ReadTrace, RunningRead } from './tracing/read-trace.ts';

const MAX_AGE_MS = 10_000;
const MAX_BYTES = 16 * 1024 * 1024;
/** Longer than any page waits for a response. */
const TIMEOUT_MS = 3_000;
/** A page that has no content after so long a read is without its service; before, its own code may be slow. */
const LATE_MS = 500;

/** A service that has left a read without a response for so long is silent, until it responds to any read. */
const SILENT_MS = 800;
/** The limit of a page's data while some service is silent; otherwise a slow response is better than none. */
const SILENT_TIMEOUT_MS = 800;

/** Reads of the services for pages that the server renders; all of them are those of a signed-out visitor. */
export interface ServiceReads {
  /** The reads of one page; `trace` hears of those that are sent for it. */
  forPage(trace?: ReadTrace): PageReads;
}

export interface PageReads {
  /** A shorter limit than usual for the page's data, while some service is silent. */
  readonly timeoutMs: number | undefined;
  fetch(url: string, init: RequestInit): Promise<Response>;
  /** True when a service did not respond, failed, or has not responded for half a second. */
  isFailing(): boolean;
}

interface Answer {
  status: number;
  text: string;
  headers: Record<string, string>;
}

export interface ServiceReadsOptions {
  breakers: CircuitBreakers;
  send?: typeof fetch;
  /** False only for measuring. */
  keepsResponses?: boolean;
}

/**
 * Successful public GETs are shared by all pages for ten seconds, and asked for once at a time. A service that does not
 * respond is not asked for a while.
 */
export function createServiceReads({
  breakers,
  send = fetch,
  keepsResponses = true,
}: ServiceReadsOptions): ServiceReads {
  const kept = new LRUCache<string, Answer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ text }, key) => 2 * text.length + key.length + 200,
    ttl: MAX_AGE_MS,
    perf: { now: () => Date.now() },
  });
  const running = new Map<string, Promise<Answer>>();

  const silence = createSilence();

  /** Its own limit of time, not the first caller's: others wait for it, too. */
  async function ask(url: string, init: RequestInit, trace?: ReadTrace): Promise<Answer> {
    const service = serviceOf(url);
    const breaker = breakers.of(service);
    if (!breaker.tryUse()) {
      return RESTING;
    }
    const waiting = silence.begin(service);
    try {
      const answer = await receive(url, init, { send, step: trace?.begin(service) });
      breaker.succeeded();
      waiting.end(true);
      return answer;
    } catch (error) {
      breaker.failed();
      waiting.end(false);
      throw error;
    }
  }

  function read(url: string, init: RequestInit, trace?: ReadTrace): Promise<Answer> {
    const known = kept.get(url);
    if (known) {
      return Promise.resolve(known);
    }
    const others = running.get(url);
    if (others) {
      // What another visitor may read no more, this one may.
      return others.then((answer) => (answer.status === TOO_MANY ? ask(url, init, trace) : answer));
    }
    const pending = ask(url, init, trace)
      .then((answer) => {
        if (isShared(answer)) {
          kept.set(url, answer);
        }
        return answer;
      })
      .finally(() => running.delete(url));
    running.set(url, pending);
    return pending;
  }

  return {
    forPage(trace) {
      const begun = new Set<{ at: number }>();
      let hasFailed = false;
      return {
        timeoutMs: silence.isAny() ? SILENT_TIMEOUT_MS : undefined,
        isFailing: () => hasFailed || [...begun].some(({ at }) => Date.now() - at >= LATE_MS),
        async fetch(url, init) {
          const mark = { at: Date.now() };
          begun.add(mark);
          try {
            const answer = await untilAborted(
              keepsResponses && isAnonymousRead(init) ? read(url, init, trace) : ask(url, init, trace),
              init.signal,
            );
            // A page without what its visitor may not read now is nobody else's page.
            hasFailed ||= answer.status >= 500 || answer.status === TOO_MANY;
            return toResponse(answer);
          } catch (error) {
            hasFailed = true;
            throw error;
          } finally {
            begun.delete(mark);
          }
        },
      };
    },
  };
}

/** Knows which services have left all of their latest reads without a response. */
function createSilence() {
  const waiting = new Set<{ service: string; since: number }>();
  const failed = new Set<string>();
  return {
    isAny: () => failed.size > 0 || [...waiting].some(({ since }) => Date.now() - since >= SILENT_MS),
    begin(service: string) {
      const read = { service, since: Date.now() };
      waiting.add(read);
      return {
        end(hasResponded: boolean): void {
          waiting.delete(read);
          if (!hasResponded) {
            failed.add(service);
            return;
          }
          failed.delete(service);
          for (const other of waiting) {
            other.since = other.service === service ? Date.now() : other.since;
          }
        },
      };
    },
  };
}

interface Sending {
  send: typeof fetch;
  step: RunningRead | undefined;
}

async function receive(url: string, init: RequestInit, { send, step }: Sending): Promise<Answer> {
  let status: number | null = null;
  try {
    const sent = step ? withTrace(init, step.traceparent) : init;
    const response = await send(url, { ...sent, signal: AbortSignal.timeout(TIMEOUT_MS) });
    status = response.status;
    return { status, text: await response.text(), headers: headersOf(response) };
  } finally {
    step?.end(status);
  }
}

function withTrace(init: RequestInit, traceparent: string): RequestInit {
  const headers = new Headers(init.headers);
  headers.set('traceparent', traceparent);
  return { ...init, headers };
}

/** The caller tries once more at once, and is refused again: no page waits. */
const RESTING: Answer = { status: 503, text: '', headers: { 'retry-after': '0' } };

function isAnonymousRead({ method, headers }: RequestInit): boolean {
  const names = new Headers(headers);
  return method === 'GET' && !names.has('authorization') && !names.has('cookie');
}

/** A service forbids by `no-store` that others see a response. */
function isShared({ status, headers }: Answer): boolean {
  return status === 200 && !headers['cache-control']?.includes('no-store');
}

function headersOf(response: Response): Record<string, string> {
  return Object.fromEntries(
    ['content-type', 'cache-control', 'retry-after'].flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

function toResponse({ status, text, headers }: Answer): Response {
  return new Response(status === 204 || status === 304 ? null : text, { status, headers });
}

/** `http://services/<name>/…` */
function serviceOf(url: string): string {
  return new URL(url).pathname.split('/', 2)[1] ?? '';
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) {
    return work;
  }
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', abort));
}

import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { gapMs, type Kind } from './mix.rules.ts';
import type { Outcome } from './outcome.rules.ts';

/** A visitor who has not got a page after so long has left. */
const TIMEOUT_MS = 10_000;
const TICK_MS = 2;

/** A request as a visitor's browser sends it. */
export interface VisitorRequest {
  readonly kind: Kind;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Called with a response of success. */
  acknowledged?(): void;
}

export interface Load {
  readonly origin: string;
  /** Requests a second. */
  readonly rate: number;
  readonly seconds: number;
  next(): VisitorRequest;
}

/**
 * Sends requests at a rate that does not depend on how quickly they are answered, as visitors do, and returns what became
 * of each.
 */
export async function drive({ origin, rate, seconds, next }: Load): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const outcomes: Outcome[] = [];
  const pending: Promise<void>[] = [];
  const start = performance.now();
  let due = gapMs(rate, Math.random());
  while (due < seconds * 1_000) {
    while (due <= performance.now() - start && due < seconds * 1_000) {
      const visit = next();
      const dueMs = due;
      pending.push(
        send({ agent, origin }, visit).then((status) => {
          outcomes.push({ kind: visit.kind, dueMs, tookMs: performance.now() - start - dueMs, status });
        }),
      );
      due += gapMs(rate, Math.random());
    }
    await delay(TICK_MS);
  }
  await Promise.all(pending);
  agent.destroy();
  return outcomes;
}

interface Way {
  readonly agent: Agent;
  readonly origin: string;
}

/** The status of the whole response; 0 when there is none. */
function send({ agent, origin }: Way, visit: VisitorRequest): Promise<number> {
  return new Promise((resolve) => {
    const asked = request(origin + visit.path, {
      ...{ agent, method: visit.method, headers: visit.headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    asked.once('error', () => resolve(0));
    asked.once('response', (response: IncomingMessage) => {
      const { statusCode = 0 } = response;
      response.once('error', () => resolve(0));
      response.once('close', () => {
        if (response.complete && statusCode < 300) {
          visit.acknowledged?.();
        }
        resolve(response.complete ? statusCode : 0);
      });
      response.resume();
    });
    asked.end(visit.body);
  });
}

import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Environment } from '../environment.ts';
import { readCount } from '../settings.ts';
import { HttpError, waitParts } from './errors.ts';
import { messages } from './messages.ts';
import { OPERATIONS_PATHS } from './operations-paths.ts';
import { sendProblem } from './problem-response.ts';

const RETRY_AFTER_SECONDS = 2;

const releases = new WeakMap<FastifyRequest, () => void>();

/** A request whose response goes on without end is no longer in progress: it holds a connection, but no work. */
export function leaveInFlight(request: FastifyRequest): void {
  releases.get(request)?.();
}

/**
 * Refuses requests that would only wait: when more than `MAX_IN_FLIGHT` (400) are in progress, or the event loop
 * lags more than `MAX_EVENT_LOOP_DELAY_MS` (1000). The response is 503 with `Retry-After`; operations endpoints pass.
 */
export function shedLoad(app: FastifyInstance, { variables }: Environment): void {
  const maxInFlight = readCount(variables, 'MAX_IN_FLIGHT', 400);
  const latestMs = readCount(variables, 'MAX_EVENT_LOOP_DELAY_MS', 1_000);
  let inFlight = 0;
  // After the plugins before it have their hooks: a page of another allowed origin must be able to read a refusal.
  app.after(() => {
    app.addHook('onRequest', async (request, reply) => {
      inFlight += 1;
      let isCounted = true;
      const release = () => {
        inFlight -= isCounted ? 1 : 0;
        isCounted = false;
      };
      releases.set(request, release);
      reply.raw.once('close', release);
      if (inFlight > maxInFlight && !isOperations(request)) {
        throw busy();
      }
    });
    app.register(underPressure, {
      maxEventLoopDelay: latestMs,
      pressureHandler: (request: FastifyRequest, reply: FastifyReply) => {
        if (!isOperations(request)) {
          sendProblem(busy(), request, reply);
        }
      },
    });
  });
}

function isOperations(request: FastifyRequest): boolean {
  return OPERATIONS_PATHS.some((path) => path === request.routeOptions.url);
}

/** 503: this instance has as much to do as it can. */
export function busy(): HttpError {
  return new HttpError({
    status: 503,
    code: 'overloaded',
    title: messages.overloaded,
    detail: messages.overloadedDetail,
    ...waitParts(RETRY_AFTER_SECONDS),
  });
}

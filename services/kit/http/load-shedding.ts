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
 * Refuses requests that would only wait: when more than `MAX_IN_FLIGHT` (400) are in progress, `MAX_UPLOADS` (64) files
 * arrive, or the event loop lags more than `MAX_EVENT_LOOP_DELAY_MS` (1000). The response is 503 with `Retry-After`;
 * operations endpoints pass. A request is in progress from the end of its body to the response: what a client sends or
 * reads slowly holds a socket, but no work, and is left to the limits of connections.
 */
export function shedLoad(app: FastifyInstance, { variables }: Environment): void {
  const requests = createCount(readCount(variables, 'MAX_IN_FLIGHT', 400));
  const uploads = createCount(readCount(variables, 'MAX_UPLOADS', 64));
  const latestMs = readCount(variables, 'MAX_EVENT_LOOP_DELAY_MS', 1_000);
  // After the plugins before it have their hooks: a page of another allowed origin must be able to read a refusal.
  app.after(() => {
    app.addHook('preValidation', async (request, reply) => {
      const { isBeyond, release } = (isUpload(request) ? uploads : requests).enter();
      releases.set(request, release);
      reply.raw.once('close', release);
      if (isBeyond && !isOperations(request)) {
        throw busy();
      }
    });
    app.addHook('onSend', async (request) => leaveInFlight(request));
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

interface Count {
  /** Counts one more; `release` ends it, once. */
  enter(): { readonly isBeyond: boolean; readonly release: () => void };
}

function createCount(max: number): Count {
  let count = 0;
  return {
    enter() {
      count += 1;
      let isCounted = true;
      const release = () => {
        count -= isCounted ? 1 : 0;
        isCounted = false;
      };
      return { isBeyond: count > max, release };
    },
  };
}

/** Files are read by the handler itself, so their request is not complete when the handler begins. */
function isUpload({ headers }: FastifyRequest): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
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

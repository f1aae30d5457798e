import type { Server } from 'node:http';
import { logOptions, logResponses, requestLogging, traceRequests } from '@bazaar/telemetry';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Environment } from '../environment.ts';
import { allowOrigins } from './cors.ts';
import { setPersianFieldMessages } from './field-messages.ts';
import { BODY_LIMIT_BYTES, CONNECTION_LIMITS } from './limits.ts';
import { shedLoad } from './load-shedding.ts';
import { networkOf } from './network.ts';
import { OPERATIONS_PATHS } from './operations-paths.ts';
import { sendProblem } from './problem-response.ts';
import { readPairs } from './request-input.ts';
import { traceparentOf } from './trace.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose session the request has, once it was found. */
    userId: number | null;
  }
}

const SWEEP_MS = 50;

const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** An empty app with limits, security headers, trace ids, logs and errors as problem details. */
export function createApp(environment: Environment, limits = CONNECTION_LIMITS): FastifyInstance {
  setPersianFieldMessages();
  const app = Fastify({
    logger: logOptions(environment.logLevel, { service: 'bazaar-services' }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    ...requestLogging,
    trustProxy: environment.trustedProxies.length > 0 ? [...environment.trustedProxies] : false,
    bodyLimit: BODY_LIMIT_BYTES,
    // A slow sender may not hold a connection.
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkEveryMs },
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.silenceMs,
    keepAliveTimeout: 65_000,
    handlerTimeout: 15_000,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => sendProblem(error, request, reply),
    routerOptions: { maxParamLength: 200, querystringParser: readPairs },
  });
  app.decorateRequest('userId', null);
  traceRequests(app, { isEntrance: false, isLeftOut: isOperations });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...SECURITY_HEADERS, traceparent: traceparentOf(request) });
  });
  allowOrigins(app, environment);
  shedLoad(app, environment);
  logResponses(
    app,
    () => 'info',
    ({ userId, ip }) => ({ user: userId, network: networkOf(ip) }),
  );
  app.addHook('preClose', async () => {
    if (app.server.listening) {
      leaveNoConnection(app.server);
    }
  });
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));
  return app;
}

/** What operators ask every few seconds is no work of the site. */
function isOperations(request: FastifyRequest): boolean {
  return OPERATIONS_PATHS.some((path) => path === request.routeOptions.url);
}

/**
 * Used while the app closes: clients would keep idle connections open for another request, and the stop would wait.
 */
function leaveNoConnection(server: Server): void {
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS).unref();
  server.once('close', () => clearInterval(sweep));
}

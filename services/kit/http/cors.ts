import fastifyCors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { type Environment, EnvironmentProblem, type Variables } from '../environment.ts';
import { readList } from '../settings.ts';

const A_DAY_SECONDS = 86_400;

/**
 * Lets pages of the site's own origin, and of those in `ALLOWED_ORIGINS`, request the services from a browser.
 * Other origins get no header that would let them read a response. Tokens travel in a header, never in a cookie.
 */
export function allowOrigins(app: FastifyInstance, { publicOrigin, variables }: Environment): void {
  const others = readAllowedOrigins(variables);
  app.register(fastifyCors, {
    origin: [publicOrigin, ...others],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'client-id',
      'content-type',
      'idempotency-key',
      'if-match',
      'last-event-id',
      'traceparent',
    ],
    exposedHeaders: ['retry-after', 'traceparent'],
    maxAge: A_DAY_SECONDS,
    strictPreflight: false,
  });
}

/** Reads `ALLOWED_ORIGINS`. @throws EnvironmentProblem */
export function readAllowedOrigins(variables: Variables): readonly string[] {
  const origins = readList(variables, 'ALLOWED_ORIGINS');
  const wrong = origins.find((origin) => URL.parse(origin)?.origin !== origin);
  if (wrong !== undefined) {
    throw new EnvironmentProblem(
      `ALLOWED_ORIGINS holds "${wrong}", which is no origin: write https://panel.example, separated by commas.`,
    );
  }
  return origins;
}

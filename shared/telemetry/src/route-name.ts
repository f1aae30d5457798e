import type { FastifyRequest } from 'fastify';

const given = new WeakMap<object, string>();

/** Names the route of a request more exactly than the server's own table does. */
export function nameRoute(request: FastifyRequest, pattern: string): void {
  given.set(request, pattern);
}

/** The pattern of a request's route, never its address, which may hold what a visitor typed; `none` without a route. */
export function routeOf(request: FastifyRequest): string {
  return given.get(request) ?? request.routeOptions.url ?? 'none';
}

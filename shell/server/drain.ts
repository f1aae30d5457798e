import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

const SWEEP_MS = 50;

/** Whether this server is about to stop. */
export interface Lifecycle {
  isDraining: boolean;
}

export interface DrainLimits {
  /** How long requests are still accepted, so that a balancer sees that `/readyz` refuses. */
  readonly noticeMs: number;
  /** After this time connections are cut, whatever they carry. */
  readonly limitMs: number;
}

/** While the server stops, each connection ends with the response it carries. */
export function endConnectionsWhileDraining(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook('onRequest', async (request, reply) => {
    if (lifecycle.isDraining && request.raw.httpVersionMajor === 1) {
      reply.raw.setHeader('connection', 'close');
    }
  });
}

/** Stops a server: first it is not ready, then it accepts nothing new, then what is left is cut. */
export async function drain(
  app: FastifyInstance,
  lifecycle: Lifecycle,
  { noticeMs, limitMs }: DrainLimits,
): Promise<void> {
  lifecycle.isDraining = true;
  await new Promise((resolve) => setTimeout(resolve, noticeMs));
  const server: Partial<Pick<Server, 'closeAllConnections' | 'closeIdleConnections'>> = app.server;
  const limit = setTimeout(() => server.closeAllConnections?.(), limitMs);
  // A connection that has become idle would be kept open for another request.
  const sweep = setInterval(() => server.closeIdleConnections?.(), SWEEP_MS);
  await app.close();
  clearTimeout(limit);
  clearInterval(sweep);
}

import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { findUnappliedMigration } from '../database/migration-state.ts';
import { HttpError } from './errors.ts';
import { messages } from './messages.ts';

/**
 * `/healthz`: the process responds. `/readyz`: the database responds too and has this code's tables; otherwise 503
 * with the first missing migration.
 */
export function serveHealth(app: FastifyInstance, db: Database): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const missing = await findUnappliedMigration(db);
    if (missing !== null) {
      throw new HttpError({
        status: 503,
        code: 'not_ready',
        title: messages.notReady,
        data: { missing },
        headers: { 'retry-after': '2' },
      });
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}

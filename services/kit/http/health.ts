import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** `/healthz`: the process answers. `/readyz`: the database answers too. */
export function serveHealth(app: FastifyInstance, db: Database): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    await sql`select 1`.execute(db);
    return { status: 'ready' };
  });
}

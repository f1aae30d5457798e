import { endpoint, entityId, Rial } from '@bazaar/contracts';
import * as z from 'zod/mini';
import { route, type ServiceRoute, sessionRoute } from '../kit/http/service.ts';
import { selectOne, transfer } from './bench.sql.ts';

/** The baseline: one query, with the same parsing, checks and response handling as every other request. */
export const getSelectOne = endpoint({
  service: 'setting',
  method: 'GET',
  path: '/bench/select-1',
  access: 'public',
  summary: 'Answers what the database says to SELECT 1.',
  query: z.strictObject({}),
  response: z.object({ one: z.int() }),
});

/**
 * One posting between two users, with everything that a request that moves money needs: session, limit and
 * idempotency key.
 */
export const postTransfer = endpoint({
  service: 'wallet',
  method: 'POST',
  path: '/bench/transfer',
  access: 'session',
  summary: 'Moves money from the signed-in user to another.',
  idempotent: true,
  body: z.strictObject({ toUserId: entityId(), amountRial: Rial }),
  response: z.object({ transactionId: entityId() }),
});

/** Endpoints that only the bench's server has. */
export function benchRoutes(): ServiceRoute[] {
  return [
    route(getSelectOne, async ({ db }) => ({ one: await selectOne(db) })),
    sessionRoute(postTransfer, async ({ body, user, db, idempotencyKey }) => ({
      transactionId: await transfer(db, {
        key: `bench:${idempotencyKey}`,
        fromUser: user.userId,
        toUser: body.toUserId,
        amountRial: body.amountRial,
        at: new Date(),
      }),
    })),
  ];
}

import {
  FAVORITE_TYPES,
  type FavoriteType,
  listLastVisits,
  mergeLastVisits,
  removeLastVisits,
} from '@bazaar/contracts/content';
import type { Database } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { findCards } from '../object/object-card.sql.ts';
import { withCards } from '../object/object-card.view.ts';
import {
  countLastVisits,
  deleteLastVisit,
  deleteLastVisits,
  findLastVisits,
  type Remembered,
  rememberVisits,
} from './last-visit.sql.ts';

const RETENTION_MS = 366 * 86_400_000;

/** The signed-in user's recent visits. */
export function lastVisitRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(listLastVisits, async ({ user, query }) => {
      const filter = { userId: user.userId, objectType: query.objectType ?? null };
      const [rows, totalCount] = await Promise.all([
        findLastVisits(db, filter, query.paging),
        countLastVisits(db, filter),
      ]);
      return { items: await withCards(db, rows), totalCount, ...query.paging };
    }),
    sessionRoute(mergeLastVisits, async ({ user, body }) => {
      const now = clock().getTime();
      const dated = body.visits
        .map((visit) => ({ ...visit, visitedAt: new Date(Math.min(Date.parse(visit.visitedAt), now)) }))
        .filter(({ visitedAt }) => now - visitedAt.getTime() < RETENTION_MS);
      const visits = await existing(db, dated);
      await rememberVisits(db, user.userId, visits);
      return { merged: new Set(visits.map(({ objectType, objectId }) => `${objectType} ${objectId}`)).size };
    }),
    sessionRoute(removeLastVisits, async ({ user, query }) => {
      if (query.id === undefined) {
        const filter = { userId: user.userId, objectType: query.objectType ?? null };
        return { removed: await deleteLastVisits(db, filter) };
      }
      if (!(await deleteLastVisit(db, query.id, user.userId))) {
        throw notFound(messages.lastVisit);
      }
      return { removed: 1 };
    }),
  ];
}

/** The visits whose object still exists, with one query for each type. */
async function existing(db: Database, visits: readonly Remembered[]): Promise<Remembered[]> {
  const idsOf = (type: FavoriteType) =>
    visits.filter(({ objectType }) => objectType === type).map(({ objectId }) => objectId);
  const known = new Map(
    await Promise.all(
      FAVORITE_TYPES.map(async (type) => {
        const cards = await findCards(db, type, idsOf(type));
        return [type, new Set(cards.map(({ id }) => id))] as const;
      }),
    ),
  );
  return visits.filter(({ objectType, objectId }) => known.get(objectType)?.has(objectId));
}

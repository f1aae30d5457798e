import {
  addFavorite,
  type FavoriteType,
  getFavoriteByObject,
  listFavorites,
  listFavoritesByType,
  removeFavorite,
} from '@bazaar/contracts/content';
import type { Database } from '../../kit/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import {
  countFavorites,
  deleteFavorite,
  type FavoriteObject,
  type FavoriteRow,
  findCards,
  findFavorite,
  findFavorites,
  insertFavorite,
} from './favorite.sql.ts';

interface ListCall {
  readonly userId: number;
  readonly objectType: FavoriteType | null;
  readonly paging: { readonly pageNumber: number; readonly pageSize: number };
}

/** The signed-in user's favorites. Every query names the user, so another's record is simply not there. */
export function favoriteRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(listFavorites, ({ user, query }) =>
      listPage(db, { userId: user.userId, objectType: null, ...query }),
    ),
    sessionRoute(listFavoritesByType, ({ user, query }) => listPage(db, { userId: user.userId, ...query })),
    sessionRoute(getFavoriteByObject, async ({ user, query }) => ({
      favorite: await findWithCard(db, user.userId, query),
    })),
    sessionRoute(addFavorite, async ({ user, body }) => {
      const [card] = await findCards(db, body.objectType, [body.objectId]);
      if (card === undefined) {
        throw notFound(messages.favoriteObject);
      }
      await insertFavorite(db, { ...body, userId: user.userId, now: clock() });
      const favorite = await findWithCard(db, user.userId, body);
      if (favorite === null) {
        throw notFound(messages.favoriteObject);
      }
      return { favorite, totalCount: await countAll(db, user.userId) };
    }),
    sessionRoute(removeFavorite, async ({ user, params }) => {
      if (!(await deleteFavorite(db, params.id, user.userId))) {
        throw notFound(messages.favorite);
      }
      return { totalCount: await countAll(db, user.userId) };
    }),
  ];
}

async function listPage(db: Database, { userId, objectType, paging }: ListCall) {
  const [rows, totalCount] = await Promise.all([
    findFavorites(db, { userId, objectType }, paging),
    countFavorites(db, { userId, objectType }),
  ]);
  return { items: await withCards(db, rows), totalCount, ...paging };
}

async function findWithCard(db: Database, userId: number, object: FavoriteObject) {
  const row = await findFavorite(db, userId, object);
  const [favorite] = row === null ? [] : await withCards(db, [row]);
  return favorite ?? null;
}

/** Asks each owner once for the cards of its objects. */
async function withCards(db: Database, rows: readonly FavoriteRow[]) {
  const types = [...new Set(rows.map(({ objectType }) => objectType))];
  const cards = await Promise.all(
    types.map(async (type) => {
      const ids = rows.filter(({ objectType }) => objectType === type).map(({ objectId }) => objectId);
      const found = await findCards(db, type, ids);
      return [type, new Map(found.map((card) => [card.id, card]))] as const;
    }),
  );
  const byType = new Map(cards);
  return rows.map((row) => ({ ...row, object: byType.get(row.objectType)?.get(row.objectId) ?? null }));
}

function countAll(db: Database, userId: number): Promise<number> {
  return countFavorites(db, { userId, objectType: null });
}

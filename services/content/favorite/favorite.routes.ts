import {
  addFavorite,
  countFavoritesByType as countByType,
  FAVORITE_TYPES,
  type FavoriteType,
  getFavoriteByObject,
  listFavoriteDetails,
  listFavorites,
  listFavoritesByType,
  removeFavorite,
} from '@bazaar/contracts/content';
import type { Database } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { type AboutObject, objectExists, withCards } from '../object/object-card.view.ts';
import {
  countFavorites,
  countFavoritesByType,
  deleteFavorite,
  findDetailedFavorites,
  findFavorite,
  findFavorites,
  insertFavorite,
} from './favorite.sql.ts';
import { showDetails } from './favorite.view.ts';

interface ListRequest {
  readonly userId: number;
  readonly objectType: FavoriteType | null;
  readonly paging: { readonly pageNumber: number; readonly pageSize: number };
}

/** The signed-in user's favorites. Every query names the user, so another user's record is simply not found. */
export function favoriteRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(listFavorites, ({ user, query }) =>
      listPage(db, { userId: user.userId, objectType: null, ...query }),
    ),
    sessionRoute(listFavoritesByType, ({ user, query }) => listPage(db, { userId: user.userId, ...query })),
    sessionRoute(listFavoriteDetails, async ({ user, query: { objectType = null, paging } }) => {
      const filter = { userId: user.userId, objectType };
      const [rows, totalCount] = await Promise.all([
        findDetailedFavorites(db, filter, paging),
        countFavorites(db, filter),
      ]);
      return { items: await showDetails(db, rows), totalCount, ...paging };
    }),
    sessionRoute(getFavoriteByObject, async ({ user, query }) => ({
      favorite: await findWithCard(db, user.userId, query),
    })),
    sessionRoute(countByType, async ({ user }) => {
      const counts = await countFavoritesByType(db, user.userId);
      return FAVORITE_TYPES.map((objectType) => ({
        objectType,
        count: counts.find((counted) => counted.objectType === objectType)?.count ?? 0,
      }));
    }),
    sessionRoute(addFavorite, async ({ user, body }) => {
      if (!(await objectExists(db, body))) {
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

async function listPage(db: Database, { userId, objectType, paging }: ListRequest) {
  const [rows, totalCount] = await Promise.all([
    findFavorites(db, { userId, objectType }, paging),
    countFavorites(db, { userId, objectType }),
  ]);
  return { items: await withCards(db, rows), totalCount, ...paging };
}

async function findWithCard(db: Database, userId: number, object: AboutObject) {
  const row = await findFavorite(db, userId, object);
  const [favorite] = row === null ? [] : await withCards(db, [row]);
  return favorite ?? null;
}

function countAll(db: Database, userId: number): Promise<number> {
  return countFavorites(db, { userId, objectType: null });
}

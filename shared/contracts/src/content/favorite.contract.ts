import * as z from 'zod/mini';
import {
  Count,
  DrawingSpec,
  endpoint,
  entityId,
  Instant,
  NonEmptyText,
  PagingQuery,
  paged,
  Rial,
  RowVersion,
} from '../core/index.ts';
import { FavoriteType } from './favorite-type.ts';

export const FavoriteId = entityId().brand<'FavoriteId'>();
export type FavoriteId = z.infer<typeof FavoriteId>;

const ObjectId = entityId();

/** A favorite of the signed-in user. `object` is null when the thing itself is gone. */
export const UserFavorite = z.object({
  id: FavoriteId,
  objectType: FavoriteType,
  objectId: ObjectId,
  createdAt: Instant,
  object: z.nullable(
    z.object({ title: NonEmptyText, slug: NonEmptyText, subtitle: z.string(), drawing: DrawingSpec }),
  ),
});
export type UserFavorite = z.infer<typeof UserFavorite>;

/** The signed-in user's favorites, newest first. */
export const listFavorites = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/userfavorites',
  access: 'session',
  summary: 'Favorites of the signed-in user, newest first.',
  query: z.strictObject({ paging: PagingQuery }),
  response: paged(UserFavorite),
  errors: [401],
});

/** The same, of one type. */
export const listFavoritesByType = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/userfavorites/by-type',
  access: 'session',
  summary: 'Favorites of one type.',
  query: z.strictObject({ objectType: FavoriteType, paging: PagingQuery }),
  response: paged(UserFavorite),
  errors: [401],
});

/**
 * What one sale unit of a good cost when it was saved, and costs now. Null on inquiry, and while the price is outdated: its
 * last day is over and its supplier has not renewed it.
 */
export const FavoritePrice = z.object({
  savedRial: z.nullable(Rial),
  currentRial: z.nullable(Rial),
  saleUnit: NonEmptyText,
});
export type FavoritePrice = z.infer<typeof FavoritePrice>;

/** The user's own note on a favorite's object: the pinned one, else the latest. */
export const FavoriteNote = z.object({
  id: entityId(),
  title: NonEmptyText,
  text: z.string(),
  pinned: z.boolean(),
  rowVersion: RowVersion,
});
export type FavoriteNote = z.infer<typeof FavoriteNote>;

/** A favorite as its list shows it. */
export const FavoriteDetails = z.object({
  ...UserFavorite.shape,
  /** Null for what is not a good, and for a good that is gone. */
  price: z.nullable(FavoritePrice),
  note: z.nullable(FavoriteNote),
});
export type FavoriteDetails = z.infer<typeof FavoriteDetails>;

/** The signed-in user's favorites of one type, or all, with price and note; newest first. An extension. */
export const listFavoriteDetails = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/userfavorites/details',
  access: 'session',
  summary: 'Favorites with what goods cost then and now, and the own note on each.',
  query: z.strictObject({ objectType: z.optional(FavoriteType), paging: PagingQuery }),
  response: paged(FavoriteDetails),
  errors: [401],
});

/** Whether one object is a favorite: its record, or null. */
export const getFavoriteByObject = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/userfavorites/by-object-id',
  access: 'session',
  summary: 'The favorite record of one object, or null.',
  query: z.strictObject({ objectType: FavoriteType, objectId: ObjectId }),
  response: z.object({ favorite: z.nullable(UserFavorite) }),
  errors: [401],
});

/** Adds a favorite; adding it twice gives the same record. 404 when there is no such object. */
export const addFavorite = endpoint({
  service: 'content',
  method: 'POST',
  path: '/api/v1/userfavorites',
  access: 'session',
  summary: 'Add a favorite.',
  body: z.strictObject({ objectType: FavoriteType, objectId: ObjectId }),
  response: z.object({ favorite: UserFavorite, totalCount: Count }),
  successStatus: 201,
  errors: [401, 404],
});

/** Removes a favorite of the signed-in user; 404 when it is not theirs or is gone. */
export const removeFavorite = endpoint({
  service: 'content',
  method: 'DELETE',
  path: '/api/v1/userfavorites/:id',
  access: 'session',
  summary: 'Remove a favorite.',
  params: z.strictObject({ id: FavoriteId }),
  owned: { 'params.id': 'UserFavorite' },
  response: z.object({ totalCount: Count }),
  errors: [401, 404],
});

/** How many favorites of each type the signed-in user has; a type without any counts 0. */
export const countFavoritesByType = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/userfavorites/counts',
  access: 'session',
  summary: 'Number of favorites by type.',
  response: z.array(z.object({ objectType: FavoriteType, count: Count })),
  errors: [401],
});

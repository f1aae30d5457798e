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
} from '../core/index.ts';

export const FavoriteId = entityId().brand<'FavoriteId'>();
export type FavoriteId = z.infer<typeof FavoriteId>;

/** What can be a favorite. */
export const FAVORITE_TYPES = ['SupplierProduct', 'Supplier', 'Content'] as const;
export const FavoriteType = z.enum(FAVORITE_TYPES);
export type FavoriteType = z.infer<typeof FavoriteType>;

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

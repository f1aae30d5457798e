import * as z from 'zod/mini';
import { Count, endpoint, entityId, Instant, PagingQuery, paged } from '../core/index.ts';
import { CustomerKind } from './customer.contract.ts';
import { SupplierId } from './supplier-id.ts';

/** What a buyer said of a supplier after one completed trade. */
export const SupplierRating = z.object({
  id: entityId(),
  stars: z.int().check(z.gte(1), z.lte(5)),
  text: z.nullable(z.string()),
  /** Whether a person or a company has bought; who it was is not told. */
  buyerKind: CustomerKind,
  ratedAt: Instant,
});
export type SupplierRating = z.infer<typeof SupplierRating>;

/** A page of ratings with what all of them say: the supplier's average and number are theirs. */
export const SupplierRatingPage = z.object({
  ...paged(SupplierRating).shape,
  average: z.number(),
  /** From five stars to one. */
  starCounts: z.array(z.object({ stars: z.int(), count: Count })),
});

/** Ratings of a supplier, newest first. An extension. */
export const listSupplierRatings = endpoint({
  service: 'merchant',
  method: 'GET',
  path: '/api/v1/suppliers/:id/ratings',
  access: 'public',
  summary: 'Ratings of a supplier by buyers of completed trades, newest first.',
  params: z.strictObject({ id: SupplierId }),
  query: z.strictObject({ paging: PagingQuery }),
  response: SupplierRatingPage,
  errors: [404],
});

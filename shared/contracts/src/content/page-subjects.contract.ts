import * as z from 'zod/mini';
import { Count, DrawingSpec, endpoint, Instant, NonEmptyText, Rial } from '../core/index.ts';
import { BaseProductId } from '../product/product-ids.ts';
import { ContentSupplier, PageId } from './page.contract.ts';

/** A base product that an article is about. */
export const SubjectGood = z.object({
  id: BaseProductId,
  title: NonEmptyText,
  slug: NonEmptyText,
  categoryTitle: NonEmptyText,
  drawing: DrawingSpec,
  offersCount: Count,
  /** The lowest price of a sale unit; null when every offer is sold on inquiry only. */
  minPriceRial: z.nullable(Rial),
  saleUnit: NonEmptyText,
});
export type SubjectGood = z.infer<typeof SubjectGood>;

/** A supplier that an article is about. */
export const SubjectSupplier = z.object({
  ...ContentSupplier.shape,
  cityTitle: NonEmptyText,
  /** When it was last checked; null when it never was. */
  verifiedAt: z.nullable(Instant),
});
export type SubjectSupplier = z.infer<typeof SubjectSupplier>;

/** What an article is about, most important first. Goods and suppliers that the site does not show any more are left out. */
export const PageSubjects = z.object({
  goods: z.array(SubjectGood),
  suppliers: z.array(SubjectSupplier),
});
export type PageSubjects = z.infer<typeof PageSubjects>;

/** Goods and suppliers of a published article. An extension. */
export const listPageSubjects = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/pages/:id/subjects',
  access: 'public',
  summary: 'Goods and suppliers that an article is about.',
  params: z.strictObject({ id: PageId }),
  response: PageSubjects,
  errors: [404],
});

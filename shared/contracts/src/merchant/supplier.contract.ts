import * as z from 'zod/mini';
import {
  Count,
  Day,
  DrawingSpec,
  endpoint,
  Instant,
  NonEmptyText,
  PagingQuery,
  paged,
} from '../core/index.ts';
import { CategoryId, CategoryRef, CategoryType } from '../product/category.contract.ts';
import { SupplierId } from './supplier-id.ts';

export const Certificate = z.object({
  title: NonEmptyText,
  issuer: NonEmptyText,
  validFrom: Day,
  validTo: Day,
});
export type Certificate = z.infer<typeof Certificate>;

/** One line of the verification ledger: what was checked, by whom, when, and until when it holds. */
export const Verification = z.object({
  subject: NonEmptyText,
  checkedBy: NonEmptyText,
  checkedAt: Instant,
  validUntil: z.nullable(Instant),
});
export type Verification = z.infer<typeof Verification>;

/** One supplier of a list. */
export const SupplierSummary = z.object({
  id: SupplierId,
  name: NonEmptyText,
  slug: NonEmptyText,
  provinceTitle: NonEmptyText,
  cityTitle: NonEmptyText,
  activityKinds: z.array(NonEmptyText),
  foundedYear: z.int(),
  productCount: Count,
  /** Latest check of identity; null when it was not passed. */
  verifiedAt: z.nullable(Instant),
  drawing: DrawingSpec,
});
export type SupplierSummary = z.infer<typeof SupplierSummary>;

/** One supplier as its page shows it. The phone is behind a call of its own. */
export const Supplier = z.object({
  ...SupplierSummary.shape,
  legalForm: NonEmptyText,
  about: z.string(),
  address: NonEmptyText,
  website: z.nullable(z.url()),
  employeesBand: NonEmptyText,
  capabilities: z.array(NonEmptyText),
  certificates: z.array(Certificate),
  verification: z.array(Verification),
  rating: z.object({ average: z.number(), count: Count }),
  /** Median time to a first answer, in minutes; null when it was never asked. */
  responseMinutes: z.nullable(Count),
  categories: z.array(z.object({ ...CategoryRef.shape, categoryType: CategoryType, itemsCount: Count })),
});
export type Supplier = z.infer<typeof Supplier>;

/** Suppliers of a category or a type, best verified first. */
export const listSuppliers = endpoint({
  service: 'merchant',
  method: 'GET',
  path: '/api/v1/suppliers',
  access: 'public',
  summary: 'Suppliers by category, type or name, a page at a time.',
  query: z.strictObject({
    filter: z._default(
      z.strictObject({
        categoryId: z.optional(CategoryId),
        categoryType: z.optional(CategoryType),
        term: z.optional(z.string().check(z.maxLength(120))),
      }),
      {},
    ),
    paging: PagingQuery,
  }),
  response: paged(SupplierSummary),
});

/** One supplier; 404 when it does not exist or is inactive. */
export const getSupplier = endpoint({
  service: 'merchant',
  method: 'GET',
  path: '/api/v1/suppliers/:id',
  access: 'public',
  summary: 'One supplier as its page shows it.',
  params: z.strictObject({ id: SupplierId }),
  response: Supplier,
  errors: [404],
});

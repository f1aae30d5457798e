import * as z from 'zod/mini';
import {
  Count,
  Day,
  DrawingSpec,
  endpoint,
  entityId,
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

/** One entry of the verification ledger: what was checked, by whom, when, and until when it is valid. */
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
  /** From buyers, from 0 to 5. */
  rating: z.optional(z.object({ average: z.number(), count: Count })),
});
export type SupplierSummary = z.infer<typeof SupplierSummary>;

/** One supplier as its page shows it. The phone itself is behind `revealSupplierContact`. */
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
  /** A phone with its middle hidden, «۰۲۱•••۴۵۶۷»; null when none is known. */
  contactMasked: z.optional(z.nullable(NonEmptyText)),
  /** Median time to a first answer, in minutes; null when it was never asked. */
  responseMinutes: z.nullable(Count),
  categories: z.array(z.object({ ...CategoryRef.shape, categoryType: CategoryType, itemsCount: Count })),
});
export type Supplier = z.infer<typeof Supplier>;

const PlaceId = entityId();

/** What narrows a list of suppliers; the values of one list are alternatives. */
export const SupplierFilter = z.strictObject({
  categoryId: z.optional(CategoryId),
  categoryType: z.optional(CategoryType),
  /** Beginnings of words of the name, folded. */
  term: z.optional(z.string().check(z.maxLength(120))),
  provinceIds: z.optional(z.array(PlaceId).check(z.maxLength(40))),
  cityIds: z.optional(z.array(PlaceId).check(z.maxLength(40))),
  activityKinds: z.optional(
    z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.maxLength(20)),
  ),
  /** Title of a certificate that is valid today. */
  certificate: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
  /** True selects suppliers whose identity was checked. */
  verified: z.optional(z.boolean()),
  /** True selects suppliers with listed items. */
  hasCatalog: z.optional(z.boolean()),
});
export type SupplierFilter = z.infer<typeof SupplierFilter>;

/** Orders of a list of suppliers; `nearest` needs `nearCityId`, and measures between capitals of provinces. */
export const SUPPLIER_SORTS = ['best', 'newest', 'rating', 'name', 'nearest'] as const;

/** Suppliers that match a filter, best verified first unless another order is requested. */
export const listSuppliers = endpoint({
  service: 'merchant',
  method: 'GET',
  path: '/api/v1/suppliers',
  access: 'public',
  summary: 'Suppliers by category, place, kind, certificate or name, a page at a time.',
  query: z.strictObject({
    filter: z._default(SupplierFilter, {}),
    sort: z.optional(
      z.strictObject({
        field: z.enum(SUPPLIER_SORTS),
        nearCityId: z.optional(PlaceId),
      }),
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

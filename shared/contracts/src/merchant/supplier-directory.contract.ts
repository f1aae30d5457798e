import * as z from 'zod/mini';
import { Count, endpoint, entityId, Instant, NonEmptyText } from '../core/index.ts';
import { SupplierFilter } from './supplier.contract.ts';
import { SupplierId } from './supplier-id.ts';

const PlaceFacet = z.object({ id: entityId(), title: NonEmptyText, count: Count });
const TextFacet = z.object({ value: NonEmptyText, count: Count });

/** How many suppliers each further choice would leave; a facet ignores its own choices. */
export const SupplierFacets = z.object({
  totalCount: Count,
  provinces: z.array(PlaceFacet),
  cities: z.array(PlaceFacet),
  activityKinds: z.array(TextFacet),
  certificates: z.array(TextFacet),
  verifiedCount: Count,
  withCatalogCount: Count,
});
export type SupplierFacets = z.infer<typeof SupplierFacets>;

/** Counts beside the list of suppliers, for the same filter. */
export const getSupplierFacets = endpoint({
  service: 'merchant',
  method: 'GET',
  path: '/api/v1/suppliers/facets',
  access: 'public',
  summary: 'Counts of suppliers by province, city, kind and certificate, for a filter.',
  query: z.strictObject({ filter: z._default(SupplierFilter, {}) }),
  reads: 'search',
  response: SupplierFacets,
});

/** How a supplier is reached: numbers in E.164, so a link can dial them. */
export const SupplierContact = z.object({
  phones: z.array(NonEmptyText),
  email: z.nullable(NonEmptyText),
  revealedAt: Instant,
});
export type SupplierContact = z.infer<typeof SupplierContact>;

/** Returns phone and email, and records who requested them; at most 30 an hour for a user. */
export const revealSupplierContact = endpoint({
  service: 'merchant',
  method: 'POST',
  path: '/api/v1/suppliers/:id/contact',
  access: 'session',
  audited: ['readContact'],
  summary: 'Phone and email of a supplier; who asked is noted.',
  params: z.strictObject({ id: SupplierId }),
  response: SupplierContact,
  errors: [404],
});

/** At most this many, latest first. */
export const REVEALED_CONTACTS = 200;

/** The contacts that the user has already asked for, as they are now; nothing is revealed by it. An extension. */
export const listRevealedContacts = endpoint({
  service: 'merchant',
  method: 'GET',
  path: '/api/v1/suppliers/contacts',
  access: 'session',
  summary: 'Phones and emails of the suppliers whose contact the user has revealed.',
  response: z.array(z.object({ supplierId: SupplierId, ...SupplierContact.shape })),
});

export const SUPPLIER_REPORT_REASONS = [
  'wrongInformation',
  'notResponding',
  'fraud',
  'inappropriate',
  'other',
] as const;
export const SupplierReportReason = z.enum(SUPPLIER_REPORT_REASONS);
export type SupplierReportReason = z.infer<typeof SupplierReportReason>;

export const SupplierReportId = entityId().brand<'SupplierReportId'>();
export type SupplierReportId = z.infer<typeof SupplierReportId>;

/** Reports to the marketplace that something is wrong with a supplier. */
export const reportSupplier = endpoint({
  service: 'merchant',
  method: 'POST',
  path: '/api/v1/suppliers/:id/report',
  access: 'session',
  summary: 'Report a supplier to the marketplace.',
  idempotent: true,
  params: z.strictObject({ id: SupplierId }),
  body: z.strictObject({
    reason: SupplierReportReason,
    text: z.string().check(z.minLength(5), z.maxLength(2000)),
  }),
  response: z.object({ id: SupplierReportId, createdAt: Instant }),
  successStatus: 201,
  errors: [404],
});

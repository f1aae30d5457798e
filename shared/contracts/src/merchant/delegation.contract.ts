import * as z from 'zod/mini';
import { Day, endpoint, entityId, NonEmptyText, PagingQuery, paged } from '../core/index.ts';
import { SupplierId } from './supplier-id.ts';

export const MerchantDelegationId = entityId().brand<'MerchantDelegationId'>();
export type MerchantDelegationId = z.infer<typeof MerchantDelegationId>;

export const DELEGATION_KINDS = [
  'OfficialSales',
  'AfterSales',
  'ExclusiveRegion',
  'Distribution',
  'Warranty',
] as const;
export const DelegationKind = z.enum(DELEGATION_KINDS);
export type DelegationKind = z.infer<typeof DelegationKind>;

/** `expiring`: at most 60 days are left. */
export const DELEGATION_STATUSES = ['valid', 'expiring', 'expired'] as const;
export const DelegationStatus = z.enum(DELEGATION_STATUSES);
export type DelegationStatus = z.infer<typeof DelegationStatus>;

/** The right that a maker has given a supplier: for which brand, where, and until when. */
export const MerchantDelegation = z.object({
  id: MerchantDelegationId,
  supplierId: SupplierId,
  supplierName: NonEmptyText,
  supplierSlug: NonEmptyText,
  /** The maker who gave it. */
  principal: NonEmptyText,
  brand: NonEmptyText,
  kind: DelegationKind,
  kindTitle: NonEmptyText,
  /** Empty: the whole country. */
  scopeProvinces: z.array(z.object({ id: entityId(), title: NonEmptyText })),
  validFrom: Day,
  /** The last day on which it is valid. */
  validTo: Day,
  status: DelegationStatus,
  /** The scanned letter; null when none was uploaded. */
  fileId: z.nullable(z.uuid()),
});
export type MerchantDelegation = z.infer<typeof MerchantDelegation>;

/** Delegations, valid ones first and expired ones last. */
export const listMerchantDelegations = endpoint({
  service: 'merchant',
  method: 'GET',
  path: '/api/v1/merchantdelegations',
  access: 'public',
  summary: 'Delegations of makers to suppliers; the expired ones last.',
  query: z.strictObject({
    filter: z._default(
      z.strictObject({
        supplierId: z.optional(SupplierId),
        kind: z.optional(DelegationKind),
        status: z.optional(DelegationStatus),
      }),
      {},
    ),
    paging: PagingQuery,
  }),
  response: paged(MerchantDelegation),
});

/** One delegation; 404 when it does not exist or its supplier is inactive. */
export const getMerchantDelegation = endpoint({
  service: 'merchant',
  method: 'GET',
  path: '/api/v1/merchantdelegations/:id',
  access: 'public',
  summary: 'One delegation.',
  params: z.strictObject({ id: MerchantDelegationId }),
  response: MerchantDelegation,
  errors: [404],
});

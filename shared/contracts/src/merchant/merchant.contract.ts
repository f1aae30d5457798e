import * as z from 'zod/mini';
import { Count, endpoint, Instant, NonEmptyText, PagingQuery, paged, Rial } from '../core/index.ts';
import { CityId } from './place.contract.ts';
import { SupplierId } from './supplier-id.ts';

/** A registered merchant of the public register. */
export const Merchant = z.object({
  id: SupplierId,
  name: NonEmptyText,
  slug: NonEmptyText,
  legalForm: NonEmptyText,
  stateTitle: NonEmptyText,
  cityTitle: NonEmptyText,
  registeredAt: z.nullable(Instant),
  isConfirmed: z.boolean(),
  /** Latest check of identity; null when it was not passed. */
  confirmedAt: z.nullable(Instant),
});
export type Merchant = z.infer<typeof Merchant>;

const MerchantQuery = z.strictObject({
  filter: z._default(
    z.strictObject({
      term: z.optional(z.string().check(z.maxLength(120))),
      cityId: z.optional(CityId),
    }),
    {},
  ),
  paging: PagingQuery,
});

/** Registered merchants by name. */
export const listMerchants = endpoint({
  service: 'merchant',
  method: 'GET',
  path: '/api/v1/merchants',
  access: 'public',
  summary: 'Registered merchants.',
  query: MerchantQuery,
  response: paged(Merchant),
});

/** Those whose identity was checked, latest check first. */
export const listConfirmedMerchants = endpoint({
  service: 'merchant',
  method: 'GET',
  path: '/api/v1/merchants/confirmed',
  access: 'public',
  summary: 'Merchants whose identity was checked.',
  query: MerchantQuery,
  response: paged(Merchant),
});

export const NAME_FAULTS = ['tooShort', 'characters', 'forbiddenWord', 'taken'] as const;

/** Whether a business may be registered under a name; `reason` says in Persian why not. */
export const NameVerdict = z.object({
  isValid: z.boolean(),
  code: z.optional(z.enum(NAME_FAULTS)),
  reason: z.optional(NonEmptyText),
});
export type NameVerdict = z.infer<typeof NameVerdict>;

/**
 * A name is taken by a supplier or by a confirmed company. Names are compared in folded form, so another ye, a half-space or
 * «شرکت» does not make a different name.
 */
export const checkMerchantName = endpoint({
  service: 'merchant',
  method: 'GET',
  path: '/api/v1/merchants/is-valid-name',
  access: 'public',
  summary: 'Whether a business may be registered under a name.',
  query: z.strictObject({ name: z.string().check(z.maxLength(120)) }),
  response: NameVerdict,
});

export const PAYMENT_TERMS = ['Cash', 'Prepayment', 'Credit30', 'Credit60', 'LetterOfCredit'] as const;
export const PaymentTerm = z.enum(PAYMENT_TERMS);
export type PaymentTerm = z.infer<typeof PaymentTerm>;

/** How a supplier sells. Screens show it and warn below the minimum; the supplier decides, by quoting or rejecting. */
export const MerchantSaleSetting = z.object({
  supplierId: SupplierId,
  /** `PerItem`: each item has its own minimum order. `OrderValue`: the order as a whole has one. */
  minimumOrder: z.object({
    kind: z.enum(['PerItem', 'OrderValue']),
    amountRial: z.nullable(Rial),
    title: NonEmptyText,
  }),
  paymentTerms: z.array(z.object({ term: PaymentTerm, title: NonEmptyText })),
  /** Empty: the whole country. */
  saleCities: z.array(z.object({ id: CityId, title: NonEmptyText })),
  isNationwide: z.boolean(),
  /** `day` is 0 for Saturday; times are `HH:MM` in Tehran. A day without an entry is closed. */
  workingHours: z.array(
    z.object({
      day: Count.check(z.lte(6)),
      dayTitle: NonEmptyText,
      opens: NonEmptyText,
      closes: NonEmptyText,
    }),
  ),
});
export type MerchantSaleSetting = z.infer<typeof MerchantSaleSetting>;

/** How a supplier sells; 404 when the supplier does not exist or has not specified it. */
export const getMerchantSaleSetting = endpoint({
  service: 'merchant',
  method: 'GET',
  path: '/api/v1/merchantsalesetting',
  access: 'public',
  summary: 'Smallest order, payment terms, cities and working hours of a supplier.',
  query: z.strictObject({ supplierId: SupplierId }),
  response: MerchantSaleSetting,
  errors: [404],
});

import * as z from 'zod/mini';
import { Count, endpoint, Instant, NonEmptyText, PagingQuery, paged, RowVersion } from '../core/index.ts';
import { CustomerId, CustomerRole } from './customer-id.ts';

export const CustomerKind = z.enum(['person', 'company']);
export type CustomerKind = z.infer<typeof CustomerKind>;

const Percent = Count.check(z.lte(100));

/** One customer that the signed-in user owns or acts for. */
export const CustomerSummary = z.object({
  id: CustomerId,
  kind: CustomerKind,
  /** Empty while no name is given. */
  name: z.string(),
  role: CustomerRole,
  completeness: Percent,
  /** Whether the customer may ask for confirmation of a request. */
  isComplete: z.boolean(),
});
export type CustomerSummary = z.infer<typeof CustomerSummary>;

/**
 * A customer's own data. A user who has saved nothing yet reads an empty profile without an id, of version 1: saving
 * it makes the customer. The names are those of the person who stands for a company.
 */
export const CustomerProfile = z.object({
  id: z.nullable(CustomerId),
  kind: CustomerKind,
  role: CustomerRole,
  firstName: z.nullable(NonEmptyText),
  lastName: z.nullable(NonEmptyText),
  nationalId: z.nullable(NonEmptyText),
  companyName: z.nullable(NonEmptyText),
  nationalLegalId: z.nullable(NonEmptyText),
  economicCode: z.nullable(NonEmptyText),
  /** The owner's number, E.164; only another sign-in changes it. */
  mobile: NonEmptyText,
  email: z.nullable(NonEmptyText),
  /** IBAN; only the owner and the role `finance` may read it. */
  sheba: z.nullable(NonEmptyText),
  /** Derived from the IBAN; null for an unknown bank. */
  bankName: z.nullable(NonEmptyText),
  completeness: Percent,
  isComplete: z.boolean(),
  /** The next field to fill in; null when all are filled in. */
  nextStep: z.nullable(z.object({ field: NonEmptyText, title: NonEmptyText })),
  updatedAt: z.nullable(Instant),
  rowVersion: RowVersion,
  // Have a default, so that a response of an older service still parses.
  /** When an operator confirmed the company; null for a person, and until then. */
  confirmedAt: z._default(z.nullable(Instant), null),
  /** Why an operator did not confirm the company; null unless that is the last decision. */
  refusalReason: z._default(z.nullable(NonEmptyText), null),
});
export type CustomerProfile = z.infer<typeof CustomerProfile>;

const name = () => z.string().check(z.minLength(2), z.maxLength(60));
const companyName = () => z.string().check(z.minLength(2), z.maxLength(120));
const number = () => z.string().check(z.minLength(1), z.maxLength(40));

/**
 * The customers of the signed-in user: the user in person, the user's company, and the companies that the user acts
 * for.
 */
export const listCustomers = endpoint({
  service: 'merchant',
  method: 'GET',
  path: '/api/v1/customers',
  access: 'session',
  summary: 'Customers that the signed-in user owns or acts for.',
  query: z.strictObject({ paging: PagingQuery }),
  response: paged(CustomerSummary),
});

/** One profile: of `customerId`, else the user's own of `kind`. 404 for a customer of others. */
export const getCustomerProfile = endpoint({
  service: 'merchant',
  method: 'GET',
  path: '/api/v1/customers/profile',
  access: 'session',
  audited: ['readProfile'],
  summary: 'Profile of a customer of the signed-in user.',
  owned: { 'query.customerId': 'Customer' },
  query: z.strictObject({
    customerId: z.optional(CustomerId),
    kind: z._default(CustomerKind, 'person'),
  }),
  response: CustomerProfile,
  errors: [404],
});

/** Fields of a profile as its form sends them; omitted fields are cleared. */
export const CustomerProfileInput = z.strictObject({
  kind: CustomerKind,
  firstName: z.optional(z.nullable(name())),
  lastName: z.optional(z.nullable(name())),
  nationalId: z.optional(z.nullable(number())),
  companyName: z.optional(z.nullable(companyName())),
  nationalLegalId: z.optional(z.nullable(number())),
  economicCode: z.optional(z.nullable(number())),
  email: z.optional(z.nullable(z.string().check(z.minLength(3), z.maxLength(254)))),
  sheba: z.optional(z.nullable(number())),
});
export type CustomerProfileInput = z.infer<typeof CustomerProfileInput>;

/**
 * Saves the user's own profile. 404 for a company that was never registered, 422 `invalid_name` for a name that
 * is-valid-name refuses. With another number or name, a company is no longer
 * confirmed, and one that was refused waits for a decision again, as it does with any other of what was checked.
 */
export const updateCustomerProfile = endpoint({
  service: 'merchant',
  method: 'PUT',
  path: '/api/v1/customers/profile',
  access: 'session',
  summary: 'Save the profile of an own customer.',
  versioned: true,
  body: CustomerProfileInput,
  response: CustomerProfile,
  errors: [404, 422],
});

/** Makes the signed-in user a customer in person; an existing customer is left unchanged. */
export const createPersonCustomer = endpoint({
  service: 'merchant',
  method: 'POST',
  path: '/api/v1/customers/personcustomer',
  access: 'session',
  summary: 'Make the signed-in user a person customer.',
  body: z.strictObject({ firstName: name(), lastName: name(), nationalId: z.optional(number()) }),
  response: z.object({ customer: CustomerSummary, created: z.boolean() }),
});

/** The person or company that registers as a buyer. */
export const BuyerInput = z.union([
  z.strictObject({
    kind: z.literal('person'),
    firstName: name(),
    lastName: name(),
    nationalId: number(),
  }),
  z.strictObject({
    kind: z.literal('company'),
    companyName: companyName(),
    nationalLegalId: number(),
    economicCode: z.optional(number()),
    firstName: z.optional(name()),
    lastName: z.optional(name()),
  }),
]);
export type BuyerInput = z.infer<typeof BuyerInput>;

/**
 * Registers a buyer. 409 `already_registered` with `data.customerId` when the user has one of that kind; 422
 * `invalid_name` when is-valid-name refuses the name. What a user declares of a company keeps nobody else from its number
 * and name, until an operator has confirmed it ({@link confirmCustomer}).
 */
export const registerBuyer = endpoint({
  service: 'merchant',
  method: 'POST',
  path: '/api/v1/buyers',
  access: 'session',
  summary: 'Register the signed-in user, or a company, as a buyer.',
  idempotent: true,
  body: BuyerInput,
  response: z.object({ customer: CustomerSummary }),
  successStatus: 201,
  errors: [409],
});

import * as z from 'zod/mini';
import { endpoint, Instant, NonEmptyText, PagingQuery, paged, RowVersion } from '../core/index.ts';
import { CustomerId } from './customer-id.ts';

/** How long after a decision it can be taken back. */
export const COMPANY_UNDO_MINUTES = 10;

/** A company as its owner declares it, which waits for an operator. */
export const WaitingCompany = z.object({
  id: CustomerId,
  companyName: NonEmptyText,
  nationalLegalId: NonEmptyText,
  economicCode: z.nullable(NonEmptyText),
  /** Who stands for it; null while no name is given. */
  representative: z.nullable(NonEmptyText),
  /** When it was declared as it is. */
  declaredAt: Instant,
  /** Of what was declared; the decision sends it. */
  rowVersion: RowVersion,
  /** What another company is confirmed with already, so that this one cannot be. */
  taken: z.nullable(z.enum(['number', 'name'])),
});
export type WaitingCompany = z.infer<typeof WaitingCompany>;

/** Companies that nobody has decided about, the one that waits longest first. An extension. */
export const listWaitingCompanies = endpoint({
  service: 'merchant',
  method: 'GET',
  path: '/api/v1/operator/customers/waiting',
  access: 'session',
  audited: ['readCompany'],
  roles: ['operator'],
  summary: 'Companies that wait for a confirmation, oldest first.',
  query: z.strictObject({ paging: PagingQuery }),
  response: paged(WaitingCompany),
  errors: [401],
});

/**
 * Confirms a company, after its papers were checked: its name is then refused to others. 404 for a person and for a
 * company without a number; 409 `legal_id_taken` and `name_taken` when another one is confirmed with its number or name,
 * `company_changed` when it is not of the version that was read. An extension.
 */
export const confirmCustomer = endpoint({
  service: 'merchant',
  method: 'POST',
  path: '/api/v1/operator/customers/:id/confirm',
  access: 'session',
  audited: ['confirmCompany'],
  roles: ['operator'],
  summary: 'Confirm a company that a buyer has registered.',
  params: z.strictObject({ id: CustomerId }),
  body: z.optional(z.strictObject({ rowVersion: z.optional(RowVersion) })),
  response: z.object({ confirmedAt: Instant }),
  errors: [404, 409],
});

/**
 * Does not confirm a company, and tells its owner why: it waits again once something of what was checked is changed. 404 as
 * for `confirmCustomer`; 409 `invalid_transition` when somebody has decided, `company_changed` as for `confirmCustomer`. An
 * extension.
 */
export const refuseCustomer = endpoint({
  service: 'merchant',
  method: 'POST',
  path: '/api/v1/operator/customers/:id/refuse',
  access: 'session',
  audited: ['refuseCompany'],
  roles: ['operator'],
  summary: 'Refuse to confirm a company, with the reason for its owner.',
  params: z.strictObject({ id: CustomerId }),
  body: z.strictObject({
    reason: z.string().check(z.minLength(3), z.maxLength(300)),
    rowVersion: RowVersion,
  }),
  response: z.object({ refusedAt: Instant }),
  errors: [404, 409],
});

/**
 * Takes a decision about a company back, within ten minutes: it waits again. 409 `invalid_transition` when there is no
 * decision, or an older one. An extension.
 */
export const reopenCustomer = endpoint({
  service: 'merchant',
  method: 'POST',
  path: '/api/v1/operator/customers/:id/reopen',
  access: 'session',
  audited: ['reopenCompany'],
  roles: ['operator'],
  summary: 'Take back the last decision about a company.',
  params: z.strictObject({ id: CustomerId }),
  response: z.object({ id: CustomerId }),
  errors: [404, 409],
});

import * as z from 'zod/mini';
import { StepUpToken } from '../auth/step-up-token.ts';
import { Count, endpoint, entityId, Instant, NonEmptyText, PagingQuery, paged, Rial } from '../core/index.ts';
import { PayoutAccount, WithdrawalId } from './withdrawal.contract.ts';

const OPERATOR = ['operator'] as const;
const SUPPLIER = ['supplier'] as const;

export const PayoutBatchId = entityId().brand<'PayoutBatchId'>();
export type PayoutBatchId = z.infer<typeof PayoutBatchId>;
const PayoutRowId = entityId().brand<'PayoutRowId'>();

/** A batch pays what suppliers have earned, or what was withdrawn from wallets. */
export const PAYOUT_KINDS = ['suppliers', 'withdrawals'] as const;
export const PayoutKind = z.enum(PAYOUT_KINDS);
export type PayoutKind = z.infer<typeof PayoutKind>;

/**
 * Draft: reviewed, no money is moved. Sent: the money is on its way and the bank's file is ready. Settled, Failed: all
 * rows are. PartlyFailed: every row has a result, and some were paid. Cancelled: given up as a draft.
 */
export const PayoutBatchState = z.enum(['Draft', 'Sent', 'Settled', 'PartlyFailed', 'Failed', 'Cancelled']);
export type PayoutBatchState = z.infer<typeof PayoutBatchState>;

/** Returned: the bank gave it back after it was settled. The money of Failed and Returned rows is payable again. */
export const PayoutRowState = z.enum(['Draft', 'Sent', 'Settled', 'Failed', 'Returned', 'Cancelled']);
export type PayoutRowState = z.infer<typeof PayoutRowState>;

/** One transfer of a batch. */
export const PayoutRow = z.object({
  id: PayoutRowId,
  batchId: PayoutBatchId,
  state: PayoutRowState,
  amountRial: Rial,
  shebaMasked: NonEmptyText,
  holderName: NonEmptyText,
  /** The reference in the bank's file: `BZP-000012`. */
  reference: NonEmptyText,
  /** Whom it pays: a supplier, or a withdrawal. */
  supplierId: z.nullable(entityId()),
  withdrawalId: z.nullable(WithdrawalId),
  createdAt: Instant,
  sentAt: z.nullable(Instant),
  /** When its latest result was recorded. */
  endedAt: z.nullable(Instant),
  bankReference: z.nullable(NonEmptyText),
  failureReason: z.nullable(NonEmptyText),
});
export type PayoutRow = z.infer<typeof PayoutRow>;

export const PayoutBatch = z.object({
  id: PayoutBatchId,
  kind: PayoutKind,
  state: PayoutBatchState,
  createdAt: Instant,
  sentAt: z.nullable(Instant),
  rowCount: Count,
  amountRial: Rial,
  settledRial: Rial,
  /** Of rows that failed or were returned. */
  failedRial: Rial,
});
export type PayoutBatch = z.infer<typeof PayoutBatch>;

const PayoutBatchWithRows = z.object({ ...PayoutBatch.shape, rows: z.array(PayoutRow) });

/** The largest batch, which is also the largest file that a bank takes here. */
export const MAX_PAYOUT_ROWS = 1_000;

/**
 * Makes a draft of at most a thousand rows: of every supplier who is owed something, of the named ones, or of every
 * withdrawal that was requested. Who is in another open batch, or has no account, is left out; `leftOut` names suppliers
 * without an account. 422 `nothing_to_pay` when no row is left.
 */
export const createPayoutBatch = endpoint({
  service: 'wallet',
  method: 'POST',
  path: '/api/v1/payouts/batches',
  access: 'session',
  audited: ['planPayouts'],
  roles: OPERATOR,
  summary: 'Make a draft of a batch of payouts.',
  idempotent: true,
  body: z.strictObject({
    kind: PayoutKind,
    /** Of the kind `suppliers` alone; all of them without it. */
    supplierIds: z.optional(z.array(entityId()).check(z.minLength(1), z.maxLength(MAX_PAYOUT_ROWS))),
  }),
  response: z.object({
    batch: PayoutBatchWithRows,
    leftOut: z.array(z.object({ supplierId: entityId(), payableRial: Rial })),
  }),
  successStatus: 201,
  errors: [401, 422],
});

export const listPayoutBatches = endpoint({
  service: 'wallet',
  method: 'GET',
  path: '/api/v1/payouts/batches',
  access: 'session',
  roles: OPERATOR,
  summary: 'Batches of payouts, newest first.',
  query: z.strictObject({ paging: PagingQuery }),
  response: paged(PayoutBatch),
  errors: [401],
});

const OfBatch = z.strictObject({ id: PayoutBatchId });

export const getPayoutBatch = endpoint({
  service: 'wallet',
  method: 'GET',
  path: '/api/v1/payouts/batches/:id',
  access: 'session',
  audited: ['readPayouts'],
  roles: OPERATOR,
  summary: 'A batch of payouts with its rows.',
  params: OfBatch,
  response: PayoutBatchWithRows,
  errors: [401, 404],
});

/**
 * Moves the money of the rows out of what is payable; from then on the batch has a file. A withdrawal that was cancelled
 * meanwhile leaves the batch. 409 `invalid_transition` with `data.currentState` unless it is a Draft; 422
 * `payable_changed` when a supplier is owed less than the row pays.
 */
export const sendPayoutBatch = endpoint({
  service: 'wallet',
  method: 'POST',
  path: '/api/v1/payouts/batches/:id/send',
  access: 'session',
  audited: ['sendPayouts'],
  roles: OPERATOR,
  summary: 'Close a draft for the bank, and move its money.',
  idempotent: true,
  params: OfBatch,
  response: PayoutBatchWithRows,
  errors: [401, 404, 409],
});

/** Gives up a draft. 409 `invalid_transition` unless it is a Draft. */
export const cancelPayoutBatch = endpoint({
  service: 'wallet',
  method: 'POST',
  path: '/api/v1/payouts/batches/:id/cancel',
  access: 'session',
  audited: ['cancelPayouts'],
  roles: OPERATOR,
  summary: 'Give up a draft of a batch.',
  idempotent: true,
  params: OfBatch,
  response: PayoutBatchWithRows,
  errors: [401, 404, 409],
});

/**
 * The transfers of a batch as CSV (RFC 4180, UTF-8): `IBAN,AmountRial,HolderName,Reference`, the facts that a PAYA
 * transfer needs. It is no bank's own format: the operator maps the columns to the form of their bank. 409
 * `invalid_transition` for a draft, which no file may leave, and for a cancelled batch.
 */
export const getPayoutFile = endpoint({
  service: 'wallet',
  method: 'GET',
  path: '/api/v1/payouts/batches/:id/file',
  access: 'session',
  audited: ['readPayouts'],
  roles: OPERATOR,
  summary: 'Transfers of a batch as CSV.',
  params: OfBatch,
  reads: 'export',
  response: z.unknown(),
  responseType: 'raw',
  errors: [401, 404, 409],
});

/**
 * Records what the bank did. All rows or none: 404 for a row of another batch, 409 `invalid_transition` with `data.rowId`
 * and `data.currentState` for a result that cannot follow the row's state. A result that the row has already changes
 * nothing.
 */
export const recordPayoutResults = endpoint({
  service: 'wallet',
  method: 'POST',
  path: '/api/v1/payouts/batches/:id/results',
  access: 'session',
  audited: ['recordPayouts'],
  roles: OPERATOR,
  summary: "Record the bank's results of rows of a batch.",
  idempotent: true,
  params: OfBatch,
  body: z.strictObject({
    rows: z
      .array(
        z.strictObject({
          rowId: PayoutRowId,
          result: z.enum(['settled', 'failed', 'returned']),
          bankReference: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
          /** For people, in Persian; of a row that failed or was returned. */
          reason: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
        }),
      )
      .check(z.minLength(1), z.maxLength(MAX_PAYOUT_ROWS)),
  }),
  response: PayoutBatchWithRows,
  maxBodyBytes: 1_048_576,
  errors: [401, 404, 409],
});

/** What the caller's supplier is owed, what is on its way to the bank, and the rows that paid it, newest first. */
export const listSupplierPayouts = endpoint({
  service: 'wallet',
  method: 'GET',
  path: '/api/v1/payouts/supplier',
  access: 'session',
  roles: SUPPLIER,
  summary: "Payable balance and payouts of the caller's supplier.",
  query: z.strictObject({ paging: PagingQuery }),
  response: z.object({
    payableRial: Rial,
    /** In batches that were sent and have no result yet. */
    inTransitRial: Rial,
    account: z.nullable(PayoutAccount),
    ...paged(PayoutRow).shape,
  }),
  errors: [401],
});

/**
 * Sets the account that payouts go to; the supplier is its holder. 400 for an IBAN whose check digits are wrong. Another
 * account than the present one needs a token for `accountChange`, 403 `step_up_required` without.
 */
export const setSupplierAccount = endpoint({
  service: 'wallet',
  method: 'PUT',
  path: '/api/v1/payouts/supplier/account',
  access: 'session',
  audited: ['changePayoutAccount'],
  roles: SUPPLIER,
  summary: "Set the bank account of the caller's supplier.",
  body: z.strictObject({
    sheba: z.string().check(z.minLength(24), z.maxLength(40)),
    stepUpToken: z.optional(StepUpToken),
  }),
  response: PayoutAccount,
  errors: [401, 403],
});

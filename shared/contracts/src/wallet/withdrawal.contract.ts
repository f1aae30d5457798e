import * as z from 'zod/mini';
import { StepUpToken } from '../auth/step-up-token.ts';
import { Count, endpoint, entityId, Instant, NonEmptyText, PagingQuery, paged, Rial } from '../core/index.ts';
import { CustomerKind } from '../merchant/customer.contract.ts';

export const WithdrawalId = entityId().brand<'WithdrawalId'>();
export type WithdrawalId = z.infer<typeof WithdrawalId>;

/**
 * Requested: out of the wallet, not yet given to the bank, and may be cancelled. Sent: given to the bank. Settled: on
 * the account. Failed: the bank did not carry it out or returned it. Failed and Cancelled: back in the wallet.
 */
export const WITHDRAWAL_STATES = ['Requested', 'Sent', 'Settled', 'Failed', 'Cancelled'] as const;
export const WithdrawalState = z.enum(WITHDRAWAL_STATES);
export type WithdrawalState = z.infer<typeof WithdrawalState>;

/** Money on its way from a wallet to the bank account of the wallet's owner. */
export const Withdrawal = z.object({
  id: WithdrawalId,
  state: WithdrawalState,
  amountRial: Rial,
  /** `IR82…9002`: which account, without its whole number. */
  shebaMasked: NonEmptyText,
  /** That of the statement line which took the money out. */
  trackingCode: NonEmptyText,
  createdAt: Instant,
  sentAt: z.nullable(Instant),
  settledAt: z.nullable(Instant),
  /** When it failed or was cancelled. */
  returnedAt: z.nullable(Instant),
  /** When the bank has ended it at the latest; null once it has ended. */
  expectedBy: z.optional(z.nullable(Instant)),
  /** In Persian, as the bank or the operator gave it; null unless it failed. */
  failureReason: z.nullable(NonEmptyText),
  /** What may be done now. */
  allowedActions: z.array(z.enum(['cancel'])),
});
export type Withdrawal = z.infer<typeof Withdrawal>;

/** Whose wallet, by the user who owns it; the caller's own without it. 403 unless the caller is its owner or finance. */
const OfWallet = z.strictObject({ customerUserId: z.optional(entityId()) });

/** The account that a withdrawal goes to: the IBAN in the profile of the wallet's owner, who has to be its holder. */
export const PayoutAccount = z.object({
  shebaMasked: NonEmptyText,
  /** Name of the bank; null when its code is unknown. */
  bank: z.nullable(NonEmptyText),
  /** The company's name, or the person's. */
  holderName: NonEmptyText,
});
export type PayoutAccount = z.infer<typeof PayoutAccount>;

/** What a form for a withdrawal shows before anything is asked. `account` is null while the profile has no valid IBAN. */
export const getWithdrawalTerms = endpoint({
  service: 'wallet',
  method: 'GET',
  path: '/api/v1/wallettransactions/withdrawals/terms',
  access: 'session',
  audited: ['readWallet'],
  summary: 'Limits of a withdrawal, and the account that it goes to.',
  query: OfWallet,
  response: z.object({
    minRial: Rial,
    maxRial: Rial,
    availableRial: Rial,
    /** What leaves the wallet within 24 hours needs a code above it. */
    stepUpLimitRial: Rial,
    /** What may still leave without a code now. */
    stepUpRemainingRial: z._default(Rial, 0),
    account: z.nullable(PayoutAccount),
    /** Which of the owner's profiles the account stands in. */
    accountKind: z._default(CustomerKind, 'person'),
    /** Whether nothing was withdrawn to this account yet: a code is then asked for whatever the amount. */
    isAccountNew: z._default(z.boolean(), false),
    /** After how long a bank has carried a withdrawal out at the latest. */
    settlesWithinHours: z._default(Count.check(z.positive()), 72),
  }),
  owned: { 'query.customerUserId': 'CustomerUser' },
  errors: [401, 403],
});

/**
 * Takes money out of a wallet. It goes to the IBAN in the profile of the wallet's owner, who declares to be the holder
 * of that account; no other account can be named. 400 outside the limits; 422 `no_iban`, `insufficient_credit` with
 * `data.shortfallRial`; 403 `step_up_required` above what may leave the wallet without a code, and for the first
 * withdrawal to an account, with `data` as `StepUpRequired`; 409 `account_changed` when the profile has another account
 * than `shebaMasked` by now.
 */
export const requestWithdrawal = endpoint({
  service: 'wallet',
  method: 'POST',
  path: '/api/v1/wallettransactions/withdrawals',
  access: 'session',
  audited: ['requestWithdrawal'],
  summary: "Withdraw from a wallet to the bank account of the wallet's owner.",
  idempotent: true,
  body: z.strictObject({
    ...OfWallet.shape,
    amountRial: Rial.check(z.positive()),
    /** The account that the form showed, as its terms gave it: the code that confirms the amount does not name it. */
    shebaMasked: z.optional(NonEmptyText),
    stepUpToken: z.optional(StepUpToken),
  }),
  response: Withdrawal,
  successStatus: 201,
  owned: { 'body.customerUserId': 'CustomerUser' },
  errors: [401, 403, 409, 422],
});

/** Withdrawals from a wallet, newest first. */
export const listWithdrawals = endpoint({
  service: 'wallet',
  method: 'GET',
  path: '/api/v1/wallettransactions/withdrawals',
  access: 'session',
  audited: ['readWallet'],
  summary: 'Withdrawals from a wallet, newest first.',
  query: z.strictObject({ ...OfWallet.shape, paging: PagingQuery }),
  response: paged(Withdrawal),
  owned: { 'query.customerUserId': 'CustomerUser' },
  errors: [401, 403],
});

/** One withdrawal. */
export const getWithdrawal = endpoint({
  service: 'wallet',
  method: 'GET',
  path: '/api/v1/wallettransactions/withdrawals/:id',
  access: 'session',
  audited: ['readWallet'],
  summary: 'A withdrawal from a wallet of the signed-in user, or of a company that the user pays for.',
  params: z.strictObject({ id: WithdrawalId }),
  response: Withdrawal,
  owned: { 'params.id': 'Withdrawal' },
  errors: [401, 404],
});

/** Returns the money to the wallet. 409 `invalid_transition` with `data.currentState` unless it is Requested. */
export const cancelWithdrawal = endpoint({
  service: 'wallet',
  method: 'POST',
  path: '/api/v1/wallettransactions/withdrawals/:id/cancel',
  access: 'session',
  audited: ['cancelWithdrawal'],
  summary: 'Cancel a withdrawal that the bank has not been given.',
  idempotent: true,
  params: z.strictObject({ id: WithdrawalId }),
  response: Withdrawal,
  owned: { 'params.id': 'Withdrawal' },
  errors: [401, 404, 409],
});

import * as z from 'zod/mini';
import { endpoint, entityId, Instant, NonEmptyText, Rial } from '../core/index.ts';
import { OtpSent } from './auth.contract.ts';
import { StepUpToken } from './step-up-token.ts';

/**
 * What a fresh code is asked for: to spend from a wallet, to withdraw from it, to raise the limit above which these two
 * need a code, to change the account that a supplier is paid at, to have a copy of all one's data, or to have
 * one's account deleted.
 */
export const STEP_UP_PURPOSES = [
  'walletPay',
  'withdrawal',
  'limitChange',
  'accountChange',
  'dataExport',
  'accountDeletion',
] as const;
export const StepUpPurpose = z.enum(STEP_UP_PURPOSES);
export type StepUpPurpose = z.infer<typeof StepUpPurpose>;

/**
 * Why it is asked for: what left the wallet without a code within a day would be above its limit; the withdrawal is the
 * first one to its account; or the change needs one always.
 */
export const StepUpReason = z.enum(['limit', 'newAccount', 'change']);
export type StepUpReason = z.infer<typeof StepUpReason>;

/**
 * `data` of the error response 403 `step_up_required`: what `users/step-up/request` takes, and why. What does not belong
 * to the purpose is null.
 */
export const StepUpRequired = z.object({
  purpose: StepUpPurpose,
  purposeId: z.nullable(entityId()),
  amountRial: z.nullable(Rial),
  /** The IBAN that an account is changed to. */
  sheba: z._default(z.nullable(NonEmptyText), null),
  reason: z._default(StepUpReason, 'limit'),
  limitRial: z.nullable(Rial),
  /** What left the wallet without a code in the 24 hours before. */
  spentRial: z._default(Rial, 0),
});
export type StepUpRequired = z.infer<typeof StepUpRequired>;

/**
 * Sends a code to the caller's own number; the message names purpose and amount. `purposeId`: the payment for
 * `walletPay`, the user who owns the wallet for `withdrawal`, nothing for `limitChange`, whose amount is the new limit.
 * `accountChange` has a `sheba` in place of an amount; 400 when the one that belongs to the purpose is missing.
 * `dataExport` and `accountDeletion` have neither. The
 * user's own codes of this kind are limited, 429 `rate_limited`; what strangers ask for the number does not count.
 */
export const requestStepUp = endpoint({
  service: 'auth',
  method: 'POST',
  path: '/api/v1/users/step-up/request',
  access: 'session',
  summary: "Send a code to the signed-in user's number that confirms one spending or change.",
  body: z.strictObject({
    purpose: StepUpPurpose,
    purposeId: z.optional(entityId()),
    amountRial: z.optional(Rial.check(z.positive())),
    sheba: z.optional(z.string().check(z.minLength(24), z.maxLength(40))),
  }),
  response: OtpSent,
  errors: [401],
});

export const StepUpConfirmed = z.object({ stepUpToken: StepUpToken, expiresAt: Instant });
export type StepUpConfirmed = z.infer<typeof StepUpConfirmed>;

/**
 * Exchanges the code for a token. 422 `otp_wrong` (with `attemptsLeft` in `errors`), `otp_locked` after five wrong tries, and `otp_expired`,
 * also for a code of another user or session.
 */
export const confirmStepUp = endpoint({
  service: 'auth',
  method: 'POST',
  path: '/api/v1/users/step-up/confirm',
  access: 'session',
  summary: 'Exchange such a code for a token of one use.',
  body: z.strictObject({ requestId: z.uuid(), code: z.string().check(z.regex(/^\d{6}$/)) }),
  response: StepUpConfirmed,
  errors: [401, 422],
});

/**
 * What leaves the user's wallet without a code, by the user or an agent of the company, is at most `limitRial` in 24
 * hours; above it, each spending and withdrawal needs a code.
 */
export const StepUpLimit = z.object({
  limitRial: Rial,
  /** What may still leave without a code now. */
  remainingRial: z._default(Rial, 0),
  /** The limit of a user who has set none. */
  defaultRial: Rial,
  /** The highest that a user may set; the lowest is 0, where everything needs a code. */
  maxRial: Rial,
});
export type StepUpLimit = z.infer<typeof StepUpLimit>;

export const getStepUpLimit = endpoint({
  service: 'auth',
  method: 'GET',
  path: '/api/v1/users/step-up/limit',
  access: 'session',
  summary: "Limit above which spending from the signed-in user's wallet needs a code.",
  response: StepUpLimit,
  errors: [401],
});

/** Lowering needs nothing; raising needs a token for `limitChange` of the new limit, 403 `step_up_required` without. */
export const setStepUpLimit = endpoint({
  service: 'auth',
  method: 'PUT',
  path: '/api/v1/users/step-up/limit',
  access: 'session',
  summary: 'Set that limit; raising it needs a code.',
  body: z.strictObject({ limitRial: Rial, stepUpToken: z.optional(StepUpToken) }),
  response: StepUpLimit,
  errors: [401, 403],
});

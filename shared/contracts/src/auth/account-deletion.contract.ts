import * as z from 'zod/mini';
import { Count, endpoint, Instant } from '../core/index.ts';
import { StepUpToken } from './step-up-token.ts';

/**
 * What keeps an account from being deleted: money in the wallet or on its way to the bank, a payment that its gateway may
 * still confirm, a trade that has not ended, colleagues in the user's company, or a role as supplier or operator.
 */
export const DeletionObstacle = z.enum([
  'walletMoney',
  'openWithdrawal',
  'openPayment',
  'openTrade',
  'companyAgents',
  'role',
]);
export type DeletionObstacle = z.infer<typeof DeletionObstacle>;

/** Whether the user's account is about to be deleted, and what is in the way. */
export const AccountDeletion = z.object({
  /** Both null unless the user has asked for it. At `dueAt` the account is deleted, or a day later while something is in the way. */
  requestedAt: z.nullable(Instant),
  dueAt: z.nullable(Instant),
  /** Days between asking and the deletion. */
  waitingDays: Count,
  obstacles: z.array(DeletionObstacle),
});
export type AccountDeletion = z.infer<typeof AccountDeletion>;

/** An extension. */
export const getAccountDeletion = endpoint({
  service: 'auth',
  method: 'GET',
  path: '/api/v1/users/account-deletion',
  access: 'session',
  summary: 'Whether the account of the signed-in user is about to be deleted, and what is in the way.',
  response: AccountDeletion,
  errors: [401],
});

/**
 * Has the account deleted after the waiting time, until when one can sign in and take it back. 409 `account_in_use` with
 * `data.obstacles` while something is in the way; needs a token for `accountDeletion`, 403 `step_up_required` without.
 * Asking again changes nothing. An extension.
 */
export const requestAccountDeletion = endpoint({
  service: 'auth',
  method: 'POST',
  path: '/api/v1/users/account-deletion',
  access: 'session',
  summary: 'Have the account of the signed-in user deleted after a waiting time.',
  body: z.strictObject({ stepUpToken: z.optional(StepUpToken) }),
  response: AccountDeletion,
  errors: [401, 403, 409],
});

/** Takes the wish back; it changes nothing when there is none. An extension. */
export const cancelAccountDeletion = endpoint({
  service: 'auth',
  method: 'DELETE',
  path: '/api/v1/users/account-deletion',
  access: 'session',
  summary: 'Keep the account that was about to be deleted.',
  response: AccountDeletion,
  errors: [401],
});

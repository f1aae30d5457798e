import { type Payment, PaymentFailure, type PaymentOutcome, payingAttempt } from '@bazaar/contracts/payment';
import type * as z from 'zod/mini';
import { messages } from '../messages.ts';
import { sweepDeadline } from '../online/payment-times.rules.ts';
import type { AttemptRow, PaymentRow } from './payment.sql.ts';
import { allowedActions, MAXIMUM_TRIES } from './payment-machine.rules.ts';

/** Reasons of a failure that have a text of their own. */
const FAILURE_TEXTS: Readonly<Record<string, string>> = {
  unverified: messages.unverified,
  gateway_unavailable: messages.gatewayDown,
};

/** A payment as its payer sees it. */
export function toPayment(row: PaymentRow): z.input<typeof Payment> {
  const {
    attempts,
    isClosed,
    cancelRequestedAt,
    userId: _payer,
    walletUserId: _wallet,
    failure,
    ...rest
  } = row;
  return {
    ...rest,
    walletPartRial: walletPart(row),
    statusTitle: messages.statusTitle[row.status],
    statusText: statusText(row),
    cancelRequested: cancelRequestedAt !== null,
    attempts: attempts.map((attempt) => toAttempt(attempt, row)),
    attemptsLeft: isClosed ? 0 : MAXIMUM_TRIES - attempts.length,
    allowedActions: allowedActions({ ...row, tries: attempts.length }),
    trackingCode: trackingCode(row.id),
    followedUntil: followedUntil(row),
    failure: row.status === 'Failed' ? (PaymentFailure.safeParse(failure).data ?? null) : null,
  };
}

/** Each attempt has its own part: that of the one that paid counts, or else of the latest. */
function walletPart(row: PaymentRow): number {
  return (payingAttempt(row) ?? row.attempts.at(-1))?.walletRial ?? 0;
}

/** A payment as a browser without a session sees it. */
export function toOutcome(row: PaymentRow): z.input<typeof PaymentOutcome> {
  return {
    purpose: row.purpose,
    status: row.status,
    statusTitle: messages.statusTitle[row.status],
    statusText: statusText(row),
    amountRial: row.amountRial,
    trackingCode: trackingCode(row.id),
    followedUntil: followedUntil(row),
  };
}

const CODE_DIGITS = 6;

/** The number that a buyer names to the support: `BP-000123`. */
function trackingCode(id: number): string {
  return `BP-${String(id).padStart(CODE_DIGITS, '0')}`;
}

function followedUntil({ status, attempts }: PaymentRow): string | null {
  const latest = attempts.at(-1);
  const isFollowed = status === 'VerifyPending' || status === 'CallbackReceived';
  return isFollowed && latest !== undefined ? sweepDeadline(latest).toISOString() : null;
}

function toAttempt({ walletRial: _wallet, callbackAt, ...attempt }: AttemptRow, payment: PaymentRow) {
  const isOpen = payment.status === 'RedirectedToGateway' && attempt.id === payment.attempts.at(-1)?.id;
  return {
    ...attempt,
    redirectUrl: isOpen ? attempt.redirectUrl : null,
    requestedAt: new Date(attempt.requestedAt).toISOString(),
    verifiedAt: attempt.verifiedAt === null ? null : new Date(attempt.verifiedAt).toISOString(),
    returnedAt: callbackAt === null ? null : new Date(callbackAt).toISOString(),
    gatewayTitle: messages.gatewayTitles[attempt.gatewayId] ?? attempt.gatewayId,
  };
}

function statusText({ status, failure, isClosed, cancelRequestedAt }: PaymentRow): string {
  if (status === 'Failed') {
    return FAILURE_TEXTS[failure ?? ''] ?? messages.statusText.Failed;
  }
  if (status === 'Cancelled' && cancelRequestedAt !== null) {
    return messages.cancelRequested;
  }
  return status === 'Cancelled' && isClosed ? messages.closed : messages.statusText[status];
}

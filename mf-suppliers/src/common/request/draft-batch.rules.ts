import { statusOf, TOO_MANY } from '@bazaar/contracts/failure';

/** Why one draft was not made, as far as the visitor can do something about it. */
export type DraftFailure = 'signedOut' | 'gone' | 'busy' | 'offline' | 'refused';

/** The state of one draft of several. */
export type DraftStatus =
  | { is: 'waiting' }
  | { is: 'sending' }
  | { is: 'made'; number: string }
  | { is: 'failed'; failure: Exclude<DraftFailure, 'busy'> }
  /** Refused for the number of requests. */
  | { is: 'failed'; failure: 'busy'; waitSeconds: number | null };

const FAILURES: Readonly<Record<number, DraftFailure>> = {
  401: 'signedOut',
  404: 'gone',
  [TOO_MANY]: 'busy',
};

/** Classifies the failure of a request; status 0 and server errors are the same to a visitor. */
export function failureOf(error: unknown): DraftFailure {
  const status = statusOf(error);
  return FAILURES[status] ?? (status === 0 || status >= 500 ? 'offline' : 'refused');
}

/**
 * Indices of the drafts that a press of the button would send: not yet tried, or failed for a reason that may pass.
 */
export function sendable(statuses: readonly DraftStatus[]): number[] {
  return statuses.flatMap((status, index) => (isSendable(status) ? [index] : []));
}

function isSendable(status: DraftStatus): boolean {
  return status.is === 'waiting' || (status.is === 'failed' && status.failure !== 'gone');
}

export interface BatchSummary {
  made: number;
  failed: number;
  /** True when at least one draft was tried and none is in progress. */
  isSettled: boolean;
  needsSignIn: boolean;
}

/** Counts of several drafts. */
export function summaryOf(statuses: readonly DraftStatus[]): BatchSummary {
  const count = (is: DraftStatus['is']) => statuses.filter((status) => status.is === is).length;
  const [made, failed] = [count('made'), count('failed')];
  return {
    made,
    failed,
    isSettled: made + failed > 0 && count('sending') === 0,
    needsSignIn: statuses.some((status) => status.is === 'failed' && status.failure === 'signedOut'),
  };
}

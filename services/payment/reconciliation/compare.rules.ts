import type { GatewayReportRow } from '../gateway/gateway.types.ts';

/** An attempt as our books have it. */
export interface BookedAttempt {
  readonly id: number;
  readonly authority: string;
  readonly amountRial: number;
  readonly status: string;
  /** It was confirmed, and its money came into the ledger. */
  readonly isPosted: boolean;
  /** An operator has taken its money out of the ledger again. */
  readonly isReversed: boolean;
  /** A report has named it before. */
  readonly isSettled: boolean;
}

/** How our books and a gateway's report can differ; the runbook in services/README.md says what to do for each. */
export const DIFFERENCE_KINDS = [
  'missing_at_gateway',
  'unknown_here',
  'amount_differs',
  'success_not_posted',
  'posted_not_reported',
] as const;

export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/**
 * What a comparison leads to. `settle` and `post`: the gateway confirms what we have, or a success that we missed.
 * `unclear`: it did not respond about this attempt.
 */
export type Verdict = 'agrees' | 'settle' | 'post' | 'unclear' | DifferenceKind;

/** One attempt beside its row of the report. */
export interface Finding {
  readonly authority: string;
  readonly verdict: Verdict;
  readonly ours: BookedAttempt | null;
  readonly theirs: GatewayReportRow | null;
}

/** Compares what we booked of an attempt with the row of its gateway. An amount that differs is never posted. */
export function compare(ours: BookedAttempt | null, theirs: GatewayReportRow | null): Verdict {
  const isPaid = theirs?.status === 'paid';
  if (ours === null) {
    // What was never paid moved no money, and may have been given up before we learned its authority.
    return isPaid ? 'unknown_here' : 'agrees';
  }
  if (theirs?.status === 'unknown') {
    return 'unclear';
  }
  if (ours.isReversed) {
    return isPaid ? 'success_not_posted' : 'agrees';
  }
  return isPaid ? comparePaid(ours, theirs) : compareUnpaid(ours, theirs);
}

function comparePaid({ amountRial, isPosted, isSettled }: BookedAttempt, theirs: GatewayReportRow): Verdict {
  // Before it is posted, verify checks an amount that the report does not name.
  const isUnnamed = theirs.amountRial === null && !isPosted;
  if (theirs.amountRial !== amountRial && !isUnnamed) {
    return 'amount_differs';
  }
  if (!isPosted) {
    return 'post';
  }
  return isSettled ? 'agrees' : 'settle';
}

function compareUnpaid({ isPosted }: BookedAttempt, theirs: GatewayReportRow | null): Verdict {
  if (isPosted) {
    return 'posted_not_reported';
  }
  return theirs === null ? 'missing_at_gateway' : 'agrees';
}

/** Whether a comparison found a difference. */
export function isDifference(verdict: Verdict): verdict is DifferenceKind {
  return (DIFFERENCE_KINDS as readonly string[]).includes(verdict);
}

/** Every attempt beside its row; rows of no attempt stand alone. */
export function compareAll(attempts: readonly BookedAttempt[], rows: readonly GatewayReportRow[]): Finding[] {
  const reported = new Map(rows.map((row) => [row.authority, row]));
  const booked = new Map(attempts.map((attempt) => [attempt.authority, attempt]));
  const authorities = new Set([...booked.keys(), ...reported.keys()]);
  return [...authorities].map((authority) => {
    const ours = booked.get(authority) ?? null;
    const theirs = reported.get(authority) ?? null;
    return { authority, verdict: compare(ours, theirs), ours, theirs };
  });
}

import type { Outcome } from './history.types.ts';
import type { Kill } from './plan.rules.ts';

const SHOWN_FAULTS = 20;

export interface MoneyReport {
  readonly seed: number;
  readonly operations: number;
  readonly seconds: number;
  readonly kills: readonly Kill['kind'][];
  /** Responses that were cut off after the work was done. */
  readonly cuts: number;
  /** How often the totals were read during the run. */
  readonly totalsRead: number;
  /** Reconciliations that came to their end during the run. */
  readonly reconciled: number;
  /** How many things the check at the end compared. */
  readonly compared: number;
  readonly transactions: number;
  readonly outcomes: readonly { readonly kind: string; readonly outcome: Outcome }[];
  /** Empty when all money is where it belongs. */
  readonly faults: readonly string[];
}

interface Progress {
  readonly done: number;
  readonly operations: number;
  /** Since the first operation. */
  readonly seconds: number;
  readonly killed: Kill['kind'];
}

/** How far a run is, after a kill. */
export function progressLine({ done, operations, seconds, killed }: Progress): string {
  const left = Math.ceil(((operations - done) * seconds) / (done * 60));
  return `${done} of ${operations} operations; killed: ${killed}; about ${left} min left`;
}

/** A report as lines; the last one says whether anything was wrong. */
export function reportLines(report: MoneyReport): string[] {
  const { seed, operations, seconds, kills, cuts, faults, outcomes } = report;
  const killed = (kind: Kill['kind']) => kills.filter((one) => one === kind).length;
  const ended = (kind: Outcome['kind']) => outcomes.filter(({ outcome }) => outcome.kind === kind).length;
  const hidden = faults.length - SHOWN_FAULTS;
  return [
    `seed ${seed}: ${operations} operations in ${seconds.toFixed(1)} s, ${Math.round(operations / seconds)} a second`,
    `killed: ${killed('services')} services, ${killed('backend')} backends, ${killed('postgres')} PostgreSQL; ` +
      `${cuts} responses cut`,
    `requests: ${ended('acknowledged')} acknowledged, ${ended('refused')} refused, ${ended('unknown')} unknown`,
    `reconciled: ${report.reconciled} times during the run, and everything after it`,
    `checked: totals ${report.totalsRead} times during the run; ${report.compared} rows, effects and reads after it, ` +
      `${report.transactions} transactions`,
    ...faults.slice(0, SHOWN_FAULTS).map((fault) => `fault: ${fault}`),
    ...(hidden > 0 ? [`and ${hidden} more`] : []),
    faults.length === 0 ? 'All money is where it belongs.' : `${faults.length} faults`,
  ];
}

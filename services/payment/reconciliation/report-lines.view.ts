import type { OpenDifference } from './difference.sql.ts';
import type { ReconciledDay } from './reconcile.commands.ts';

/** A day beside what became of it. */
export interface DayOutcome {
  readonly gatewayId: string;
  readonly day: string;
  /** Null when the day could not be compared. */
  readonly reconciled: ReconciledDay | null;
  /** Why it could not. */
  readonly failure: string | null;
}

const COLUMNS = ['gateway', 'day', 'attempts', 'reported', 'settled', 'posted', 'unclear', 'open'] as const;

/** The table of the days, what is open, and one line that sums up. */
export function toReportLines(outcomes: readonly DayOutcome[], isDryRun: boolean): string[] {
  const open = outcomes.flatMap(({ reconciled }) => reconciled?.open ?? []);
  const failed = outcomes.flatMap((one) => (one.failure === null ? [] : [one]));
  return [
    ...toTable([[...COLUMNS], ...outcomes.map(toRow)]),
    ...failed.map(({ gatewayId, day, failure }) => `not compared: ${gatewayId} ${day}: ${failure}`),
    ...open.map(toDifferenceLine),
    sumUp(open.length, isDryRun),
  ];
}

function toRow({ gatewayId, day, reconciled }: DayOutcome): string[] {
  if (reconciled === null) {
    return [gatewayId, day, ...COLUMNS.slice(2).map(() => '-')];
  }
  const { attempts, reported, settled, posted, unclear } = reconciled.counts;
  return [
    gatewayId,
    day,
    ...[attempts, reported, settled, posted, unclear, reconciled.open.length].map(String),
  ];
}

function toTable(rows: readonly (readonly string[])[]): string[] {
  const widths = COLUMNS.map((_name, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
}

function toDifferenceLine(one: OpenDifference): string {
  const number = one.id === null ? '' : `${one.id}: `;
  const ours = sideOf(one.oursStatus, one.oursRial);
  const theirs = sideOf(one.theirsStatus, one.theirsRial);
  const reference = one.theirsRef === null ? '' : ` (reference ${one.theirsRef})`;
  const attempt = one.attemptId === null ? '' : `, attempt ${one.attemptId}`;
  return `${number}${one.kind} ${one.gatewayId} ${one.authority}${attempt}: here ${ours}, there ${theirs}${reference}, since ${new Date(one.firstSeenAt).toISOString()}`;
}

function sideOf(status: string | null, amountRial: number | null): string {
  if (status === null) {
    return 'unknown';
  }
  return amountRial === null ? status : `${status} ${amountRial} rial`;
}

function sumUp(open: number, isDryRun: boolean): string {
  const text = open === 0 ? 'no open differences' : `${open} open difference${open === 1 ? '' : 's'}`;
  return isDryRun ? `${text}; nothing was written (dry run)` : text;
}

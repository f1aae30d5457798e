import type { Counts } from './test-counts.ts';

/** The result of one step. */
export interface StepResult extends Counts {
  readonly name: string;
  readonly durationMs: number;
  /** Names of its failed tests, where its report has names. */
  readonly failures?: readonly string[];
}

/** The line that is printed when a step has ended. */
export function stepLine(result: StepResult): string {
  const mark = result.failed === 0 ? '✓' : '✗';
  return `${mark} ${result.name.padEnd(20)} ${seconds(result)}  ${words(result)}`;
}

/**
 * The names of the failed tests, which may stand thousands of lines above, the table of all steps, and the last line
 * that tools read.
 */
export function summaryLines(results: readonly StepResult[], total: Counts): string[] {
  const failures = results.flatMap(({ failures = [] }) => failures.map((title) => `✗ ${title}`));
  return ['', ...failures, ...results.map(stepLine), '', words(total)];
}

function words({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}

function seconds({ durationMs }: StepResult): string {
  return `${(durationMs / 1000).toFixed(1).padStart(6)} s`;
}

/** What one step of the test run adds to the totals of the last line. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** The part of Vitest's JSON report that is read. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/** The part of Playwright's JSON report that is read. */
export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors?: readonly unknown[];
}

/** A check without single tests counts as one. */
export function checkCounts(exitCode: number): Counts {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Counts Vitest's tests; a file that could not even be loaded has no tests and counts as one failure. */
export function vitestCounts(report: VitestReport): Counts {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** Counts Playwright's tests. One that passes only on a retry, which CI alone allows, has passed; its list says "flaky". */
export function playwrightCounts({ stats, errors = [] }: PlaywrightReport): Counts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/**
 * Counts of a step that runs tests. A step that ends with an error but without a failed test, leaves no report, or
 * ran no test at all has failed once: silence is no success.
 */
export function honestCounts(exitCode: number, counts: Counts | undefined): Counts {
  const { passed, failed } = counts ?? { passed: 0, failed: 0 };
  const silent = failed === 0 && (exitCode !== 0 || passed === 0);
  return silent ? { passed, failed: 1 } : { passed, failed };
}

/** Adds up all steps. */
export function totalCounts(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  };
}

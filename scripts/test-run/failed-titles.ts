/** The parts of Vitest's JSON report that name its tests. */
export interface VitestTitles {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** The parts of Playwright's JSON report that name its tests; describe blocks nest as suites. */
export interface PlaywrightTitles {
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly specs: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** `file › test` of each failed Vitest test, and the path of a file that could not be loaded. */
export function vitestFailures({ testResults }: VitestTitles, root: string): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name;
    if (status === 'failed' && assertionResults.length === 0) {
      return [`${file} (could not be loaded)`];
    }
    return assertionResults
      .filter((assertion) => assertion.status === 'failed')
      .map(({ fullName }) => `${file} › ${fullName}`);
  });
}

/** `file › test` of each browser test that failed, and of each that passed only on a retry. */
export function playwrightFailures({ suites }: PlaywrightTitles): string[] {
  return suites.flatMap((suite) => [
    ...suite.specs.flatMap(({ file, title, tests }) => {
      const name = `${file} › ${title}`;
      if (tests.some(({ status }) => status === 'unexpected')) {
        return [name];
      }
      return tests.some(({ status }) => status === 'flaky') ? [`${name} (passed on a retry)`] : [];
    }),
    ...playwrightFailures({ suites: suite.suites ?? [] }),
  ]);
}

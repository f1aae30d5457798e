/** A test's result in Vitest's JSON report. */
interface TestResult {
  readonly title: string;
  readonly status: string;
}

export interface ControlReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly TestResult[];
  }[];
}

/** What a run shows of the test that a requirement names. */
export type Outcome = 'red' | 'green' | 'not run';

/** A title as it is printed: `%s`, `$name` and `${…}` stand for anything. */
export function titlePattern(title: string): RegExp {
  const parts = title
    .split(/%[a-zA-Z#]|\$\{[^}]*\}|\$\w+/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('[\\s\\S]*'));
}

/** Red when a test of this title failed. A file that could not be read ran no test, which shows nothing. */
export function outcomeOf(
  report: ControlReport | null,
  { file, title }: { readonly file: string; readonly title: string },
): Outcome {
  const pattern = titlePattern(title);
  const results = (report?.testResults ?? [])
    .filter(({ name }) => name.endsWith(`/${file}`))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter((result) => pattern.test(result.title) && ['passed', 'failed'].includes(result.status));
  if (results.length === 0) {
    return 'not run';
  }
  return results.some(({ status }) => status === 'failed') ? 'red' : 'green';
}

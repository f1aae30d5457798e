import { EnvironmentProblem, type Variables } from '../environment.ts';
import { readList } from '../settings.ts';
import type { Check } from './check.ts';

/** What a check has found. */
export interface CheckResult {
  readonly name: string;
  readonly title: string;
  readonly problems: readonly string[];
  /** The operator has asked to go on without it. */
  readonly isLeftOut: boolean;
}

/** Runs all checks at the same time, but for those that `START_WITHOUT` names. */
export async function runChecks(
  checks: readonly Check[],
  variables: Variables,
): Promise<readonly CheckResult[]> {
  const leftOut = readList(variables, 'START_WITHOUT');
  const wrong = refuseLeftOut(checks, leftOut);
  const results = await Promise.all(
    checks.map(async (check) => {
      const isLeftOut = leftOut.includes(check.name) && check.asksOutside === true;
      const { name, title } = check;
      return { name, title, isLeftOut, problems: isLeftOut ? [] : await problemsOf(check) };
    }),
  );
  return wrong.length === 0
    ? results
    : [
        { name: 'start-without', title: 'START_WITHOUT names checks', isLeftOut: false, problems: wrong },
        ...results,
      ];
}

/** Every problem of the results, each once: two checks may meet the same one. */
export function problemsIn(results: readonly CheckResult[]): readonly string[] {
  return [...new Set(results.flatMap(({ problems }) => problems))];
}

/** Ends the line of a check that asks another system. */
export function orStartWithout(name: string): string {
  return `or start without this check by START_WITHOUT=${name}.`;
}

async function problemsOf(check: Check): Promise<readonly string[]> {
  try {
    return await check.run();
  } catch (error) {
    if (error instanceof EnvironmentProblem) {
      return error.lines;
    }
    return [`The check ${check.name} failed: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function refuseLeftOut(checks: readonly Check[], leftOut: readonly string[]): string[] {
  const names = checks.filter(({ asksOutside }) => asksOutside).map(({ name }) => name);
  return leftOut
    .filter((name) => !names.includes(name))
    .map(
      (name) =>
        `START_WITHOUT names ${name}, which is no check that can be left out: there are ${names.join(', ') || 'none'}.`,
    );
}

import path from 'node:path';
import {
  type PlaywrightTitles,
  playwrightFailures,
  type VitestTitles,
  vitestFailures,
} from './failed-titles.ts';
import {
  type Counts,
  checkCounts,
  honestCounts,
  type PlaywrightReport,
  playwrightCounts,
  type VitestReport,
  vitestCounts,
} from './test-counts.ts';

/** One step of `npm test`: a program with its arguments. */
export interface Step {
  readonly name: string;
  readonly command: readonly [program: string, ...words: string[]];
  /** Environment variables added to this process's own. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Shows its output while it runs, because it takes long. */
  readonly live?: boolean;
  /** Another step that this one requires. */
  readonly needs?: string;
  /** File of its report, for a step that runs tests. */
  readonly report?: string;
  count(exitCode: number, report: unknown): Counts;
  /** Names of the failed tests of its report, which the summary repeats. */
  failures?(report: unknown, root: string): string[];
}

/** Checks that only read files; they may run in parallel, the slow ones first. */
export function staticSteps(): Step[] {
  const check = (name: string, ...command: Step['command']): Step => ({ name, command, count: checkCounts });
  return [
    check('types', 'tsc', '--noEmit', '-p', '.'),
    check('format and lint', 'biome', 'ci', '--error-on-warnings', '.'),
    check('styles', 'stylelint', '{shell,mf-*,shared}/**/*.css', '--ignore-pattern', '**/dist/**'),
    check('dead code', 'knip', '--no-progress', '--no-config-hints'),
    check('dependency rules', 'node', 'scripts/check-dependencies.ts'),
    check('lockfile', 'node', 'scripts/check-lockfile.ts'),
    check('reviewed packages', 'node', 'scripts/review-packages.ts'),
    check('secrets', 'node', 'scripts/scan-secrets.ts'),
    check('persian words', 'node', 'scripts/check-persian-words.ts'),
    check('terms', 'node', 'scripts/check-terms.ts'),
    check('tables across schemas', 'node', 'scripts/check-sql-schemas.ts'),
  ];
}

const TESTS = 'tests without a browser';
/** All kinds of tests without a browser, as projects of Vitest. */
const PROJECTS = ['unit', 'component', 'services', 'services-own-modules'];
/**
 * One more than the two cores that the time budget assumes: some tests wait for a process or a database. Together the
 * projects take two thirds of the time that they take one after the other.
 */
const WORKERS = 3;

/** The tests without a browser; the last step compares the services' responses with the contracts. */
export function vitestSteps(reports: string): Step[] {
  const requests = path.join(reports, 'requests.log');
  const report = path.join(reports, 'vitest.json');
  const projects = PROJECTS.flatMap((name) => ['--project', name]);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return [
    {
      name: TESTS,
      command: ['vitest', 'run', ...projects, `--maxWorkers=${WORKERS}`, ...reporters],
      environment: { BAZAAR_REQUEST_LOG: requests },
      report,
      count: (exitCode, found) =>
        honestCounts(exitCode, found === undefined ? undefined : vitestCounts(found as VitestReport)),
      failures: (found, root) => vitestFailures(found as VitestTitles, root),
    },
    {
      name: 'declared responses',
      command: ['node', 'scripts/check-declared-responses.ts', requests],
      needs: TESTS,
      count: checkCounts,
    },
  ];
}

/** The production build and the browser tests on it, in a separate data folder. */
export function browserSteps(reports: string, dataFolder: string): Step[] {
  const report = path.join(reports, 'browser.json');
  const environment = { BAZAAR_DATA: dataFolder, BAZAAR_ENV: 'demo', PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return [
    { name: 'build', command: ['node', 'scripts/build.ts'], environment, live: true, count: checkCounts },
    {
      name: 'browser tests',
      command: ['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'],
      environment,
      live: true,
      needs: 'build',
      report,
      count: (exitCode, found) =>
        honestCounts(exitCode, found === undefined ? undefined : playwrightCounts(found as PlaywrightReport)),
      failures: (found) => playwrightFailures(found as PlaywrightTitles),
    },
  ];
}

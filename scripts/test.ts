/**
 * All checks of this project, one step after the other; a failed step does not stop the others.
 *
 *   npm test                      all of it
 *   npm run verify                all but the build and the browser tests (--no-browser)
 *   npm test -- types styles         only the steps named
 *
 * The last line is `N passed, N failed`. Exit 0: none failed. Exit 1: at least one did.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SetupProblem } from './console.ts';
import { runAsScript } from './run-as-script.ts';
import { runSteps } from './test-run/run-step.ts';
import { browserSteps, type Step, staticSteps, vitestSteps } from './test-run/steps.ts';
import { totalCounts } from './test-run/test-counts.ts';
import { summaryLines } from './test-run/test-summary.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
/** The time budget assumes two cores. */
const STATIC_CHECKS_AT_ONCE = 2;

/** The steps that were named, or all. Throws for an unknown name. */
export function chosenSteps(steps: readonly Step[], names: readonly string[]): Step[] {
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) {
    throw new SetupProblem(
      `There is no step "${unknown}"`,
      `Take some of: ${steps.map(({ name }) => name).join(', ')}`,
    );
  }
  return steps.filter(({ name }) => names.length === 0 || names.includes(name));
}

/** Folder of the tests' build. */
export function testData(): string {
  return path.resolve(process.env.BAZAAR_DATA ?? path.join(ROOT, '.data'), 'test');
}

await runAsScript(import.meta, async () => {
  const { values, positionals } = parseArgs({
    options: { 'no-browser': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const reports = await mkdtemp(path.join(tmpdir(), 'bazaar-reports-'));
  const data = testData();
  // Dozens of servers are started from the same sources: the first one of a kind leaves its compiled code to the others.
  process.env.NODE_COMPILE_CACHE ??= path.join(reports, 'compile-cache');
  const checks = staticSteps();
  const tests = [...vitestSteps(reports), ...(values['no-browser'] ? [] : browserSteps(reports, data))];
  const chosen = chosenSteps([...checks, ...tests], positionals);
  if (chosen.some((step) => step.needs === 'build')) {
    await rm(data, { recursive: true, force: true });
  }
  const results = [
    ...(await runSteps(
      chosen.filter((step) => checks.includes(step)),
      ROOT,
      STATIC_CHECKS_AT_ONCE,
    )),
    ...(await runSteps(
      chosen.filter((step) => tests.includes(step)),
      ROOT,
    )),
  ];
  await rm(reports, { recursive: true, force: true });
  const total = totalCounts(results);
  console.log(summaryLines(results, total).join('\n'));
  return total.failed === 0;
});

/**
 * Takes security controls away, one after the other, in a copy of the sources, and demands that the test which the
 * requirement names in SECURITY.md fails: a test that stays green without its control proves nothing about it.
 *
 *   npm run test:controls                  all of them
 *   npm run test:controls -- V3 V10.4.1    only requirements whose id begins so
 *
 * First every named test must be green with its control. Exit 0: each was green with it and red without it. Exit 1: one
 * line for each that was not.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type NamedTest, readRequirements } from './asvs/read-rows.ts';
import type { Control } from './controls/control.ts';
import { type ControlReport, type Outcome, outcomeOf, titlePattern } from './controls/judge.ts';
import { PAGE_CONTROLS } from './controls/page-controls.ts';
import { SERVICE_CONTROLS } from './controls/service-controls.ts';
import { copyWorkspace, withEdits } from './remedies/workspace-copy.ts';
import { runAsScript } from './run-as-script.ts';

/** A control with the test of its requirement. */
interface Trial extends Control {
  readonly test: NamedTest;
}

function trialsOf(words: readonly string[]): Trial[] {
  const tests = new Map(readRequirements().map(({ id, test }) => [id, test]));
  return [...PAGE_CONTROLS, ...SERVICE_CONTROLS]
    .filter(
      ({ id }) => words.length === 0 || words.some((word) => `${id}.`.startsWith(`${word}.`) || id === word),
    )
    .map((control) => {
      const test = tests.get(control.id);
      if (test === undefined) {
        throw new Error(`${control.id} names no test in services/security-tests/asvs.`);
      }
      return { ...control, test };
    });
}

/** Runs tests in the copy; null when Vitest wrote no report. */
function runTests(root: string, files: readonly string[], title?: RegExp): ControlReport | null {
  const output = join(root, 'controls.json');
  rmSync(output, { force: true });
  const only = title === undefined ? [] : ['-t', title.source];
  const projects = ['unit', 'component', 'services', 'services-own-modules'].flatMap((name) => [
    '--project',
    name,
  ]);
  const reporters = ['--reporter=json', `--outputFile.json=${output}`, '--maxWorkers=1'];
  spawnSync('vitest', ['run', ...projects, ...reporters, ...files, ...only], { cwd: root, stdio: 'ignore' });
  return existsSync(output) ? JSON.parse(readFileSync(output, 'utf8')) : null;
}

function tell(id: string, { file, title }: NamedTest, outcome: Outcome): void {
  console.log(`${id} ${outcome} without its control: ${file}: ${title}`);
}

/** The trials that did not show what they should, a line each. */
function runTrials(root: string, trials: readonly Trial[]): string[] {
  const whole = runTests(root, [...new Set(trials.map(({ test }) => test.file))]);
  const unfit = trials.filter(({ test }) => outcomeOf(whole, test) !== 'green');
  const faults = unfit.map(
    ({ id, test }) => `${id}: ${test.file} is ${outcomeOf(whole, test)} with its control.`,
  );
  for (const { id, edits, test } of trials.filter((trial) => !unfit.includes(trial))) {
    const report = withEdits(root, edits, () => runTests(root, [test.file], titlePattern(test.title)));
    const outcome = outcomeOf(report, test);
    tell(id, test, outcome);
    if (outcome !== 'red') {
      faults.push(`${id}: ${test.file} is ${outcome} without its control.`);
    }
  }
  return faults;
}

await runAsScript(import.meta, async () => {
  const trials = trialsOf(process.argv.slice(2));
  const root = mkdtempSync(join(tmpdir(), 'bazaar-controls-'));
  try {
    copyWorkspace(root);
    const faults = runTrials(root, trials);
    console.log([...faults, `${trials.length - faults.length} of ${trials.length} seen red`].join('\n'));
    return faults.length === 0 && trials.length > 0;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

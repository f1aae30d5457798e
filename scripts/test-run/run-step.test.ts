import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runSteps } from './run-step.ts';
import type { Step } from './steps.ts';
import { checkCounts, honestCounts } from './test-counts.ts';
import { summaryLines } from './test-summary.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'bazaar-steps-'));
const printed: string[] = [];

afterAll(() => rm(folder, { recursive: true }));

beforeEach(() => {
  printed.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => printed.push(line));
});

describe('runSteps', () => {
  it('runs every step, whatever the results of earlier ones, and shows the output of a failed one', async () => {
    const results = await runSteps(
      [step('bad', 'console.error("two faults"); process.exit(3)'), step('good', '')],
      folder,
    );

    expect(results).toMatchObject([
      { name: 'bad', passed: 0, failed: 1 },
      { name: 'good', passed: 1, failed: 0 },
    ]);
    expect(printed).toContain('two faults');
  });

  it('keeps the order of the results when two run in parallel', async () => {
    const results = await runSteps([step('slow', 'setTimeout(() => {}, 50)'), step('fast', '')], folder, 2);

    expect(results.map(({ name }) => name)).toEqual(['slow', 'fast']);
  });

  it('does not run a step whose required step has failed, and counts it as failed', async () => {
    const results = await runSteps(
      [step('build', 'process.exit(1)'), { ...step('browser', ''), needs: 'build' }],
      folder,
    );

    expect(results[1]).toMatchObject({ name: 'browser', passed: 0, failed: 1 });
    expect(printed).toContain('Not run: it needs the step "build", which failed.');
  });

  it('reads the report of a step', async () => {
    const report = path.join(folder, 'report.json');
    const write = `require('node:fs').writeFileSync(${JSON.stringify(report)}, '{"passed":7,"failed":0}')`;
    const counting: Step = {
      ...step('tests', write),
      report,
      count: (exitCode, found) => honestCounts(exitCode, found as { passed: number; failed: number }),
    };

    expect(await runSteps([counting], folder)).toMatchObject([{ passed: 7, failed: 0 }]);
  });

  it('reports that a program does not exist', async () => {
    const results = await runSteps([{ ...step('lost', ''), command: ['no-such-program'] }], folder);

    expect(results).toMatchObject([{ failed: 1 }]);
    expect(printed.join('\n')).toContain('no-such-program cannot be run');
  });
});

it('ends the summary with the line that tools read', () => {
  const results = [
    { name: 'types', durationMs: 1234, passed: 1, failed: 0 },
    { name: 'unit tests', durationMs: 5678, passed: 9, failed: 1, failures: ['a.test.ts › adds up'] },
  ];

  expect(summaryLines(results, { passed: 10, failed: 1 })).toEqual([
    '',
    '✗ a.test.ts › adds up',
    '✓ types                   1.2 s  1 passed, 0 failed',
    '✗ unit tests              5.7 s  9 passed, 1 failed',
    '',
    '10 passed, 1 failed',
  ]);
});

function step(name: string, code: string): Step {
  return { name, command: ['node', '-e', code], count: checkCounts };
}

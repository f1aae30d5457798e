import { describe, expect, it } from 'vitest';
import { checkCounts, honestCounts, playwrightCounts, totalCounts, vitestCounts } from './test-counts.ts';

it('counts a check as one', () => {
  expect(checkCounts(0)).toEqual({ passed: 1, failed: 0 });
  expect(checkCounts(2)).toEqual({ passed: 0, failed: 1 });
});

it('counts a test file that could not be loaded as a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{}] },
    { status: 'passed', assertionResults: [{}, {}] },
  ];

  expect(vitestCounts({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
    passed: 2,
    failed: 2,
  });
});

it('counts a browser test that passes on a retry as passed, and a failed setup as a failure', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1 };

  expect(playwrightCounts({ stats, errors: [{}] })).toEqual({ passed: 6, failed: 2 });
  expect(playwrightCounts({ stats: { expected: 5, unexpected: 0, flaky: 0 } })).toEqual({
    passed: 5,
    failed: 0,
  });
});

describe('honestCounts', () => {
  it('accepts a consistent report unchanged', () => {
    expect(honestCounts(0, { passed: 9, failed: 0 })).toEqual({ passed: 9, failed: 0 });
    expect(honestCounts(1, { passed: 9, failed: 2 })).toEqual({ passed: 9, failed: 2 });
  });

  it.each([
    ['leaves no report', 0, undefined],
    ['runs no test', 0, { passed: 0, failed: 0 }],
    ['ends badly without a failed test', 1, { passed: 9, failed: 0 }],
  ])('fails a step that %s', (_, exitCode, counts) => {
    expect(honestCounts(exitCode, counts).failed).toBe(1);
  });
});

it('adds up', () => {
  expect(
    totalCounts([
      { passed: 1, failed: 0 },
      { passed: 40, failed: 2 },
    ]),
  ).toEqual({ passed: 41, failed: 2 });
  expect(totalCounts([])).toEqual({ passed: 0, failed: 0 });
});

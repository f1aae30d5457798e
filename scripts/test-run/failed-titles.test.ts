import { expect, it } from 'vitest';
import { playwrightFailures, vitestFailures } from './failed-titles.ts';

it('names the failed tests of Vitest, and files that could not be loaded', () => {
  const testResults = [
    {
      name: '/project/services/a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'failed', fullName: 'prices adds them up' },
        { status: 'passed', fullName: 'prices rounds' },
      ],
    },
    { name: '/project/b.test.ts', status: 'failed', assertionResults: [] },
    { name: '/project/c.test.ts', status: 'passed', assertionResults: [] },
  ];

  expect(vitestFailures({ testResults }, '/project')).toEqual([
    'services/a.test.ts › prices adds them up',
    'b.test.ts (could not be loaded)',
  ]);
});

it('names the failed browser tests, also within a block, and those that needed a retry', () => {
  const spec = (title: string, status: string) => ({ file: 'a.spec.ts', title, tests: [{ status }] });
  const suites = [
    {
      specs: [spec('opens', 'expected'), spec('closes', 'unexpected')],
      suites: [{ specs: [spec('reopens', 'flaky')] }],
    },
  ];

  expect(playwrightFailures({ suites })).toEqual([
    'a.spec.ts › closes',
    'a.spec.ts › reopens (passed on a retry)',
  ]);
});

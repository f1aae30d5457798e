import { expect, it } from 'vitest';
import { type MoneyReport, progressLine, reportLines } from './report.rules.ts';

const REPORT: MoneyReport = {
  ...{ seed: 7, operations: 500, seconds: 10, kills: ['services', 'postgres', 'services'], cuts: 4 },
  ...{ totalsRead: 5, reconciled: 3, compared: 900, transactions: 80, faults: [] },
  outcomes: [
    { kind: 'charge', outcome: { kind: 'acknowledged' } },
    { kind: 'charge', outcome: { kind: 'unknown' } },
  ],
};

it('names the seed, the speed, the kills and the checks', () => {
  expect(reportLines(REPORT)).toEqual([
    'seed 7: 500 operations in 10.0 s, 50 a second',
    'killed: 2 services, 0 backends, 1 PostgreSQL; 4 responses cut',
    'requests: 1 acknowledged, 0 refused, 1 unknown',
    'reconciled: 3 times during the run, and everything after it',
    'checked: totals 5 times during the run; 900 rows, effects and reads after it, 80 transactions',
    'All money is where it belongs.',
  ]);
});

it('shows the first twenty faults, and how many there are', () => {
  const faults = Array.from({ length: 22 }, (_, index) => `fault ${index}`);
  const lines = reportLines({ ...REPORT, faults });

  expect(lines.filter((line) => line.startsWith('fault: '))).toHaveLength(20);
  expect(lines.slice(-2)).toEqual(['and 2 more', '22 faults']);
});

it('says how long a run will still take', () => {
  const progress = { done: 5_000, operations: 20_000, seconds: 119, killed: 'backend' as const };

  expect(progressLine(progress)).toBe('5000 of 20000 operations; killed: backend; about 6 min left');
});

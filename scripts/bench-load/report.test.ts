import { expect, it } from 'vitest';
import type { Outcome } from './outcome.rules.ts';
import { loadGoals, loadToMarkdown } from './report.ts';

const served = (number: number): Outcome => ({
  kind: 'reading',
  dueMs: number * 10,
  tookMs: 20,
  status: 200,
});
const GOOD = {
  ...{ knee: 400, steadySeconds: 600, acknowledged: 12, lost: 0, memory: [1e9, 1e9, 1e9] },
  steady: Array.from({ length: 500 }, (_, number) => served(number)),
  overload: [served(0), { ...served(1), status: 503 }],
  after: Array.from({ length: 500 }, (_, number) => served(number)),
};
const missedBy = (summary: typeof GOOD) =>
  loadGoals(summary)
    .filter(({ holds }) => !holds)
    .map(({ name }) => name);

it('holds when all that was asked of it does', () => {
  expect(missedBy(GOOD)).toEqual([]);
  expect(loadToMarkdown(GOOD)).not.toContain('Missed');
});

it.each([
  ['99 % within 250 ms', { steady: GOOD.steady.map((one) => ({ ...one, tookMs: 900 })) }],
  ['memory grows', { memory: [1e9, 1e9, 2e9] }],
  ['is shed with 503', { overload: [served(0), { ...served(1), status: 0 }] }],
  ['served again after 5 s', { after: GOOD.after.map((one) => ({ ...one, status: 503 })) }],
  ['nothing acknowledged is lost', { lost: 1 }],
])('misses its goal "%s", and reports it', (name, part) => {
  const missed = missedBy({ ...GOOD, ...part });
  expect(missed).toEqual([expect.stringContaining(name)]);
  expect(loadToMarkdown({ ...GOOD, ...part })).toContain(`Missed: ${missed[0]}.`);
});

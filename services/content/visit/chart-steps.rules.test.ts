import { describe, expect, it } from 'vitest';
import { chartSteps, spanDays } from './chart-steps.rules.ts';

describe('chartSteps', () => {
  it('splits a span into days', () => {
    expect(chartSteps({ from: '2026-02-28', to: '2026-03-01', groupBy: 'day' })).toEqual([
      { from: '2026-02-28', until: '2026-03-01' },
      { from: '2026-03-01', until: '2026-03-02' },
    ]);
  });

  it('begins weeks on Saturday', () => {
    // 2026-11-20 is a Friday.
    expect(chartSteps({ from: '2026-11-20', to: '2026-11-29', groupBy: 'week' })).toEqual([
      { from: '2026-11-20', until: '2026-11-21' },
      { from: '2026-11-21', until: '2026-11-28' },
      { from: '2026-11-28', until: '2026-11-30' },
    ]);
  });

  it('begins months by the Jalali calendar', () => {
    // 1 Azar 1405 is 2026-11-22, 1 Dey is 2026-12-22.
    expect(chartSteps({ from: '2026-11-20', to: '2026-12-25', groupBy: 'month' })).toEqual([
      { from: '2026-11-20', until: '2026-11-22' },
      { from: '2026-11-22', until: '2026-12-22' },
      { from: '2026-12-22', until: '2026-12-26' },
    ]);
  });

  it.each(['day', 'week', 'month'] as const)('covers a year by %s without a gap', (groupBy) => {
    const steps = chartSteps({ from: '2025-11-20', to: '2026-11-20', groupBy });

    expect([steps[0]?.from, steps.at(-1)?.until]).toEqual(['2025-11-20', '2026-11-21']);
    expect(steps.slice(1).map(({ from }) => from)).toEqual(steps.slice(0, -1).map(({ until }) => until));
  });
});

it('spanDays counts both ends', () => {
  expect(spanDays({ from: '2026-11-20', to: '2026-11-20' })).toBe(1);
  expect(spanDays({ from: '2025-11-20', to: '2026-11-20' })).toBe(366);
  expect(spanDays({ from: '2026-11-21', to: '2026-11-20' })).toBe(0);
});

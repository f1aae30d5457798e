import { describe, expect, it } from 'vitest';
import { askedSpan, summarize } from './visit-span.rules.ts';

const pointsOf = (...visits: number[]) =>
  visits.map((count, index) => ({ date: `2026-11-${index + 10}`, visits: count, visitors: 1 }));

describe('askedSpan', () => {
  it('is twice the days, and ends today in Tehran', () => {
    expect(askedSpan('2026-11-23T08:00:00Z', 7)).toEqual({ from: '2026-11-10', to: '2026-11-23' });
    // Half past twelve at night in Tehran.
    expect(askedSpan('2026-11-23T21:00:00Z', 7).to).toBe('2026-11-24');
  });

  it('asks for no more days than the service allows', () => {
    const { from, to } = askedSpan('2026-11-23T08:00:00Z', 90);

    expect((Date.parse(to) - Date.parse(from)) / 86_400_000 + 1).toBe(180);
  });
});

describe('summarize', () => {
  it('compares the shown days with as many before', () => {
    expect(summarize(pointsOf(1, 1, 2, 4), 2)).toEqual({
      points: pointsOf(1, 1, 2, 4).slice(2),
      visits: 6,
      change: 2,
    });
    expect(summarize(pointsOf(4, 4, 2, 2), 2).change).toBe(-0.5);
  });

  it('has no change where there was nothing before', () => {
    expect(summarize(pointsOf(0, 0, 3, 1), 2)).toMatchObject({ visits: 4, change: null });
  });
});

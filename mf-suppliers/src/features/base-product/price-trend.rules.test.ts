import { describe, expect, it } from 'vitest';
import { givenHistory } from './base-product.fixture.ts';
import { monthEnds, priceChart, trendOf } from './price-trend.rules.ts';

const trend = (...medians: number[]) => trendOf(givenHistory(medians).points);
const BOX = { width: 300, height: 100, padding: 10 };

describe('trendOf', () => {
  it('measures the median from the first point to the last', () => {
    expect(trend(1000, 1500, 1120)).toMatchObject({ change: 0.12, direction: 'rising' });
    expect(trend(1000, 880)).toMatchObject({ change: -0.12, direction: 'falling' });
  });

  it('reports a change below half a per cent as steady', () => {
    expect(trend(1000, 1004)?.direction).toBe('steady');
    expect(trend(1000, 1005)?.direction).toBe('rising');
    expect(trend(0, 500)?.direction).toBe('steady');
  });

  it('returns null for one point or none', () => {
    expect(trend()).toBeNull();
    expect(trend(1000)).toBeNull();
  });
});

it('keeps the last point of each Jalali month', () => {
  // 21 and 28 November 2025, 5 December: the first is the last Friday of آبان.
  expect(monthEnds(givenHistory([1, 2, 3, 4, 5]).points).map(({ day }) => day)).toEqual([
    '2025-11-21',
    '2025-12-19',
  ]);
});

describe('priceChart', () => {
  it('runs from right to left, with higher prices above', () => {
    const { medianLine, end } = priceChart(givenHistory([1000, 1100, 1200]).points, BOX);

    expect(medianLine).toBe('M290 74L150 42L10 10');
    expect(end).toEqual({ x: 10, y: 10 });
  });

  it('closes the area at the baseline', () => {
    expect(priceChart(givenHistory([1000, 1200]).points, BOX).medianArea).toMatch(/V100H290Z$/);
  });

  it('spaces points by date, so that a missing week keeps its width', () => {
    const points = givenHistory([1000, 1000, 1000, 1000, 1000]).points.filter((_, week) => week !== 2);

    expect(priceChart(points, BOX).medianLine).toBe('M290 10L220 10L80 10L10 10');
  });

  it('returns finite coordinates when the price does not change', () => {
    const flat = [{ day: '2026-01-01', minPriceRial: 5, medianPriceRial: 5 }];

    expect(priceChart(flat, BOX).medianLine).toBe('M150 50');
  });
});

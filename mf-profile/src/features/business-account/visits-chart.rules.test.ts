import { describe, expect, it } from 'vitest';
import { visitsChart } from './visits-chart.rules.ts';

const BOX = { width: 600, height: 200 };
const chartOf = (...visits: number[]) =>
  visitsChart(
    visits.map((count, index) => ({ date: `2026-11-0${index + 1}`, visits: count, visitors: count / 2 })),
    BOX,
  );

describe('visitsChart', () => {
  it('runs from the right, with the oldest day first', () => {
    const { visitsLine, visitorsLine, places } = chartOf(0, 50, 100);

    expect(places.map(({ x }) => x)).toEqual([600, 300, 0]);
    expect(visitsLine).toBe('M600 200L300 100L0 0');
    expect(visitorsLine).toBe('M600 200L300 150L0 100');
  });

  it('closes the area at the baseline below the first day', () => {
    expect(chartOf(0, 100).area).toBe('M600 200L0 0V200H600Z');
  });

  it.each([
    [0, [2, 1, 0]],
    [1, [2, 1, 0]],
    [7, [8, 4, 0]],
    [57, [58, 29, 0]],
    [348, [360, 180, 0]],
    [1010, [1200, 600, 0]],
  ])('has an axis with whole figures for at most %d', (highest, ticks) => {
    expect(chartOf(highest, 0).ticks).toEqual(ticks);
  });

  it('draws nothing for no days', () => {
    expect(chartOf()).toMatchObject({ visitsLine: '', places: [] });
  });
});

import { describe, expect, it } from 'vitest';
import { differs, markCells, type QuoteRow, type RowCell } from './comparison-row.rules.ts';

const row = (cells: RowCell[], change: Partial<QuoteRow> = {}): QuoteRow => ({
  ...{ key: 'x', label: 'x', cells },
  ...change,
});
const figures = (...all: (number | null)[]) => all.map((figure) => ({ text: String(figure), figure }));
const texts = (...all: (string | null)[]) => all.map((text) => ({ text }));

describe('the lowest figure', () => {
  const marked = (...all: (number | null)[]) =>
    markCells(row(figures(...all), { best: 'lowest', hasDeltas: true }));

  it('is marked, and the others by how much they are above it', () => {
    expect(marked(110, 100, 150).map(({ isBest, delta }) => [isBest, delta])).toEqual([
      [false, 0.1],
      [true, null],
      [false, 0.5],
    ]);
  });

  it('leaves out cells without a figure', () => {
    expect(marked(null, 120, 100).map(({ isBest, delta }) => [isBest, delta])).toEqual([
      [false, null],
      [false, 0.2],
      [true, null],
    ]);
  });

  it('is marked at each that has it', () => {
    expect(marked(100, 100, 120).map(({ isBest }) => isBest)).toEqual([true, true, false]);
  });

  it.each([[[100]], [[100, 100]], [[100, null]], [[]]])('is not marked among %j', (all) => {
    expect(marked(...all).some(({ isBest, delta }) => isBest || delta !== null)).toBe(false);
  });

  it('gives no share above a price of nothing', () => {
    expect(marked(0, 100).map(({ isBest, delta }) => [isBest, delta])).toEqual([
      [true, null],
      [false, null],
    ]);
  });
});

describe('what differs from the majority', () => {
  const odd = (...all: (string | null)[]) =>
    markCells(row(texts(...all), { marksOdd: true })).map(({ isOdd }) => isOdd);

  it('is marked where more than half agree', () => {
    expect(odd('الف', 'الف', 'ب')).toEqual([false, false, true]);
  });

  it('is not marked without a majority', () => {
    expect(odd('الف', 'ب')).toEqual([false, false]);
    expect(odd('الف', 'الف', 'ب', 'ب')).toEqual([false, false, false, false]);
    expect(odd('الف', 'ب', 'پ')).toEqual([false, false, false]);
  });

  it('counts filled cells alone', () => {
    expect(odd('الف', 'الف', 'ب', null, null)).toEqual([false, false, true, false, false]);
  });

  it('is not marked in a row that does not ask for it', () => {
    expect(markCells(row(texts('الف', 'الف', 'ب'))).some(({ isOdd }) => isOdd)).toBe(false);
  });
});

it('a row differs when its filled cells do', () => {
  expect(differs(row(texts('الف', 'ب')))).toBe(true);
  expect(differs(row(texts('الف', 'الف', null)))).toBe(false);
});

import { describe, expect, it } from 'vitest';
import { bestCells, type ComparisonRow, differs, oddCells } from './comparison.rules.ts';

const rowOf = (...texts: (string | null)[]): ComparisonRow => ({
  key: 'x',
  label: 'x',
  cells: texts.map((text) => ({ text })),
});

const figuresOf = (is: 'lowest' | 'highest', ...figures: (number | null)[]): ComparisonRow => ({
  key: 'x',
  label: 'x',
  cells: figures.map((figure) => ({ text: String(figure), figure })),
  best: { is, word: 'کمترین' },
});

describe('a comparison row', () => {
  it('differs as soon as one cell has another text or none', () => {
    expect(differs(rowOf('چدن', 'چدن'))).toBe(false);
    expect(differs(rowOf(null, null))).toBe(false);
    expect(differs(rowOf('چدن', 'برنز'))).toBe(true);
    expect(differs(rowOf('چدن', null))).toBe(true);
  });

  it('marks the cells that differ from the majority', () => {
    expect(oddCells(rowOf('چدن', 'برنز', 'برنز'))).toEqual([true, false, false]);
    expect(oddCells(rowOf('برنز', 'برنز', 'برنز', null))).toEqual([false, false, false, true]);
  });

  it('marks every cell when there is no majority', () => {
    expect(oddCells(rowOf('چدن', 'برنز'))).toEqual([true, true]);
    expect(oddCells(rowOf('۱', '۲', '۳'))).toEqual([true, true, true]);
    expect(oddCells(rowOf('۱', '۱', '۲', '۲'))).toEqual([true, true, true, true]);
  });

  it('marks nothing when all cells are equal', () => {
    expect(oddCells(rowOf('چدن', 'چدن', 'چدن'))).toEqual([false, false, false]);
  });
});

describe('bestCells', () => {
  it('marks the lowest or the highest figure, ties included', () => {
    expect(bestCells(figuresOf('lowest', 30, 20, 40))).toEqual([false, true, false]);
    expect(bestCells(figuresOf('highest', 30, 20, 40))).toEqual([false, false, true]);
    expect(bestCells(figuresOf('lowest', 20, 20, 40))).toEqual([true, true, false]);
  });

  it('compares only the cells that have a figure', () => {
    expect(bestCells(figuresOf('lowest', null, 20, 40))).toEqual([false, true, false]);
  });

  it('marks nothing when fewer than two different figures exist', () => {
    expect(bestCells(figuresOf('lowest', 20, 20))).toEqual([false, false]);
    expect(bestCells(figuresOf('lowest', null, 20))).toEqual([false, false]);
    expect(bestCells(rowOf('چدن', 'برنز'))).toEqual([false, false]);
  });
});

import { describe, expect, it } from 'vitest';
import { adjacentRows, chosenColumns } from './size-place.rules.ts';

const rows = [1, 2, 3, 4, 5, 6, 7];

describe('the adjacent rows in size', () => {
  it('are two on each side, and as many in all at both ends of the table', () => {
    expect(adjacentRows(rows, 3)).toEqual([2, 3, 4, 5, 6]);
    expect(adjacentRows(rows, 0)).toEqual([1, 2, 3, 4, 5]);
    expect(adjacentRows(rows, 6)).toEqual([3, 4, 5, 6, 7]);
    expect(adjacentRows([1, 2], 1)).toEqual([1, 2]);
  });

  it('are compared by the columns that define them, and by others while they fit', () => {
    const columns = (text: string) => Array.from(text, (letter) => ({ defines: letter === 'd' }));
    expect(chosenColumns(columns('ddoooo'))).toEqual([0, 1, 2, 3, 4]);
    expect(chosenColumns(columns('oodd'))).toEqual([2, 3, 0, 1]);
    expect(chosenColumns(columns('ddddddo'))).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

/** One cell of a comparison. */
export interface ComparisonCell {
  /** The text that is shown and compared; null when the source has no value. */
  text: string | null;
  /**
   * The number by which the best cell of the row is found; left out where a larger or smaller value is not better.
   */
  figure?: number | null;
}

/** One property, with one cell for each compared thing, in the order of the columns. */
export interface ComparisonRow<Cell extends ComparisonCell = ComparisonCell> {
  key: string;
  label: string;
  cells: readonly Cell[];
  /** Which figure is the best, and the text of its badge: «کمترین». */
  best?: { is: 'lowest' | 'highest'; word: string };
}

/** True when the cells of the row do not all have the same text. */
export function differs({ cells }: ComparisonRow): boolean {
  return new Set(cells.map(({ text }) => text)).size > 1;
}

/**
 * Which cells differ from the majority, the text that more than half of the cells share. Without a majority, every
 * cell of a row that differs is marked.
 */
export function oddCells({ cells }: ComparisonRow): boolean[] {
  const countOf = (text: string | null) => cells.filter((cell) => cell.text === text).length;
  return cells.map(({ text }) => countOf(text) * 2 <= cells.length);
}

/** Which cells are the best of the row: none when fewer than two cells have a figure, or all figures are equal. */
export function bestCells({ cells, best }: ComparisonRow): boolean[] {
  const figures = cells.flatMap(({ figure }) => (typeof figure === 'number' ? [figure] : []));
  if (best === undefined || new Set(figures).size < 2) {
    return cells.map(() => false);
  }
  const top = best.is === 'lowest' ? Math.min(...figures) : Math.max(...figures);
  return cells.map(({ figure }) => figure === top);
}

/** One cell of a comparison. */
export interface ComparisonCell {
  /** What is read and compared; null when the source does not say. */
  text: string | null;
  /** For finding the best one of the row; left out where more is not better. */
  figure?: number | null;
}

/** One property, with one cell for each thing that is compared, in their order. */
export interface ComparisonRow<Cell extends ComparisonCell = ComparisonCell> {
  key: string;
  label: string;
  cells: readonly Cell[];
  /** Which figure is the best one, and the word of its badge: «کمترین». */
  best?: { is: 'lowest' | 'highest'; word: string };
}

/** Whether not everybody is alike in this row. */
export function differs({ cells }: ComparisonRow): boolean {
  return new Set(cells.map(({ text }) => text)).size > 1;
}

/**
 * Which cells differ from the majority: from what more than half of the row says. Where nothing is said by more than
 * half, every cell of a row that differs does.
 */
export function oddCells({ cells }: ComparisonRow): boolean[] {
  const countOf = (text: string | null) => cells.filter((cell) => cell.text === text).length;
  return cells.map(({ text }) => countOf(text) * 2 <= cells.length);
}

/** Which cells are the best of the row: none when fewer than two say a figure, or all say the same one. */
export function bestCells({ cells, best }: ComparisonRow): boolean[] {
  const figures = cells.flatMap(({ figure }) => (typeof figure === 'number' ? [figure] : []));
  if (best === undefined || new Set(figures).size < 2) {
    return cells.map(() => false);
  }
  const top = best.is === 'lowest' ? Math.min(...figures) : Math.max(...figures);
  return cells.map(({ figure }) => figure === top);
}

/** One cell of a row. */
export interface RowCell {
  /** What is shown and compared; null when there is nothing to show. */
  text: string | null;
  /** Less prominent, below the text. */
  note?: string | undefined;
  /** The note says why the cell cannot be compared, or that time presses. */
  warns?: boolean | undefined;
  /** What a spreadsheet is given instead of the text and of the note: a number that it calculates with. */
  value?: number | undefined;
  noteValue?: number | undefined;
  /** The number by which the best cell is found; null where the cell is left out of it. */
  figure?: number | null;
}

/** One row, with a cell for each column. */
export interface QuoteRow {
  key: string;
  label: string;
  /** Below the label: the quantity, or what the row assumes. */
  hint?: string | undefined;
  /** The unit of the values. */
  unit?: string | undefined;
  /** What the notes of the cells are in a spreadsheet, where they are a row of their own. */
  noteLabel?: string | undefined;
  /** The smallest figure is marked with this word. */
  best?: 'lowest' | 'soonest' | undefined;
  /** Whether the others are shown by how much they are above the lowest. */
  hasDeltas?: boolean | undefined;
  /** What differs from the majority is marked. */
  marksOdd?: boolean | undefined;
  cells: readonly RowCell[];
}

/** Rows under one head; the first section has none. */
export interface RowSection {
  key: string;
  title: string | null;
  rows: readonly QuoteRow[];
}

/** A cell with what the row says about it. */
export interface MarkedCell extends RowCell {
  isBest: boolean;
  /** How far above the lowest figure, as a ratio; null at the lowest, or where nothing is compared. */
  delta: number | null;
  /** Most of the others agree on something else. */
  isOdd: boolean;
}

/** The cells of a row with their marks. */
export function markCells(row: QuoteRow): MarkedCell[] {
  const best = bestFigure(row.cells);
  return row.cells.map((cell) => ({
    ...cell,
    isBest: row.best !== undefined && best !== null && cell.figure === best,
    delta: row.hasDeltas ? deltaOf(cell, best) : null,
    isOdd: row.marksOdd === true && isOdd(cell, row.cells),
  }));
}

/** The smallest figure; null unless there are two that differ. */
function bestFigure(cells: readonly RowCell[]): number | null {
  const figures = cells.flatMap(({ figure }) => (typeof figure === 'number' ? [figure] : []));
  return new Set(figures).size < 2 ? null : Math.min(...figures);
}

function deltaOf({ figure }: RowCell, best: number | null): number | null {
  return typeof figure !== 'number' || best === null || best === 0 || figure === best
    ? null
    : (figure - best) / best;
}

/** Differs from what more than half of the filled cells say; without such a majority nothing is odd. */
function isOdd({ text }: RowCell, cells: readonly RowCell[]): boolean {
  const texts = cells.flatMap((cell) => cell.text ?? []);
  const countOf = (wanted: string) => texts.filter((other) => other === wanted).length;
  return text !== null && texts.some((other) => other !== text && countOf(other) * 2 > texts.length);
}

/** Whether the filled cells of a row do not all say the same. */
export function differs({ cells }: QuoteRow): boolean {
  return new Set(cells.flatMap(({ text }) => text ?? [])).size > 1;
}

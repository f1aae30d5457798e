import { type CsvCell, csvOf, saveFile } from '@bazaar/csv';
import { formatJalaliShort, toLatinDigits } from '@bazaar/locale';
import { markCells, type QuoteRow, type RowSection } from './comparison-row.rules.ts';
import { messages } from './messages.ts';
import type { QuoteColumn } from './quote-column.rules.ts';
import { stateWords } from './state-words.ts';

const words = messages.csv;

interface QuotesFile {
  columns: readonly QuoteColumn[];
  /** All rows, whatever the page hides of them. */
  sections: readonly RowSection[];
}

/**
 * The comparison as CSV for spreadsheets: a column for each supplier, numbers in Latin digits, and the word that marks the
 * lowest or soonest in a column of its own, so that the figures stay numbers.
 */
export function quotesCsv({ columns, sections }: QuotesFile): string {
  const names = columns.map(({ request }) => request.supplier.name);
  return csvOf([
    [words.row, words.detail, ...names, words.mark],
    [words.number, '', ...columns.map(({ request }) => request.number), ''],
    [words.state, '', ...columns.map((column) => toLatinDigits(stateWords(column))), ''],
    ...sections.flatMap(({ rows }) => rows.flatMap((row) => [valuesOf(row, names), ...notesOf(row)])),
  ]);
}

/** Starts the browser's download of the comparison as a file. */
export function downloadQuotes(file: QuotesFile, now: string): void {
  const day = toLatinDigits(formatJalaliShort(now)).replaceAll('/', '-');
  saveFile({ name: `quotes-${day}.csv`, type: 'text/csv;charset=utf-8', text: quotesCsv(file) });
}

function valuesOf(row: QuoteRow, names: readonly string[]): CsvCell[] {
  const { label, hint, unit, cells } = row;
  const detail = [hint, unit].filter((part) => part !== undefined).join('، ');
  return [
    label,
    toLatinDigits(detail),
    ...cells.map(({ text, value }) => value ?? toLatinDigits(text ?? '')),
    bestOf(row, names),
  ];
}

/** Who is the lowest or soonest, «کمترین: صنایع دناپمپ». */
function bestOf(row: QuoteRow, names: readonly string[]): string {
  const best = markCells(row).flatMap(({ isBest }, index) => (isBest ? (names[index] ?? []) : []));
  return row.best === undefined || best.length === 0
    ? ''
    : words.best(messages.best[row.best], best.join('، '));
}

/** What is below the figures: the sum of a line, or why a figure is not comparable. */
function notesOf({ label, noteLabel, unit, cells }: QuoteRow): CsvCell[][] {
  if (cells.every(({ note }) => note === undefined)) {
    return [];
  }
  const detail = cells.some(({ noteValue }) => noteValue !== undefined) ? unit : undefined;
  return [
    [
      noteLabel ?? words.noteOf(label),
      detail ?? '',
      ...cells.map(({ note, noteValue }) => noteValue ?? toLatinDigits(note ?? '')),
      '',
    ],
  ];
}

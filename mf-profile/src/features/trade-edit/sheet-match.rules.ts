import { foldFa } from '@bazaar/locale';
import { wordsOf } from './catalogue.rules.ts';
import type { LineItem } from './draft-form.rules.ts';
import type { ItemIndex } from './item-index.rules.ts';
import { readQuantity } from './line-texts.rules.ts';
import { type RowFault, rowFault, type SheetRow } from './sheet-rows.rules.ts';

/** Why the user must look at a row. */
export type Doubt = 'code' | 'title' | 'like' | 'unit' | 'carried';

/** What became of one row: an item, a choice between some, the row's own words, or nothing. */
export type RowMatch = { row: SheetRow } & (
  | { kind: 'known'; item: LineItem }
  | { kind: 'doubtful'; doubt: Doubt; candidates: readonly LineItem[] }
  | { kind: 'text' }
  | { kind: 'faulty'; fault: RowFault }
);

/** Candidates that are shown for a doubtful row. */
const MAX_CANDIDATES = 3;

/** Finds the items of rows: by code, then by title. What is not found stays as the row's own words. */
export function matchRows(rows: readonly SheetRow[], index: ItemIndex): RowMatch[] {
  return rows.map((row) => {
    const fault = rowFault(row);
    return fault === null ? matchRow(row, index) : { kind: 'faulty', row, fault };
  });
}

function matchRow(row: SheetRow, index: ItemIndex): RowMatch {
  if (row.isCarried) {
    return doubtful(row, 'carried', index.likeText(row.title));
  }
  const exact = row.code === '' ? [] : index.withCode(row.code);
  if (exact.length > 0) {
    return matchOnly(row, exact, 'code');
  }
  return row.code === '' ? matchTitle(row, index) : matchNearCode(row, index);
}

/** One item is known unless it is sold in another unit; several are a choice. */
function matchOnly(row: SheetRow, items: readonly LineItem[], doubt: Doubt): RowMatch {
  const [only] = items;
  if (only === undefined || items.length > 1) {
    return doubtful(row, doubt, items);
  }
  return isOtherUnit(row, only) ? doubtful(row, 'unit', items) : { kind: 'known', row, item: only };
}

function matchTitle(row: SheetRow, index: ItemIndex): RowMatch {
  const same = index.withTitle(row.title);
  if (same.length > 0) {
    return matchOnly(row, same, 'title');
  }
  const like = index.likeText(row.title);
  return like.length === 0
    ? { kind: 'text', row }
    : doubtful(row, like.length === 1 ? 'like' : 'title', like);
}

function matchNearCode(row: SheetRow, index: ItemIndex): RowMatch {
  const candidates = [...new Set([...index.nearCode(row.code), ...index.likeText(row.title)])];
  return candidates.length === 0 ? { kind: 'text', row } : doubtful(row, 'code', candidates);
}

function doubtful(row: SheetRow, doubt: Doubt, candidates: readonly LineItem[]): RowMatch {
  return { kind: 'doubtful', row, doubt, candidates: candidates.slice(0, MAX_CANDIDATES) };
}

function isOtherUnit({ unit }: SheetRow, { unitTitle }: LineItem): boolean {
  return unit !== '' && foldFa(unit) !== foldFa(unitTitle);
}

/** What the user has decided about a row: an item by its id, its own words, or to leave it out. */
export type RowChoice = number | 'text' | 'skip';

/** A line that a sheet gives. */
export interface SheetLine {
  item: LineItem | null;
  title: string;
  unit: string;
  quantity: number;
  /** Rows of the sheet that it stands for: what is named twice becomes one line. */
  rowNumbers: number[];
}

/** The lines of what is known and chosen; rows without a decision give none. */
export function linesOf(
  matches: readonly RowMatch[],
  choices: Readonly<Record<number, RowChoice>>,
): SheetLine[] {
  const byKey = new Map<string, SheetLine>();
  for (const match of matches) {
    const chosen = decided(match, choices[match.row.number]);
    if (chosen !== null) {
      const key = keyOf(chosen);
      byKey.set(key, added(byKey.get(key), chosen));
    }
  }
  return [...byKey.values()];
}

/** The same item, or the same words in the same unit. */
function keyOf({ item, title, unit }: SheetLine): string {
  return item === null ? `text ${wordsOf(title).join(' ')} ${foldFa(unit)}` : `item ${item.id}`;
}

function added(former: SheetLine | undefined, line: SheetLine): SheetLine {
  return {
    ...line,
    quantity: (former?.quantity ?? 0) + line.quantity,
    rowNumbers: [...(former?.rowNumbers ?? []), ...line.rowNumbers],
  };
}

function decided(match: RowMatch, choice: RowChoice | undefined): SheetLine | null {
  const { row } = match;
  const common = { quantity: readQuantity(row.quantity) ?? 0, rowNumbers: [row.number] };
  const own = { ...common, item: null, title: rowSubject(row), unit: row.unit };
  const of = (item: LineItem) => ({ ...common, item, title: item.title, unit: item.unitTitle });
  if (match.kind === 'faulty' || choice === 'skip') {
    return null;
  }
  if (match.kind === 'known') {
    return of(match.item);
  }
  if (match.kind === 'text') {
    return own;
  }
  const item = match.candidates.find(({ id }) => id === choice);
  if (item !== undefined) {
    return of(item);
  }
  return choice === 'text' ? own : null;
}

/** What a row is about. A code that is not in the catalogue stays in the words, where the supplier reads it. */
export function rowSubject({ code, title }: SheetRow): string {
  return [title, code].filter((text) => text !== '').join(' - ');
}

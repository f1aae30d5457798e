import { MAX_QUANTITY } from '@bazaar/contracts/product';
import { foldFa } from '@bazaar/locale';
import { wordsOf } from './catalogue.rules.ts';
import type { LineItem } from './draft-form.rules.ts';
import type { ItemIndex } from './item-index.rules.ts';
import { readQuantity } from './line-texts.rules.ts';
import { type Measure, measureIn, ownMeasure } from './sheet-measure.rules.ts';
import { asRowFault, type RowFault, rowFault, type SheetRow } from './sheet-rows.rules.ts';

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

/** One item is known when the row can be said in its unit; several are a choice. */
function matchOnly(row: SheetRow, items: readonly LineItem[], doubt: Doubt): RowMatch {
  const [only] = items;
  if (only === undefined || items.length > 1) {
    return doubtful(row, doubt, items);
  }
  const measure = measureIn(row, only.unitTitle);
  if (measure === 'otherUnit') {
    return doubtful(row, 'unit', items);
  }
  return typeof measure === 'string'
    ? { kind: 'faulty', row, fault: asRowFault(measure) }
    : { kind: 'known', row, item: only };
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

/** The quantity of a row whose item is certain, or that stays words; null for one that is not. */
export function certainMeasure(match: RowMatch): Measure | null {
  if (match.kind !== 'known' && match.kind !== 'text') {
    return null;
  }
  const measure = match.kind === 'known' ? measureIn(match.row, match.item.unitTitle) : ownMeasure(match.row);
  return typeof measure === 'string' ? null : measure;
}

/** What the user has decided about a row: an item by its id, its own words, or to leave it out. */
export type RowChoice = number | 'text' | 'skip';

/** Quantities that the user has written in the unit of an item, by {@link amountKey}. */
export type WrittenAmounts = Readonly<Record<string, string>>;

/** A quantity belongs to the row and to the item in whose unit it is written. */
export function amountKey(row: SheetRow, item: LineItem): string {
  return `${row.number} ${item.id}`;
}

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
  amounts: WrittenAmounts = {},
): SheetLine[] {
  const byKey = new Map<string, SheetLine>();
  for (const match of matches) {
    const chosen = decided(match, choices[match.row.number], amounts);
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

function decided(match: RowMatch, choice: RowChoice | undefined, amounts: WrittenAmounts): SheetLine | null {
  if (match.kind === 'faulty' || choice === 'skip') {
    return null;
  }
  if (match.kind === 'known') {
    return lineOf(match.row, match.item, amounts);
  }
  const item = match.kind === 'doubtful' ? match.candidates.find(({ id }) => id === choice) : undefined;
  if (item !== undefined) {
    return lineOf(match.row, item, amounts);
  }
  return match.kind === 'text' || choice === 'text' ? ownLine(match.row) : null;
}

/** A row of an item, in the item's unit; none while the row says another one and no quantity is written in its place. */
function lineOf(row: SheetRow, item: LineItem, amounts: WrittenAmounts): SheetLine | null {
  const measure = measureIn(row, item.unitTitle);
  const quantity =
    typeof measure === 'string' ? writtenAmount(amounts[amountKey(row, item)]) : measure.quantity;
  return quantity === null
    ? null
    : { item, title: item.title, unit: item.unitTitle, quantity, rowNumbers: [row.number] };
}

/** A quantity that the user has written; null while it cannot be ordered. */
export function writtenAmount(text = ''): number | null {
  const quantity = readQuantity(text);
  return quantity === null || quantity > MAX_QUANTITY ? null : quantity;
}

function ownLine(row: SheetRow): SheetLine | null {
  const measure = ownMeasure(row);
  return typeof measure === 'string'
    ? null
    : {
        ...{ item: null, title: rowSubject(row), unit: measure.unit },
        ...{ quantity: measure.quantity, rowNumbers: [row.number] },
      };
}

/** What a row is about. A code that is not in the catalogue stays in the words, where the supplier reads it. */
export function rowSubject({ code, title }: SheetRow): string {
  return [title, code].filter((text) => text !== '').join(' - ');
}

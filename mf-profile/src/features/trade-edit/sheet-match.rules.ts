import { foldFa } from '@bazaar/locale';
import { codeKey, wordsOf } from './catalogue.rules.ts';
import type { LineItem } from './draft-form.rules.ts';
import { readQuantity } from './line-texts.rules.ts';
import { type RowFault, rowFault, type SheetRow } from './sheet-rows.rules.ts';

/** Why the user must look at a row. */
export type Doubt = 'code' | 'title' | 'unit' | 'carried';

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
export function matchRows(rows: readonly SheetRow[], items: readonly LineItem[]): RowMatch[] {
  const index = indexItems(items);
  return rows.map((row) => {
    const fault = rowFault(row);
    return fault === null ? matchRow(row, index) : { kind: 'faulty', row, fault };
  });
}

interface ItemIndex {
  byCode: ReadonlyMap<string, LineItem>;
  byTitle: ReadonlyMap<string, readonly LineItem[]>;
  /** Each item with its compared words. */
  worded: readonly { item: LineItem; words: ReadonlySet<string>; code: string }[];
}

function indexItems(items: readonly LineItem[]): ItemIndex {
  const worded = items.map((item) => ({
    item,
    words: new Set(wordsOf(`${item.title} ${item.sku}`)),
    code: codeKey(item.sku),
  }));
  return {
    byCode: new Map(worded.map(({ item, code }) => [code, item])),
    byTitle: Map.groupBy(items, ({ title }) => wordsOf(title).join(' ')),
    worded,
  };
}

function matchRow(row: SheetRow, index: ItemIndex): RowMatch {
  if (row.isCarried) {
    return { kind: 'doubtful', row, doubt: 'carried', candidates: likeTitle(row.title, index) };
  }
  const exact = index.byCode.get(codeKey(row.code));
  if (row.code !== '' && exact !== undefined) {
    return isOtherUnit(row, exact)
      ? { kind: 'doubtful', row, doubt: 'unit', candidates: [exact] }
      : { kind: 'known', row, item: exact };
  }
  return row.code === '' ? matchTitle(row, index) : matchNearCode(row, index);
}

function matchTitle(row: SheetRow, index: ItemIndex): RowMatch {
  const same = index.byTitle.get(wordsOf(row.title).join(' ')) ?? [];
  const [only] = same;
  if (same.length === 1 && only !== undefined && !isOtherUnit(row, only)) {
    return { kind: 'known', row, item: only };
  }
  const candidates = same.length > 0 ? same.slice(0, MAX_CANDIDATES) : likeTitle(row.title, index);
  return candidates.length === 0
    ? { kind: 'text', row }
    : { kind: 'doubtful', row, doubt: 'title', candidates };
}

function matchNearCode(row: SheetRow, index: ItemIndex): RowMatch {
  const code = codeKey(row.code);
  const near = index.worded.filter((known) => isOneApart(known.code, code)).map(({ item }) => item);
  const candidates = [...new Set([...near, ...likeTitle(row.title, index)])].slice(0, MAX_CANDIDATES);
  return candidates.length === 0
    ? { kind: 'text', row }
    : { kind: 'doubtful', row, doubt: 'code', candidates };
}

/** Items that hold all words of a title, those with the fewest other words first. */
function likeTitle(title: string, { worded }: ItemIndex): LineItem[] {
  const words = wordsOf(title);
  if (words.length === 0) {
    return [];
  }
  return worded
    .filter((known) => words.every((word) => known.words.has(word)))
    .sort((first, second) => first.words.size - second.words.size)
    .slice(0, MAX_CANDIDATES)
    .map(({ item }) => item);
}

function isOtherUnit({ unit }: SheetRow, { unitTitle }: LineItem): boolean {
  return unit !== '' && foldFa(unit) !== foldFa(unitTitle);
}

/** Whether two codes differ by one sign: another, a missing or an additional one. */
export function isOneApart(first: string, second: string): boolean {
  const [short, long] = first.length <= second.length ? [first, second] : [second, first];
  if (short.length < 3 || long.length - short.length > 1) {
    return false;
  }
  let at = 0;
  while (at < short.length && short[at] === long[at]) {
    at += 1;
  }
  const rest = short.length === long.length ? short.slice(at + 1) : short.slice(at);
  return first !== second && rest === long.slice(at + 1);
}

/** What the user has decided about a doubtful row: an item by its id, its own words, or to leave it out. */
export type RowChoice = number | 'text' | 'skip';

/** A line that a sheet gives. */
export interface SheetLine {
  item: LineItem | null;
  title: string;
  unit: string;
  quantity: number;
  /** Rows of the sheet that it stands for: an item that is named twice becomes one line. */
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
      const key = chosen.item === null ? `row ${match.row.number}` : `item ${chosen.item.id}`;
      byKey.set(key, added(byKey.get(key), chosen));
    }
  }
  return [...byKey.values()];
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
  switch (match.kind) {
    case 'known':
      return of(match.item);
    case 'text':
      return own;
    case 'doubtful': {
      const item = match.candidates.find(({ id }) => id === choice);
      if (item !== undefined) {
        return of(item);
      }
      return choice === 'text' ? own : null;
    }
    case 'faulty':
      return null;
  }
}

/** What a row is about. A code that is not in the catalogue stays in the words, where the supplier reads it. */
export function rowSubject({ code, title }: SheetRow): string {
  return [title, code].filter((text) => text !== '').join(' - ');
}

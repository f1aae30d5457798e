import { isEnding, joinWords, readTokens, type Token } from './tokens.rules.ts';
import { inBase, type UnitMeaning, unitAt } from './units.rules.ts';

export interface ColumnData {
  readonly title: string;
  readonly kind: 'number' | 'enum' | 'text' | 'boolean';
  /** Code of the quantity; null for numbers without a unit and for texts. */
  readonly quantity: string | null;
  /** Of the unit that the table writes: a number times `factor` plus `offset` is in base units. */
  readonly factor: number;
  readonly offset: number;
  /** Of the unit; null when it has none. */
  readonly symbol: string | null;
  readonly defines: boolean;
}

export interface VariantData {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  /** One for each column; numbers in the unit of the table. */
  readonly values: readonly (number | string | boolean | null)[];
}

export interface TableData {
  readonly columns: readonly ColumnData[];
  readonly variants: readonly VariantData[];
}

export interface Column extends ColumnData {
  /** Words of the title: «هد» names the column of the head. */
  readonly hints: ReadonlySet<string>;
  /** What its numbers, or the amounts in its texts, measure. */
  readonly quantities: ReadonlySet<string>;
}

export interface TableVariant {
  /** By which it is found again: its place may change between two reads of the catalogue. */
  readonly id: number;
  /** Words of its code, title and texts; amounts with a unit as `amountKey` writes them. */
  readonly words: ReadonlySet<string>;
  /** The code joined. */
  readonly code: string;
  /** Numbers in the unit of the table. */
  readonly values: VariantData['values'];
  /** Sizes that its title, code or texts write with a cross: `4x10`. */
  readonly sizes: ReadonlySet<string>;
}

export interface SizeTable {
  readonly columns: readonly Column[];
  readonly variants: readonly TableVariant[];
  /** All words of all variants. */
  readonly words: ReadonlySet<string>;
  readonly hints: ReadonlySet<string>;
}

/** Words of column titles that tell no column from another. */
const WEAK_HINTS = new Set([
  'نامی',
  'بیشینه',
  'کمینه',
  'نوع',
  'هر',
  'تعداد',
  'در',
  'با',
  'از',
  'تا',
  'و',
  'کل',
  'روی',
  'پس',
  'وزن',
  'ای',
]);

export function compileTable({ columns, variants }: TableData): SizeTable {
  const compiled = columns.map((column, at) => ({
    ...column,
    hints: hintsOf(column),
    quantities: quantitiesOf(
      column,
      variants.map(({ values }) => values[at]),
    ),
  }));
  const rows = variants.map((variant) => compileVariant(variant));
  return {
    columns: compiled,
    variants: rows,
    words: new Set(rows.flatMap(({ words, code }) => [...words, code])),
    hints: new Set(compiled.flatMap(({ hints }) => [...hints])),
  };
}

function hintsOf({ title }: ColumnData): Set<string> {
  const [main = ''] = title.replace(/\(.*\)/, '').split(/\s(?:با|بدون|در|پس از)\s/);
  const stems = readTokens(main).map(({ stem }) => stem);
  return new Set(stems.filter((stem) => !WEAK_HINTS.has(stem) && stem.length > 1));
}

function quantitiesOf({ quantity }: ColumnData, values: readonly unknown[]): Set<string> {
  const texts = values.filter((value) => typeof value === 'string');
  const keys = [...new Set(texts)].flatMap((text) => textWords(readTokens(text)));
  const written = keys.filter((key) => key.includes('=')).map((key) => key.replace(/=.*$/, ''));
  return new Set(quantity === null ? written : [quantity, ...written]);
}

function compileVariant({ id, code, title, values }: VariantData): TableVariant {
  const texts = [title, ...values.filter((value) => typeof value === 'string')];
  const tokens = texts.map((text) => readTokens(text));
  const codeTokens = readTokens(code);
  return {
    id,
    code: joinWords(codeTokens),
    values,
    words: new Set([...tokens.flatMap(textWords), ...glued(codeTokens), ...codeParts(codeTokens)]),
    sizes: new Set([...texts, code].flatMap((text) => sizesIn(readTokens(text)))),
  };
}

/** Words, glued pieces («DN100»), a word with the number behind it («SCH 40») and amounts («۲۵ کیلویی»). */
export function textWords(tokens: readonly Token[]): string[] {
  const main = tokens.filter((token) => !isEnding(token));
  const pairs = main.slice(1).map((token, at) => `${main[at]?.word}${token.word}`);
  const amounts = tokens.flatMap((token, at) =>
    token.values.length === 0 ? [] : amountsAt(tokens, { at, values: token.values }),
  );
  return [
    ...main.flatMap(({ word, stem }) => [word, stem]),
    ...[...pairs, ...glued(tokens), ...codeParts(tokens), ...amounts],
  ];
}

const MAX_CODE_PARTS = 5;
const CODE_PART = /^[0-9a-z./]+$/;

/** Neighbouring pieces of codes written together: `CNMG 120408` is also found as `cnmg120408`. */
function codeParts(tokens: readonly Token[]): string[] {
  return tokens.flatMap((_, at) => {
    const size = tokens.slice(at, at + MAX_CODE_PARTS).findIndex(({ word }) => !CODE_PART.test(word));
    const run = tokens.slice(at, at + (size < 0 ? MAX_CODE_PARTS : size));
    return run.slice(1).map((__, place) => joinWords(run.slice(0, place + 2)));
  });
}

function amountsAt(
  tokens: readonly Token[],
  { at, values }: { at: number; values: readonly number[] },
): string[] {
  const unit = unitAt(tokens, at + 1)?.unit;
  return (unit?.meanings ?? []).flatMap((meaning) => values.map((value) => amountKey(value, meaning)));
}

const SIGNIFICANT = 3;

/** An amount as a word, equal for equal amounts in any unit: `mass=25`; a temperature to the degree. */
export function amountKey(value: number, meaning: UnitMeaning): string {
  const base = inBase(value, meaning);
  const rounded = meaning.offset === undefined ? Number(base.toPrecision(SIGNIFICANT)) : Math.round(base);
  return `${meaning.quantity}=${rounded}`;
}

/** Pieces written together: `6204-2RS` gives `6204`, `2rs` and `62042rs`. */
function glued(tokens: readonly Token[]): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const { word, gap } of tokens) {
    piece = gap === 'none' ? piece + word : word;
    pieces.push(piece);
  }
  return pieces;
}

const CROSS = /^(?:x|در|ضربدر)$/;
const CROSS_SIGN = /[×*]/;

/** Whether the token at a place is joined by a cross to the number before it: «4x10», «۴ در ۱۰», «۴×۱۰». */
export function crossAt(tokens: readonly Token[], at: number): number | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined) {
    return;
  }
  if (token.values.length > 0 && CROSS_SIGN.test(token.before)) {
    return at;
  }
  return CROSS.test(token.word) && (next?.values.length ?? 0) > 0 ? at + 1 : undefined;
}

/** All sizes with a cross, and the beginnings of longer ones: `100x50x3`, `100x50`. */
export function sizesIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token, at) => {
    const numbers = token.values.length === 0 ? [] : crossedNumbers(tokens, at).numbers;
    return numbers.slice(1).map((_, place) => sizeKey(numbers.slice(0, place + 2)));
  });
}

/** The numbers of a size that begins at a place, and the place behind it. */
export function crossedNumbers(tokens: readonly Token[], at: number): { numbers: number[]; end: number } {
  const numbers = [lastValue(tokens[at])];
  let end = at + 1;
  for (let next = crossAt(tokens, end); next !== undefined; next = crossAt(tokens, end)) {
    numbers.push(lastValue(tokens[next]));
    end = next + 1;
  }
  return { numbers, end };
}

/** In a size, «۱/۵» is a decimal. */
function lastValue(token: Token | undefined): number {
  return token?.values.at(-1) ?? 0;
}

export function sizeKey(numbers: readonly number[]): string {
  return numbers.map(String).join('x');
}

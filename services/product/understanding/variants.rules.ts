import type { Amount, Mention } from './reading.rules.ts';
import { type Column, type SizeTable, type TableVariant, textWords } from './size-table.rules.ts';
import { readTokens } from './tokens.rules.ts';
import { inBase, type UnitMeaning } from './units.rules.ts';

/** Relative difference within which two sizes are equal. */
const EXACT = 0.006;
/** What a machine does may differ this much: the pump of 52 m³/h is one of 50. */
const PERFORMANCE = 0.12;
const PERFORMANCES = new Set(['flow', 'torque', 'capacity_rate']);
/** Of temperatures, in degrees. */
const DEGREES = 2;

/** How well each variant of a table keeps a mention: 1 when it does, less than a half when it is near. */
export function fitsOf(mention: Mention, table: SizeTable): number[] | undefined {
  const asked = byNominalSize(mention, table);
  const fits = table.variants.map((variant) => fitOf(asked, { variant, columns: table.columns }));
  return fits.some((fit) => fit > 0) ? fits : undefined;
}

/** Where sizes are nominal, four inches are DN 100 and no other length. */
function byNominalSize(mention: Mention, { words, hints }: SizeTable): Mention {
  const { amount, ...rest } = withKnownHint(mention, hints);
  const isNominal = mention.keys.some((key) => NOMINAL.test(key) && words.has(key));
  return amount === undefined || (amount.unit?.symbol === 'in' && isNominal) ? rest : { ...rest, amount };
}

/** A word beside the number that names no column of this table says nothing here. */
function withKnownHint(mention: Mention, hints: ReadonlySet<string>): Mention {
  const { amount } = mention;
  return amount?.hint === undefined || hints.has(amount.hint)
    ? mention
    : { ...mention, amount: { ...amount, hint: undefined } };
}

const NOMINAL = /^dn[0-9]+$/;

/** The columns in which a variant keeps a mention. */
export function columnsOf(mention: Mention, table: SizeTable, at: number): number[] {
  const variant = table.variants[at];
  const asked = byNominalSize(mention, table);
  return variant === undefined
    ? []
    : table.columns.flatMap((column, place) =>
        isKeptIn(asked, { column, value: variant.values[place] }) ? [place] : [],
      );
}

function isKeptIn(
  { keys, amount, size }: Mention,
  { column, value }: { column: Column; value: unknown },
): boolean {
  if (typeof value === 'number') {
    const isPart = size?.some(
      (number) => isSizeColumn(column) && isEqual(value * inMillimetres(column), number),
    );
    return isPart === true || (amount !== undefined && fitOfNumber(amount, { value, column }) >= WORD);
  }
  return typeof value === 'string' && keys.some((key) => textWords(readTokens(value)).includes(key));
}

interface Row {
  readonly variant: TableVariant;
  readonly columns: readonly Column[];
}

function fitOf(mention: Mention, row: Row): number {
  const { keys, amount, size } = mention;
  if (size !== undefined) {
    return row.variant.sizes.has(keys[0] ?? '') ? 1 : fitOfSize(size, row);
  }
  const byNumber = amount === undefined ? 0 : fitOfAmount(amount, row);
  if (byNumber >= WORD || (amount?.hint !== undefined && byNumber > 0)) {
    return byNumber;
  }
  return keys.some((key) => row.variant.words.has(key) || isPartOfCode(key, row.variant)) ? WORD : byNumber;
}

/** A number in a column says more than the same digits in a title. */
const WORD = 0.85;
const MIN_CODE_PART = 4;

function isPartOfCode(key: string, { code }: TableVariant): boolean {
  return key.length >= MIN_CODE_PART && /[0-9]/.test(key) && code.startsWith(key);
}

/** The numbers of a size stand in different columns; in millimetres, else in centimetres. */
function fitOfSize(size: readonly number[], { variant, columns }: Row): number {
  const best = Math.max(
    ...[1, 10].map((scale) =>
      placesOf(
        size.map((number) => number * scale),
        { variant, columns },
      ),
    ),
  );
  return best === size.length ? 1 : (best / size.length) * NEAR;
}

function placesOf(numbers: readonly number[], { variant, columns }: Row): number {
  const free = new Set(columns.map((_, place) => place).filter((place) => isSizeColumn(columns[place])));
  let found = 0;
  for (const number of numbers) {
    const place = [...free].find((at) => {
      const value = variant.values[at];
      return typeof value === 'number' && isEqual(value * inMillimetres(columns[at]), number);
    });
    if (place !== undefined) {
      free.delete(place);
      found += 1;
    }
  }
  return found;
}

const isSizeColumn = (column: Column | undefined) => column?.kind === 'number' && column.defines;
const inMillimetres = (column: Column | undefined) =>
  column?.quantity === 'length' ? column.factor * 1000 : 1;
const isEqual = (one: number, other: number) => Math.abs(one - other) <= EXACT * Math.abs(other);

const NEAR = 0.4;
/** An earlier column tells more, and a defining one more than one that follows. */
const COLUMN_STEP = 0.01;
const FOLLOWS = 0.05;

function fitOfAmount(amount: Amount, { variant, columns }: Row): number {
  let best = 0;
  columns.forEach((column, place) => {
    const value = variant.values[place];
    const fit =
      typeof value === 'number'
        ? fitOfNumber(amount, { value, column })
        : fitOfText(amount, { value, column });
    best = Math.max(best, fitOfRange(amount, { variant, columns, place }));
    best = Math.max(best, fit - (fit > 0 ? place * COLUMN_STEP + (column.defines ? 0 : FOLLOWS) : 0));
  });
  return best;
}

/** «ظرفیت از» and «ظرفیت تا» hold what lies between them. */
function fitOfRange(amount: Amount, { variant, columns, place }: Row & { place: number }): number {
  const [column, next] = [columns[place], columns[place + 1]];
  const [from, to] = [variant.values[place], variant.values[place + 1]];
  const meaning = amount.unit?.meanings.find(({ quantity }) => quantity === column?.quantity);
  if (typeof from !== 'number' || typeof to !== 'number' || column === undefined || meaning === undefined) {
    return 0;
  }
  const isRange = / از$/.test(column.title) && / تا$/.test(next?.title ?? '') && amount.to === undefined;
  const isWithin = amount.values.some((value) => {
    const wanted = inBase(value, meaning);
    return wanted >= inBase(from, column) && wanted <= inBase(to, column);
  });
  return isRange && isWithin ? BEARS : 0;
}

/** A choice such as «۷» of the column «تعداد رشته». */
function fitOfText({ hint, values }: Amount, { value, column }: { value: unknown; column: Column }): number {
  const isHinted = hint !== undefined && column.hints.has(hint) && typeof value === 'string';
  return isHinted && values.some((number) => digitsOf(value) === String(number)) ? 1 : 0;
}

const digitsOf = (text: string) =>
  text.replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0)).replace('٫', '.');

interface Cell {
  readonly value: number;
  readonly column: Column;
}

function fitOfNumber(amount: Amount, { value, column }: Cell): number {
  const { unit, hint, values } = amount;
  const isHinted = hint !== undefined && column.hints.has(hint);
  if (unit === undefined) {
    const isFree = hint === undefined && column.defines;
    return isHinted || isFree
      ? bestOf(values, (number) => fitOfPlain(amount, { value, column, number, isHinted }))
      : 0;
  }
  const meaning = unit.meanings.find(({ quantity }) => quantity === column.quantity);
  if (meaning === undefined) {
    return 0;
  }
  const fit = bestOf(values, (number) => fitOfUnit(amount, { value, column, number, meaning }));
  return hint === undefined || isHinted ? fit : Math.min(fit, UNHINTED * fit);
}

/** The column is another one than the word beside the number says. */
const UNHINTED = 0.4;

function bestOf(values: readonly number[], fit: (value: number) => number): number {
  return Math.max(0, ...values.map(fit));
}

interface Plain extends Cell {
  readonly number: number;
  readonly isHinted: boolean;
}

/** Without a unit, a number is in the unit of the table, or a length in a smaller or larger one. */
function fitOfPlain(amount: Amount, { value, column, number, isHinted }: Plain): number {
  const scales = column.quantity === 'length' && column.factor === 0.001 ? [1, 10] : [1];
  const fits = scales.map((scale) =>
    closeness(amount, { value, wanted: number * scale, tolerance: isHinted ? toleranceOf(column) : EXACT }),
  );
  const fit = Math.max(...fits.map((found, place) => (place > 0 && found >= 1 ? 0.95 : found)));
  return isHinted || fit >= 0.9 ? fit : 0;
}

const isHead = ({ hints }: Column) => hints.has('هد');

function toleranceOf(column: Column): number {
  return PERFORMANCES.has(column.quantity ?? '') || isHead(column) ? PERFORMANCE : EXACT;
}

interface Measured extends Cell {
  readonly number: number;
  readonly meaning: UnitMeaning;
}

function fitOfUnit(amount: Amount, { value, column, number, meaning }: Measured): number {
  const wanted = inBase(number, meaning);
  const has = inBase(value, column);
  if (meaning.offset !== undefined) {
    return fitOfTemperature({ has, wanted, isMost: MAX_TEMPERATURE.test(column.title) });
  }
  return closeness(amount, {
    value: has,
    wanted,
    tolerance: Math.max(meaning.tolerance ?? 0, toleranceOf(column)),
    scale: meaning.factor,
  });
}

/** What bears a temperature bears every lower one; the nearer one is better. */
function fitOfTemperature({ has, wanted, isMost }: { has: number; wanted: number; isMost: boolean }): number {
  if (Math.abs(has - wanted) <= DEGREES) {
    return 1;
  }
  return isMost && has > wanted ? BEARS + NEARER * (wanted / has) : 0;
}

const MAX_TEMPERATURE = /^(?:حداکثر|بیشینه) دما/;
const BEARS = 0.9;

interface Compared {
  readonly value: number;
  readonly wanted: number;
  readonly tolerance: number;
  /** Of the end of a range. */
  readonly scale?: number;
}

function closeness({ to, bound }: Pick<Amount, 'to' | 'bound'>, compared: Compared): number {
  const { value, wanted, scale = 1 } = compared;
  if (to !== undefined) {
    return wanted === 0
      ? distanceFit({ ...compared, wanted: to * scale })
      : Number(value >= wanted * (1 - EXACT) && value <= to * scale * (1 + EXACT));
  }
  const isBeyond = (bound === 'min' && value >= wanted) || (bound === 'max' && value <= wanted);
  return isBeyond ? 1 : distanceFit(compared);
}

/** Of two that are equal within the tolerance, the nearer one is a little better. */
const NEARER = 0.004;

function distanceFit({ value, wanted, tolerance }: Compared): number {
  const difference = Math.abs(value - wanted) / Math.max(Math.abs(wanted), Number.MIN_VALUE);
  if (difference <= tolerance) {
    return 1 - (difference / Math.max(tolerance, EXACT)) * NEARER;
  }
  return Math.max(0, 1 - difference) * NEAR;
}

import { inBase, type UnitMeaning } from '../understanding/units.rules.ts';
import { baseWorth, type ReadMention, type WishOption } from './column-worth.rules.ts';
import type { NeedColumn, NeedFamily } from './need-family.types.ts';

/** Worth of a column that has what is wanted. */
export const FOUND = 0.3;
/** Worth of a column that measures what the unit says. */
export const MEASURED = 0.15;
/** Relative difference within which two sizes are equal. */
const EXACT = 0.006;

/** A column of numbers of a family. */
export interface Place {
  readonly own: NeedColumn;
  readonly column: number;
  readonly need: NeedFamily;
}

export interface Places {
  readonly read: ReadMention;
  readonly places: readonly Place[];
}

/** The numbers of a size stand in different columns, in their order; in millimetres, else in centimetres. */
export function sizeOptions(size: readonly number[], { read, places }: Places): WishOption[] {
  const fit = places.filter(
    ({ own }) => own.column.defines && (own.column.quantity === 'length' || own.column.quantity === null),
  );
  const found = [1, 10].flatMap((scale) => {
    const wanted = size.map((number) => number * scale);
    const keeps = (places[0]?.need.family.table.variants ?? []).map(({ values }) =>
      holdsAll(
        fit.map(({ column }) => values[column]),
        wanted,
      ),
    );
    return keeps.includes(true) ? [{ keeps, wanted: wanted[0] ?? null }] : [];
  });
  const first = fit[0];
  if (first === undefined) {
    return areaOption(size, { read, places }) ?? [];
  }
  const worth = baseWorth(read, first);
  const variants = first.need.family.table.variants;
  const numbers = variants.map(({ values }) => numberAt(values, first.column));
  const area = areaOption(size, { read, places });
  if (found.length > 0) {
    return found.map((one) => ({ ...one, column: first.column, worth: worth + FOUND, numbers }));
  }
  return (
    area ?? [
      {
        column: first.column,
        keeps: variants.map(() => false),
        worth: worth - 0.1,
        wanted: size[0] ?? null,
        numbers,
        isWritten: true,
      },
    ]
  );
}

const numberAt = (values: readonly unknown[], column: number) => {
  const value = values[column];
  return typeof value === 'number' ? value : null;
};

/** «۴ در ۲۵» of a cable: cores and cross-section. */
function areaOption(size: readonly number[], { read, places }: Places): WishOption[] | undefined {
  const place = places.find(({ own }) => own.column.quantity === 'area' && own.column.defines);
  const [cores, area] = size;
  if (place === undefined || cores === undefined || area === undefined || size.length !== 2) {
    return;
  }
  const { columns, family } = place.need;
  const hasCores = (variant: number) =>
    columns.some(({ texts }) => Number(texts[variant]?.numbers.get('') ?? Number.NaN) === cores);
  const numbers = family.table.variants.map(({ values }) => numberAt(values, place.column));
  const keeps = numbers.map((number, variant) => number === area && hasCores(variant));
  return [{ column: place.column, keeps, worth: baseWorth(read, place), wanted: area, numbers }];
}

function holdsAll(values: readonly unknown[], wanted: readonly number[]): boolean {
  const free = [...values];
  return wanted.every((number) => {
    const at = free.findIndex(
      (value) => typeof value === 'number' && Math.abs(value - number) <= EXACT * number,
    );
    if (at < 0) {
      return false;
    }
    free.splice(at, 1);
    return true;
  });
}

/** A value in the unit of a column. */
export function inColumn(value: number, { own, meaning }: { own: NeedColumn; meaning: UnitMeaning }): number {
  return Number(((inBase(value, meaning) - own.column.offset) / own.column.factor).toPrecision(6));
}

import type { Token } from '../understanding/tokens.rules.ts';
import { baseWorth, type ReadMention, type WishOption } from './column-worth.rules.ts';
import type { NeedFamily } from './need-family.types.ts';
import { FOUND, type Place } from './size-options.rules.ts';

/** One number of a size with the column that it speaks of. */
export interface SizePart {
  readonly tokens: readonly Token[];
  readonly option: WishOption;
}

const EXACT = 0.006;
/** Sizes are written in millimetres or in centimetres. */
const SCALES = [1, 10];

interface Column extends Place {
  readonly numbers: readonly (number | null)[];
}

/**
 * «۸۰ در ۲۰۰» that no variant has as a whole: each number is a wish of its own, so that what can be kept of the size is
 * kept and the rest is named. Empty when the table has not as many columns.
 */
export function sizeParts(read: ReadMention, need: NeedFamily): SizePart[] {
  const size = read.mention.size ?? [];
  const said = read.mention.tokens.filter(({ values }) => values.length > 0);
  const columns = columnsFor(size, need);
  if (size.length < 2 || columns.length < size.length) {
    return [];
  }
  const scale = scaleOf(size, columns);
  return size.flatMap((number, at): SizePart[] => {
    const [column, token] = [columns[at], said[at]];
    return column === undefined || token === undefined
      ? []
      : [{ tokens: [token], option: optionAt(number * scale, { read, column }) }];
  });
}

/** Cores and cross-section of a cable; else the lengths by which the good is chosen, in their order. */
function columnsFor(size: readonly number[], need: NeedFamily): Column[] {
  const all = need.columns.map(
    (own, column): Column => ({
      ...{ own, column, need },
      numbers: need.family.table.variants.map(({ values }, variant) =>
        own.column.kind === 'number'
          ? numberOf(values[column])
          : (own.texts[variant]?.numbers.get('') ?? numberOf(Number(own.texts[variant]?.written[0]))),
      ),
    }),
  );
  const area = all.find(({ own }) => own.column.quantity === 'area' && own.column.defines);
  if (area !== undefined && size.length === 2) {
    const cores = all.find(
      ({ own, numbers }) =>
        own.column.kind !== 'number' && /تعداد/.test(own.title) && numbers.some((number) => number !== null),
    );
    return cores === undefined ? [] : [cores, area];
  }
  return all.filter(
    ({ own }) =>
      own.column.kind === 'number' &&
      own.column.defines &&
      (own.column.quantity === 'length' || own.column.quantity === null),
  );
}

const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);

const isAt = (value: number | null, wanted: number) =>
  value !== null && Math.abs(value - wanted) <= EXACT * Math.abs(wanted);

/** The one by which more of the numbers stand in their columns; millimetres when both do. */
function scaleOf(size: readonly number[], columns: readonly Column[]): number {
  const found = (scale: number) =>
    size.filter((number, at) => columns[at]?.numbers.some((value) => isAt(value, number * scale))).length;
  const lengths = columns.every(({ own }) => own.column.quantity === 'length');
  return lengths ? SCALES.reduce((best, scale) => (found(scale) > found(best) ? scale : best)) : 1;
}

function optionAt(wanted: number, { read, column }: { read: ReadMention; column: Column }): WishOption {
  const keeps = column.numbers.map((value) => isAt(value, wanted));
  const worth = baseWorth(read, column) + (keeps.includes(true) ? FOUND : 0);
  return { column: column.column, keeps, worth, wanted, numbers: column.numbers };
}

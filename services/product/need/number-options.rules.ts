import type { Amount } from '../understanding/mentions.rules.ts';
import { speedOfPoles, type UnitMeaning } from '../understanding/units.rules.ts';
import { baseWorth, isHintedBy, type ReadMention, type WishOption } from './column-worth.rules.ts';
import type { NeedColumn, NeedFamily } from './need-family.rules.ts';

/** Relative difference within which two sizes are equal. */
const EXACT = 0.006;
const POLES = new Set(['پل', 'قطب', 'قطبه', 'پله', 'pole']);
const FOUND = 0.3;
const MEASURED = 0.15;

interface Place {
  readonly own: NeedColumn;
  readonly column: number;
  readonly need: NeedFamily;
}

/** The columns of numbers that an amount or a size may speak of. */
export function numberOptions(read: ReadMention, need: NeedFamily): WishOption[] {
  const { amount, size } = read.mention;
  const places = need.columns
    .map((own, column) => ({ own, column, need }))
    .filter(({ own }) => own.column.kind === 'number');
  if (size !== undefined) {
    return sizeOptions(size, { read, places });
  }
  if (amount === undefined) {
    return [];
  }
  return [
    ...places.flatMap((place) => amountOptions(amount, { read, place })),
    ...pairOptions(amount, { read, places }),
  ];
}

/** Words beside a number that may stand for any size. */
const ANY_SIZE = new Set(['سایز', 'اندازه', 'نمره', 'شماره', 'مدل', 'تیپ', 'نوع', 'سری', 'نسبت']);
/** A word that is a column's elsewhere binds nothing here. */
const isBinding = (hint: string | undefined, { need }: Place) =>
  hint !== undefined && !ANY_SIZE.has(hint) && need.family.table.hints.has(hint);

interface AmountAt {
  readonly read: ReadMention;
  readonly place: Place;
}

function amountOptions(amount: Amount, { read, place }: AmountAt): WishOption[] {
  if (amount.unit !== undefined) {
    return measuredOptions(amount, { read, place });
  }
  if (place.own.column.quantity === 'speed' && [...POLES].some((word) => read.hints.has(word))) {
    const { min, max } = speedOfPoles(amount.values[0] ?? 1);
    const worth = baseWorth(read, place) + MEASURED;
    return [optionOf({ place, amount, wanted: min, to: max, tolerance: EXACT, worth })];
  }
  return plainOptions(amount, { read, place });
}

/** Motors are called by the speed of their field, which they do not quite reach. */
const SPEED = 0.045;
/** Purities differ in the last digit. */
const RATIO = 1e-5;

function exactnessOf({ own: { column } }: Place): number {
  if (column.quantity === 'speed') {
    return SPEED;
  }
  return column.quantity === 'ratio' ? RATIO : EXACT;
}

function measuredOptions(amount: Amount, { read, place }: AmountAt): WishOption[] {
  const { own } = place;
  const meaning = amount.unit?.meanings.find(({ quantity }) => quantity === own.column.quantity);
  if (meaning === undefined) {
    return [];
  }
  const to = amount.to === undefined ? undefined : inColumn(amount.to, { own, meaning });
  const exact = exactnessOf(place);
  const tolerance = Math.max(meaning.tolerance ?? 0, exact);
  const worth = baseWorth(read, place) + MEASURED;
  return amount.values.map((value) =>
    optionOf({ place, amount, wanted: inColumn(value, { own, meaning }), to, tolerance, worth }),
  );
}

/** Without a unit, a number is in that of the table, or a length in a smaller or a larger one. */
function plainOptions(amount: Amount, { read, place }: AmountAt): WishOption[] {
  const { column } = place.own;
  const isHinted = isHintedBy(read, place);
  if (!isHinted && (!column.defines || isBinding(amount.hint, place))) {
    return [];
  }
  const scales = column.quantity === 'length' && column.factor === 0.001 ? [1, 10] : [1];
  const worth = baseWorth(read, place);
  return amount.values.flatMap((value) =>
    scales.map((scale) => {
      const to = amount.to === undefined ? undefined : amount.to * scale;
      return optionOf({
        place,
        amount,
        wanted: value * scale,
        to,
        tolerance: exactnessOf(place),
        worth: worth - (scale > 1 ? 0.05 : 0),
      });
    }),
  );
}

function inColumn(value: number, { own, meaning }: { own: NeedColumn; meaning: UnitMeaning }): number {
  const base = value * meaning.factor + (meaning.offset ?? 0);
  return Number(((base - own.column.offset) / own.column.factor).toPrecision(6));
}

interface Wanted {
  readonly place: Place;
  readonly amount: Amount;
  readonly wanted: number;
  readonly to: number | undefined;
  readonly tolerance: number;
  readonly worth: number;
}

/** What has to bear a temperature, or to cover a room, may do more. */
const AT_LEAST = /تحت پوشش|حداکثر دما/;

function optionOf(asked: Wanted): WishOption {
  const { place, wanted, worth } = asked;
  const values = place.need.family.table.variants.map((variant) => variant.values[place.column]);
  const numbers = values.map((value) => (typeof value === 'number' ? value : null));
  const kept =
    asked.to === undefined ? keptBy(asked, numbers) : keptInRange({ ...asked, to: asked.to }, numbers);
  const found = kept.keeps.includes(true) ? FOUND : plausibility(numbers, kept.wanted ?? wanted);
  return { column: place.column, wanted, numbers, ...kept, worth: worth + found };
}

type Kept = Pick<WishOption, 'keeps' | 'bound' | 'isWritten'> & { readonly wanted?: number };

const isNear = (value: number, { other, tolerance }: { other: number; tolerance: number }) =>
  Math.abs(value - other) <= tolerance * Math.max(Math.abs(other), 1e-9);

const test = (numbers: readonly (number | null)[], fits: (value: number) => boolean) =>
  numbers.map((value) => value !== null && fits(value));

/** «صفر تا ده» of one column is its end; any other range holds what lies in it. */
function keptInRange(
  { wanted, to, tolerance }: Wanted & { to: number },
  numbers: readonly (number | null)[],
): Kept {
  if (wanted === 0) {
    return { keeps: test(numbers, (value) => isNear(value, { other: to, tolerance })), wanted: to };
  }
  const isWithin = (value: number) => value >= wanted * (1 - EXACT) && value <= to * (1 + EXACT);
  return { keeps: test(numbers, isWithin), isWritten: true };
}

function keptBy({ place, amount, wanted, tolerance }: Wanted, numbers: readonly (number | null)[]): Kept {
  const exact = test(numbers, (value) => isNear(value, { other: wanted, tolerance }));
  const isMost = amount.bound === 'max' && /حداکثر|بیشینه/.test(place.own.title);
  const mayDoMore = AT_LEAST.test(place.own.title) && !exact.includes(true);
  if (isMost || amount.bound === 'min' || (amount.bound === undefined && mayDoMore)) {
    return { keeps: test(numbers, (value) => value >= wanted * (1 - EXACT)), bound: 'min' };
  }
  return amount.bound === 'max'
    ? { keeps: test(numbers, (value) => value <= wanted * (1 + EXACT)), bound: 'max' }
    : { keeps: exact };
}

const FAR = 4;

/** A number far from all that the column has is hardly meant for it. */
function plausibility(numbers: readonly (number | null)[], wanted: number): number {
  const some = numbers.filter((value) => value !== null && value > 0) as number[];
  const isFar = wanted < Math.min(...some) / FAR || wanted > Math.max(...some) * FAR;
  return isFar ? -0.5 : 0;
}

interface Places {
  readonly read: ReadMention;
  readonly places: readonly Place[];
}

const FROM = /(?:^| )از$/;
const TO = /(?:^| )تا$/;

/** A range that two columns hold: «سنجش از» and «سنجش تا». */
function pairOptions({ values, to, unit }: Amount, { read, places }: Places): WishOption[] {
  if (to === undefined) {
    return [];
  }
  return places.flatMap((place, at) => {
    const next = places[at + 1];
    const { own, need } = place;
    const meaning = unit?.meanings.find(({ quantity }) => quantity === own.column.quantity);
    if (
      next === undefined ||
      !FROM.test(own.title) ||
      !TO.test(next.own.title) ||
      (unit !== undefined && meaning === undefined)
    ) {
      return [];
    }
    const wanted = [values[0] ?? 0, to].map((value) =>
      meaning === undefined ? value : inColumn(value, { own, meaning }),
    );
    const keeps = need.family.table.variants.map((variant) =>
      [place, next].every(
        ({ column }, end) => Math.abs(Number(variant.values[column]) - (wanted[end] ?? 0)) < 1e-6,
      ),
    );
    return keeps.includes(true)
      ? [
          {
            column: next.column,
            keeps,
            worth: baseWorth(read, place) + FOUND + MEASURED,
            wanted: wanted[1] ?? to,
            numbers: [],
          },
        ]
      : [];
  });
}

/** The numbers of a size stand in different columns, in their order; in millimetres, else in centimetres. */
function sizeOptions(size: readonly number[], { read, places }: Places): WishOption[] {
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

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
  const places = need.columns.map((own, column) => ({ own, column, need })).filter(({ own }) => own.column.kind === 'number');
  if (size !== undefined) {
    return sizeOptions(size, { read, places });
  }
  if (amount === undefined) {
    return [];
  }
  return [...places.flatMap((place) => amountOptions(amount, { read, place })), ...pairOptions(amount, { read, places })];
}

/** Words beside a number that may stand for any size. */
const ANY_SIZE = new Set(['سایز', 'اندازه', 'نمره', 'شماره', 'مدل', 'تیپ', 'نوع', 'سری', 'نسبت']);
const isBinding = (hint: string | undefined) => hint !== undefined && !ANY_SIZE.has(hint);

interface AmountAt {
  readonly read: ReadMention;
  readonly place: Place;
}

function amountOptions(amount: Amount, { read, place }: AmountAt): WishOption[] {
  const { own } = place;
  const worth = baseWorth(read, place);
  if (amount.unit !== undefined) {
    const meaning = amount.unit.meanings.find(({ quantity }) => quantity === own.column.quantity);
    return meaning === undefined
      ? []
      : amount.values.map((value) => {
          const wanted = inColumn(value, { own, meaning });
          const to = amount.to === undefined ? undefined : inColumn(amount.to, { own, meaning });
          const tolerance = Math.max(meaning.tolerance ?? 0, EXACT);
          return optionOf({ place, amount, wanted, to, tolerance, worth: worth + MEASURED });
        });
  }
  const isHinted = isHintedBy(read, place);
  if (own.column.quantity === 'speed' && amount.unit === undefined && [...POLES].some((word) => read.hints.has(word))) {
    const { min, max } = speedOfPoles(amount.values[0] ?? 1);
    return [optionOf({ place, amount, wanted: min, to: max, tolerance: EXACT, worth: worth + MEASURED })];
  }
  if (!isHinted && (!own.column.defines || isBinding(amount.hint))) {
    return [];
  }
  const scales = own.column.quantity === 'length' && own.column.factor === 0.001 ? [1, 10] : [1];
  return amount.values.flatMap((value) =>
    scales.map((scale) => {
      const to = amount.to === undefined ? undefined : amount.to * scale;
      return optionOf({ place, amount, wanted: value * scale, to, tolerance: EXACT, worth: worth - (scale > 1 ? 0.05 : 0) });
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

function optionOf({ place, amount, wanted, to, tolerance, worth }: Wanted): WishOption {
  const values = place.need.family.table.variants.map((variant) => variant.values[place.column]);
  const test = (fits: (value: number) => boolean) => values.map((value) => typeof value === 'number' && fits(value));
  const isNear = (value: number, other: number) => Math.abs(value - other) <= tolerance * Math.max(Math.abs(other), 1e-9);
  const made = (keeps: readonly boolean[], bound?: 'min' | 'max', own = wanted): WishOption => ({
    ...{ column: place.column, keeps, wanted: own, numbers: values.map((value) => (typeof value === 'number' ? value : null)) },
    worth: worth + (keeps.includes(true) ? FOUND : plausibility(values, own)),
    ...(bound !== undefined && { bound }),
  });
  if (to !== undefined) {
    const ends = wanted === 0 ? test((value) => isNear(value, to)) : test((value) => value >= wanted * (1 - EXACT) && value <= to * (1 + EXACT));
    return made(ends, undefined, wanted === 0 ? to : wanted);
  }
  const exact = test((value) => isNear(value, wanted));
  const isMost = amount.bound === 'max' && /حداکثر|بیشینه/.test(place.own.title);
  const bound = isMost ? 'min' : amount.bound ?? (AT_LEAST.test(place.own.title) && !exact.includes(true) ? 'min' : undefined);
  if (bound === 'min') {
    return made(test((value) => value >= wanted * (1 - EXACT)), 'min');
  }
  return bound === 'max' ? made(test((value) => value <= wanted * (1 + EXACT)), 'max') : made(exact);
}

const FAR = 4;

/** A number far from all that the column has is hardly meant for it. */
function plausibility(values: readonly unknown[], wanted: number): number {
  const numbers = values.filter((value) => typeof value === 'number' && value > 0) as number[];
  const isFar = wanted < Math.min(...numbers) / FAR || wanted > Math.max(...numbers) * FAR;
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
    if (next === undefined || !FROM.test(own.title) || !TO.test(next.own.title) || (unit !== undefined && meaning === undefined)) {
      return [];
    }
    const wanted = [values[0] ?? 0, to].map((value) => (meaning === undefined ? value : inColumn(value, { own, meaning })));
    const keeps = need.family.table.variants.map((variant) =>
      [place, next].every(({ column }, end) => Math.abs(Number(variant.values[column]) - (wanted[end] ?? 0)) < 1e-6),
    );
    return keeps.includes(true)
      ? [{ column: next.column, keeps, worth: baseWorth(read, place) + FOUND + MEASURED, wanted: wanted[1] ?? to, numbers: [] }]
      : [];
  });
}

/** The numbers of a size stand in different columns, in their order; in millimetres, else in centimetres. */
function sizeOptions(size: readonly number[], { read, places }: Places): WishOption[] {
  const fit = places.filter(({ own }) => own.column.defines && (own.column.quantity === 'length' || own.column.quantity === null));
  const found = [1, 10].flatMap((scale) => {
    const wanted = size.map((number) => number * scale);
    const keeps = (places[0]?.need.family.table.variants ?? []).map(({ values }) => holdsAll(fit.map(({ column }) => values[column]), wanted));
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
  return area ?? [{ column: first.column, keeps: variants.map(() => false), worth: worth - 0.1, wanted: size[0] ?? null, numbers }];
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
  const hasCores = (variant: number) => columns.some(({ texts }) => Number(texts[variant]?.numbers.get('') ?? Number.NaN) === cores);
  const numbers = family.table.variants.map(({ values }) => numberAt(values, place.column));
  const keeps = numbers.map((number, variant) => number === area && hasCores(variant));
  return [{ column: place.column, keeps, worth: baseWorth(read, place), wanted: area, numbers }];
}

function holdsAll(values: readonly unknown[], wanted: readonly number[]): boolean {
  const free = [...values];
  return wanted.every((number) => {
    const at = free.findIndex((value) => typeof value === 'number' && Math.abs(value - number) <= EXACT * number);
    if (at < 0) {
      return false;
    }
    free.splice(at, 1);
    return true;
  });
}

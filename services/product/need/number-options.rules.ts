import type { Amount } from '../understanding/mentions.rules.ts';
import { amountKey } from '../understanding/size-table.rules.ts';
import { speedOfPoles } from '../understanding/units.rules.ts';
import { baseWorth, isHintedBy, type ReadMention, type WishOption } from './column-worth.rules.ts';
import type { NeedFamily } from './need-family.types.ts';
import { BEGINNING, beginsPair, endsPair, pairOptions } from './pair-options.rules.ts';
import { FOUND, inColumn, MEASURED, type Place, sizeOptions } from './size-options.rules.ts';

/** Relative difference within which two sizes are equal. */
const EXACT = 0.006;
const POLES = new Set(['پل', 'قطب', 'قطبه', 'پله', 'pole']);

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
  const pairs = pairOptions(amount, { read, places });
  // A range that two columns hold is in none of them alone.
  const held = new Set(amount.to === undefined ? [] : pairs.flatMap(({ column }) => [column - 1, column]));
  const single = places.filter(({ column }) => !held.has(column));
  const alone = single.flatMap((place) => amountOptions(amount, { read, place }));
  return [...chosenFirst(alone, read, need), ...pairs];
}

/**
 * «مکانیکال سیل ۴۵ میل» asks for a shaft, whatever seat measures so much: a size that is not named is one of those by
 * which the good is chosen, unless it is far from them all.
 */
function chosenFirst(
  options: readonly WishOption[],
  read: ReadMention,
  { columns }: NeedFamily,
): WishOption[] {
  const isChosen = ({ column, worth }: WishOption) => columns[column]?.column.defines === true && worth > 0;
  const isSaid = ({ column }: WishOption) => {
    const own = columns[column];
    return own !== undefined && (AT_LEAST.test(own.title) || isHintedBy(read, { own, column }));
  };
  return options.some(isChosen)
    ? options.filter((option) => columns[option.column]?.column.defines === true || isSaid(option))
    : [...options];
}

/** Words beside a number that may stand for any size. */
export const ANY_SIZE = new Set(['سایز', 'اندازه', 'نمره', 'شماره', 'مدل', 'تیپ', 'نوع', 'سری']);
/** A word that is a column's elsewhere binds nothing here. */
const isBinding = (hint: string | undefined, { need }: Place) =>
  hint !== undefined && !ANY_SIZE.has(hint) && need.family.table.hints.has(hint);

/** «استیل ۳۱۶»: the number of a material measures nothing. */
const isGrade = ({ hints }: ReadMention) => [...GRADED].some((word) => hints.has(word));
const GRADED = new Set(['استیل', 'الیاژ', 'گرید', 'استنلس']);

interface AmountAt {
  readonly read: ReadMention;
  readonly place: Place;
}

function amountOptions(amount: Amount, { read, place }: AmountAt): WishOption[] {
  if (beginsPair(place) && (amount.bound === 'max' || amount.to !== undefined)) {
    return [];
  }
  if (amount.bound === 'max' && endsPair(place)) {
    const { bound, ...named } = amount;
    return amountOptions(named, { read, place });
  }
  if (amount.unit !== undefined) {
    return measuredOptions(amount, { read, place });
  }
  const [poles = 0] = amount.values;
  if (place.own.column.quantity === 'speed' && poles > 0 && [...POLES].some((word) => read.hints.has(word))) {
    const { min, max } = speedOfPoles(poles);
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
  if (isGrade(read) || (!isHinted && (!column.defines || isBinding(amount.hint, place)))) {
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
  const { place, wanted } = asked;
  // «میکرومتر ۲۵» is the one that measures up to 25.
  const worth = asked.worth - (beginsPair(place) ? BEGINNING : 0);
  const values = place.need.family.table.variants.map((variant) => variant.values[place.column]);
  const numbers = values.map((value) => (typeof value === 'number' ? value : null));
  const kept =
    asked.to === undefined ? keptBy(asked, numbers) : keptInRange({ ...asked, to: asked.to }, numbers);
  const found = kept.keeps.includes(true) ? FOUND : plausibility(numbers, kept.wanted ?? wanted);
  return { column: place.column, wanted, numbers, ...kept, worth: worth + found };
}

type Kept = Pick<WishOption, 'keeps' | 'bound' | 'isWritten'> & { readonly wanted?: number };

const SAME = 1e-6;
const ROUNDED = 0.03;

/** The title of a variant may round what its column has. */
function isRounded({ place, amount, wanted }: Wanted, numbers: readonly (number | null)[]): boolean[] {
  const meanings =
    amount.unit?.meanings.filter(({ quantity }) => quantity === place.own.column.quantity) ?? [];
  const keys = meanings.flatMap((meaning) => amount.values.map((value) => amountKey(value, meaning)));
  const near = test(numbers, (value) => isNear(value, { other: wanted, tolerance: ROUNDED }));
  return place.need.family.table.variants.map(
    ({ words }, at) => near[at] === true && keys.some((key) => words.has(key)),
  );
}

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

function keptBy(asked: Wanted, numbers: readonly (number | null)[]): Kept {
  const { amount, wanted } = asked;
  const exact = exactIn(asked, numbers);
  if (isAtLeast(asked, numbers, exact)) {
    return { keeps: test(numbers, (value) => value >= wanted * (1 - EXACT)), bound: 'min' };
  }
  return amount.bound === 'max'
    ? { keeps: test(numbers, (value) => value <= wanted * (1 + EXACT)), bound: 'max' }
    : { keeps: exact };
}

function exactIn(asked: Wanted, numbers: readonly (number | null)[]): readonly boolean[] {
  const { place, wanted, tolerance } = asked;
  const same = test(numbers, (value) => isNear(value, { other: wanted, tolerance: SAME }));
  // Two sizes of one table differ, however little; but machines are called by a speed that they do not quite reach.
  const isOne = same.includes(true) && place.own.column.quantity !== 'speed';
  const equal = isOne ? same : test(numbers, (value) => isNear(value, { other: wanted, tolerance }));
  return equal.includes(true) ? equal : isRounded(asked, numbers);
}

/** A machine that can do more serves as well; a share that is guaranteed does not. */
function isAtLeast(asked: Wanted, numbers: readonly (number | null)[], exact: readonly boolean[]): boolean {
  const { own } = asked.place;
  const { bound } = asked.amount;
  const isAbility = /حداکثر|بیشینه/.test(own.title) && own.column.quantity !== 'ratio';
  if (bound !== undefined) {
    return bound === 'min' || isAbility;
  }
  const isSurplus = AT_LEAST.test(own.title) || (isAbility && isMinor(asked, numbers));
  return isSurplus && !exact.includes(true);
}

/** What it can do besides what it is chosen by, when it is asked for about as much. */
const isMinor = ({ place, wanted }: Wanted, numbers: readonly (number | null)[]) =>
  !place.own.column.defines && numbers.some((value) => value !== null && wanted >= value / FAR);

const FAR = 4;

/** A number far from all that the column has is hardly meant for it. */
function plausibility(numbers: readonly (number | null)[], wanted: number): number {
  const some = numbers.filter((value) => value !== null && value > 0) as number[];
  const [least, most] = [Math.min(...some), Math.max(...some)];
  const isFar = wanted < least / FAR || wanted > most * FAR;
  // «تیرآهن ۴۰» is nearer to the table in centimetres than in millimetres.
  const outside = wanted > 0 ? Math.max(0, Math.log(least / wanted), Math.log(wanted / most)) : 0;
  return isFar ? -0.5 : -OUTSIDE * outside;
}

const OUTSIDE = 0.08;

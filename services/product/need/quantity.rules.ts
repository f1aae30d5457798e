import type { Token } from '../understanding/tokens.rules.ts';
import { writtenNumber } from './written-numbers.rules.ts';

/** An amount that may be the quantity that is wanted. `from` and `to` are its place in the text. */
export interface Quantity {
  readonly value: number;
  /** As it is written in Persian: «دستگاه», «کیلوگرم», «مترمربع». */
  readonly unit: string;
  /** What it measures; null for pieces. */
  readonly dimension: 'mass' | 'length' | 'area' | 'volume' | null;
  /** How many base units (kg, m, m², L) one unit is; 1 for pieces. */
  readonly factor: number;
  readonly from: number;
  readonly to: number;
  /** Where its unit begins. */
  readonly unitFrom: number;
}

const PIECES = new Map<string, string>(
  Object.entries({
    ...{
      عدد: 'عدد',
      تا: 'عدد',
      دانه: 'عدد',
      دونه: 'عدد',
      دستگاه: 'دستگاه',
      دسگاه: 'دستگاه',
      شاخه: 'شاخه',
      حلقه: 'حلقه',
      جفت: 'جفت',
    },
    ...{
      ست: 'ست',
      رول: 'رول',
      کارتن: 'کارتن',
      بسته: 'بسته',
      بشکه: 'بشکه',
      حلب: 'حلب',
      کیسه: 'کیسه',
      گالن: 'گالن',
    },
    ...{
      پاکت: 'پاکت',
      قطعه: 'قطعه',
      برگ: 'برگ',
      شیت: 'شیت',
      پالت: 'پالت',
      سری: 'سری',
      بندیل: 'بندیل',
      کلاف: 'کلاف',
    },
    ...{
      طاقه: 'طاقه',
      تیوب: 'تیوب',
      سیلندر: 'سیلندر',
      گونی: 'گونی',
      مجموعه: 'مجموعه',
      قالب: 'قالب',
      قوطی: 'قوطی',
      سطل: 'سطل',
      قرقره: 'قرقره',
    },
  }),
);

type Measure = Pick<Quantity, 'unit' | 'dimension' | 'factor'>;

const MEASURES: readonly (readonly [names: string, measure: Measure])[] = [
  ['متر مربع|مترمربع|m2|متر مربعی', { unit: 'مترمربع', dimension: 'area', factor: 1 }],
  ['متر مکعب|مترمکعب|m3|کوب', { unit: 'مترمکعب', dimension: 'volume', factor: 1000 }],
  ['کیلو متر|کیلومتر|km', { unit: 'کیلومتر', dimension: 'length', factor: 1000 }],
  ['متر|m', { unit: 'متر', dimension: 'length', factor: 1 }],
  ['کیلو گرم|کیلوگرم|کیلو|kg', { unit: 'کیلوگرم', dimension: 'mass', factor: 1 }],
  ['تن|ton', { unit: 'تن', dimension: 'mass', factor: 1000 }],
  ['لیتر', { unit: 'لیتر', dimension: 'volume', factor: 1 }],
];

const named = new Map(
  MEASURES.flatMap(([names, measure]) => names.split('|').map((name) => [name, measure] as const)),
);

/** Whether a word counts pieces: «شاخه». */
export const isPiece = (word: string) => PIECES.has(word);

/** What a unit of sale measures. */
export function measureOf(unit: string): Measure {
  return named.get(unit) ?? { unit, dimension: null, factor: 1 };
}

const NONE: ReadonlySet<string> = new Set();

/** All amounts that may be a quantity, in their order; the words of `free` say nothing else of what is behind them. */
export function readQuantities(tokens: readonly Token[], free = NONE): Quantity[] {
  const found: Quantity[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const quantity = quantityAt(tokens, at, free);
    if (quantity !== undefined) {
      found.push(quantity.read);
      at = quantity.end - 1;
    }
  }
  return found;
}

function quantityAt(
  tokens: readonly Token[],
  at: number,
  free: ReadonlySet<string>,
): { read: Quantity; end: number } | undefined {
  const number = isPartOfSize(tokens, at) ? undefined : writtenNumber(tokens, at);
  const unit = number === undefined ? undefined : unitOf(tokens, number.end);
  const isPart = unit?.measure.dimension === null && (number?.value ?? 0) % 1 !== 0;
  if (
    number === undefined ||
    unit === undefined ||
    isPart ||
    isOtherwise(tokens, { at, end: unit.end, free })
  ) {
    return;
  }
  const [first, counted, last] = [tokens[at], tokens[number.end], tokens[unit.end - 1]];
  const place = { from: first?.from ?? 0, unitFrom: counted?.from ?? 0, to: last?.to ?? 0 };
  const read = { ...unit.measure, value: number.value, ...place };
  return { read, end: unit.end };
}

/** «۴ در ۱۶», «۱۰ تا ۲۰», «×۲۵». */
function isPartOfSize(tokens: readonly Token[], at: number): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]];
  const isJoined = /[×*]/.test(token?.before ?? '') || (token?.gap === 'none' && before !== undefined);
  return (
    isJoined || (/^(?:در|x|به|تا)$/.test(before?.word ?? '') && (tokens[at - 2]?.values.length ?? 0) > 0)
  );
}

function unitOf(tokens: readonly Token[], at: number): { measure: Measure; end: number } | undefined {
  const [one, two] = [tokens[at]?.word ?? '', tokens[at + 1]?.word ?? ''];
  const wide = named.get(`${one} ${two}`);
  if (wide === undefined && named.has(`${one} ${two.replace(/ی$/, '')}`)) {
    return;
  }
  if (wide !== undefined) {
    return { measure: wide, end: at + 2 };
  }
  const measure = named.get(one);
  if (measure !== undefined) {
    return { measure, end: at + 1 };
  }
  const piece = PIECES.get(one);
  const isRange = one === 'تا' && writtenNumber(tokens, at + 1) !== undefined;
  return piece === undefined || isRange
    ? undefined
    : { measure: { unit: piece, dimension: null, factor: 1 }, end: at + 1 };
}

/** Words behind an amount that make it a rate or a part of a name. */
const RATE = /^(?:ساعت|دقیقه|ثانیه|روز|متر|مترمربع|مترمکعب|سانتی|لیتر|سال|شیفت)$/;
/** Words before an amount that say what it measures. */
const MEASURED = new Set([
  ...[
    'طول',
    'عرض',
    'ارتفاع',
    'قطر',
    'هد',
    'دهانه',
    'برد',
    'ضخامت',
    'ظرفیت',
    'نیروی',
    'نیرو',
    'وزن',
    'حجم',
    'عمق',
    'شعاع',
  ],
  ...[
    'فاصله',
    'کورس',
    'گستره',
    'دبی',
    'تناژ',
    'توان',
    'کشش',
    'پرتاب',
    'مساحت',
    'بطول',
    'بقطر',
    'هر',
    'پهنا',
    'پهنای',
  ],
]);

const BOUND = new Set(['حداقل', 'حداکثر', 'بالای', 'زیر', 'تا', 'حدود', 'تقریبا']);

interface Around {
  readonly at: number;
  readonly end: number;
  readonly free: ReadonlySet<string>;
}

function isOtherwise(tokens: readonly Token[], { at, end, free }: Around): boolean {
  const [behind, next] = [tokens[end], tokens[end + 1]];
  const isEnding = behind?.word === 'ی' || behind?.word === 'ای';
  const isRate = /^(?:در|بر)$/.test(behind?.word ?? '') && RATE.test(next?.word ?? '');
  return isEnding || isRate || behind?.word === 'تبرید' || isMeasured(tokens, at, free);
}

/** «عرض ۲ متر». */
function isMeasured(tokens: readonly Token[], at: number, free: ReadonlySet<string>): boolean {
  const before = tokens[at - 1]?.word ?? '';
  const said = BOUND.has(before) ? (tokens[at - 2]?.word ?? '') : before;
  return MEASURED.has(said) && !free.has(said) && !/[،؛.\n]/.test(tokens[at]?.before ?? '');
}

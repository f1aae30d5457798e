import { type JalaliDate, jalaliMonthLength, jalaliToDayNumber, jalaliWeekday } from '@bazaar/locale';
import type { Token } from '../understanding/tokens.rules.ts';
import { type WrittenNumber, writtenNumber } from './written-numbers.rules.ts';

/** When a need has to be delivered. `from` and `to` are its place in the text. */
export interface DeliveryTime {
  /** Null when it only says that it is urgent. */
  readonly withinDays: number | null;
  readonly isUrgent: boolean;
  readonly from: number;
  readonly to: number;
}

const WEEK = 7;
const MONTH = 30;
const HOURS_PER_DAY = 24;
const DAYS = new Map(Object.entries({ ساعت: 1 / HOURS_PER_DAY, روز: 1, هفته: WEEK, ماه: MONTH }));
/** Periods of the calendar, in months. */
const MONTHS = new Map(Object.entries({ ماه: 1, فصل: 3, سال: 12 }));
const MONTHS_OF_YEAR = 12;
const NAMED_DAYS = new Map(Object.entries({ امروز: 1, فردا: 1, پسفردا: 2 }));
/** A longer time is none of a delivery. */
const MAX_DAYS = 3650;
const BEFORE = new Set([
  'تا',
  'ظرف',
  'طی',
  'حداکثر',
  'در',
  'مدت',
  'کمتر',
  'از',
  'زیر',
  'تحویل',
  'نهایتا',
  'عرض',
  'برای',
]);
/** «گارانتی ۱۲ ماه» is no time of delivery, nor is «تحویل» alone a part of one. */
const OTHER = new Set(['گارانتی', 'ضمانت', 'وارانتی', 'عمر', 'مقاومت', 'ذخیره', 'پشتیبانی', 'هر']);
const URGENT = new Set(['فوری', 'فوریه', 'فوریست', 'فورا', 'عجله', 'ضروری', 'فوریتی']);

/** The time that a text states: «ظرف ۱۰ روز», «تا آخر هفته», «فوری». */
export function readDeliveryTime(tokens: readonly Token[], today: JalaliDate): DeliveryTime | undefined {
  let urgent: DeliveryTime | undefined;
  for (let at = 0; at < tokens.length; at += 1) {
    const time = endOfPeriod(tokens, at, today) ?? lengthOfTime(tokens, at) ?? dayName(tokens, at);
    if (time !== undefined) {
      return {
        ...time,
        isUrgent: urgent !== undefined || tokens.some((_, place) => urgentAt(tokens, place) !== undefined),
      };
    }
    urgent ??= urgentAt(tokens, at);
  }
  return urgent;
}

interface Found {
  readonly start: number;
  readonly end: number;
  readonly days: number;
}

function timeOf(tokens: readonly Token[], { start, end, days }: Found): DeliveryTime {
  const first = startOf(tokens, start);
  return {
    withinDays: Math.max(1, Math.ceil(days)),
    isUrgent: false,
    from: tokens[first]?.from ?? 0,
    to: tokens[end - 1]?.to ?? 0,
  };
}

function startOf(tokens: readonly Token[], at: number): number {
  let start = at;
  while (
    start > 0 &&
    BEFORE.has(tokens[start - 1]?.word ?? '') &&
    !/[،؛.\n]/.test(tokens[start]?.before ?? '')
  ) {
    start -= 1;
  }
  // «تحویل اصفهان تا دو هفته» leaves the word to the city.
  return start;
}

/** «آخر هفته», «پایان ماه», «همین هفته», «هفته آینده». */
function endOfPeriod(tokens: readonly Token[], at: number, today: JalaliDate): DeliveryTime | undefined {
  const [one, two] = [tokens[at]?.word ?? '', tokens[at + 1]?.word ?? ''];
  if (/^(?:اخر|پایان|انتهای|اواخر|همین|این|وسط)$/.test(one) && isPeriod(two)) {
    const isNext = /^(?:بعد|اینده|دیگر|دیگه)$/.test(tokens[at + 2]?.word ?? '');
    return timeOf(tokens, { start: at, end: at + (isNext ? 3 : 2), days: daysLeft(two, { today, isNext }) });
  }
  return isPeriod(one) && /^(?:اینده|بعد|جاری)$/.test(two)
    ? timeOf(tokens, { start: at, end: at + 2, days: daysLeft(one, { today, isNext: two !== 'جاری' }) })
    : undefined;
}

const isPeriod = (word: string) => word === 'هفته' || MONTHS.has(word);

interface Period {
  readonly today: JalaliDate;
  /** Of the next period rather than of the present one. */
  readonly isNext: boolean;
}

/** Days from today to the last day of a period of the calendar. */
function daysLeft(period: string, { today, isNext }: Period): number {
  const months = MONTHS.get(period);
  if (months === undefined) {
    return daysOfWeek(today, isNext);
  }
  // Counted from the beginning of this year; it may lie in the next one.
  const lastMonth = (Math.ceil(today.month / months) + (isNext ? 1 : 0)) * months;
  const [year, month] = [
    today.year + Math.floor((lastMonth - 1) / MONTHS_OF_YEAR),
    ((lastMonth - 1) % MONTHS_OF_YEAR) + 1,
  ];
  const last = { year, month, day: jalaliMonthLength(year, month) };
  return jalaliToDayNumber(last) - jalaliToDayNumber(today);
}

/** A week ends on Friday; said on a Friday, which is none for deliveries, it is the week that begins then. */
function daysOfWeek(today: JalaliDate, isNext: boolean): number {
  const left = WEEK - 1 - jalaliWeekday(today);
  return isNext || left === 0 ? left + WEEK : left;
}

/** «دو هفته», «۴۸ ساعت», «۱۰ روزه». */
function lengthOfTime(tokens: readonly Token[], at: number): DeliveryTime | undefined {
  const number = writtenNumber(tokens, at);
  if (number === undefined) {
    return;
  }
  const { value, end } = rangeEnd(tokens, number.end) ?? number;
  const unit = timeUnit(tokens[end]?.word ?? '');
  const before = tokens[at - 1]?.word ?? '';
  const isSure = unit !== undefined && isSureTime(tokens, { ...unit, end: end + 1 });
  const isMeant = !OTHER.has(before) && (BEFORE.has(before) || isSure);
  return unit === undefined || !isMeant
    ? undefined
    : withHalf(tokens, { start: at, end: end + 1, days: value * unit.days, unit: unit.days });
}

/** Longer by half a unit when that is said behind it. */
function withHalf(
  tokens: readonly Token[],
  { start, end, days, unit }: Found & { unit: number },
): DeliveryTime | undefined {
  const isMore = saysHalf(tokens, end);
  const all = days + (isMore ? HALF * unit : 0);
  return all > MAX_DAYS ? undefined : timeOf(tokens, { start, end: end + (isMore ? 2 : 0), days: all });
}

const HALF = 0.5;

/** «یک ماه و نیم». */
const saysHalf = (tokens: readonly Token[], at: number) =>
  tokens[at]?.word === 'و' && tokens[at + 1]?.word === 'نیم';

/** Of «۵ تا ۷ روز», the later. */
function rangeEnd(tokens: readonly Token[], at: number): WrittenNumber | undefined {
  return /^(?:تا|الی)$/.test(tokens[at]?.word ?? '') ? writtenNumber(tokens, at + 1) : undefined;
}

/** «روز», and «روزه» or «هفته‌ای», which may belong to something else. */
function timeUnit(word: string): { days: number; isPlain: boolean } | undefined {
  const own = DAYS.get(word);
  const days = own ?? DAYS.get(word.replace(/(?:ه|ای)$/, ''));
  return days === undefined ? undefined : { days, isPlain: own !== undefined };
}

const saysDelivery = (tokens: readonly Token[]) =>
  tokens.some(({ word }) => word === 'تحویل' || word === 'ارسال');

/** «۱۰ روز» anywhere, and «۱۰ روزه» or hours only with a word of delivery. */
function isSureTime(
  tokens: readonly Token[],
  { days, isPlain, end }: { days: number; isPlain: boolean; end: number },
): boolean {
  return days >= 1 ? isPlain || saysDelivery(tokens) : isDelivered(tokens, end);
}

/** «۴۸ ساعته برسونید». */
const isDelivered = (tokens: readonly Token[], at: number) =>
  DELIVERS.test(tokens[at]?.word ?? '') && !/[،؛.\n]/.test(tokens[at]?.before ?? '');

const DELIVERS = /^(?:تحویل|ارسال|ارسالی|برس.*|میرس.*|بفرست.*|میفرست.*)$/;

function dayName(tokens: readonly Token[], at: number): DeliveryTime | undefined {
  const word = tokens[at]?.word ?? '';
  const days = NAMED_DAYS.get(word);
  const isPrice = /^(?:قیمت|نرخ)$/.test(tokens[at - 1]?.word ?? '');
  return days === undefined || isPrice ? undefined : timeOf(tokens, { start: at, end: at + 1, days });
}

/** «فوری» wherever it does not name a thing: «تینر فوری ۱۰۰۰۰». */
function urgentAt(tokens: readonly Token[], at: number): DeliveryTime | undefined {
  const token = tokens[at];
  if (token === undefined) {
    return;
  }
  const place = (end: number) => ({
    withinDays: null,
    isUrgent: true,
    from: token.from,
    to: tokens[end - 1]?.to ?? token.to,
  });
  if (URGENT.has(token.word)) {
    const isName =
      at === 1 &&
      token.gap !== 'none' &&
      !/[،؛.]/.test(token.before) &&
      (tokens[at + 1]?.values.length ?? 0) > 0;
    return isName ? undefined : place(at + 1);
  }
  const ahead = tokens
    .slice(at, at + 3)
    .map(({ word }) => word)
    .join(' ');
  const found = ['هر چه سریعتر', 'هرچه سریعتر', 'هر چه زودتر', 'هرچه زودتر', 'در اسرع وقت'].find((said) =>
    ahead.startsWith(said),
  );
  return found === undefined ? undefined : place(at + found.split(' ').length);
}

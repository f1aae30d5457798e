import type { Token } from '../understanding/tokens.rules.ts';
import { isPiece } from './quantity.rules.ts';
import { writtenNumber } from './written-numbers.rules.ts';

/** What a need may cost. `from` and `to` are its place in the text. */
export interface Budget {
  readonly rial: number;
  /** Of one unit rather than of all. */
  readonly perUnit: boolean;
  readonly from: number;
  readonly to: number;
}

const TOMAN = new Set(['تومان', 'تومن', 'تومانی', 'تومنی', 'ت']);
const RIAL = new Set(['ریال', 'ریالی']);
const RIAL_PER_TOMAN = 10;
/** A bare number is money only with a word of money beside it. */
const MONEY = new Set([
  'بودجه',
  'بودجهام',
  'بودجهمان',
  'بودجهمون',
  'سقف',
  'قیمت',
  'هزینه',
  'مبلغ',
  'اعتبار',
  'فی',
]);
const LINKS = new Set([
  ...[
    'تا',
    'زیر',
    'حداکثر',
    'کل',
    'با',
    'از',
    'کمتر',
    'نهایتا',
    'حدود',
    'در',
    'است',
    'ما',
    'سقف',
    'بودجه',
    'واحد',
    'هر',
    'ماکزیمم',
  ],
]);
const PER_UNIT = new Set([
  ...[
    'متری',
    'کیلویی',
    'دانهای',
    'دونهای',
    'عددی',
    'شاخهای',
    'تنی',
    'لیتری',
    'جفتی',
    'دستگاهی',
    'واحدی',
    'حلقهای',
  ],
  ...['کیسهای', 'رولی', 'بستهای', 'بشکهای', 'فی', 'واحد', 'یکی', 'برگی', 'متری'],
]);
const MAX_BEFORE = 5;
const MILLION = 1e6;
/** In tomans; in rials it is exact still. */
const MAX_AMOUNT = 1e14;

/** The budget that a text states: «بودجه ۲۰۰ میلیون تومان», «متری زیر ۲۰۰ هزار تومان». */
export function readBudget(tokens: readonly Token[]): Budget | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    const budget = budgetAt(tokens, at);
    if (budget !== undefined) {
      return budget;
    }
  }
  return;
}

function budgetAt(tokens: readonly Token[], at: number): Budget | undefined {
  const number = writtenNumber(tokens, at);
  if (number === undefined || number.value <= 0 || number.value > MAX_AMOUNT) {
    return;
  }
  const start = startOf(tokens, at);
  const before = tokens.slice(start, at);
  const behind = tokens[number.end]?.word ?? '';
  const isPer = before.some(
    ({ word }, place) => PER_UNIT.has(word) || isPerEnding(before, place) || before[place - 1]?.word === 'هر',
  );
  const hasCurrency = TOMAN.has(behind) || RIAL.has(behind);
  if (
    !hasCurrency &&
    !isBareMoney(number, { behind, isSaid: isPer || before.some(({ word }) => MONEY.has(word)) })
  ) {
    return;
  }
  const end = endOf(tokens, hasCurrency ? number.end + 1 : number.end);
  const rial = Math.round(number.value * (RIAL.has(behind) ? 1 : RIAL_PER_TOMAN));
  return { ...placeOf(tokens.slice(start, end)), rial, perUnit: isPer || behindSaysPer(tokens, end) };
}

const placeOf = (part: readonly Token[]) => ({ from: part[0]?.from ?? 0, to: part.at(-1)?.to ?? 0 });

/** «شاخه ای»; «گوه ای» is a form. */
const isPerEnding = (tokens: readonly Token[], place: number) =>
  tokens[place]?.word === 'ای' && PER_UNIT.has(`${tokens[place - 1]?.word}ای`);

interface Around {
  readonly behind: string;
  /** A word of money stands before it. */
  readonly isSaid: boolean;
}

/** Millions are money unless something is counted; thousands only with a word of money beside them. */
function isBareMoney({ scale }: { scale: number }, { behind, isSaid }: Around): boolean {
  return (
    !COUNTED.has(behind) &&
    !isPiece(behind) &&
    (scale >= MILLION || (scale > 1 && (isSaid || MONEY.has(behind))))
  );
}

const COUNTED = new Set(['عدد', 'متر', 'تن', 'کیلو', 'کیلوگرم', 'لیتر', 'دستگاه']);

function startOf(tokens: readonly Token[], at: number): number {
  let start = at;
  for (let place = at - 1; place >= Math.max(0, at - MAX_BEFORE) && isOfMoney(tokens, place); place -= 1) {
    const { word = '', before = '' } = tokens[place] ?? {};
    start = word === 'در' || word === 'از' ? start : place;
    if (/[،؛.\n]/.test(before)) {
      break;
    }
  }
  return start;
}

function isOfMoney(tokens: readonly Token[], place: number): boolean {
  const word = tokens[place]?.word ?? '';
  const isOfPiece =
    isPerEnding(tokens, place) || isPerEnding(tokens, place + 1) || tokens[place - 1]?.word === 'هر';
  return isOfPiece || MONEY.has(word) || LINKS.has(word) || PER_UNIT.has(word);
}

const AFTER = new Set([
  'بودجه',
  'سقف',
  'داریم',
  'دارم',
  'بودجهمان',
  'کل',
  'جمعا',
  'بیشتر',
  'نشود',
  'نشه',
  'نباشد',
]);

function endOf(tokens: readonly Token[], from: number): number {
  let end = from;
  while (AFTER.has(tokens[end]?.word ?? '') && !/[،؛.\n]/.test(tokens[end]?.before ?? '')) {
    end += 1;
  }
  return end;
}

/** «۵۰ میلیون تومان هر دستگاه», «برای هر عدد». */
function behindSaysPer(tokens: readonly Token[], end: number): boolean {
  const next = tokens[end]?.word === 'برای' ? tokens[end + 1] : tokens[end];
  return next?.word === 'هر' && !/[،؛.\n]/.test(next.before);
}

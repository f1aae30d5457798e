import type { Token } from '../understanding/tokens.rules.ts';
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
const MONEY = new Set(['بودجه', 'بودجهام', 'بودجهمان', 'بودجهمون', 'سقف', 'قیمت', 'هزینه', 'مبلغ', 'اعتبار', 'فی']);
const LINKS = new Set([
  ...['تا', 'زیر', 'حداکثر', 'کل', 'با', 'از', 'کمتر', 'نهایتا', 'حدود', 'در', 'است', 'ما', 'سقف', 'بودجه', 'واحد', 'هر', 'ماکزیمم'],
]);
const PER_UNIT = new Set([
  ...['متری', 'کیلویی', 'دانهای', 'دونهای', 'عددی', 'شاخهای', 'تنی', 'لیتری', 'جفتی', 'دستگاهی', 'واحدی', 'حلقهای'],
  ...['کیسهای', 'رولی', 'بستهای', 'بشکهای', 'فی', 'واحد', 'یکی', 'برگی', 'متری'],
]);
const MOST_BEFORE = 5;
const MILLION = 1e6;

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
  const start = number === undefined ? at : startOf(tokens, at);
  if (number === undefined || number.value <= 0) {
    return;
  }
  const behind = tokens[number.end];
  const isToman = TOMAN.has(behind?.word ?? '');
  const isRial = RIAL.has(behind?.word ?? '');
  const before = tokens.slice(start, at);
  const hasMoney = [...before, ...tokens.slice(number.end, number.end + 1)].some(({ word }) => MONEY.has(word));
  const isPer = before.some(({ word }, place) => PER_UNIT.has(word) || word === 'ای' || before[place - 1]?.word === 'هر');
  const isMoney = isToman || isRial || (number.scale >= MILLION && !isCounted(behind)) || (number.scale > 1 && (hasMoney || isPer) && !isCounted(behind));
  if (!isMoney) {
    return;
  }
  const end = endOf(tokens, number.end + (isToman || isRial ? 1 : 0));
  const rial = Math.round(number.value * (isRial ? 1 : RIAL_PER_TOMAN));
  return { rial, perUnit: isPer || behindSaysPer(tokens, end), from: tokens[start]?.from ?? 0, to: tokens[end - 1]?.to ?? 0 };
}

const COUNTED = new Set(['عدد', 'متر', 'تن', 'کیلو', 'کیلوگرم', 'لیتر', 'دستگاه']);
const isCounted = (token: Token | undefined) => COUNTED.has(token?.word ?? '');

function startOf(tokens: readonly Token[], at: number): number {
  let start = at;
  for (let place = at - 1; place >= Math.max(0, at - MOST_BEFORE); place -= 1) {
    const { word } = tokens[place] as Token;
    const isOfHer = tokens[place - 1]?.word === 'هر';
    const isOfPiece = word === 'ای' || tokens[place + 1]?.word === 'ای';
    if (!MONEY.has(word) && !LINKS.has(word) && !PER_UNIT.has(word) && !isOfHer && !isOfPiece) {
      break;
    }
    if (word !== 'در' && word !== 'از') {
      start = place;
    }
    if (/[،؛.\n]/.test(tokens[place]?.before ?? '')) {
      break;
    }
  }
  return start;
}

const AFTER = new Set(['بودجه', 'سقف', 'داریم', 'دارم', 'بودجهمان', 'کل', 'جمعا', 'بیشتر', 'نشود', 'نشه', 'نباشد']);

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

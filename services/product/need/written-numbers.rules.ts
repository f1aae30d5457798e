import { NUMBER_WORDS } from '../understanding/number-words.rules.ts';
import type { Token } from '../understanding/tokens.rules.ts';

/** «صفر» counts nothing; only a range begins with it. */
const ONES = new Map([...NUMBER_WORDS].filter(([, value]) => value > 0));
const SCALES = new Map<string, number>(
  Object.entries({
    هزار: 1e3,
    میلیون: 1e6,
    ملیون: 1e6,
    میلیارد: 1e9,
    ملیارد: 1e9,
  }),
);
/** Of more, nothing is sold. */
const MAX_VALUE = 1e15;

export interface WrittenNumber {
  readonly value: number;
  /** Place of the token behind it. */
  readonly end: number;
  /** «میلیون» and «میلیارد» speak of money. */
  readonly scale: number;
}

/** A number in digits or words: «۲ هزار», «بیست و پنج», «۵٫۵ میلیارد», «یک و نیم». */
export function writtenNumber(tokens: readonly Token[], at: number): WrittenNumber | undefined {
  let sum = 0;
  let scale = 1;
  let end = at;
  for (;;) {
    const part = scaledPart(tokens, end);
    if (part === undefined) {
      break;
    }
    // «بیست و پنج میلیون»: a larger scale is that of all before it.
    sum = part.scale > scale ? sum * part.scale + part.value : sum + part.value;
    scale = Math.max(scale, part.scale);
    end = part.end;
    const isMore = tokens[end]?.word === 'و' && continuesWith(tokens[end + 1], part);
    if (!isMore) {
      break;
    }
    end += 1;
  }
  return end === at || sum > MAX_VALUE ? undefined : { value: sum, end, scale };
}

/** «بیست و پنج» goes on; «۲ عدد و ۳ متر» does not. */
function continuesWith(token: Token | undefined, { value, scale }: WrittenNumber): boolean {
  const next = token === undefined ? undefined : oneOf(token);
  return next !== undefined && next < value && (value >= 20 || scale > 1 || next < 1);
}

function oneOf({ word, values }: Token): number | undefined {
  return values[0] ?? ONES.get(word) ?? (word === 'نیم' ? 0.5 : undefined);
}

function scaledPart(tokens: readonly Token[], at: number): WrittenNumber | undefined {
  const token = tokens[at];
  if (token === undefined) {
    return;
  }
  const own = oneOf(token);
  let end = own === undefined ? at : at + 1;
  let scale = 1;
  for (let next = scaleOf(tokens[end]); next !== undefined; next = scaleOf(tokens[end])) {
    scale *= next;
    end += 1;
  }
  return end === at ? undefined : { value: (own ?? 1) * scale, end, scale };
}

const scaleOf = (token: Token | undefined) => (token === undefined ? undefined : SCALES.get(token.word));

const PARTS = new Map(Object.entries({ دهم: 10, صدم: 100, دوم: 2, سوم: 3, چهارم: 4, ربع: 4, هشتم: 8 }));

/**
 * Writes numbers that take several words in digits, each in exactly the place of its words: «شش دهم» as 0.6, «بیست و
 * پنج» as 25, «یک به صد» as a ratio. Single words stay, because names hold them («دو طبقه»).
 */
export function writeDigits(
  text: string,
  tokens: readonly Token[],
  isCounted: (at: number) => boolean = () => false,
): string {
  let written = text;
  for (let at = 0; at < tokens.length; at += 1) {
    const found =
      mixedAt(tokens, at) ??
      fractionAt(tokens, at) ??
      ratioAt(tokens, at) ??
      rangeAt(tokens, at) ??
      crossAt(tokens, at) ??
      compoundAt(tokens, at) ??
      countAt(tokens, { at, isCounted });
    const [first, last] = [tokens[at], tokens[(found?.end ?? 0) - 1]];
    if (found !== undefined && first !== undefined && last !== undefined) {
      const room = last.to - first.from;
      if (found.digits.length <= room) {
        written = written.slice(0, first.from) + found.digits.padEnd(room) + written.slice(last.to);
        at = found.end - 1;
      }
    }
  }
  return written;
}

interface Digits {
  readonly digits: string;
  readonly end: number;
}

/** «یک و یک چهارم». */
function mixedAt(tokens: readonly Token[], at: number): Digits | undefined {
  const [whole, and] = [tokens[at], tokens[at + 1]];
  const value = whole === undefined ? undefined : oneOf(whole);
  const part = and?.word === 'و' ? fractionAt(tokens, at + 2) : undefined;
  return value === undefined || part === undefined || !part.digits.includes('/')
    ? undefined
    : { digits: `${value} ${part.digits}`, end: part.end };
}

function fractionAt(tokens: readonly Token[], at: number): Digits | undefined {
  const [one, part] = [tokens[at], tokens[at + 1]];
  const parts = PARTS.get(part?.word ?? '');
  const value = one === undefined ? undefined : oneOf(one);
  if (parts === undefined || value === undefined) {
    return;
  }
  const isInch = parts === 2 || parts === 4 || parts === 8;
  return { digits: isInch ? `${value}/${parts}` : String(Number((value / parts).toFixed(3))), end: at + 2 };
}

function ratioAt(tokens: readonly Token[], at: number): Digits | undefined {
  const [one, link] = [tokens[at], tokens[at + 1]];
  const other =
    one !== undefined && oneOf(one) === 1 && link?.word === 'به' ? writtenNumber(tokens, at + 2) : undefined;
  return other === undefined ? undefined : { digits: `1 به ${other.value}`, end: other.end };
}

/** «صفر تا ده». */
function rangeAt(tokens: readonly Token[], at: number): Digits | undefined {
  const from = tokens[at]?.word === 'صفر' ? { value: 0, end: at + 1 } : writtenNumber(tokens, at);
  const to =
    from !== undefined && /^(?:تا|الی)$/.test(tokens[from.end]?.word ?? '')
      ? writtenNumber(tokens, from.end + 1)
      : undefined;
  const isSpelled = tokens[at]?.values.length === 0;
  return from === undefined || to === undefined || !isSpelled
    ? undefined
    : { digits: `${from.value} تا ${to.value}`, end: to.end };
}

/** «چهار در شانزده». */
function crossAt(tokens: readonly Token[], at: number): Digits | undefined {
  const [one, cross, other] = tokens.slice(at, at + 3);
  const isCross = /^(?:در|ضربدر)$/.test(cross?.word ?? '') && one?.values.length === 0;
  const numbers = isCross ? [one, other].map((token) => ONES.get(token?.word ?? '')) : [];
  return numbers.length === 2 && numbers.every((number) => number !== undefined)
    ? { digits: numbers.join(' در '), end: at + 3 }
    : undefined;
}

const DOUBLE = new Map(Object.entries({ دوبل: 2, دبل: 2, تک: 1 }));

interface Counted {
  readonly at: number;
  readonly isCounted: (at: number) => boolean;
}

/** One word before or behind the name of what is counted: «چهار لبه», «شاخص شش». */
function countAt(tokens: readonly Token[], { at, isCounted }: Counted): Digits | undefined {
  const token = tokens[at];
  const value =
    token === undefined || token.values.length > 0
      ? undefined
      : (ONES.get(token.word) ?? DOUBLE.get(token.word));
  const isUnit = token?.word === 'سی' && [tokens[at - 1]?.word, tokens[at + 1]?.word].includes('سی');
  return value !== undefined && !isUnit && isCounted(at) ? { digits: String(value), end: at + 1 } : undefined;
}

/** «نه» is no as well as nine, and «یک» an article. */
const DOUBTFUL = new Set(['نه', 'یک', 'یه']);

/**
 * Single number words that are a size though no unit follows: directly behind a number and before another or a break
 * («۷۰۱۸ چهار», `M20` «هشتاد» 10.9), and beside a column's word («طول صد»). By their places in the text, because digits
 * may be longer than their word.
 */
export function spelledSizes(
  tokens: readonly Token[],
  isCounted: (at: number) => boolean,
): ReadonlyMap<number, number> {
  return new Map(
    tokens.flatMap((token, at) => {
      const value = token.values.length > 0 || DOUBTFUL.has(token.word) ? undefined : ONES.get(token.word);
      const isSize = isBetweenNumbers(tokens, at) || countAt(tokens, { at, isCounted }) !== undefined;
      return value !== undefined && isSize ? [[token.from, value] as const] : [];
    }),
  );
}

const isBreak = (token: Token | undefined) => token === undefined || /[،؛.\n]/.test(token.before);

function isBetweenNumbers(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isBehind = (before?.values.length ?? 0) > 0 && !isBreak(token);
  return isBehind && (isBreak(next) || (next?.values.length ?? 0) > 0);
}

/** The token as the number that it spells. */
export const asNumber = (token: Token, value: number | undefined): Token =>
  value === undefined || token.values.length > 0
    ? token
    : { ...token, word: String(value), stem: String(value), values: [value] };

function compoundAt(tokens: readonly Token[], at: number): Digits | undefined {
  const number = writtenNumber(tokens, at);
  // «۳ هزار لیتر» is one amount, while single words belong to names.
  const isLong =
    number !== undefined && (number.end >= at + 3 || (number.end === at + 2 && number.scale > 1));
  return number === undefined || !isLong ? undefined : { digits: String(number.value), end: number.end };
}

import type { Knowledge } from '../understanding/knowledge.rules.ts';
import { joinWords, type Token } from '../understanding/tokens.rules.ts';

/** The city of a need. `from` and `to` are its place in the text. */
export interface NamedCity {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** Place with the words around it: «تحویل در اصفهان». */
  readonly around: { readonly from: number; readonly to: number };
}

const MAX_TOKENS = 3;
const DELIVERY = new Set(['تحویل', 'در', 'به', 'بار', 'حمل', 'ارسال', 'نصب', 'شهر', 'مقصد', 'درب', 'محل']);
/** Makers are called by their cities: «فولاد مبارکه». */
const MAKER = new Set([
  'فولاد',
  'فولاذ',
  'ذوب',
  'سیمان',
  'کارخانه',
  'نورد',
  'پتروشیمی',
  'برند',
  'تولید',
  'ساخت',
]);

/** The city that a text names for the delivery; the first one when it names none so. */
export function readCity(
  text: string,
  tokens: readonly Token[],
  { cities, phrases }: Knowledge,
): NamedCity | undefined {
  const found = tokens.flatMap((_, at) => cityAt(tokens, { at, cities, phrases }));
  const best = found.find(({ at }) => DELIVERY.has(tokens[at - 1]?.word ?? '')) ?? found[0];
  return best === undefined ? undefined : namedCity(text, tokens, best);
}

interface Place {
  readonly at: number;
  readonly end: number;
}

interface Known extends Pick<Knowledge, 'cities' | 'phrases'> {
  readonly at: number;
}

function cityAt(tokens: readonly Token[], { at, cities, phrases }: Known): Place[] {
  for (let size = MAX_TOKENS; size > 0; size -= 1) {
    const part = tokens.slice(at, at + size);
    if (part.length === size && part.every(({ word }) => word !== '') && cities.has(joinWords(part))) {
      const isName = [1, 2, 3].some(
        (before) => at >= before && phrases.has(joinWords(tokens.slice(at - before, at + size))),
      );
      return isName || isRefused(tokens, at) || MAKER.has(tokens[at - 1]?.word ?? '')
        ? []
        : [{ at, end: at + size }];
    }
  }
  return [];
}

/** «به جز تهران», «غیر از تهران». */
function isRefused(tokens: readonly Token[], at: number): boolean {
  const [before, further] = [tokens[at - 1]?.word ?? '', tokens[at - 2]?.word ?? ''];
  return /^(?:بجز|جز|غیراز)$/.test(before) || (before === 'از' && /^(?:غیر|بغیر)$/.test(further));
}

function namedCity(text: string, tokens: readonly Token[], { at, end }: Place): NamedCity {
  let start = at;
  while (
    start > 0 &&
    DELIVERY.has(tokens[start - 1]?.word ?? '') &&
    !/[،؛.\n]/.test(tokens[start]?.before ?? '')
  ) {
    start -= 1;
  }
  const from = tokens[at]?.from ?? 0;
  const to = tokens[end - 1]?.to ?? 0;
  return { text: text.slice(from, to), from, to, around: { from: tokens[start]?.from ?? from, to } };
}

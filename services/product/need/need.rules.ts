import type { JalaliDate } from '@bazaar/locale';
import { prepareQuery, type Query } from '../understanding/fit.rules.ts';
import { readMentions } from '../understanding/mentions.rules.ts';
import { readTokens, type Token } from '../understanding/tokens.rules.ts';
import { type Budget, readBudget } from './budget.rules.ts';
import { type NamedCity, readCity } from './city.rules.ts';
import { type DeliveryTime, readDeliveryTime } from './delivery-time.rules.ts';
import { type FoundGood, findGoods, isMeant } from './good.rules.ts';
import type { Known } from './known.rules.ts';
import { firstMentions, joinUnknownWords, settleMentions } from './need-mentions.rules.ts';
import { correctSpelling, correctToken } from './need-spelling.rules.ts';
import { namesWithNumbers, piecesIn, withPiece } from './piece.rules.ts';
import { measureOf, type Quantity, readQuantities } from './quantity.rules.ts';
import { type NamedSeries, namedSeries } from './series.rules.ts';
import { writeSpoken } from './spoken-amounts.rules.ts';
import { asNumber, spelledSizes, writeDigits } from './written-numbers.rules.ts';

/** What a need says. */
export interface NeedReading {
  /** Null when the catalogue has no such thing. */
  readonly good: FoundGood | null;
  /** Null when the need names none: then all series of the good are meant, which differ in their titles only. */
  readonly series: NamedSeries | null;
  readonly quantity: Quantity | null;
  readonly budget: Budget | null;
  readonly time: DeliveryTime | null;
  readonly city: NamedCity | null;
  readonly query: Query;
  /** The text as it was compared: numbers in digits, spelling corrected, each in its place. */
  readonly written: string;
  /** The place in the text from which on no specification was read; null when all of it was. */
  readonly unreadFrom: number | null;
}

const MAX_TOKENS = 120;

/** Reads a need against what is known of the catalogue, on a day in Tehran. */
export function readNeed(spoken: string, known: Known, today: JalaliDate): NeedReading {
  const { familiesByWord, familiesByValue } = known.knowledge;
  const text = writeSpoken(
    spoken,
    MAX_TOKENS,
    (word) => familiesByWord.has(word) || familiesByValue.has(word),
  );
  const tokens = readTokens(text, MAX_TOKENS);
  const budget = readBudget(tokens) ?? null;
  const time = readDeliveryTime(without(tokens, [budget]), today) ?? null;
  const city = readCity(text, without(tokens, [budget, time]), known.knowledge) ?? null;
  const free = without(tokens, [budget, time, city]);
  const quantities = readQuantities(without(free, namesWithNumbers(free, known.knowledge)));
  const terms = [budget, time, city?.around ?? null];
  const counted = piecesIn(quantities, tokens);
  const { piece, masked, named } = withPiece(counted, tokens, (own) => {
    const left = mask(text, [...terms, own]);
    return { piece: own, masked: left, named: findIn(left, known) };
  });
  const series = named.good === null ? null : namedSeries(named.query.tokens, named.good.need);
  const plain = mask(masked, [series]);
  const first = series === null ? named : findIn(plain, known);
  const measured = quantities.filter(({ dimension }) => dimension !== null);
  const quantity =
    piece ??
    soldIn(free, { measured, good: first.good }) ??
    measured.find((own) => isQuantity(own, { ...first, tokens })) ??
    null;
  const pack = packCount(quantity, first.good);
  const left = pack === null ? mask(plain, [quantity]) : mask(text, [...terms, pack, series]);
  const found = left === plain ? first : findIn(left, known);
  const isSame = found.good?.need === named.good?.need;
  return { ...found, series: isSame ? series : null, quantity, budget, time, city };
}

interface Place {
  readonly from: number;
  readonly to: number;
}

const isInside = ({ from, to }: Place, place: Place | null) =>
  place !== null && from >= place.from && to <= place.to;

interface Measured {
  readonly measured: readonly Quantity[];
  readonly good: FoundGood | null;
}

const LENGTH = new Set(['طول', 'بطول']);

/** The amount in what the good is sold by. «طول ۸ متر» of what has no length of its own is how much is wanted. */
function soldIn(tokens: readonly Token[], { measured, good }: Measured): Quantity | undefined {
  const sold = good === null ? null : measureOf(good.need.data.saleUnit).dimension;
  const isSold = ({ dimension }: Quantity) => dimension === sold;
  const hasLength = good?.need.columns.some(({ title }) => title.includes('طول')) !== false;
  return (
    measured.find(isSold) ??
    (sold === 'length' && !hasLength ? readQuantities(tokens, LENGTH).find(isSold) : undefined)
  );
}

const PACKING = /بسته‌بندی|حالت عرضه/;

/** «۱۰ بشکه» of what is sold in barrels says how it is packed too: then only the number is no specification. */
function packCount(quantity: Quantity | null, good: FoundGood | null): Place | null {
  const columns = good?.need.columns.filter(({ title }) => PACKING.test(title)) ?? [];
  const isPack = columns.some(({ texts }) => texts.some((text) => text?.words.has(quantity?.unit ?? '')));
  return quantity !== null && isPack ? { from: quantity.from, to: quantity.unitFrom } : null;
}

/** Writes commas in the place of what is already read. */
function mask(text: string, places: readonly (Place | null)[]): string {
  return places.reduce(
    (masked, place) =>
      place === null
        ? masked
        : masked.slice(0, place.from) + '،'.repeat(place.to - place.from) + masked.slice(place.to),
    text,
  );
}

const without = (tokens: readonly Token[], places: readonly (Place | null)[]) =>
  tokens.map((token) =>
    places.some((place) => isInside(token, place)) ? { ...token, word: '', values: [] } : token,
  );

type ReadText = Pick<NeedReading, 'query' | 'good' | 'written' | 'unreadFrom'>;

function findIn(text: string, known: Known): ReadText {
  const { knowledge, words, spellings } = known;
  const tokens = readTokens(text, MAX_TOKENS);
  const names = namesWithNumbers(tokens, knowledge);
  const isCounted = (at: number) => {
    const [before, one, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
    const joined = `${one?.word}${next?.word}`;
    const isValue = knowledge.familiesByValue.has(joined) && !knowledge.numberHints.has(next?.stem ?? '');
    const isOneWord = isValue || knowledge.familiesByWord.has(joined);
    const isHint = (token: Token | undefined) =>
      token !== undefined && (knowledge.hints.has(token.stem) || COUNTED.has(token.word));
    const isName = one !== undefined && names.some((place) => isInside(one, place));
    const isAlone = !isName && (!isOneWord || COUNTED.has(next?.word ?? ''));
    // «سه پل نه چهار پل»: behind a column's word, «نه» is no rather than nine.
    return isAlone && (isHint(next) || (isHint(before) && one?.word !== 'نه'));
  };
  const written = writeDigits(correctSpelling(text, { tokens, words, spellings }), tokens, isCounted);
  const sizes = spelledSizes(tokens, isCounted);
  const read = (spoken: string) =>
    readTokens(spoken, MAX_TOKENS).map((token) =>
      asNumber(correctToken(token, { words, spellings }), sizes.get(token.from)),
    );
  const all = settleMentions(readMentions(written, knowledge, read));
  const isKnown = (word: string) =>
    [knowledge.familiesByWord, knowledge.familiesByValue, knowledge.hints].some((some) => some.has(word));
  const { mentions, unread } = firstMentions(joinUnknownWords(all, isKnown));
  const query = prepareQuery(mentions, knowledge);
  const [best] = findGoods(query, known);
  const unreadFrom = unread ?? readTokens(text, MAX_TOKENS + 1)[MAX_TOKENS]?.from ?? null;
  return { query, written, unreadFrom, good: best === undefined || !isMeant(best) ? null : best };
}

/** Words of columns that the titles write otherwise. */
const COUNTED = new Set(['پل', 'قطب', 'قطبه', 'لبه', 'دنده', 'mfi', 'سایز', 'نمره', 'لوپ']);

interface FoundIn {
  readonly good: FoundGood | null;
  readonly query: Query;
  readonly tokens: readonly Token[];
}

/** Behind the quantity of an unknown thing a new part of the sentence begins. */
const AMONG = new Set(['تحویل', 'در', 'برای', 'با', 'بار', 'جهت', 'به', 'ارسال']);

/** A size far from all of its column is hardly meant. */
const DOUBTFUL = 0.3;

/** Whether an amount says how much is wanted rather than of which size. */
function isQuantity({ from, to }: Quantity, { good, query, tokens }: FoundIn): boolean {
  if (good === null) {
    const next = tokens.find((token) => token.from >= to);
    return next === undefined || /[،؛.\n]/.test(next.before) || AMONG.has(next.word);
  }
  const { specification, need } = good;
  return !specification.wishes.some(({ at, option, isKept }) => {
    const isSame = query.mentions[at]?.tokens.some((token) => token.from >= from && token.to <= to) === true;
    const isWeighed = measureOf(need.data.saleUnit).dimension === null;
    return (
      isSame &&
      option.worth > DOUBTFUL &&
      (isKept || option.wanted !== null) &&
      (isWeighed || need.columns[option.column]?.column.defines === true)
    );
  });
}

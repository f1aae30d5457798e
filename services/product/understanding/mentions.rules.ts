import type { Knowledge } from './knowledge.rules.ts';
import { amountKey, crossedNumbers, sizeKey } from './size-table.rules.ts';
import { isEnding, joinStems, joinWords, readTokens, type Token } from './tokens.rules.ts';
import { nominalDiameter, speedOfPoles, type Unit, unitAt, unitSign } from './units.rules.ts';
import { INTENT_WORDS, LINK_WORDS, NUMBER_WORDS, sameWords } from './words.rules.ts';

/** A number with what it measures, as it was written. */
export interface Amount {
  /** What was written may mean each of these: «۱/۲» is a half, or carelessly 1.2. */
  readonly values: readonly number[];
  /** The end of a range. */
  readonly to?: number;
  /** «حداقل», «بالای»: this much or more; «تا», «زیر»: at most. */
  readonly bound?: 'min' | 'max';
  readonly unit: Unit | undefined;
  /** A word of a column's title beside it: «هد ۳۰». */
  readonly hint: string | undefined;
}

/** One thing that a term says: a word, a number with its unit, a size, a code. */
export interface Mention {
  readonly kind: 'word' | 'amount' | 'size' | 'key' | 'city' | 'intent' | 'link';
  readonly tokens: readonly Token[];
  /** Place of the first token. */
  readonly at: number;
  /** By which it is found among the words of a size table. */
  readonly keys: readonly string[];
  readonly amount?: Amount;
  /** Numbers of a size: «۴×۱۶». */
  readonly size?: readonly number[];
}

interface Reading {
  readonly tokens: readonly Token[];
  readonly text: string;
  readonly knowledge: Knowledge;
}

/** Everything that a term says, in its order. `tokens` are those of `text`. */
export function readMentions(text: string, knowledge: Knowledge): Mention[] {
  const tokens = readTokens(text);
  const reading = { tokens, text, knowledge };
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length; ) {
    const mention = readAt(reading, at);
    at += mention.tokens.length;
    mentions.push(mention);
  }
  return joinHints(mentions, knowledge);
}

const READERS = [readCode, readSize, readAmount, readKey, readCity, readCount];

function readAt(reading: Reading, at: number): Mention {
  for (const read of READERS) {
    const mention = read(reading, at);
    if (mention !== undefined) {
      return mention;
    }
  }
  return readWord(reading, at);
}

interface Shape extends Omit<Mention, 'tokens' | 'at'> {
  readonly size?: readonly number[];
}

function mentionOf({ tokens }: Reading, [at, end]: readonly [number, number], shape: Shape): Mention {
  return { ...shape, at, tokens: tokens.slice(at, end) };
}

const MAX_CODE_TOKENS = 9;

/** Neighbours that together are a code of a size table: «6204 2RS», «CNMG120408». */
function readCode(reading: Reading, at: number): Mention | undefined {
  const { tokens, knowledge } = reading;
  for (let end = Math.min(tokens.length, at + MAX_CODE_TOKENS); end > at + 1; end -= 1) {
    const part = tokens.slice(at, end);
    const key = joinWords(part);
    if (hasDigit(part) && isLatin(part) && key.length > 3 && knowledge.familiesByValue.has(key)) {
      return mentionOf(reading, [at, end], { kind: 'key', keys: [key] });
    }
  }
  return;
}

const hasDigit = (tokens: readonly Token[]) => tokens.some(({ values }) => values.length > 0);
const isLatin = (tokens: readonly Token[]) => tokens.every(({ word }) => /^[0-9a-z./]+$/.test(word));

function readSize(reading: Reading, at: number): Mention | undefined {
  const { tokens } = reading;
  if (tokens[at]?.values.length === 0) {
    return;
  }
  const { numbers, end } = crossedNumbers(tokens, at);
  if (numbers.length < 2) {
    return;
  }
  const unit = unitAt(tokens, end);
  return mentionOf(reading, [at, end + (unit?.size ?? 0)], {
    kind: 'size',
    keys: [sizeKey(numbers)],
    size: numbers,
  });
}

const UP_TO = new Set(['تا', 'الی']);
const RATIO = new Set(['به']);

/** A number with a unit or a sign, and a range of two numbers. */
function readAmount(reading: Reading, at: number): Mention | undefined {
  const { tokens } = reading;
  const first = numberAt(reading, at);
  if (first === undefined) {
    return;
  }
  const link = tokens[first.end];
  const second = link !== undefined && UP_TO.has(link.word) ? numberAt(reading, first.end + 1) : undefined;
  const { values, end } = second ?? first;
  const unit = unitAfter(reading, end);
  if (unit === undefined && second === undefined) {
    return ratioAt(reading, at) ?? bareNumber(reading, { at, ...first });
  }
  const amount = { values: first.values, to: second === undefined ? undefined : Math.max(...values) };
  return mentionOf(reading, [at, end + (unit?.size ?? 0)], {
    kind: 'amount',
    keys: keysOfAmount(reading, { at, values, unit: unit?.unit }),
    amount: {
      values: amount.values,
      unit: unit?.unit,
      hint: undefined,
      ...(amount.to !== undefined && { to: amount.to }),
    },
  });
}

function unitAfter({ tokens, text }: Reading, end: number): { unit: Unit; size: number } | undefined {
  const found = unitAt(tokens, end);
  if (found !== undefined) {
    return found;
  }
  const sign = unitSign(text.slice(tokens[end - 1]?.to ?? 0));
  return sign === undefined ? undefined : { unit: sign, size: 0 };
}

/** «۱ به ۳۰» of a gear is the ratio 30. */
function ratioAt(reading: Reading, at: number): Mention | undefined {
  const [one, link, other] = reading.tokens.slice(at, at + 3);
  return one?.word === '1' && link !== undefined && RATIO.has(link.word) && (other?.values.length ?? 0) > 0
    ? mentionOf(reading, [at, at + 3], {
        kind: 'amount',
        keys: [],
        amount: { values: other?.values ?? [], unit: undefined, hint: 'نسبت' },
      })
    : undefined;
}

interface FoundNumber {
  readonly values: readonly number[];
  readonly end: number;
}

const SPELLED = new Map<string, number>([
  ...NUMBER_WORDS.flatMap((words, value) => words.map((word) => [word, value] as const)),
  ...([
    ['نیم', 0.5],
    ['نه', 9],
    ['ده', 10],
    ['یازده', 11],
    ['دوازده', 12],
    ['پانزده', 15],
    ['شانزده', 16],
  ] as const),
  ...([
    ['بیست', 20],
    ['سی', 30],
    ['چهل', 40],
    ['پنجاه', 50],
    ['شصت', 60],
    ['صد', 100],
    ['دویست', 200],
  ] as const),
  ...([
    ['سیصد', 300],
    ['چهارصد', 400],
    ['پانصد', 500],
    ['هزار', 1000],
  ] as const),
]);

/** Digits, «۱ ۱/۲», and number words when a unit follows. */
function numberAt({ tokens }: Reading, at: number): FoundNumber | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined) {
    return;
  }
  if (token.values.length > 0) {
    const part = next?.values[0] ?? 1;
    const isMixed = next?.word.includes('/') === true && part < 1 && next.gap === 'space';
    return isMixed
      ? { values: [(token.values[0] ?? 0) + part], end: at + 2 }
      : { values: token.values, end: at + 1 };
  }
  const spelled = SPELLED.get(token.word);
  return spelled !== undefined && unitAt(tokens, at + 1) !== undefined
    ? { values: [spelled], end: at + 1 }
    : undefined;
}

/** A number that means what the size tables make of it: «میلگرد ۱۶», «۲۳۴۴»; with the word before it, «رده ۴۰». */
function bareNumber(
  reading: Reading,
  { at, values, end }: FoundNumber & { at: number },
): Mention | undefined {
  const token = reading.tokens[at];
  const glued = gluedKey(reading, at);
  if (token === undefined || token.values.length === 0) {
    return;
  }
  if (glued !== undefined) {
    return mentionOf(reading, [at, glued.end], { kind: 'key', keys: [glued.key] });
  }
  return mentionOf(reading, [at, end], {
    kind: 'amount',
    keys: [token.word, ...countKeys(reading, at)],
    amount: { values, unit: undefined, hint: undefined },
  });
}

/** «۳ فاز» is written «سه‌فاز» in a table. */
function countKeys({ tokens }: Reading, at: number): string[] {
  const names = NUMBER_WORDS[tokens[at]?.values[0] ?? -1] ?? [];
  const next = tokens[at + 1];
  return next === undefined ? [] : names.map((name) => name + next.word);
}

/** A piece that begins with a digit: `2rs`, `16b`. */
function gluedKey({ tokens, knowledge }: Reading, at: number): { key: string; end: number } | undefined {
  let end = at + 1;
  while (tokens[end]?.gap === 'none') {
    end += 1;
  }
  const key = joinWords(tokens.slice(at, end));
  return end > at + 1 && knowledge.familiesByValue.has(key) ? { key, end } : undefined;
}

interface WrittenAmount {
  readonly at: number;
  readonly values: readonly number[];
  readonly unit: Unit | undefined;
}

/** What a table may write for an amount: `DN100` for four inches, `304L` for what looks like litres. */
function keysOfAmount({ tokens }: Reading, { at, values, unit }: WrittenAmount): string[] {
  const isInch = unit?.symbol === 'in';
  const nominal = isInch ? values.map(nominalDiameter).filter((dn) => dn !== undefined) : [];
  const glued = tokens[at + 1]?.gap === 'none' ? [`${tokens[at]?.word}${tokens[at + 1]?.word}`] : [];
  const fraction = isInch && tokens[at]?.word.includes('/') ? [`${tokens[at]?.word}`] : [];
  const amounts = (unit?.meanings ?? []).flatMap((meaning) =>
    values.map((value) => amountKey(value, meaning)),
  );
  return [...glued, ...fraction, ...amounts, ...nominal.map((dn) => `dn${dn}`)];
}

/** Letters with a number: `M12`, `DN 80`, «رده ۴۰», `Gr.B`. */
function readKey(reading: Reading, at: number): Mention | undefined {
  const { tokens, knowledge } = reading;
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined || next === undefined || token.values.length > 0 || next.values.length === 0) {
    return;
  }
  const isGlued = next.gap === 'none' && /^[a-z]+$/.test(token.word);
  const keys = sameWords(token.word).map((word) => word + next.word);
  if (!isGlued && !(keys.some((key) => knowledge.familiesByValue.has(key)) && mayMark(reading, at))) {
    return;
  }
  const end = extendKey(reading, at + 2);
  const pressure = token.word === 'pn' ? { amount: pressureOf(next) } : {};
  return mentionOf(reading, [at, end], {
    kind: 'key',
    keys: [...keys, joinWords(tokens.slice(at, end))],
    ...pressure,
  });
}

/** «رده ۴۰» is one thing; «ورق ۲», «قطر ۱۶» and «کابل ۲ در ۴» are not. */
function mayMark({ tokens, knowledge }: Reading, at: number): boolean {
  const { word = '', stem = '' } = tokens[at] ?? {};
  const isPart = knowledge.heads.has(word) || knowledge.heads.has(stem) || knowledge.numberHints.has(stem);
  return (
    !isPart && unitAt(tokens, at + 2) === undefined && crossedNumbers(tokens, at + 1).numbers.length === 1
  );
}

const BAR: Unit = { symbol: 'bar', meanings: [{ quantity: 'pressure', factor: 1e5 }] };

/** `PN16` is a nominal pressure of 16 bar. */
function pressureOf({ values }: Token): Amount {
  return { values, unit: BAR, hint: undefined };
}

function extendKey({ tokens }: Reading, from: number): number {
  let end = from;
  while (tokens[end]?.gap === 'none' && tokens[end]?.word !== 'x') {
    end += 1;
  }
  return end;
}

const MAX_CITY_TOKENS = 3;

function readCity(reading: Reading, at: number): Mention | undefined {
  for (let size = MAX_CITY_TOKENS; size > 0; size -= 1) {
    const part = reading.tokens.slice(at, at + size);
    if (part.length === size && reading.knowledge.cities.has(joinWords(part)) && !isGood(reading, part)) {
      return mentionOf(reading, [at, at + size], { kind: 'city', keys: [] });
    }
  }
  return;
}

function isGood({ knowledge }: Reading, part: readonly Token[]): boolean {
  return knowledge.familiesByWord.has(joinWords(part));
}

const POLES = new Set(['قطب', 'قطبه', 'pole', 'poles']);

/** «۴ قطب» of a motor is a speed. */
function readCount(reading: Reading, at: number): Mention | undefined {
  const [word, number] = [reading.tokens[at], numberAt(reading, at + 1)];
  const poles = number?.values[0];
  if (word === undefined || !POLES.has(word.word) || poles === undefined) {
    return;
  }
  return mentionOf(reading, [at, at + 2], { kind: 'amount', keys: [], amount: polesAmount(poles) });
}

const RPM: Unit = { symbol: 'rpm', meanings: [{ quantity: 'speed', factor: 1 }] };

function polesAmount(poles: number): Amount {
  const { min, max } = speedOfPoles(poles);
  return { values: [min], to: max, unit: RPM, hint: undefined };
}

function readWord(reading: Reading, at: number): Mention {
  const { tokens, knowledge } = reading;
  const token = tokens[at] as Token;
  const next = tokens[at + 1];
  const size = next !== undefined && isEnding(next) && next.gap !== 'none' ? 2 : 1;
  const own = tokens.slice(at, at + size);
  const keys = [...new Set([...sameWords(token.word), ...sameWords(token.stem)])];
  const isNamed = knowledge.familiesByWord.has(token.word) || knowledge.familiesByWord.has(token.stem);
  const kind = kindOfWord(token, isNamed);
  return mentionOf(reading, [at, at + own.length], { kind, keys });
}

function kindOfWord({ word }: Token, isNamed: boolean): Mention['kind'] {
  if (LINK_WORDS.has(word)) {
    return 'link';
  }
  return INTENT_WORDS.has(word) && !isNamed ? 'intent' : 'word';
}

const BOUNDS: Readonly<Record<string, 'min' | 'max'>> = {
  ...{ حداقل: 'min', بالای: 'min', بالاتر: 'min', بیشتر: 'min', کمینه: 'min' },
  ...{ حداکثر: 'max', زیر: 'max', کمتر: 'max', بیشینه: 'max', تا: 'max' },
};

/** A number takes the word of a column's title before or behind it: «هد ۳۰», «۱۰ طبقه»; and a bound or «قطب». */
function joinHints(mentions: readonly Mention[], { hints }: Knowledge): Mention[] {
  const joined: Mention[] = [];
  for (let at = 0; at < mentions.length; at += 1) {
    const [mention, before, after] = [mentions[at] as Mention, joined.at(-1), mentions[at + 1]];
    const read =
      mention.kind === 'amount'
        ? besideAmount(mention, { before, after, hints, next: mentions[at + 2] })
        : undefined;
    if (read?.takesBefore === true) {
      joined.pop();
    }
    joined.push(read?.mention ?? mention);
    at += read?.takesAfter === true ? 1 : 0;
  }
  return joined;
}

interface Beside {
  readonly before: Mention | undefined;
  readonly after: Mention | undefined;
  /** What follows `after`, to which that may belong: «۱۰۵۰ ضخامت ۲». */
  readonly next: Mention | undefined;
  readonly hints: ReadonlySet<string>;
}

interface Joined {
  readonly mention: Mention;
  readonly takesBefore: boolean;
  readonly takesAfter: boolean;
}

function besideAmount(mention: Mention, { before, after, next, hints }: Beside): Joined | undefined {
  const { amount } = mention;
  if (amount === undefined) {
    return;
  }
  if (amount.unit === undefined && after !== undefined && POLES.has(after.tokens[0]?.word ?? '')) {
    const read = { ...mention, keys: [], amount: polesAmount(amount.values[0] ?? 0) };
    return {
      mention: { ...read, tokens: [...mention.tokens, ...after.tokens] },
      takesBefore: false,
      takesAfter: true,
    };
  }
  const bound = BOUNDS[before?.tokens[0]?.word ?? ''];
  const own = hintOf(before, hints);
  const isFree = own === undefined && amount.unit === undefined && next?.kind !== 'amount';
  const behind = isFree ? hintOf(after, hints) : undefined;
  const takesBefore = before !== undefined && (own !== undefined || bound !== undefined);
  const takesAfter = after !== undefined && behind !== undefined;
  const tokens = [
    ...(takesBefore ? before.tokens : []),
    ...mention.tokens,
    ...(takesAfter ? after.tokens : []),
  ];
  const read = { ...amount, hint: amount.hint ?? own ?? behind, ...(bound !== undefined && { bound }) };
  return {
    mention: { ...mention, at: takesBefore ? before.at : mention.at, tokens, amount: read },
    takesBefore,
    takesAfter,
  };
}

/** A column's word that is no name of a good. */
function hintOf(mention: Mention | undefined, hints: ReadonlySet<string>): string | undefined {
  const stem = mention?.kind === 'word' || mention?.kind === 'link' ? joinStems(mention.tokens) : '';
  return hints.has(stem) ? stem : undefined;
}

import type { Amount } from '../understanding/mentions.rules.ts';
import { inBase, nominalDiameter } from '../understanding/units.rules.ts';
import { sameWords } from '../understanding/words.rules.ts';
import { codeOptions } from './code-options.rules.ts';
import {
  baseWorth,
  type ColumnPlace,
  isHintedBy,
  type ReadMention,
  type WishOption,
} from './column-worth.rules.ts';
import type { NeedFamily, TextValue } from './need-family.rules.ts';
import { numberOptions } from './number-options.rules.ts';
import { SPELLED } from './words-of-need.rules.ts';

/** All columns of a family that a mention may speak of. */
export function optionsOf(read: ReadMention, need: NeedFamily): WishOption[] {
  const texts = need.columns.flatMap((own, column) =>
    own.column.kind === 'number' ? [] : textOptions(read, { own, column }),
  );
  return [...numberOptions(read, need), ...texts, ...codeOptions(read, need)];
}

function textOptions(read: ReadMention, place: ColumnPlace): WishOption[] {
  const { texts } = place.own;
  const keeps = isPlainKind(read, place)
    ? texts.map((text) => text?.words.has(DIGITAL) === false)
    : texts.map((text) => text !== null && isIn(read, { text, place }));
  const isJoined =
    read.mention.kind === 'word' &&
    texts.some((text) => text !== null && read.joined.some((key) => text.words.has(key)));
  const worth = baseWorth(read, place) + (isJoined ? JOINED : 0);
  if (isOwnHint(read, place)) {
    return [];
  }
  const own = { column: place.column, ...numbersOf(read, place) };
  if (keeps.includes(true)) {
    return [{ ...own, keeps, worth: worth + FOUND, wanted: null }];
  }
  return own.wanted === null
    ? unknownWord(read, { place, worth })
    : [{ ...own, keeps, worth: worth + 0.1, wanted: own.wanted }];
}

const DIGITAL = 'دیجیتال';
const NOT_DIGITAL = new Set(['معمولی', 'انالوگ', 'ساده']);

/** «میکرومتر معمولی» is the one that is not digital. */
function isPlainKind({ mention }: ReadMention, { own }: ColumnPlace): boolean {
  const isMeant = mention.kind === 'word' && mention.keys.some((key) => NOT_DIGITAL.has(key));
  return isMeant && own.texts.some((text) => text?.words.has(DIGITAL) === true);
}

const JOINED = 0.15;
const FOUND = 0.1;

/** «خروجی رله‌ای» speaks of the output, and the word «خروجی» asks for nothing itself. */
function isOwnHint({ mention, isWithout }: ReadMention, { own }: ColumnPlace): boolean {
  return (
    mention.kind === 'word' && !isWithout && mention.tokens.some(({ stem }) => own.column.hints.has(stem))
  );
}

/** The numbers of a column's texts that are of the same kind as the wanted one: `DN`, `Class`, «سی‌سی». */
function numbersOf(
  read: ReadMention,
  { own }: ColumnPlace,
): { wanted: number | null; numbers: readonly (number | null)[] } {
  const meanings = read.mention.amount?.unit?.meanings ?? [];
  const meaning = meanings.find(({ quantity }) =>
    own.texts.some((text) => text?.amounts.some((one) => one.quantity === quantity)),
  );
  if (meaning !== undefined) {
    const numbers = own.texts.map(
      (text) => text?.amounts.find(({ quantity }) => quantity === meaning.quantity)?.base ?? null,
    );
    return { wanted: inBase(read.mention.amount?.values[0] ?? 0, meaning), numbers };
  }
  const [prefix, wanted] =
    prefixesOf(read).find(([one]) => own.prefixes.has(one)) ?? byDigits(read, own.texts) ?? [];
  return prefix === undefined || wanted === undefined
    ? { wanted: null, numbers: own.texts.map(() => null) }
    : { wanted, numbers: own.texts.map((text) => text?.numbers.get(prefix) ?? null) };
}

const MIN_DIGITS = 4;

/** «الکترود ۶۰۱۳» asks for what `E7018` is: a number of as many digits. */
function byDigits(
  { mention }: ReadMention,
  texts: readonly (TextValue | null)[],
): readonly [string, number] | undefined {
  const value = mention.amount?.unit === undefined ? mention.amount?.values[0] : undefined;
  const digits = String(value ?? '').length;
  const prefix = [...(texts.find((text) => text !== null)?.numbers ?? [])].find(
    ([, number]) => String(number).length === digits,
  )?.[0];
  return value === undefined || digits < MIN_DIGITS || prefix === undefined ? undefined : [prefix, value];
}

/** A material or a colour that a column of such does not have: «شیر توپی برنجی». */
function unknownWord(
  { mention }: ReadMention,
  { place, worth }: { place: ColumnPlace; worth: number },
): WishOption[] {
  const word = mention.keys[0] ?? '';
  const isMeant =
    mention.kind === 'word' &&
    ((MATERIALS.has(word) && /جنس|متریال/.test(place.own.title)) ||
      (COLOURS.has(word) && /^رنگ/.test(place.own.title)));
  const nothing = {
    keeps: place.own.texts.map(() => false),
    numbers: place.own.texts.map(() => null),
    wanted: null,
  };
  return isMeant ? [{ column: place.column, ...nothing, worth }] : [];
}

const setOf = (words: string) => new Set(words.split(' '));
/** What things are made of. */
export const MATERIALS = setOf(
  'استیل چدن چدنی برنز برنزی برنجی برنج فولاد فولادی مس مسی الومینیوم الومینیومی تیتانیوم تفلون وایتون لاستیکی سرامیکی پلاستیکی پلیاتیلن pvc upvc',
);
const COLOURS = setOf('قرمز ابی سبز زرد سفید مشکی سیاه نارنجی بنفش قهوهای طوسی صورتی کرم');

interface Compared {
  readonly text: TextValue;
  readonly place: ColumnPlace;
}

function isIn(read: ReadMention, { text, place }: Compared): boolean {
  const { kind, size, amount } = read.mention;
  const keys = kind === 'key' ? longestIn(read.mention.keys, place) : read.mention.keys;
  if (size !== undefined) {
    return keys.some((key) => text.sizes.has(key)) || scaledSize(size, text);
  }
  if (amount !== undefined && kind === 'amount') {
    return isAmountIn(amount, { read, text, place });
  }
  const all = [...keys, ...(kind === 'word' ? read.spellings : [])].flatMap((key) => [
    key,
    SPELLED.get(key) ?? key,
  ]);
  if (kind === 'word' && text.words.has('ex') && all.some((key) => EX.has(key))) {
    return true;
  }
  return (
    all.some((key) => text.words.has(key)) || (kind === 'word' && all.some((key) => isBeginning(key, text)))
  );
}

/** Words for the protection against explosion, which the tables write `Ex`. */
export const EX = new Set(['ضدانفجار', 'ضدجرقه', 'ex', 'atex', 'eexd', 'exd', 'فلیمپروف', 'exproof']);

/** Of `h2` and `h2s`, the longer that the column has. */
function longestIn(keys: readonly string[], { own }: ColumnPlace): readonly string[] {
  const known = keys.filter((key) => own.texts.some((text) => text?.words.has(key) === true));
  const longest = Math.max(0, ...known.map((key) => key.length));
  const isLatin = known.every((key) => /^[a-z0-9./]+$/.test(key));
  return isLatin && known.length > 0 ? known.filter((key) => key.length === longest) : keys;
}

const MIN_BEGINNING = 5;

/** «جامبو» of «جامبوبگ», «تانکری» of «تانکر». */
function isBeginning(key: string, { words, written }: TextValue): boolean {
  const bare = key.replace(/ی$/, '');
  return words.has(bare) || (key.length >= MIN_BEGINNING && written.some((word) => word.startsWith(key)));
}

/** Centimetres of what the table writes in millimetres. */
function scaledSize(size: readonly number[], text: TextValue): boolean {
  return text.sizes.has(size.map((number) => number * 10).join('x'));
}

const EXACT = 0.006;
const isEqual = (one: number, other: number) =>
  Math.abs(one - other) <= EXACT * Math.max(Math.abs(other), 1e-12);

interface AmountCompared extends Compared {
  readonly read: ReadMention;
}

function isAmountIn(amount: Amount, { read, text, place }: AmountCompared): boolean {
  const { unit, values, to } = amount;
  if (to !== undefined) {
    const meanings = unit?.meanings ?? [];
    const from = values[0] ?? 0;
    return text.ranges.some(
      (range) =>
        (range.quantity === null && isEqual(range.from, from) && isEqual(range.to, to)) ||
        meanings.some(
          (meaning) =>
            meaning.quantity === range.quantity &&
            isEqual(range.from, inBase(from, meaning)) &&
            isEqual(range.to, inBase(to, meaning)),
        ),
    );
  }
  if (unit !== undefined) {
    const isSame = unit.meanings.some((meaning) =>
      text.amounts.some(
        ({ quantity, base }) =>
          quantity === meaning.quantity && values.some((value) => isEqual(base, inBase(value, meaning))),
      ),
    );
    return (
      isSame ||
      read.mention.keys.some((key) => /[a-z/]/.test(key) && !key.includes('=') && hasWord(text, key))
    );
  }
  const isPlus =
    read.hints.has('بعلاوه') ||
    read.hints.has('علاوه') ||
    read.mention.tokens[0]?.before.includes('+') === true;
  const isFirst = values.some((value) => text.written.some((word) => word.startsWith(`${value}/`)));
  const isPlain = /^[۰-۹0-9٫.]+$/.test(text.text) || isPlus || isHintedBy(read, place);
  const isJoined = read.mention.keys.some((key) => /[^0-9.]/.test(key) && text.words.has(key));
  return (
    isJoined ||
    isFirst ||
    prefixesOf(read).some(([prefix, number]) => text.numbers.get(prefix) === number) ||
    (isPlain && read.mention.keys.some((key) => text.words.has(key)))
  );
}

/** `1/4` is in `G1/4`. */
function hasWord({ words }: TextValue, key: string): boolean {
  return (
    words.has(key) ||
    (key.includes('/') && [...words].some((word) => word.endsWith(key) && /^[a-z]+[0-9]/.test(word)))
  );
}

/** Letters and number of what is mentioned: `class` 600, `dn` 350, `ip` 68. */
export function prefixesOf({ mention, hints }: ReadMention): (readonly [prefix: string, number: number])[] {
  const { amount, keys } = mention;
  const byKey = keys.flatMap((key) => {
    const [, prefix, number] = /^([a-z\u0600-\u06ff]+)([0-9.]+)/.exec(key) ?? [];
    return prefix === undefined ? [] : [[prefix, Number(number)] as const];
  });
  if (amount?.unit?.symbol === 'in') {
    return amount.values.flatMap((value) => {
      const dn = nominalDiameter(value);
      return dn === undefined ? [] : [['dn', dn] as const];
    });
  }
  const number = amount?.unit === undefined ? amount?.values[0] : undefined;
  const byHint =
    number === undefined
      ? []
      : [...hints].flatMap((hint) => sameWords(hint).map((word) => [word, number] as const));
  return [...byKey, ...byHint];
}

import type { Amount } from '../understanding/mentions.rules.ts';
import { inBase, type UnitMeaning } from '../understanding/units.rules.ts';
import { type ColumnPlace, isHintedBy, type ReadMention } from './column-worth.rules.ts';
import type { TextValue } from './need-family.types.ts';
import { prefixesOf } from './text-numbers.rules.ts';
import { isThreadOf } from './thread.rules.ts';
import { SPELLED } from './words-of-need.rules.ts';

interface Compared {
  readonly text: TextValue;
  readonly place: ColumnPlace;
}

/** Whether a text of a table has what is mentioned. */
export function isIn(read: ReadMention, { text, place }: Compared): boolean {
  const { kind, size, amount, keys } = read.mention;
  if (size !== undefined) {
    return keys.some((key) => text.sizes.has(key)) || scaledSize(size, text);
  }
  if (amount !== undefined && (kind === 'amount' || isHintedBy(read, place))) {
    return isAmountIn(amount, { read, text, place });
  }
  return kind === 'word'
    ? isWordIn([...keys, ...read.spellings], text)
    : isKeyIn(longestIn(keys, place), text);
}

const spelled = (keys: readonly string[]) => keys.flatMap((key) => [key, SPELLED.get(key) ?? key]);
const isKeyIn = (keys: readonly string[], { words }: TextValue) =>
  spelled(keys).some((key) => words.has(key));

function isWordIn(keys: readonly string[], text: TextValue): boolean {
  const all = spelled(keys);
  const isProtection = text.words.has('ex') && all.some((key) => EX.has(key));
  const isPlastic = all.some((key) => /^پلاستیکی?$/.test(key)) && PLASTICS.some((one) => text.words.has(one));
  return isProtection || isPlastic || all.some((key) => text.words.has(key) || isBeginning(key, text));
}

/** What «پلاستیکی» is made of. */
const PLASTICS = ['pvc', 'abs', 'hdpe', 'pp', 'پلیپروپیلن', 'پلیاتیلن'];

/** Words for the protection against explosion, which the tables write `Ex`. */
export const EX = new Set(['ضدانفجار', 'ضدجرقه', 'ex', 'atex', 'eexd', 'exd', 'فلیمپروف', 'exproof']);

/** `H2` is the value that is written so, not the beginning of `H2S`; and «فویل‌دار» is none «بدون فویل». */
export function onlyWhole(
  { mention }: ReadMention,
  texts: readonly (TextValue | null)[],
  keeps: readonly boolean[],
) {
  if (mention.kind === 'key') {
    const longest = mention.keys
      .toSorted((one, other) => other.length - one.length)
      .find((key) => texts.some((text) => text?.runs.has(key) === true));
    return longest === undefined ? keeps : texts.map((text) => text?.runs.has(longest) === true);
  }
  const having = keeps.map((isKept, at) => isKept && !saysWithout(mention, texts[at] ?? null));
  return having.includes(true) ? having : keeps;
}

const saysWithout = ({ keys }: ReadMention['mention'], text: TextValue | null) =>
  keys.some((key) => text?.words.has(`بدون${key}`) === true);

/** Of `h2` and `h2s`, the longer that the column has. */
function longestIn(keys: readonly string[], { own }: ColumnPlace): readonly string[] {
  const known = keys.filter((key) => own.texts.some((text) => text?.words.has(key) === true));
  const longest = Math.max(0, ...known.map((key) => key.length));
  const isLatin = known.every((key) => /^[a-z0-9./]+$/.test(key));
  return isLatin && known.length > 0 ? known.filter((key) => key.length === longest) : keys;
}

const MIN_BEGINNING = 5;
/** «آبی» is a colour, no «آب». */
const MIN_STEM = 3;

/** «جامبو» of «جامبوبگ», «تانکری» of «تانکر». */
function isBeginning(key: string, { words, written }: TextValue): boolean {
  const bare = key.replace(/ی$/, '');
  return (
    (bare.length >= MIN_STEM && words.has(bare)) ||
    (key.length >= MIN_BEGINNING && written.some((word) => word.startsWith(key)))
  );
}

/** Centimetres of what the table writes in millimetres. */
function scaledSize(size: readonly number[], text: TextValue): boolean {
  return text.sizes.has(size.map((number) => number * 10).join('x'));
}

const EXACT = 0.006;
const isEqual = (one: number, other: number) =>
  Math.abs(one - other) <= EXACT * Math.max(Math.abs(other), 1e-12);

/** Without a unit, a size may be in centimetres. */
const SCALES = [1, 10];

function isRange(
  range: { readonly from: number; readonly to: number },
  [from, to]: readonly [number, number],
  scales: readonly number[],
): boolean {
  return scales.some((scale) => isEqual(range.from, from * scale) && isEqual(range.to, to * scale));
}

interface AmountCompared extends Compared {
  readonly read: ReadMention;
}

function isAmountIn(amount: Amount, { read, text, place }: AmountCompared): boolean {
  if (amount.to !== undefined) {
    return isRangeIn(amount, { read, text, place });
  }
  if (isThreadOf(read, text)) {
    return true;
  }
  return amount.unit === undefined
    ? isNumberIn(amount, { read, text, place })
    : isMeasureIn(amount, { read, text, place });
}

function isRangeIn({ unit, values, to = 0 }: Amount, { read, text, place }: AmountCompared): boolean {
  const from = values[0] ?? 0;
  const scales = isHintedBy(read, place) ? SCALES : [1];
  const isMeant = (meaning: UnitMeaning, range: TextValue['ranges'][number]) =>
    meaning.quantity === range.quantity && isRange(range, [inBase(from, meaning), inBase(to, meaning)], [1]);
  return text.ranges.some(
    (range) =>
      (range.quantity === null && isRange(range, [from, to], scales)) ||
      unit?.meanings.some((meaning) => isMeant(meaning, range)) === true,
  );
}

function isMeasureIn({ unit, values }: Amount, { read, text, place }: AmountCompared): boolean {
  const isSame = (meaning: UnitMeaning) =>
    text.amounts.some(
      ({ quantity, base }) =>
        quantity === meaning.quantity && values.some((value) => isEqual(base, inBase(value, meaning))),
    );
  const isWritten = read.mention.keys.some(
    (key) => /[a-z/]/.test(key) && !key.includes('=') && hasWord(text, key),
  );
  const isCode = isHintedBy(read, place) && values.some((value) => hasNumber(text, value));
  return isCode || isWritten || unit?.meanings.some(isSame) === true;
}

function isNumberIn({ values }: Amount, { read, text, place }: AmountCompared): boolean {
  const { keys, tokens } = read.mention;
  const isPlus =
    read.hints.has('بعلاوه') || read.hints.has('علاوه') || tokens[0]?.before.includes('+') === true;
  const isFirst = values.some((value) => text.written.some((word) => word.startsWith(`${value}/`)));
  const isPlain = /^[۰-۹0-9٫.]+$/.test(text.text) || isPlus || isHintedBy(read, place);
  const isJoined = keys.some((key) => /[^0-9.]/.test(key) && text.words.has(key));
  return (
    isJoined ||
    isFirst ||
    prefixesOf(read).some(([prefix, number]) => text.numbers.get(prefix) === number) ||
    (isPlain && [...keys, ...values.map(String)].some((key) => text.words.has(key)))
  );
}

/** «پوشش ۲۷۵ گرم» is `Z275`, whatever its unit. */
const hasNumber = ({ numbers }: TextValue, value: number) =>
  [...numbers].some(([prefix, number]) => number === value && /^[a-z]+$/.test(prefix));

/** `1/4` is in `G1/4`. */
function hasWord({ words }: TextValue, key: string): boolean {
  return (
    words.has(key) ||
    (key.includes('/') && [...words].some((word) => word.endsWith(key) && /^[a-z]+[0-9]/.test(word)))
  );
}

import { inBase, nominalDiameter } from '../understanding/units.rules.ts';
import { sameWords } from '../understanding/words.rules.ts';
import type { ColumnPlace, ReadMention } from './column-worth.rules.ts';
import type { TextValue } from './need-family.types.ts';
import { threadNumbers } from './thread.rules.ts';

/** The numbers of a column's texts that are of the same kind as the wanted one: `DN`, `Class`, «سی‌سی». */
export function numbersOf(
  read: ReadMention,
  place: ColumnPlace,
): { wanted: number | null; numbers: readonly (number | null)[] } {
  const { own } = place;
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
  const plain = threadNumbers(read, own.texts) ?? byShape(read, own.texts);
  if (plain !== undefined) {
    return plain;
  }
  const [prefix, wanted] =
    prefixesOf(read).find(([one]) => own.prefixes.has(one)) ??
    byHint(read, place) ??
    byDigits(read, place.own.texts) ??
    [];
  return prefix === undefined || wanted === undefined
    ? { wanted: null, numbers: own.texts.map(() => null) }
    : { wanted, numbers: own.texts.map((text) => text?.numbers.get(prefix) ?? null) };
}

/** «فرم ۴» of a column whose values are `Form 2b` and the like. */
function byHint(read: ReadMention, place: ColumnPlace): readonly [string, number] | undefined {
  const { amount } = read.mention;
  const [value, prefixes] = [
    amount?.values[0],
    [...place.own.prefixes].filter((one) => /^[a-z]+$/.test(one)),
  ];
  const isHinted = [...place.own.telling].some((hint) => read.hints.has(hint));
  const isMeant = isHinted && amount?.unit === undefined && amount?.to === undefined;
  return value === undefined || prefixes.length !== 1 || !isMeant ? undefined : [prefixes[0] ?? '', value];
}

/** «پیچ ۱۲.۹» asks for what «۸.۸» and «۱۰.۹» are: a number with a decimal where all values are such. */
function byShape({ mention }: ReadMention, texts: readonly (TextValue | null)[]) {
  const { amount } = mention;
  const value = amount?.unit === undefined && amount?.to === undefined ? amount?.values[0] : undefined;
  const numbers = texts.map((text) => (text?.written.length === 1 ? Number(text.written[0]) : Number.NaN));
  const isShape =
    numbers.length > 0 && [...numbers, value ?? 0].every((one) => one % 1 !== 0 && !Number.isNaN(one));
  return isShape && value !== undefined ? { wanted: value, numbers } : undefined;
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

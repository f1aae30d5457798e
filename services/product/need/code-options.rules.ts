import type { Mention } from '../understanding/mentions.rules.ts';
import type { TableVariant } from '../understanding/size-table.rules.ts';
import { isHintedBy, type ReadMention, type WishOption } from './column-worth.rules.ts';
import type { NeedFamily } from './need-family.types.ts';

const MIN_DIGITS = 4;
const MIN_CODE = 3;
const CODE_WORTH = 0.35;

/** Codes and titles of the variants: «۶۳۰۸», `SPB 2000`, `DNMG 150608`. */
export function codeOptions(read: ReadMention, { family, columns }: NeedFamily): WishOption[] {
  const { mention } = read;
  const { kind, size } = mention;
  const keys = mention.keys.filter(isCodeLike);
  const isLong = keys.some((key) => key.length > MIN_CODE);
  const isHinted =
    kind === 'amount' && !isLong && columns.some((own, column) => isHintedBy(read, { own, column }));
  if (kind === 'word' || keys.length === 0 || isHinted || mention.amount?.unit !== undefined) {
    return [];
  }
  const test = (fits: (variant: TableVariant) => boolean) => family.table.variants.map(fits);
  const has = (key: string) =>
    test(({ words, sizes }) => (size === undefined ? words.has(key) : sizes.has(key)));
  const longest = keys
    .toSorted((one, other) => other.length - one.length)
    .find((key) => has(key).includes(true));
  const whole = longest === undefined ? [] : has(longest);
  const begun = test(({ code }) => keys.some((key) => key.length > MIN_CODE && code.startsWith(key)));
  const keeps = whole.includes(true) ? whole : begun;
  const nothing = { column: -1, wanted: null, numbers: keeps.map(() => null) };
  return keeps.includes(true)
    ? [{ ...nothing, keeps, worth: CODE_WORTH }]
    : [...unknownNumber(mention, family.table.variants), ...unknownCode(mention, family.table.variants)];
}

const isCodeLike = (key: string) =>
  /[0-9]/.test(key) && !key.includes('=') && (key.length >= MIN_CODE || /[a-z]/.test(key));

/** «۳۰۲۱۰» where there are 30206 and 30208: a number of as many digits as those of the codes. */
function unknownNumber({ amount, kind }: Mention, variants: readonly TableVariant[]): WishOption[] {
  const wanted = kind === 'amount' && amount?.to === undefined ? amount?.values[0] : undefined;
  const digits = String(wanted ?? '').length;
  const isLong = wanted !== undefined && Number.isInteger(wanted) && digits >= MIN_DIGITS;
  const numbers = variants.map(({ words }) =>
    [...words].find((word) => /^[0-9]+$/.test(word) && word.length === digits),
  );
  return isLong && numbers.some((number) => number !== undefined)
    ? [
        {
          column: -1,
          wanted,
          keeps: variants.map(() => false),
          worth: UNKNOWN_WORTH,
          numbers: numbers.map((number) => (number === undefined ? null : Number(number))),
        },
      ]
    : [];
}

/** `B68` where there are `B60` and `B75`: letters with a number that several codes have with others. */
function unknownCode({ kind, keys }: Mention, variants: readonly TableVariant[]): WishOption[] {
  const [, letters, wanted] = /^([a-z]+)([0-9]+)$/.exec(keys.at(-1) ?? '') ?? [];
  const like = new RegExp(`^${letters}([0-9]+)$`);
  const numbers = variants.map(({ code }) => {
    const found = like.exec(code)?.[1];
    return found === undefined ? null : Number(found);
  });
  const isKnown = numbers.filter((number) => number !== null).length > 1;
  return kind !== 'key' || letters === undefined || !isKnown
    ? []
    : [
        {
          column: -1,
          wanted: Number(wanted),
          keeps: variants.map(() => false),
          worth: UNKNOWN_WORTH,
          numbers,
        },
      ];
}

const UNKNOWN_WORTH = 0.08;

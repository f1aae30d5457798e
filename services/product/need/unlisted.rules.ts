import { toLatinDigits, toPersianDigits } from '@bazaar/locale';
import { readTokens } from '../understanding/tokens.rules.ts';
import { unitAt } from '../understanding/units.rules.ts';
import { sameWords } from '../understanding/words.rules.ts';
import type { FoundGood } from './good.rules.ts';
import { EX } from './text-match.rules.ts';

/** A wish that is no matter of the size table. `from` and `to` are its place in the text. */
export interface UnlistedWish {
  readonly kind: 'standard' | 'protection' | 'grade' | 'kind';
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly isKept: boolean;
  /** What the good has instead. */
  readonly nearest: readonly string[];
}

interface Wanted {
  readonly text: string;
  readonly good: FoundGood;
}

/** Standards, protection and grades that a need states and that no column holds. */
export function unlistedWishes(wanted: Wanted): UnlistedWish[] {
  return [
    ...standardWishes(wanted),
    ...protectionWishes(wanted),
    ...gradeWishes(wanted),
    ...angleWishes(wanted),
    ...kindWishes(wanted),
  ];
}

/** «جرثقیل دو پل» of «جرثقیل تک‌پل»: another kind than the title says. */
function kindWishes({ text, good }: Wanted): UnlistedWish[] {
  return good.otherKinds.map(({ tokens, own }): UnlistedWish => {
    const [from, to] = [tokens[0]?.from ?? 0, tokens.at(-1)?.to ?? 0];
    return { kind: 'kind', text: text.slice(from, to), from, to, isKept: false, nearest: [own] };
  });
}

const BODIES =
  'ISO|DIN|EN|ASTM|API|ANSI|ASME|IEC|ISIRI|INSO|BS|JIS|NFPA|UL|GOST|AISC|AWS|IPS|NACE|VDE|NEMA|IEEE|FM|GB';
const STANDARD = new RegExp(
  `(?<![A-Za-z])(?:${BODIES})(?![A-Za-z])(?:[\\s/-]*(?:EN|ISO|[A-Z]{0,2})?[\\s-]?[0-9۰-۹]+(?:[.:/-][0-9۰-۹A-Z]+)*)?`,
  'gi',
);

/** «ISO ۱۰۰ میل»: a number with a unit is a size. */
const withoutSize = (standard: string, behind: string) =>
  unitAt(readTokens(behind), 0) === undefined ? standard : standard.replace(/[\s-]*[0-9۰-۹]+$/, '');

const keyOf = (text: string) =>
  toLatinDigits(text)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

function standardWishes({ text, good }: Wanted): UnlistedWish[] {
  const { need } = good;
  const own = need.data.standards.map(keyOf);
  return [...text.matchAll(STANDARD)].flatMap(({ 0: written, index }) => {
    const raw = withoutSize(written, text.slice(index + written.length));
    const key = keyOf(raw);
    const isNamed =
      need.family.names.words.has(key) ||
      need.family.table.words.has(key) ||
      need.data.names.some((name) => keyOf(name).includes(key));
    const isOwn = own.includes(key);
    const place = {
      kind: 'standard' as const,
      text: raw.trim(),
      from: index,
      to: index + raw.trimEnd().length,
    };
    return (isNamed && !isOwn) || isInTable(good, index)
      ? []
      : [
          {
            ...place,
            isKept: own.some((standard) => isOrPartOf(standard, key)),
            nearest: need.data.standards,
          },
        ];
  });
}

/** `DIN 933` of `DIN 933`, and `ISO 898` of `ISO 898-1`: the number goes on behind a sign only. */
function isOrPartOf(standard: string, key: string): boolean {
  const at = standard.indexOf(key);
  return at >= 0 && (standard.length === at + key.length || key.length >= MIN_STANDARD);
}
const MIN_STANDARD = 6;

const IP = /(?<![A-Za-z])IP[\s-]?([0-9۰-۹]{2})(?![0-9۰-۹])/gi;

/** A protection that the table does not speak of at all: `IP` and `Ex`. */
function protectionWishes({ text, good }: Wanted): UnlistedWish[] {
  const { need } = good;
  const hasIp = need.columns.some(({ prefixes }) => prefixes.has('ip'));
  const byIp = hasIp ? [] : [...text.matchAll(IP)].map(({ 0: raw, index }) => unkept(raw, index));
  const hasEx =
    [...EX].some((word) => need.family.names.words.has(word)) ||
    need.columns.some(({ texts }) => texts.some((value) => value?.words.has('ex') === true));
  const explosion =
    /ضد[\s\u200c]?(?:انفجار|جرقه)|فلیم[\s\u200c]?پروف|(?<![A-Za-z])(?:EExd?|ATEX|Ex(?:\s?[a-z]{1,2}(?![a-z]))?)(?![A-Za-z])/g;
  const byEx = hasEx
    ? []
    : [...text.matchAll(explosion)].slice(0, 1).map(({ 0: raw, index }) => unkept(raw, index));
  return [...byIp, ...byEx];
}

function unkept(raw: string, index: number): UnlistedWish {
  return {
    kind: 'protection',
    text: raw.trim(),
    from: index,
    to: index + raw.trimEnd().length,
    isKept: false,
    nearest: [],
  };
}

/** A number of the good's own title with another value: «سیمان تیپ ۵» of «سیمان تیپ ۲», `C40` of `C30`. */
function gradeWishes({ text, good }: Wanted): UnlistedWish[] {
  const tokens = readTokens(text, Number.POSITIVE_INFINITY);
  return tokens.flatMap((token, at): UnlistedWish[] => {
    const [word, value] = [tokens[at - 1], token.values[0]];
    if (word === undefined || value === undefined || isSpoken(good, token.from) || isMeasured(tokens, at)) {
      return [];
    }
    const own = ownNumber(good, { word: word.word, value });
    if (
      own === undefined ||
      own === value ||
      isInTable(good, token.from) ||
      isInName(good, { word: word.word, value })
    ) {
      return [];
    }
    const place = { from: word.from, to: token.to };
    const nearest = [writtenIn(good.need.data.title, own)];
    return [{ kind: 'grade', ...place, text: text.slice(place.from, place.to), isKept: false, nearest }];
  });
}

interface Numbered {
  readonly word: string;
  readonly value: number;
}

const MIN_DIGITS = 4;

/** The number of the title behind the same word; or a long one that names an alloy: «آلومینیوم ۱۰۵۰». */
function ownNumber({ need }: FoundGood, { word, value }: Numbered): number | undefined {
  const { titleNumbers } = need;
  const same = sameWords(word).flatMap((one) => titleNumbers.get(one) ?? [])[0];
  const digits = String(value).length;
  const isLong = digits >= MIN_DIGITS && Number.isInteger(value);
  return same ?? [...titleNumbers.values()].find((own) => isLong && String(own).length === digits);
}

function isInName({ need }: FoundGood, { word, value }: Numbered): boolean {
  return need.data.names.some((name) => {
    const tokens = readTokens(name);
    return tokens.some((own, at) => own.values[0] === value && tokens[at - 1]?.word === word);
  });
}

/** The words around a number as the title writes them. */
function writtenIn(title: string, number: number): string {
  const tokens = readTokens(title);
  const at = tokens.findIndex(({ values }) => values[0] === number);
  return at < 1 ? title : title.slice(tokens[at - 1]?.from, tokens[at]?.to);
}

/** «زانو ۴۵ درجه» of «زانوی ۹۰ درجه»: an amount of the title with another value. */
function angleWishes({ text, good }: Wanted): UnlistedWish[] {
  const { titleAmounts } = good.need;
  const tokens = readTokens(text, Number.POSITIVE_INFINITY);
  return tokens.flatMap((token, at): UnlistedWish[] => {
    const [value, next] = [token.values[0], tokens[at + 1]];
    const own = next === undefined ? undefined : titleAmounts.get(next.word);
    const place = { from: token.from, to: next?.to ?? token.to };
    return value === undefined || own === undefined || own === value || isSpoken(good, token.from)
      ? []
      : [
          {
            kind: 'grade',
            text: text.slice(place.from, place.to),
            ...place,
            isKept: false,
            nearest: [`${toPersianDigits(own)} ${next?.word}`],
          },
        ];
  });
}

/** Whether a column of texts has such numbers: the table says more than the title. */
const isInTable = ({ specification, need }: FoundGood, from: number) =>
  specification.wishes.some(
    ({ option, tokens }) =>
      need.columns[option.column]?.column.kind !== undefined &&
      need.columns[option.column]?.column.kind !== 'number' &&
      tokens.some((token) => token.from === from),
  );

const isSpoken = ({ specification }: FoundGood, from: number) =>
  specification.wishes.some(({ isKept, tokens }) => isKept && tokens.some((token) => token.from === from));

/** A number with a unit or in a size is no grade. */
function isMeasured(
  tokens: readonly { word: string; values: readonly number[]; before: string }[],
  at: number,
): boolean {
  const next = tokens[at + 1];
  return (
    next !== undefined && /^(?:میل|میلی|اینچ|متر|کیلو|تن|در|x|درجه|عدد|شاخه|کیلویی|سانت)$/.test(next.word)
  );
}

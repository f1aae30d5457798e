import { boundOptions } from './bound-column.rules.ts';
import { codeOptions } from './code-options.rules.ts';
import { baseWorth, type ColumnPlace, type ReadMention, type WishOption } from './column-worth.rules.ts';
import type { NeedFamily } from './need-family.types.ts';
import { numberOptions } from './number-options.rules.ts';
import { keptByHaving, keptByRefusal } from './refusal.rules.ts';
import { rivalOptions } from './rival-values.rules.ts';
import { isIn, onlyWhole } from './text-match.rules.ts';
import { numbersOf } from './text-numbers.rules.ts';
import { isFractionIn } from './thread.rules.ts';
import { unknownRange, unknownWord } from './unknown-values.rules.ts';

/** All columns of a family that a mention may speak of. */
export function optionsOf(read: ReadMention, need: NeedFamily): readonly WishOption[] {
  const texts = need.columns.flatMap((own, column) =>
    own.column.kind === 'number' ? [] : textOptions(read, { own, column }, need.columns),
  );
  const others = [...measuresOf(read, need, texts), ...codeOptions(read, need)];
  if (read.mention.isExcluded === true) {
    return [...others.flatMap(refusedOption), ...texts];
  }
  const refused = texts.filter(({ isRefusal }) => isRefusal === true);
  if (refused.length > 0) {
    return refused;
  }
  const options = boundOptions(read, [...others, ...texts], need);
  return options.length > 0 ? options : rivalOptions(read, need);
}

/** «۴-۲۰» is the signal that is written so, and no pressure between four and twenty. */
const isWrittenRange = ({ mention: { amount } }: ReadMention, texts: readonly WishOption[]) =>
  amount?.to !== undefined && amount.unit === undefined && texts.some(({ keeps }) => keeps.includes(true));

/** Where sizes are nominal, six inches are `DN150` and no other length. */
const isNominalIn = ({ mention }: ReadMention, column: NeedFamily['columns'][number] | undefined) =>
  mention.amount?.unit?.symbol === 'in' && column?.prefixes.has('dn') === true;

/** The columns of numbers, unless a column of texts is meant. */
function measuresOf(read: ReadMention, need: NeedFamily, texts: readonly WishOption[]): WishOption[] {
  const isNominal = texts.some(
    ({ column, keeps }) => keeps.includes(true) && isNominalIn(read, need.columns[column]),
  );
  const isFraction = texts.some(({ column }) => isFractionIn(read, need.columns[column]?.texts ?? []));
  if (isNominal || isFraction || isWrittenRange(read, texts)) {
    return [];
  }
  const options = numberOptions(read, need);
  const isInches = texts.some(({ column }) => isWrittenIn(read, need.columns[column]));
  return isInches && !options.some(({ keeps }) => keeps.includes(true)) ? [] : options;
}

/** Inches that nothing has are those of the column that is written in inches. */
const isWrittenIn = ({ mention }: ReadMention, column: NeedFamily['columns'][number] | undefined) =>
  mention.amount?.unit?.symbol === 'in' &&
  column?.texts.some((text) => text?.written.includes('اینچ') === true) === true;

/** «غیر از ۵ میل» is kept by all other sizes. */
function refusedOption({ keeps, ...option }: WishOption): WishOption[] {
  const others = keeps.map((isKept) => !isKept);
  const refused = { ...option, keeps: others, wanted: null, isWritten: true, isExcluded: true };
  return keeps.includes(true) && others.includes(true) ? [refused] : [];
}

function textOptions(
  read: ReadMention,
  place: ColumnPlace,
  columns: readonly ColumnPlace['own'][],
): WishOption[] {
  const refused = keptByRefusal(read, { place, has: (text) => isIn(read, { text, place }) });
  const decided = refused === undefined ? keptByHaving(read, place, columns) : refused;
  if (refused !== undefined || decided !== null) {
    const isExcluded = refused !== undefined && read.mention.isExcluded === true;
    const isRefusal = refused !== undefined && !isExcluded;
    return decided === null ? [] : [{ ...decidedOption(read, place, decided), isRefusal, isExcluded }];
  }
  return countedOptions(read, place) ?? (isOwnHint(read, place) ? [] : statedOptions(read, place));
}

/** «سه ردیفه» of a column that counts rows, whether it has three or not. */
function countedOptions({ count, ...read }: ReadMention, place: ColumnPlace): WishOption[] | undefined {
  const numbers = place.own.texts.map((text) => text?.counts.get(count?.noun ?? '') ?? null);
  if (count === undefined || numbers.every((number) => number === null)) {
    return;
  }
  const keeps = numbers.map((number) => number === count.count);
  // Both words of it are kept by the same column.
  const wanted = keeps.includes(true) ? null : count.count;
  return [{ column: place.column, keeps, numbers, wanted, worth: baseWorth(read, place) + COUNTED }];
}

const COUNTED = 0.4;

function decidedOption(read: ReadMention, place: ColumnPlace, keeps: readonly boolean[]): WishOption {
  const numbers = keeps.map(() => null);
  return { column: place.column, keeps, numbers, wanted: null, worth: baseWorth(read, place) + FOUND };
}

function statedOptions(read: ReadMention, place: ColumnPlace): WishOption[] {
  const { texts } = place.own;
  const keeps = isPlainKind(read, place)
    ? texts.map((text) => text?.words.has(DIGITAL) === false)
    : onlyWhole(
        read,
        texts,
        texts.map((text) => text !== null && isIn(read, { text, place })),
      );
  const isJoined =
    read.mention.kind === 'word' &&
    texts.some((text) => text !== null && read.joined.some((key) => text.words.has(key)));
  const worth = baseWorth(read, place) + (isJoined ? JOINED : 0);
  const own = { column: place.column, ...numbersOf(read, place) };
  if (keeps.includes(true)) {
    return [{ ...own, keeps, worth: worth + FOUND, wanted: null }];
  }
  return own.wanted === null
    ? [...unknownWord(read, { place, worth }), ...unknownRange(read, { place, worth })]
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
function isOwnHint({ mention }: ReadMention, { own }: ColumnPlace): boolean {
  return mention.kind === 'word' && mention.tokens.some(({ stem }) => own.column.hints.has(stem));
}

import { type ColumnPlace, isHintedBy, type ReadMention, type WishOption } from './column-worth.rules.ts';
import { MATERIALS } from './words-of-need.rules.ts';

/** A material or a colour that a column of such does not have: «شیر توپی برنجی». */
export function unknownWord(
  { mention }: ReadMention,
  { place, worth }: { place: ColumnPlace; worth: number },
): WishOption[] {
  const word = mention.kind === 'word' ? (mention.keys[0] ?? '') : (mention.tokens[0]?.word ?? '');
  const isMeant =
    (MATERIALS.has(word) && /جنس|متریال/.test(place.own.title)) ||
    (mention.kind === 'word' && COLOURS.has(word) && /^رنگ/.test(place.own.title));
  const nothing = {
    keeps: place.own.texts.map(() => false),
    numbers: place.own.texts.map(() => null),
    wanted: null,
  };
  return isMeant ? [{ column: place.column, ...nothing, worth }] : [];
}

/** «خروجی ۰ تا ۱۰ ولت» of a column whose values are ranges too, but none of these. */
export function unknownRange(
  read: ReadMention,
  { place, worth }: { place: ColumnPlace; worth: number },
): WishOption[] {
  const { texts } = place.own;
  const { amount } = read.mention;
  const isRange = amount?.to !== undefined && amount.unit !== undefined && isHintedBy(read, place);
  const isMeant = isRange && texts.some((text) => text !== null && text.ranges.length > 0);
  const nothing = { keeps: texts.map(() => false), numbers: texts.map(() => null), wanted: null };
  return isMeant ? [{ column: place.column, ...nothing, worth }] : [];
}

const setOf = (words: string) => new Set(words.split(' '));
const COLOURS = setOf('قرمز ابی سبز زرد سفید مشکی سیاه نارنجی بنفش قهوهای طوسی صورتی کرم');

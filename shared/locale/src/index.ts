export { amountInWords } from './amount-words.ts';
export { bankOfSheba } from './banks.ts';
export { isolate, stripBidiControls, ZWNJ } from './bidi.ts';
export {
  formatClock,
  formatDuration,
  formatJalaliDateTime,
  formatJalaliDayMonth,
  formatJalaliLong,
  formatJalaliMonth,
  formatJalaliShort,
  formatJalaliWeekday,
  jalaliMonthName,
  weekdayNames,
} from './dates.ts';
export { endOfDay } from './day-end.ts';
export { toLatinDigits, toPersianDigits } from './digits.ts';
export { faNorm } from './fa-norm.ts';
export { foldFa, foldFaSpaced, normalizeFa } from './folding.ts';
export {
  formatPostalCode,
  formatSheba,
  isCard,
  isLegalId,
  isNationalId,
  isPostalCode,
  isSheba,
  maskCard,
} from './identifiers.ts';
export {
  dayNumberToJalali,
  isJalaliDate,
  isJalaliLeapYear,
  type JalaliDate,
  jalaliMonthLength,
  jalaliToDayNumber,
  jalaliWeekday,
  parseJalali,
  readJalaliParts,
} from './jalali.ts';
export { wrongKeyboard, wrongKeyboardLatin } from './keyboard.ts';
export { formatMobile, maskMobile, mobileText, parseMobile } from './mobile.ts';
export {
  formatRial,
  formatRialText,
  formatToman,
  formatTomanText,
  type MoneyFormat,
  rialToToman,
  tomanToRial,
} from './money.ts';
export { numberInWords } from './number-words.ts';
export {
  formatNumber,
  formatPercent,
  formatSignedPercent,
  type NumberFormat,
  parseNumberFa,
} from './numbers.ts';
export { formatRelative } from './relative-time.ts';
export { isolateRuns, type Run, spellRanges, splitRuns } from './runs.ts';
export { seededNumbers, seedOf } from './seeded-numbers.ts';
export { slugFa } from './slug.ts';
export { fromJalali, toJalali } from './tehran-clock.ts';
export { compareFa, formatList } from './text.ts';
export { formatWait } from './wait.ts';

const LATIN_OR_ARABIC_DIGIT = /[0-9\u0660-\u0669]/g;
const PERSIAN_OR_ARABIC_DIGIT = /[\u06F0-\u06F9\u0660-\u0669]/g;
const PERSIAN_ZERO = 0x06f0;

// All three scripts start their ten digits on a code point divisible by 16, so the low four bits are the value.
const digitValue = (digit: string): number => digit.charCodeAt(0) & 0xf;

/** Turns Latin and Arabic-Indic digits into Persian ones; everything else stays. */
export function toPersianDigits(text: string | number): string {
  return String(text).replace(LATIN_OR_ARABIC_DIGIT, (digit) =>
    String.fromCharCode(PERSIAN_ZERO + digitValue(digit)),
  );
}

/** Turns Persian and Arabic-Indic digits into Latin ones; everything else stays. */
export function toLatinDigits(text: string): string {
  return text.replace(PERSIAN_OR_ARABIC_DIGIT, (digit) => String(digitValue(digit)));
}

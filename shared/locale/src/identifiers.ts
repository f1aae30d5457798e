import { stripBidiControls } from './bidi.ts';
import { toLatinDigits, toPersianDigits } from './digits.ts';

const LEGAL_ID_WEIGHTS = [29, 27, 23, 19, 17];
const ALL_EQUAL = /^(\d)\1*$/;

const digitsOf = (digits: string): number[] => Array.from(digits, Number);
const latin = (text: string): string => toLatinDigits(stripBidiControls(text)).trim();
const compact = (text: string): string => latin(text).replace(/[\s-]/g, '');

/** Whether a text is a national id (کد ملی): ten digits, not all equal, the last one checking the others. */
export function isNationalId(text: string): boolean {
  const id = latin(text);
  if (!/^\d{10}$/.test(id) || ALL_EQUAL.test(id)) return false;
  const digits = digitsOf(id);
  const sum = digits.slice(0, 9).reduce((total, digit, at) => total + digit * (10 - at), 0);
  const rest = sum % 11;
  return digits[9] === (rest < 2 ? rest : 11 - rest);
}

/** Whether a text is the national id of a company (شناسه ملی): eleven digits with their check digit. */
export function isLegalId(text: string): boolean {
  const id = latin(text);
  if (!/^\d{11}$/.test(id) || ALL_EQUAL.test(id)) return false;
  const digits = digitsOf(id);
  const shift = Number(id[9]) + 2;
  const weigh = (digit: number, at: number): number => (digit + shift) * (LEGAL_ID_WEIGHTS[at % 5] ?? 0);
  const sum = digits.slice(0, 10).reduce((total, digit, at) => total + weigh(digit, at), 0);
  return digits[10] === (sum % 11) % 10;
}

/** Whether a text is an Iranian IBAN (شبا): IR and 24 digits, spaces allowed, remainder 1 modulo 97. */
export function isSheba(text: string): boolean {
  const match = /^IR(\d{2})(\d{22})$/.exec(compact(text).toUpperCase());
  // I and R count as 18 and 27, and the first four characters move to the end.
  return match !== null && BigInt(`${match[2]}1827${match[1]}`) % 97n === 1n;
}

/** An IBAN in groups of four, `IR06 2960 …`, in Latin digits; set it in `dir="ltr"`. */
export function formatSheba(sheba: string): string {
  return (
    compact(sheba)
      .toUpperCase()
      .match(/.{1,4}/g) ?? []
  ).join(' ');
}

/** Whether a text is a bank card number: sixteen digits by Luhn, spaces and dashes allowed. */
export function isCard(text: string): boolean {
  const card = compact(text);
  if (!/^\d{16}$/.test(card) || ALL_EQUAL.test(card)) return false;
  const sum = digitsOf(card).reduce((total, digit, at) => {
    const weighed = at % 2 === 0 ? digit * 2 : digit;
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}

/** A card number with its middle hidden, «۶۰۳۷ •••• •••• ۵۴۴۳»; set it in `dir="ltr"`. */
export function maskCard(card: string): string {
  const digits = compact(card);
  if (!/^\d{16}$/.test(digits))
    throw new RangeError('Not a card number: sixteen digits are needed to mask one.');
  return toPersianDigits(`${digits.slice(0, 4)} •••• •••• ${digits.slice(12)}`);
}

/** Whether a text is a postal code: ten digits, not starting with 0 or 2, not all equal, a dash allowed after five. */
export function isPostalCode(text: string): boolean {
  const code = latin(text);
  return /^[13-9]\d{4}-?\d{5}$/.test(code) && !ALL_EQUAL.test(code.replace('-', ''));
}

/** A postal code as «۳۷۱۸۱-۴۶۵۲۹»; set it in `dir="ltr"`. */
export function formatPostalCode(code: string): string {
  const digits = compact(code);
  return toPersianDigits(`${digits.slice(0, 5)}-${digits.slice(5)}`);
}

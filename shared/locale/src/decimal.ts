import { toPersianDigits } from './digits.ts';

export interface DecimalFormat {
  maximumFractionDigits: number;
  /** Moves the decimal point to the right, as for a percentage. */
  shift?: number;
  /** Shows «+» before what is above zero, once it is rounded. */
  signed?: boolean;
}

/** Keeps the sign on the left in Persian text. */
const LEFT_TO_RIGHT = '\u200E';
const THOUSANDS = /\B(?=(\d{3})+$)/g;
const PLAIN = /^\d+(?:\.\d+)?$/;

/**
 * A number in Persian digits and signs, rounded half away from zero by its shortest decimal form; what
 * `Intl.NumberFormat('fa-IR')` shows, which a test holds. Written here, because the first formatter of a page loads the
 * locale data of the browser: 60 to 75 ms of a slow phone's processor in the middle of taking over the document.
 * @returns null for a number that JavaScript writes with an exponent.
 */
export function formatDecimal(value: number, format: DecimalFormat): string | null {
  const text = String(Math.abs(value));
  if (!PLAIN.test(text)) {
    return null;
  }
  const [whole, fraction] = rounded(text, format);
  const isZero = !/[1-9]/.test(whole + fraction);
  const shown = fraction === '' ? whole : `${whole}٫${fraction}`;
  return signOf(isZero ? 0 : value, format) + toPersianDigits(shown);
}

/** The digits before the decimal point, in groups, and those after it. */
function rounded(text: string, { maximumFractionDigits, shift = 0 }: DecimalFormat): [string, string] {
  const [integer = '', decimals = ''] = text.split('.');
  const places = decimals.padEnd(shift, '0');
  const fraction = places.slice(shift);
  const kept = integer + places.slice(0, shift) + fraction.slice(0, maximumFractionDigits);
  const isUp = (fraction[maximumFractionDigits] ?? '0') >= '5';
  const count = Math.min(fraction.length, maximumFractionDigits);
  const digits = (isUp ? String(BigInt(kept) + 1n) : kept).padStart(count + 1, '0');
  const point = digits.length - count;
  const whole = digits.slice(0, point).replace(/^0+(?=\d)/, '');
  return [whole.replace(THOUSANDS, '٬'), digits.slice(point).replace(/0+$/, '')];
}

function signOf(value: number, { signed = false }: DecimalFormat): string {
  if (value < 0) {
    return `${LEFT_TO_RIGHT}−`;
  }
  return signed && value > 0 ? `${LEFT_TO_RIGHT}+` : '';
}

import { stripBidiControls } from './bidi.ts';
import { type DecimalFormat, formatDecimal } from './decimal.ts';
import { toLatinDigits } from './digits.ts';

export interface NumberFormat {
  maximumFractionDigits?: number;
}

interface PlainFormat extends DecimalFormat {
  suffix?: string;
}

/**
 * Formats a number; refuses a value that is not a finite one, so that «ناعدد» never reaches a page. Numbers with an
 * exponent, below a millionth or from 10^21, are left to `Intl`.
 */
export function formatPlain(value: number, { suffix = '', ...format }: PlainFormat): string {
  if (!Number.isFinite(value)) {
    throw new RangeError(`Cannot show ${value} as a number: pass a finite number.`);
  }
  const shown = formatDecimal(value, format);
  return (shown ?? formatExtreme(value, format)) + suffix;
}

function formatExtreme(
  value: number,
  { maximumFractionDigits, shift = 0, signed = false }: DecimalFormat,
): string {
  const signDisplay = signed ? 'exceptZero' : 'negative';
  return new Intl.NumberFormat('fa-IR', { maximumFractionDigits, signDisplay }).format(value * 10 ** shift);
}

/**
 * Shows a number as «۱۲٬۵۰۰٫۵», with at most three fraction digits by default. A negative number starts with U+200E
 * so that its sign stays on the left in Persian text.
 */
export function formatNumber(value: number, { maximumFractionDigits = 3 }: NumberFormat = {}): string {
  return formatPlain(value, { maximumFractionDigits });
}

/** Shows a ratio as a percentage: `0.96` becomes «۹۶٪». */
export function formatPercent(ratio: number, { maximumFractionDigits = 0 }: NumberFormat = {}): string {
  return formatPlain(ratio, { maximumFractionDigits, shift: 2, suffix: '٪' });
}

/**
 * Shows a change with its sign in front: `0.025` becomes «+۲٫۵٪», and one that rounds to nothing has none. Like a negative
 * number it starts with U+200E, so that the sign stays on the left in Persian text.
 */
export function formatSignedPercent(ratio: number, { maximumFractionDigits = 1 }: NumberFormat = {}): string {
  return formatPlain(ratio, { maximumFractionDigits, shift: 2, suffix: '٪', signed: true });
}

// Latin and Arabic commas must stand at thousands, because «1,2» may also be meant as a decimal. The Persian
// thousands sign «٬» has one meaning only, so it may stand wherever live typing has pushed it.
const WRITTEN_NUMBER = /^([+-]?)(\d{1,3}(?:[,،]\d{3})+|\d+(?:٬\d+)*)?(?:[.٫](\d*))?$/;

/**
 * Reads a number as people type it: three digit scripts, «٫» or a point, «٬» or commas at thousands, a sign.
 * Returns null for anything else, and for magnitudes above 2^53−1, which a number cannot represent exactly.
 */
export function parseNumberFa(text: string): number | null {
  const written = toLatinDigits(stripBidiControls(text)).trim().replace('\u2212', '-');
  const match = WRITTEN_NUMBER.exec(written);
  if (match === null) return null;
  const [, sign, whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return null;
  const magnitude = Number(`${whole.replace(/[,،٬]/g, '') || '0'}.${fraction || '0'}`);
  if (magnitude > Number.MAX_SAFE_INTEGER) return null;
  return sign === '-' && magnitude !== 0 ? -magnitude : magnitude;
}

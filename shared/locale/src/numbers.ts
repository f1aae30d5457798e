import { stripBidiControls } from './bidi.ts';
import { toLatinDigits } from './digits.ts';

export interface NumberFormat {
  maximumFractionDigits?: number;
}

let formatters: Map<string, Intl.NumberFormat> | undefined;

/**
 * A Persian `Intl.NumberFormat`, created on first use and cached, because creating one costs far more than using it.
 */
function numberFormatter(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  formatters ??= new Map();
  const key = JSON.stringify(options);
  let formatter = formatters.get(key);
  if (formatter === undefined) {
    formatter = new Intl.NumberFormat('fa-IR', { signDisplay: 'negative', ...options });
    formatters.set(key, formatter);
  }
  return formatter;
}

/**
 * Formats with any `Intl` options; refuses a value that is not a finite number, so that «ناعدد» never reaches a page.
 */
export function formatWith(value: number, options: Intl.NumberFormatOptions): string {
  if (!Number.isFinite(value))
    throw new RangeError(`Cannot show ${value} as a number: pass a finite number.`);
  return numberFormatter(options).format(value);
}

/**
 * Shows a number as «۱۲٬۵۰۰٫۵», with at most three fraction digits by default. A negative number starts with U+200E
 * so that its sign stays on the left in Persian text.
 */
export function formatNumber(value: number, { maximumFractionDigits = 3 }: NumberFormat = {}): string {
  return formatWith(value, { maximumFractionDigits });
}

/** Shows a ratio as a percentage: `0.96` becomes «۹۶٪». */
export function formatPercent(ratio: number, { maximumFractionDigits = 0 }: NumberFormat = {}): string {
  return formatWith(ratio, { style: 'percent', maximumFractionDigits });
}

/**
 * Shows a change with its sign in front: `0.025` becomes «+۲٫۵٪», and one that rounds to nothing has none. Like a negative
 * number it starts with U+200E, so that the sign stays on the left in Persian text.
 */
export function formatSignedPercent(ratio: number, { maximumFractionDigits = 1 }: NumberFormat = {}): string {
  return formatWith(ratio, { style: 'percent', maximumFractionDigits, signDisplay: 'exceptZero' });
}

/** Shows a large number in short: `12_500_000` becomes «۱۲٫۵ میلیون». */
export function formatCompact(value: number, { maximumFractionDigits = 1 }: NumberFormat = {}): string {
  return formatWith(value, { notation: 'compact', maximumFractionDigits }).replace('\u00A0', ' ');
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

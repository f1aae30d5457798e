import { formatPlain } from './numbers.ts';
import { assertSafeInteger } from './safe-integer.ts';

export interface MoneyFormat {
  /** Shows «+» before positive amounts too, as in a statement of account. */
  signed?: boolean;
}

const RIAL_PER_TOMAN = 10;
const TOMAN = 'تومان';
const RIAL = 'ریال';

/** Ten rial are one toman; an amount that ends in a digit other than 0 gives one decimal. */
export function rialToToman(amountRial: number): number {
  assertSafeInteger(amountRial);
  return amountRial / RIAL_PER_TOMAN;
}

/** The reverse, for amounts typed in toman; refuses an amount that is not a whole number of rial. */
export function tomanToRial(amountToman: number): number {
  const amountRial = Math.round(amountToman * RIAL_PER_TOMAN);
  assertSafeInteger(amountRial);
  if (amountRial / RIAL_PER_TOMAN !== amountToman) {
    throw new RangeError(`${amountToman} toman is not a whole number of rial: allow one decimal at most.`);
  }
  return amountRial;
}

function formatAmount(amount: number, { signed = false }: MoneyFormat): string {
  return formatPlain(amount, { maximumFractionDigits: 1, signed });
}

/** A rial amount as toman digits, «۱۲٬۵۰۰٬۰۰۰», for places that set the unit in smaller type. */
export function formatToman(amountRial: number, options: MoneyFormat = {}): string {
  return formatAmount(rialToToman(amountRial), options);
}

/** A rial amount as «۱۲٬۵۰۰٬۰۰۰ تومان». */
export function formatTomanText(amountRial: number, options: MoneyFormat = {}): string {
  return `${formatToman(amountRial, options)} ${TOMAN}`;
}

/** A rial amount as rial digits, «۱۲۵٬۰۰۰٬۰۰۰». */
export function formatRial(amountRial: number, options: MoneyFormat = {}): string {
  assertSafeInteger(amountRial);
  return formatAmount(amountRial, options);
}

/** A rial amount as «۱۲۵٬۰۰۰٬۰۰۰ ریال», as banks show it. */
export function formatRialText(amountRial: number, options: MoneyFormat = {}): string {
  return `${formatRial(amountRial, options)} ${RIAL}`;
}

import { toPersianDigits } from '@bazaar/locale';

const LAST_DIGITS = 4;

/**
 * A phone number with its middle hidden, «۰۲۱•••۴۵۶۷»: the area or operator code and the last four digits stay.
 * @param phone number in E.164, `+982112344567`
 */
export function maskPhone(phone: string): string {
  const national = phone.replace(/^\+98/, '0');
  // Area codes have three digits, operator codes four.
  const shown = national.startsWith('09') ? 4 : 3;
  return toPersianDigits(`${national.slice(0, shown)}•••${national.slice(-LAST_DIGITS)}`);
}

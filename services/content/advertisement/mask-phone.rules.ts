import { toPersianDigits } from '@bazaar/locale';

/** A phone number with its middle hidden: «۰۲۱•••۰۱۲۳». `phone` is E.164 of Iran. */
export function maskPhone(phone: string): string {
  const national = `0${phone.slice(3)}`;
  const shown = national.startsWith('09') ? 4 : 3;
  return toPersianDigits(`${national.slice(0, shown)}•••${national.slice(-4)}`);
}

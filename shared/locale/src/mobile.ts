import { stripBidiControls } from './bidi.ts';
import { toLatinDigits, toPersianDigits } from './digits.ts';

const SEPARATORS = /[\s\u200C().\u2010-\u2015-]/g;
const MOBILE = /^(?:(?:\+98|0098|98)0?|0)?(9\d{9})$/;

/** Reads an Iranian mobile number in any usual notation into E.164, `+989121234567`; null when it is not one. */
export function parseMobile(text: string): string | null {
  const written = toLatinDigits(stripBidiControls(text)).replace(SEPARATORS, '');
  const match = MOBILE.exec(written);
  return match === null ? null : `+98${match[1]}`;
}

/** A mobile number as «۰۹۱۲ ۱۲۳ ۴۵۶۷»; set it in `dir="ltr"`. */
export function formatMobile(mobile: string): string {
  const national = nationalNumber(mobile);
  return toPersianDigits(`${national.slice(0, 4)} ${national.slice(4, 7)} ${national.slice(7)}`);
}

/** A mobile number with its middle hidden, «۰۹۱۲•••۴۵۶۷»; set it in `dir="ltr"`. */
export function maskMobile(mobile: string): string {
  const national = nationalNumber(mobile);
  return toPersianDigits(`${national.slice(0, 4)}•••${national.slice(7)}`);
}

const MASKED = /^\+98(\d{3})•••(\d{4})$/;

/**
 * A number as a service sends it: complete, or masked as `+98912•••4567`. What is neither stays as it is. Set it in
 * `dir="ltr"`.
 */
export function mobileText(mobile: string): string {
  const [, operator, last] = MASKED.exec(mobile) ?? [];
  if (operator !== undefined) {
    return toPersianDigits(`0${operator}•••${last}`);
  }
  return parseMobile(mobile) === null ? mobile : formatMobile(mobile);
}

function nationalNumber(mobile: string): string {
  const international = parseMobile(mobile);
  // The number itself stays out of the message, because messages reach logs.
  if (international === null)
    throw new RangeError('Not an Iranian mobile number: parse it before showing it.');
  return `0${international.slice(3)}`;
}

import { formatMobile, parseMobile, toPersianDigits } from '@bazaar/locale';

const LANDLINE = /^\+98(\d{2})(\d{4})(\d{4})$/;

/** Formats an E.164 number as Iranians read it: «۰۲۱ ۱۲۳۴ ۵۶۷۸», «۰۹۱۲ ۱۲۳ ۴۵۶۷»; to be shown in `dir="ltr"`. */
export function phoneText(phone: string): string {
  if (parseMobile(phone) !== null) {
    return formatMobile(phone);
  }
  return toPersianDigits(phone.replace(LANDLINE, '0$1 $2 $3'));
}

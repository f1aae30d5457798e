import { isSheba, normalizeFa, toLatinDigits } from '@bazaar/locale';
import { invalid } from './http/errors.ts';
import { messages } from './http/messages.ts';

/** An IBAN as people type it, in any digits and with spaces, as `IR` and 24 digits; 400 when its check digits are wrong. */
export function readSheba(text: string): string {
  const sheba = toLatinDigits(normalizeFa(text)).replaceAll(/[\s-]/g, '').toUpperCase();
  if (!isSheba(sheba)) {
    throw invalid({ sheba: [messages.sheba] });
  }
  return sheba;
}

/** An IBAN with its middle hidden: enough to recognise one's own account. */
export function maskSheba(sheba: string): string {
  return `${sheba.slice(0, 4)}…${sheba.slice(-4)}`;
}

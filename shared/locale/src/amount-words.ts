import { numberInWords } from './number-words.ts';
import { assertSafeInteger } from './safe-integer.ts';

const RIAL_PER_TOMAN = 10;
const TOMAN = 'تومان';
const RIAL = 'ریال';

/** A rial amount in words and toman: «یک میلیارد و سی و هشت میلیون تومان», with «و پنج ریال» when rial are left. */
export function amountInWords(amountRial: number): string {
  assertSafeInteger(amountRial);
  const restRial = Math.abs(amountRial % RIAL_PER_TOMAN);
  const wholeToman = (Math.abs(amountRial) - restRial) / RIAL_PER_TOMAN;
  const parts: string[] = [];
  if (wholeToman > 0 || restRial === 0) parts.push(`${numberInWords(wholeToman)} ${TOMAN}`);
  if (restRial > 0) parts.push(`${numberInWords(restRial)} ${RIAL}`);
  return (amountRial < 0 ? 'منفی ' : '') + parts.join(' و ');
}

import { parseNumberFa, toLatinDigits, tomanToRial } from '@bazaar/locale';

/** Why an amount that was typed in toman cannot be used. */
export type AmountFault =
  | 'empty'
  | 'unreadable'
  | 'negative'
  | 'zero'
  | 'fraction'
  | 'tooLong'
  | 'below'
  | 'above';

export interface AmountLimits {
  minRial: number;
  maxRial: number;
}

export type TypedAmount = { amountRial: number; fault: null } | { amountRial: null; fault: AmountFault };

/** The largest amount whose rial are a safe integer. */
const MAX_TOMAN = Math.floor(Number.MAX_SAFE_INTEGER / 10);
const MAX_DIGITS = 15;

/** Reads an amount in toman as people type it, in any digits and with separators, and holds it to its limits. */
export function readAmount(text: string, limits?: AmountLimits): TypedAmount {
  const toman = parseNumberFa(text.replaceAll(/\s/g, ''));
  if (toman === null) {
    return faulty(faultOfText(text));
  }
  if (toman <= 0) {
    return faulty(toman < 0 ? 'negative' : 'zero');
  }
  if (!Number.isInteger(toman)) {
    return faulty('fraction');
  }
  return toman > MAX_TOMAN ? faulty('tooLong') : withinLimits(tomanToRial(toman), limits);
}

function withinLimits(amountRial: number, limits?: AmountLimits): TypedAmount {
  if (limits !== undefined && amountRial < limits.minRial) {
    return faulty('below');
  }
  return limits !== undefined && amountRial > limits.maxRial ? faulty('above') : { amountRial, fault: null };
}

function faultOfText(text: string): AmountFault {
  if (text.trim() === '') {
    return 'empty';
  }
  const digits = toLatinDigits(text).replaceAll(/[^\d]/g, '');
  const isNumber = /^[+-]?[\d\s,،٬.٫]+$/.test(toLatinDigits(text).trim());
  return isNumber && digits.length > MAX_DIGITS ? 'tooLong' : 'unreadable';
}

function faulty(fault: AmountFault): TypedAmount {
  return { amountRial: null, fault };
}

import { formatTomanText } from '@bazaar/locale';
import { readAmount } from '../../../common/money/typed-amount.rules.ts';
import { amountFaults } from '../../../common/payment/messages.ts';
import { limitMessages } from './limit-messages.ts';

type TypedLimit = { limitRial: number; fault: null } | { limitRial: null; fault: string };

/** Reads a limit in toman as people type it; unlike an amount it may be zero, where everything needs a code. */
export function readLimit(text: string, maxRial: number): TypedLimit {
  const { amountRial, fault } = readAmount(text, { minRial: 0, maxRial });
  if (fault === null) {
    return { limitRial: amountRial, fault };
  }
  if (fault === 'zero') {
    return { limitRial: 0, fault: null };
  }
  const above = limitMessages.above(formatTomanText(maxRial));
  return { limitRial: null, fault: fault === 'above' ? above : amountFaults[fault] };
}

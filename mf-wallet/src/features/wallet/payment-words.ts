import type { Payment } from '@bazaar/contracts/payment';
import { stateOf } from '../../common/payment/payment-state.rules.ts';
import { paymentMessages as words } from './payment-messages.ts';

/** The sentence under the heading: what happened, with the cause where there is one. */
export function sentenceOf(payment: Payment): string {
  const { status, purpose, failure, cancelRequested, statusText } = payment;
  switch (stateOf(status)) {
    case 'paid':
      return words.paid[purpose];
    case 'pending':
      return words.pending;
    case 'failed':
      return failure === 'not_paid' ? words.notPaid : statusText;
    case 'cancelled':
      return cancelRequested ? statusText : `${statusText} ${words.cancelled}`;
    default:
      return statusText;
  }
}

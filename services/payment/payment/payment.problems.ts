import { PaymentStatus } from '@bazaar/contracts/payment';
import { conflict, forbidden, type HttpError, notFound, unprocessable } from '../../kit/http/errors.ts';
import { messages } from '../messages.ts';

/** 409: the payment's state does not allow it. */
export function invalidTransition(currentStatus: PaymentStatus, paymentId: number): HttpError {
  return conflict('invalid_transition', {
    title: messages.notNow,
    detail: messages.notNowDetail(currentStatus),
    data: { currentStatus, paymentId },
  });
}

/** 422: the wallet lacks this amount. */
export function insufficientCredit(shortfallRial: number, paymentId: number): HttpError {
  return unprocessable('insufficient_credit', {
    title: messages.shortCredit,
    detail: messages.shortCreditDetail(shortfallRial),
    data: { shortfallRial, paymentId },
  });
}

/** The payment, once the person may pay it: 404 when it is not theirs to see, 403 for an agent without that role. */
export function requirePayer<P extends { readonly mayPay: boolean }>(payment: P | null, what: string): P {
  if (payment === null) {
    throw notFound(what);
  }
  if (!payment.mayPay) {
    throw forbidden(messages.notFinance);
  }
  return payment;
}

interface Fault {
  readonly constraint: string;
  readonly detail: string;
}

/** The database constraint that an error violates; null for any other error. */
function faultOf(error: unknown): Fault | null {
  const fault: object = typeof error === 'object' && error !== null ? error : {};
  return 'constraint' in fault && typeof fault.constraint === 'string'
    ? { constraint: fault.constraint, detail: 'detail' in fault ? String(fault.detail) : '' }
    : null;
}

/** True when the wallet contained less than was to be taken from it. */
export function isShort(error: unknown): boolean {
  return faultOf(error)?.constraint === 'account_not_overdrawn';
}

/** Converts the database's refusal of a move to an error response; any other error is unchanged. */
export function explainRefusal(error: unknown, paymentId: number): unknown {
  const fault = faultOf(error);
  if (fault?.constraint === 'too_many_attempts') {
    return unprocessable('too_many_attempts', {
      title: messages.tooManyTries,
      detail: messages.tooManyTriesDetail,
      data: { paymentId },
    });
  }
  if (fault?.constraint === 'trade_not_awaiting_payment') {
    return conflict('not_payable', { title: messages.notNow, detail: messages.closed, data: { paymentId } });
  }
  const status = PaymentStatus.safeParse(fault?.detail);
  return fault?.constraint === 'invalid_transition' && status.success
    ? invalidTransition(status.data, paymentId)
    : error;
}

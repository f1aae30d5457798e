import { PaymentStatus } from '@bazaar/contracts/payment';
import { conflict, type HttpError, unprocessable } from '../../kit/http/errors.ts';
import { messages } from '../messages.ts';

/** 409: the payment's state does not allow it. */
export function invalidTransition(currentStatus: PaymentStatus, paymentId: number): HttpError {
  return conflict('invalid_transition', {
    title: messages.notNow,
    detail: messages.notNowDetail(currentStatus),
    data: { currentStatus, paymentId },
  });
}

/** 422: the wallet lacks this much. */
export function insufficientCredit(shortfallRial: number, paymentId: number): HttpError {
  return unprocessable('insufficient_credit', {
    title: messages.shortCredit,
    detail: messages.shortCreditDetail(shortfallRial),
    data: { shortfallRial, paymentId },
  });
}

interface Fault {
  readonly constraint: string;
  readonly detail: string;
}

/** What a rule of the database refused, by the name of the rule; null for any other error. */
function faultOf(error: unknown): Fault | null {
  const fault: object = typeof error === 'object' && error !== null ? error : {};
  return 'constraint' in fault && typeof fault.constraint === 'string'
    ? { constraint: fault.constraint, detail: 'detail' in fault ? String(fault.detail) : '' }
    : null;
}

/** True when the wallet held less than was to be taken from it. */
export function isShort(error: unknown): boolean {
  return faultOf(error)?.constraint === 'account_not_overdrawn';
}

/** The database's refusal of a move as the answer to its caller; any other error as it is. */
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

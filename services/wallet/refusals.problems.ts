import { conflict, type HttpError, notFound, unprocessable } from '../kit/http/errors.ts';
import { payoutMessages as messages } from './payout/payout.messages.ts';

interface Fault {
  readonly constraint: string;
  readonly detail: string;
}

/** The rule of the database that an error breaks; null for any other error. */
function faultOf(error: unknown): Fault | null {
  const fault: object = typeof error === 'object' && error !== null ? error : {};
  return 'constraint' in fault && typeof fault.constraint === 'string'
    ? { constraint: fault.constraint, detail: 'detail' in fault ? String(fault.detail) : '' }
    : null;
}

/** 422: the profile has no IBAN to pay to. */
export function noIban(): HttpError {
  return unprocessable('no_iban', { title: messages.noIban, detail: messages.noIbanDetail });
}

/** 409: the profile has another account than the one that was shown. */
export function accountChanged(): HttpError {
  return conflict('account_changed', {
    title: messages.accountChanged,
    detail: messages.accountChangedDetail,
  });
}

/** 422: the wallet lacks this amount. */
export function insufficientCredit(shortfallRial: number): HttpError {
  return unprocessable('insufficient_credit', {
    title: messages.shortCredit,
    detail: messages.shortCreditDetail(shortfallRial),
    data: { shortfallRial },
  });
}

/** 409: the state of a withdrawal, a batch or a row does not allow it. */
export function invalidTransition(currentState: string, data: { readonly rowId?: number } = {}): HttpError {
  return conflict('invalid_transition', {
    title: messages.notNow,
    detail: messages.notNowDetail,
    data: { ...data, currentState },
  });
}

/** Converts what the database refuses into an error response; any other error is unchanged. */
export function explainRefusal(error: unknown): unknown {
  const fault = faultOf(error);
  switch (fault?.constraint) {
    case 'no_payout_account':
    case 'withdrawal_sheba_check':
      return noIban();
    case 'unknown_row':
      return notFound(messages.payoutRow);
    case 'account_not_overdrawn':
      return unprocessable('payable_changed', {
        title: messages.payableChanged,
        detail: messages.payableChangedDetail,
      });
    case 'invalid_transition': {
      // A row's refusal names the row before the state.
      const [state = '', rowId] = fault.detail.split(' ').toReversed();
      return invalidTransition(state, rowId === undefined ? {} : { rowId: Number(rowId) });
    }
    default:
      return error;
  }
}

/** Runs a change of money; what the database refuses becomes its error response. */
export async function explained<Result>(change: Promise<Result>): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    throw explainRefusal(error);
  }
}

import { PAYMENT_STATUSES, type PaymentAction, type PaymentStatus } from '@bazaar/contracts/payment';

/** Who makes a move: the payer, the gateway, the system, or the owner of what is paid for. */
export type PaymentActor = 'buyer' | 'gateway' | 'system' | 'owner';

interface Transition {
  readonly move: string;
  readonly actor: PaymentActor;
  readonly from: readonly PaymentStatus[];
  /** `same`: stored as an event, without a change of status. */
  readonly to: PaymentStatus | 'same';
}

const AT_GATEWAY = ['RedirectedToGateway', 'CallbackReceived', 'VerifyPending'] as const;
const RETRYABLE = ['Failed', 'Cancelled', 'Expired'] as const;

/**
 * The payment machine, one row per move. `payment.next_status()` in the database is the same table, and a test
 * compares the two.
 */
export const PAYMENT_MACHINE = [
  { move: 'redirect', actor: 'system', from: ['Created'], to: 'RedirectedToGateway' },
  { move: 'refuse', actor: 'gateway', from: ['Created'], to: 'Failed' },
  { move: 'return', actor: 'gateway', from: ['RedirectedToGateway'], to: 'CallbackReceived' },
  { move: 'verify', actor: 'gateway', from: AT_GATEWAY, to: 'Verified' },
  {
    move: 'suspend',
    actor: 'system',
    from: ['RedirectedToGateway', 'CallbackReceived'],
    to: 'VerifyPending',
  },
  { move: 'fail', actor: 'gateway', from: AT_GATEWAY, to: 'Failed' },
  { move: 'abandon', actor: 'gateway', from: AT_GATEWAY, to: 'Cancelled' },
  { move: 'giveUp', actor: 'system', from: ['VerifyPending'], to: 'Failed' },
  { move: 'expire', actor: 'system', from: ['Created', 'RedirectedToGateway'], to: 'Expired' },
  {
    move: 'cancel',
    actor: 'buyer',
    from: ['Created', 'RedirectedToGateway', 'Failed', 'Expired'],
    to: 'Cancelled',
  },
  { move: 'retry', actor: 'buyer', from: RETRYABLE, to: 'Created' },
  { move: 'payByWallet', actor: 'buyer', from: ['Created', ...RETRYABLE], to: 'Verified' },
  { move: 'verifyLate', actor: 'gateway', from: ['Created', 'Failed', 'Expired'], to: 'Verified' },
  {
    move: 'refund',
    actor: 'gateway',
    from: [...AT_GATEWAY, ...RETRYABLE, 'Verified', 'Settled'],
    to: 'Refunded',
  },
  {
    move: 'creditExtra',
    actor: 'gateway',
    from: PAYMENT_STATUSES.filter((status) => status !== 'Cancelled'),
    to: 'same',
  },
  { move: 'settle', actor: 'system', from: ['Verified'], to: 'Settled' },
  {
    move: 'withdraw',
    actor: 'owner',
    from: ['Created', ...AT_GATEWAY, 'Failed', 'Expired'],
    to: 'Cancelled',
  },
] as const satisfies readonly Transition[];

export type PaymentMove = (typeof PAYMENT_MACHINE)[number]['move'];

/** The status after a move, or null when the move is not allowed. */
export function nextStatus(from: PaymentStatus, move: PaymentMove): PaymentStatus | null {
  const row: Transition | undefined = PAYMENT_MACHINE.find((transition) => transition.move === move);
  if (row === undefined || !row.from.includes(from)) {
    return null;
  }
  return row.to === 'same' ? from : row.to;
}

export const MAXIMUM_TRIES = 5;

interface PaymentFacts {
  readonly status: PaymentStatus;
  readonly purpose: 'walletCharge' | 'tradeRequest' | 'membership';
  readonly isClosed: boolean;
  readonly tries: number;
}

/** What the payer may do: the buyer's moves of the machine that this payment's facts allow. */
export function allowedActions({ status, purpose, isClosed, tries }: PaymentFacts): PaymentAction[] {
  const possible: Readonly<Record<PaymentAction, boolean>> = {
    retry: !isClosed && tries > 0 && tries < MAXIMUM_TRIES,
    // A wallet cannot be charged from itself.
    payByWallet: !isClosed && purpose !== 'walletCharge',
    cancel: true,
  };
  const actions: readonly PaymentAction[] = ['retry', 'payByWallet', 'cancel'];
  return actions.filter((action) => possible[action] && nextStatus(status, action) !== null);
}

import type { PayoutRowState, WithdrawalState } from '@bazaar/contracts/wallet';
import type { WithdrawalMove } from '../withdrawal/withdrawal-machine.rules.ts';

/** How the simulated bank ends a transfer. */
export type BankResult = 'settled' | 'failed' | 'returned';

/** Endings of an amount in toman that the simulated bank treats in another way, so that every end can be seen. */
const FAILS = 13;
const RETURNS = 14;

/** Whether the simulated bank returns a transfer that it has settled: an amount whose toman end in 14. */
export function isReturned(amountRial: number): boolean {
  return endingOf(amountRial) === RETURNS;
}

/** What the simulated bank does next with a row of a batch; null for nothing. */
export function nextResult({
  state,
  amountRial,
}: {
  readonly state: PayoutRowState;
  readonly amountRial: number;
}): BankResult | null {
  if (state === 'Sent') {
    return endingOf(amountRial) === FAILS ? 'failed' : 'settled';
  }
  return state === 'Settled' && isReturned(amountRial) ? 'returned' : null;
}

/** One act of the simulated bank, and whether another one follows. */
interface BankAct {
  readonly move: WithdrawalMove;
  readonly isMoreToCome: boolean;
}

/** What the simulated bank does next with a withdrawal that it takes up by itself; null for nothing. */
export function nextAct({
  state,
  amountRial,
}: {
  readonly state: WithdrawalState;
  readonly amountRial: number;
}): BankAct | null {
  switch (state) {
    case 'Requested':
      return { move: 'send', isMoreToCome: true };
    case 'Sent':
      return endingOf(amountRial) === FAILS
        ? { move: 'fail', isMoreToCome: false }
        : { move: 'settle', isMoreToCome: isReturned(amountRial) };
    case 'Settled':
      return isReturned(amountRial) ? { move: 'return', isMoreToCome: false } : null;
    default:
      return null;
  }
}

function endingOf(amountRial: number): number {
  return Math.trunc(amountRial / 10) % 100;
}

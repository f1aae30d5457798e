import type { WithdrawalState } from '@bazaar/contracts/wallet';

/** What can happen to a withdrawal; a user cancels, everything else is the bank's. */
export const WITHDRAWAL_MOVES = ['send', 'cancel', 'settle', 'fail', 'return'] as const;
export type WithdrawalMove = (typeof WITHDRAWAL_MOVES)[number];

const NEXT: Readonly<
  Record<WithdrawalMove, { readonly from: WithdrawalState; readonly to: WithdrawalState }>
> = {
  send: { from: 'Requested', to: 'Sent' },
  cancel: { from: 'Requested', to: 'Cancelled' },
  settle: { from: 'Sent', to: 'Settled' },
  fail: { from: 'Sent', to: 'Failed' },
  // A bank may give the money back after it has carried the transfer out.
  return: { from: 'Settled', to: 'Failed' },
};

/** The state after a move; null where it is not possible. wallet.next_withdrawal_state() holds the same table. */
export function nextState(from: WithdrawalState, move: WithdrawalMove): WithdrawalState | null {
  return NEXT[move].from === from ? NEXT[move].to : null;
}

import type { Withdrawal } from '@bazaar/contracts/wallet';

/** What the question before a withdrawal is cancelled is given. */
export interface CancelWithdrawalProps {
  withdrawal: Withdrawal;
  onClose: () => void;
}

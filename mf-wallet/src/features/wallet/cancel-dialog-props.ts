import type { Payment } from '@bazaar/contracts/payment';

/** What the question before a payment is cancelled is given. */
export interface CancelDialogProps {
  payment: Payment;
  onClose: () => void;
}

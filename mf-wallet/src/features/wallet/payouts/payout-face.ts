import type { PayoutRowState } from '@bazaar/contracts/wallet';
import { mdiBankOutline, mdiCancel, mdiCheckCircle, mdiClockOutline, mdiCloseCircleOutline } from '@mdi/js';
import type { Face } from '../../../common/payment/payment-face.ts';

/** How each state of a payout looks. */
export const payoutFaces: Readonly<Record<PayoutRowState, Face>> = {
  Draft: { icon: mdiClockOutline, tone: 'neutral' },
  Sent: { icon: mdiBankOutline, tone: 'warning' },
  Settled: { icon: mdiCheckCircle, tone: 'success' },
  Failed: { icon: mdiCloseCircleOutline, tone: 'danger' },
  Returned: { icon: mdiCloseCircleOutline, tone: 'danger' },
  Cancelled: { icon: mdiCancel, tone: 'neutral' },
};

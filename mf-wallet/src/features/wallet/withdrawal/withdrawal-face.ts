import type { WithdrawalState } from '@bazaar/contracts/wallet';
import { mdiBankOutline, mdiCancel, mdiCheckCircle, mdiClockOutline, mdiCloseCircleOutline } from '@mdi/js';
import type { Face } from '../../../common/payment/payment-face.ts';

/** How each state of a withdrawal looks. */
export const withdrawalFaces: Readonly<Record<WithdrawalState, Face>> = {
  Requested: { icon: mdiClockOutline, tone: 'warning' },
  Sent: { icon: mdiBankOutline, tone: 'warning' },
  Settled: { icon: mdiCheckCircle, tone: 'success' },
  Failed: { icon: mdiCloseCircleOutline, tone: 'danger' },
  Cancelled: { icon: mdiCancel, tone: 'neutral' },
};

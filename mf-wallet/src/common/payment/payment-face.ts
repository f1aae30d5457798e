import type { BadgeTone } from '@bazaar/ui/badge';
import {
  mdiBankOutline,
  mdiCancel,
  mdiCheckCircle,
  mdiCloseCircleOutline,
  mdiCreditCardClockOutline,
  mdiProgressClock,
  mdiTimerOutline,
  mdiWalletOutline,
} from '@mdi/js';
import type { PaymentState } from './payment-state.rules.ts';

/** How a state looks. */
export interface Face {
  icon: string;
  tone: BadgeTone;
}

/** How each state of a payment looks. */
export const stateFaces: Readonly<Record<PaymentState, Face>> = {
  unpaid: { icon: mdiCreditCardClockOutline, tone: 'neutral' },
  open: { icon: mdiBankOutline, tone: 'warning' },
  pending: { icon: mdiProgressClock, tone: 'warning' },
  paid: { icon: mdiCheckCircle, tone: 'success' },
  failed: { icon: mdiCloseCircleOutline, tone: 'danger' },
  cancelled: { icon: mdiCancel, tone: 'neutral' },
  expired: { icon: mdiTimerOutline, tone: 'neutral' },
  refunded: { icon: mdiWalletOutline, tone: 'info' },
};

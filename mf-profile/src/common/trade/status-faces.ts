import type { TradeStatus } from '@bazaar/contracts/trade';
import {
  mdiAlertCircleOutline,
  mdiCancel,
  mdiCheckCircleOutline,
  mdiClockOutline,
  mdiCreditCardOutline,
  mdiTruckOutline,
} from '@mdi/js';
import { editableFaces, type StatusFace } from './editable-faces.ts';

/**
 * Tone and icon of each state: what waits for the buyer stands out, what has ended is grey. The words tell the states
 * apart; few icons keep the paths small that every page of requests downloads.
 */
export const statusFaces: Readonly<Record<TradeStatus, StatusFace>> = {
  ...editableFaces,
  Accepted: { tone: 'info', icon: mdiCheckCircleOutline },
  AwaitingPayment: { tone: 'warning', icon: mdiCreditCardOutline },
  Paid: { tone: 'success', icon: mdiCreditCardOutline },
  InFulfillment: { tone: 'info', icon: mdiTruckOutline },
  Delivered: { tone: 'warning', icon: mdiTruckOutline },
  Completed: { tone: 'success', icon: mdiCheckCircleOutline },
  Rejected: { tone: 'danger', icon: mdiCancel },
  Cancelled: { tone: 'neutral', icon: mdiCancel },
  Expired: { tone: 'neutral', icon: mdiClockOutline },
  Disputed: { tone: 'danger', icon: mdiAlertCircleOutline },
};

import type { TradeStatus } from '@bazaar/contracts/trade';
import type { BadgeTone } from '@bazaar/ui/badge';
import {
  mdiAlertCircleOutline,
  mdiCancel,
  mdiCheckCircleOutline,
  mdiClockOutline,
  mdiCreditCardOutline,
  mdiFileDocumentEditOutline,
  mdiTagOutline,
  mdiTruckOutline,
} from '@mdi/js';

interface StatusFace {
  tone: BadgeTone;
  icon: string;
}

/**
 * Tone and icon of each state: what waits for the buyer stands out, what has ended is grey. The words tell the states
 * apart; few icons keep the paths small that every page of requests downloads.
 */
export const statusFaces: Readonly<Record<TradeStatus, StatusFace>> = {
  Draft: { tone: 'neutral', icon: mdiFileDocumentEditOutline },
  ConfirmationRequested: { tone: 'accent', icon: mdiFileDocumentEditOutline },
  RevisionRequested: { tone: 'warning', icon: mdiAlertCircleOutline },
  Published: { tone: 'neutral', icon: mdiClockOutline },
  Quoted: { tone: 'info', icon: mdiTagOutline },
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

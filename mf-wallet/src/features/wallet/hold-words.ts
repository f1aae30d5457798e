import type { WalletHold } from '@bazaar/contracts/wallet';
import { holdsMessages } from './holds-messages.ts';

type RequestStatus = NonNullable<WalletHold['requestStatus']>;

const GENERAL = 'با پایان درخواست آزاد یا به تأمین‌کننده پرداخت می‌شود.';

const ENDS: Partial<Record<RequestStatus, string>> = {
  Paid: 'با تأیید تحویل به تأمین‌کننده پرداخت می‌شود؛ با لغو درخواست به کیف پول بازمی‌گردد.',
  InFulfillment: 'با تأیید تحویل به تأمین‌کننده پرداخت می‌شود؛ با لغو درخواست به کیف پول بازمی‌گردد.',
  Delivered: 'با تأیید تحویل، یا با پایان مهلت تأیید، به تأمین‌کننده پرداخت می‌شود.',
  Disputed: 'با رأی بازار صنعت به تأمین‌کننده پرداخت می‌شود یا به کیف پول بازمی‌گردد.',
};

/** What ends a hold, and where the money goes then. */
export function endOfHold({ kind, requestStatus }: WalletHold): string {
  if (kind === 'payment') {
    return holdsMessages.endOfPart;
  }
  return (requestStatus && ENDS[requestStatus]) ?? GENERAL;
}

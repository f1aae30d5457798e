import type { Host } from '@bazaar/host';
import { paymentQueries } from '../../common/payment/payment.queries.ts';

const RECENT = 5;
/** The largest page of the service, which has no filter by status. */
const FOLLOWED_AMONG = 100;

/** The latest payments of a wallet. */
export function recentPaymentsQuery(api: Host['api'], company: number | null) {
  return paymentQueries(api).payments({ company, page: 1, size: RECENT });
}

/** The payments of a wallet among which one whose outcome is unknown is sought: it may be older than the shown ones. */
export function followedPaymentsQuery(api: Host['api'], company: number | null) {
  return paymentQueries(api).payments({ company, page: 1, size: FOLLOWED_AMONG });
}

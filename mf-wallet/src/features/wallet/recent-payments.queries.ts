import type { Host } from '@bazaar/host';
import { paymentQueries } from '../../common/payment/payment.queries.ts';

const RECENT = 5;

/** The latest payments of a wallet. */
export function recentPaymentsQuery(api: Host['api'], company: number | null) {
  return paymentQueries(api).payments({ company, page: 1, size: RECENT });
}

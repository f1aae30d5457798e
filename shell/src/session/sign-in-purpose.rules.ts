import { buyerRegistration, messages } from '@bazaar/contracts/paths';
import type { LinkTarget } from '@bazaar/host';

/**
 * Why a visitor opened a page that needs a session, as far as its address says it: the login page names it. Messages
 * to somebody are begun on the page of a supplier or of a supplier's product (specification §4, `loginPerPage`).
 */
export function purposeOf({ pathname, searchParams }: URL): Pick<LinkTarget, 'reason' | 'loginPerPage'> {
  if (pathname === messages && searchParams.has('to')) {
    return { reason: 'message', loginPerPage: true };
  }
  return pathname === buyerRegistration ? { reason: 'register' } : {};
}

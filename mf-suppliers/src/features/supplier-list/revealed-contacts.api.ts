import { listRevealedContacts } from '@bazaar/contracts/merchant';
import type { Host } from '@bazaar/host';

/** The contacts that the user has revealed. Never cached: numbers are kept no longer than the file needs them. */
export function revealedContacts(api: Host['api']) {
  return api.call(listRevealedContacts, {});
}

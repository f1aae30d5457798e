import { REQUEST_CUSTOMER_KEY, RequestCustomer } from '@bazaar/contracts/trade';
import { storedValue } from '@bazaar/storage';

/** The company that the user has chosen to begin requests for, in the slot `request.customer`; null for their own. */
export const requestCustomer = storedValue(REQUEST_CUSTOMER_KEY, RequestCustomer, {
  area: 'local',
  fallback: null,
});
